/** What the rules are made of, in the order of the page. */
import { has, t } from "../lib/i18n.svelte.ts";

export type PartName = "how" | "rulings" | "options";

/** One passage with a heading of its own. */
export interface Passage {
  id: string;
  /** What others cite it by: R12, closed_vents; null where nobody does. */
  cited: string | null;
  title: string;
  paragraphs: string[];
  steps: string[];
  example: string | null;
  /** The rulings that say more. */
  more: readonly string[];
}

export interface Part {
  name: PartName;
  passages: Passage[];
}

// Each chapter of how it goes, with the rulings that it rests on.
const HOW: Record<string, readonly string[]> = {
  goal: ["R20"],
  setup: ["R1", "R2"],
  filling: ["R6", "R7"],
  seething: ["R3", "R4", "R5", "R8"],
  erupting: ["R9", "R10", "R11"],
  running: ["R12", "R13", "R14", "R15", "R17", "R18"],
  ending: ["R19", "R20"],
};
const RULINGS = Array.from({ length: 21 }, (_, index) => `R${index + 1}`);
const OPTIONS = ["dual_vents", "closed_vents", "free_moves"];

/** Names in a text that lead to another passage. */
export const REFERENCE = new RegExp(`\\b(?:R\\d+|${OPTIONS.join("|")})\\b`, "g");

const told = (id: string): string | null => (has(id) ? t(id) : null);
const lines = (id: string): string[] => (told(id) ?? "").split("\n").filter((line) => line.trim());

function passage(id: string, more: readonly string[], cited: string | null): Passage {
  return {
    id,
    cited,
    title: told(`rules-${id}-title`) ?? id,
    paragraphs: lines(`rules-${id}-text`),
    steps: lines(`rules-${id}-steps`),
    example: told(`rules-${id}-example`),
    more,
  };
}

/** All rules, in the language that is spoken. */
export function outline(): Part[] {
  const cited = (id: string): Passage => passage(id, [], id);
  return [
    { name: "how", passages: Object.entries(HOW).map(([id, more]) => passage(id, more, null)) },
    { name: "rulings", passages: RULINGS.map(cited) },
    { name: "options", passages: OPTIONS.map(cited) },
  ];
}

const PLACES = [...Object.keys(HOW), ...RULINGS, ...OPTIONS];

/** The passage that an address means, by its fragment or else by its path. */
export function placeOf(fragment: string, ruling: string | null): string | null {
  const asked = (fragment.replace(/^#/, "") || ruling || "").toLowerCase();
  return PLACES.find((id) => id.toLowerCase() === asked) ?? null;
}
