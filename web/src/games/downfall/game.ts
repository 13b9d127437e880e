/** The Downfall of Pompeii. */
import type { DrawnGame } from "../game.ts";
import BOARD from "virtual:texts/each/board";
import LESSONS from "virtual:texts/each/downfall_lessons";
import RULES from "virtual:texts/each/downfall_rules";
import WORDS from "virtual:texts/each/downfall";

export const game: DrawnGame = {
  icon: "i-house",
  texts: [WORDS, BOARD],
  rulesTexts: [RULES],
  lessonTexts: [LESSONS],
  editor: () => import("./editor/Editor.svelte"),
  load: async () => (await import("./presentation.ts")).presentation,
};
