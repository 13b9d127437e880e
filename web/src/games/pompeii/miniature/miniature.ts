/** Pompeii at a glance. */
import type { View } from "../../../lib/table/presentation.ts";
import type { Miniature } from "../../miniature.ts";
import type { PompeiiView } from "../view.ts";
import Board from "./MiniatureBoard.svelte";
import { SEAT_COLOURS } from "./seat-colours.ts";

export const miniature: Miniature = {
  Board: Board as unknown as Miniature["Board"],
  colours: SEAT_COLOURS,
  status: (view: View) => {
    const { phase, round } = view as unknown as PompeiiView;
    return { id: `pompeii-status-${phase}`, args: { round } };
  },
};
