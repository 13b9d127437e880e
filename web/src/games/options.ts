/** What a table may be played with besides: the options of each game, in the order in which its rules tell of them. */

export const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  downfall: ["dual_vents", "closed_vents", "free_moves"],
  pompeii: ["set_a", "set_b", "set_c", "all_volcano", "apocalypse_last", "foro_timer", "no_textoria"],
};

/** Options of which a table has exactly one; the first, where nobody asks for another. */
const SETS: Readonly<Record<string, readonly string[]>> = { pompeii: ["set_a", "set_b", "set_c"] };

const ALONE = new Set(["no_textoria"]);
const TOGETHER = new Set(["all_volcano", "apocalypse_last", "foro_timer"]);

export const setsOf = (game: string): readonly string[] => SETS[game] ?? [];

/** The options that so many players can switch on and off. */
export const switchesOf = (game: string, players: number): string[] =>
  (OPTIONS[game] ?? []).filter((option) => !setsOf(game).includes(option) && !(players === 1 ? TOGETHER : ALONE).has(option));

/** What a table is opened with: the set, unless it is the usual one, and those switches that fit. */
export function chosenOptions(game: string, players: number, set: string, on: readonly string[]): string[] {
  const switched = switchesOf(game, players).filter((option) => on.includes(option));
  return setsOf(game).indexOf(set) > 0 ? [set, ...switched] : switched;
}
