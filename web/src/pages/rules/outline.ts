/** The rules of a game in the order of the page. */
import { has, t } from "../../lib/i18n.svelte.ts";
import { passageIn, TABLE_RULINGS, type Book } from "./books.ts";

type PartName = "how" | "rulings" | "options" | "table";

/** One passage with a heading of its own. */
export interface Passage {
  id: string;
  /** How it is cited: R12, closed_vents; null for a chapter. */
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

const optional = (id: string): string | null => (has(id) ? t(id) : null);
const lines = (id: string): string[] => (optional(id) ?? "").split("\n").filter((line) => line.trim());

function passage(id: string, more: readonly string[], cited: string | null): Passage {
  return {
    id,
    cited,
    title: optional(`rules-${id}-title`) ?? id,
    paragraphs: lines(`rules-${id}-text`),
    steps: lines(`rules-${id}-steps`),
    example: optional(`rules-${id}-example`),
    more,
  };
}

/** All rules of a game, in the current language. */
export function outline(book: Book): Part[] {
  const cited = (id: string): Passage => passage(id, [], id);
  return [
    { name: "how", passages: Object.entries(book.chapters).map(([id, more]) => passage(id, more, null)) },
    { name: "rulings", passages: book.rulings.map(cited) },
    { name: "options", passages: book.options.map(cited) },
    { name: "table", passages: TABLE_RULINGS.map(cited) },
  ];
}

/** The passage in an address: in its fragment, or else in its path. */
export function passageAt(book: Book, fragment: string, asked: string | null): string | null {
  return passageIn(book, fragment.replace(/^#/, "") || asked || "");
}
