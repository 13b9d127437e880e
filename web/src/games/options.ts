/** The options of a game, and which of them a table can be opened with. */

export interface GameOptions {
  /** All of them, in the order of the rules. */
  all: readonly string[];
  /** Exactly one of these is in play: the first, unless another is chosen. */
  sets: readonly string[];
  /** Those for one player only, and those for several only. */
  solo: readonly string[];
  group: readonly string[];
}

/** The options that this number of players can switch on and off. */
export const switchesOf = ({ all, sets, solo, group }: GameOptions, players: number): string[] =>
  all.filter((option) => !sets.includes(option) && !(players === 1 ? group : solo).includes(option));

/** What a table is opened with: the set, unless it is the first one, and the switches that fit. */
export function chosenOptions(options: GameOptions, players: number, set: string, on: readonly string[]): string[] {
  const switched = switchesOf(options, players).filter((option) => on.includes(option));
  return options.sets.indexOf(set) > 0 ? [set, ...switched] : switched;
}
