/** The Downfall of Pompeii. */
import type { DrawnGame } from "../game.ts";
import LESSONS from "virtual:texts/each/downfall_lessons";
import PAGES from "virtual:texts/each/downfall_web";
import REFUSALS from "virtual:texts/each/downfall_refusals";
import RULES from "virtual:texts/each/downfall_rules";
import WORDS from "virtual:texts/each/downfall";

export const game: DrawnGame = {
  icon: "i-house",
  texts: [WORDS, PAGES, REFUSALS],
  rulesTexts: [RULES],
  lessonTexts: [LESSONS],
  editor: () => import("./editor/Editor.svelte"),
  miniature: { texts: [WORDS], load: async () => (await import("./miniature/miniature.ts")).miniature },
  illustrations: () => import("./rules/illustrations.ts"),
  compendium: null,
  scorePicture: () => import("./score-picture.ts"),
  load: async () => (await import("./presentation.ts")).presentation,
};
