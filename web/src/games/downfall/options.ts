import type { GameOptions } from "../options.ts";

export const OPTIONS: GameOptions = { all: ["dual_vents", "closed_vents", "free_moves"], sets: [], solo: [], group: [] };
