/** The Downfall of Pompeii. */
import { numbered, type Game } from "../game.ts";
import { OPTIONS } from "./options.ts";
import RULES from "virtual:texts/each/downfall_rules";

export const downfall: Game = {
  players: [2, 3, 4],
  icon: "i-house",
  options: OPTIONS,
  bestScore: "web-record-best",
  rulebook: {
    texts: RULES,
    chapters: {
      goal: ["R20"],
      setup: ["R1", "R2"],
      filling: ["R6", "R7"],
      seething: ["R3", "R4", "R5", "R8"],
      erupting: ["R9", "R10", "R11"],
      running: ["R12", "R13", "R14", "R15", "R17", "R18"],
      ending: ["R19", "R20"],
    },
    rulings: numbered("R", 21),
  },
  lessonTexts: [],
  load: async () => (await import("./presentation.ts")).presentation,
};
