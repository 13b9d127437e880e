import type { GameOptions } from "../options.ts";

const SETS = ["set_a", "set_b", "set_c"];
const GROUP = ["all_volcano", "apocalypse_last", "foro_timer"];
const SOLO = ["no_textoria"];

export const OPTIONS: GameOptions = { all: [...SETS, ...GROUP, ...SOLO], sets: SETS, solo: SOLO, group: GROUP };
