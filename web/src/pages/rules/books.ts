/** The rulebooks that can be read, and the passages in each. */
import { drawnGame } from "../../games/index.ts";
import { allGames, firstGame } from "../../lib/games.ts";
import type { TextSources } from "../../lib/i18n.svelte.ts";
import type { Rulebook } from "../../lib/protocol.ts";

/** The rulings on tables: what happens when somebody stops playing. They hold for every game. */
export const TABLE_RULINGS = ["T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9"] as const;

export interface Book extends Rulebook {
  game: string;
  options: readonly string[];
  texts: readonly TextSources[];
}

export const allBooks = (): Book[] =>
  allGames().flatMap(({ name, rulebook, options }) =>
    rulebook ? [{ game: name, ...rulebook, options: options.map((option) => option.name), texts: drawnGame(name).rulesTexts }] : [],
  );

/** The ids of all passages of a book. Books share the rulings on tables, and no others. */
export const passagesOf = ({ chapters, rulings, options }: Book): string[] => [...Object.keys(chapters), ...rulings, ...options, ...TABLE_RULINGS];

/** The passage with this id, in any mix of capitals. */
export function passageIn(book: Book, id: string): string | null {
  return passagesOf(book).find((each) => each.toLowerCase() === id.toLowerCase()) ?? null;
}

/** The book of a game, or the one with a passage; the first game's if it is neither. */
export function bookOf(asked: string | null): Book {
  const isMeant = (book: Book): boolean => asked !== null && (book.game === asked.toLowerCase() || passageIn(book, asked) !== null);
  const books = allBooks();
  return books.find(isMeant) ?? books.find(({ game }) => game === firstGame()) ?? books[0]!;
}

let pattern: RegExp | null = null;
let patternOf: unknown = null;

/** Ids in a text that lead to another passage. */
export function references(): RegExp {
  if (pattern === null || patternOf !== allGames()) {
    const ids = [...allBooks().flatMap(({ rulings, options }) => [...rulings, ...options]), ...TABLE_RULINGS];
    pattern = new RegExp(`\\b(?:${ids.join("|")})\\b`, "g");
    patternOf = allGames();
  }
  return pattern;
}
