/** The games whose rules are told, each with what its rules are made of and where their words come from. */
import { OPTIONS } from "../games/options.ts";
import type { Sources } from "../lib/i18n.svelte.ts";
import DOWNFALL_WORDS from "virtual:words/each/downfall_rules";
import POMPEII_WORDS from "virtual:words/each/pompeii_rules";

export interface Book {
  game: string;
  words: Sources;
  /** Each chapter of how it goes, with the rulings that it rests on. */
  how: Readonly<Record<string, readonly string[]>>;
  rulings: readonly string[];
  options: readonly string[];
}

const numbered = (letter: string, last: number): string[] => Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);

const DOWNFALL: Book = {
  game: "downfall",
  words: DOWNFALL_WORDS,
  how: {
    goal: ["R20"],
    setup: ["R1", "R2"],
    filling: ["R6", "R7"],
    seething: ["R3", "R4", "R5", "R8"],
    erupting: ["R9", "R10", "R11"],
    running: ["R12", "R13", "R14", "R15", "R17", "R18"],
    ending: ["R19", "R20"],
  },
  rulings: numbered("R", 21),
  options: OPTIONS["downfall"]!,
};

const POMPEII: Book = {
  game: "pompeii",
  words: POMPEII_WORDS,
  how: {
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
  options: OPTIONS["pompeii"]!,
};

export const BOOKS: readonly Book[] = [DOWNFALL, POMPEII];

/** The passages of a book, by their ids. No two books share one. */
export const passagesOf = ({ how, rulings, options }: Book): string[] => [...Object.keys(how), ...rulings, ...options];

/** The passage of that id, in whatever capitals. */
export function passageIn(book: Book, asked: string): string | null {
  return passagesOf(book).find((id) => id.toLowerCase() === asked.toLowerCase()) ?? null;
}

/** The book that an address means by a game or by a passage of it; the first one where it means neither. */
export function bookOf(asked: string | null): Book {
  const meant = (book: Book): boolean => asked !== null && (book.game === asked.toLowerCase() || passageIn(book, asked) !== null);
  return BOOKS.find(meant) ?? DOWNFALL;
}

/** Names in a text that lead to another passage. */
export const REFERENCE = new RegExp(`\\b(?:[RP]\\d+a?|${BOOKS.flatMap((book) => book.options).join("|")})\\b`, "g");
