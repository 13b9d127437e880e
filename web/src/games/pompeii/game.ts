/** Pompeii. */
import { addTexts } from "../../lib/i18n.svelte.ts";
import { numbered, type Game } from "../game.ts";
import { OPTIONS } from "./options.ts";
import LESSONS from "virtual:texts/each/pompeii_lessons";
import RULES from "virtual:texts/each/pompeii_rules";

export const pompeii: Game = {
  players: [1, 2, 3, 4],
  icon: "i-crown",
  options: OPTIONS,
  bestScore: null,
  rulebook: {
    texts: RULES,
    chapters: {
      aim: ["P39", "P41"],
      box: ["P12", "P18"],
      preparing: ["P1", "P2", "P51"],
      turn: ["P3", "P4", "P13"],
      places: ["P5", "P6"],
      fields: ["P6"],
      producing: ["P7", "P12"],
      owning: ["P9", "P10", "P64"],
      constructing: ["P8"],
      trading: ["P11"],
      training: ["P17", "P18", "P30"],
      specialists: ["P14", "P15", "P16", "P19", "P24", "P58"],
      foro: ["P20"],
      city_cards: ["P21", "P22", "P23", "P25", "P59"],
      hiring: ["P29"],
      army: ["P39", "P40", "P67"],
      offerings: ["P31", "P33", "P34", "P35", "P65", "P66"],
      volcano: ["P32", "P36", "P37"],
      injuries: ["P26", "P27", "P61"],
      tokens: ["P27", "P28"],
      halting: ["P38", "P63"],
      winning: ["P41", "P42", "P54"],
      solo: ["P43", "P44", "P45", "P46", "P47", "P48", "P70"],
      titles: ["P49"],
      printed: [],
    },
    rulings: numbered("P", 70).flatMap((id) => (id === "P59" ? [id, "P59a"] : [id])),
  },
  lessonTexts: [LESSONS],
  load: async () => {
    const { presentation, TEXTS } = await import("./presentation.ts");
    await Promise.all(TEXTS.map(addTexts));
    return presentation;
  },
};
