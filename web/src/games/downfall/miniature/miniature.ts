/** The Downfall of Pompeii at a glance. */
import type { View } from "../../../lib/table/presentation.ts";
import type { Miniature } from "../../miniature.ts";
import type { DownfallView } from "../view.ts";
import Board from "./MiniatureBoard.svelte";

export const miniature: Miniature = {
  Board: Board as unknown as Miniature["Board"],
  colours: ["var(--p-red)", "var(--p-black)", "var(--p-yellow)", "var(--p-blue)"],
  status: (view: View) => ({ id: `downfall-phase-${(view as unknown as DownfallView).phase}` }),
};
