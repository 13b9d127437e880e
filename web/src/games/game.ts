/** What the pages know of a game before they load it. */
import type { TextSources } from "../lib/i18n.svelte.ts";
import type { Presentation } from "../lib/table/presentation.ts";
import type { GameOptions } from "./options.ts";

/** What the rules of a game consist of, by id, and where their texts come from. */
export interface Rulebook {
  texts: TextSources;
  /** The chapters of how to play, each with the rulings behind it. */
  chapters: Readonly<Record<string, readonly string[]>>;
  rulings: readonly string[];
}

export interface Game {
  /** Numbers of players. */
  players: readonly number[];
  icon: string;
  options: GameOptions;
  /** What its best score is called; null for a game that only says who has won. */
  bestScore: string | null;
  rulebook: Rulebook;
  /** The texts of its lessons, besides those of all games. */
  lessonTexts: readonly TextSources[];
  load: () => Promise<Presentation>;
}

/** Ids of rulings: R1, R2, and so on. */
export const numbered = (letter: string, last: number): string[] => Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);
