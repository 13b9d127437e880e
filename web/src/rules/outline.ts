/** What the rules of a game are made of, in the order of the page. */
import { has, t } from "../lib/i18n.svelte.ts";
import { passageIn, type Book } from "./books.ts";

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

/** All rules of a game, in the language that is spoken. */
export function outline(book: Book): Part[] {
  const cited = (id: string): Passage => passage(id, [], id);
  return [
    { name: "how", passages: Object.entries(book.how).map(([id, more]) => passage(id, more, null)) },
    { name: "rulings", passages: book.rulings.map(cited) },
    { name: "options", passages: book.options.map(cited) },
  ];
}

/** The passage of a book that an address means, by its fragment or else by its path. */
export function placeOf(book: Book, fragment: string, asked: string | null): string | null {
  return passageIn(book, fragment.replace(/^#/, "") || asked || "");
}
