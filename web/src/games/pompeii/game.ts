/** Pompeii. */
import type { DrawnGame } from "../game.ts";
import CARDS from "virtual:texts/each/pompeii";
import LESSONS from "virtual:texts/each/pompeii_lessons";
import PAGES from "virtual:texts/each/pompeii_web";
import REFUSALS from "virtual:texts/each/pompeii_refusals";
import RULES from "virtual:texts/each/pompeii_rules";

export const game: DrawnGame = {
  icon: "i-crown",
  texts: [CARDS, PAGES, REFUSALS],
  rulesTexts: [RULES],
  lessonTexts: [LESSONS],
  editor: () => import("./editor/Editor.svelte"),
  miniature: { texts: [PAGES], load: async () => (await import("./miniature/miniature.ts")).miniature },
  illustrations: () => import("./rules/illustrations.ts"),
  compendium: () => import("./compendium/compendium.ts"),
  scorePicture: () => import("./score-picture.ts"),
  load: async () => (await import("./presentation.ts")).presentation,
};
