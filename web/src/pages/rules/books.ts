/** The rulebooks that can be read, and the passages in each. */
import type { Rulebook } from "../../games/game.ts";
import { FIRST_GAME, GAMES } from "../../games/index.ts";

export interface Book extends Rulebook {
  game: string;
  options: readonly string[];
}

const bookFor = (game: string): Book => ({ game, ...GAMES[game]!.rulebook, options: GAMES[game]!.options.all });

export const BOOKS: readonly Book[] = Object.keys(GAMES).map(bookFor);

/** The ids of all passages of a book. No two books share one. */
export const passagesOf = ({ chapters, rulings, options }: Book): string[] => [...Object.keys(chapters), ...rulings, ...options];

/** The passage with this id, in any mix of capitals. */
export function passageIn(book: Book, id: string): string | null {
  return passagesOf(book).find((each) => each.toLowerCase() === id.toLowerCase()) ?? null;
}

/** The book of a game, or the one with a passage; the first book if it is neither. */
export function bookOf(asked: string | null): Book {
  const isMeant = (book: Book): boolean => asked !== null && (book.game === asked.toLowerCase() || passageIn(book, asked) !== null);
  return BOOKS.find(isMeant) ?? BOOKS.find(({ game }) => game === FIRST_GAME)!;
}

const LETTERS = [...new Set(BOOKS.flatMap(({ rulings }) => rulings.map((id) => id.charAt(0))))].join("");

/** Ids in a text that lead to another passage. */
export const REFERENCE = new RegExp(`\\b(?:[${LETTERS}]\\d+a?|${BOOKS.flatMap(({ options }) => options).join("|")})\\b`, "g");
