/** The result of a game: who comes first, and what the kinds of scores are called. */
import { has, t } from "./i18n.svelte.ts";
import type { Outcome } from "./protocol.ts";

/** A kind of score of a game in words; one that nobody has written words for goes by its own name. */
export const scoreName = (game: string, kind: string): string =>
  has(`${game}-${kind}`) ? t(`${game}-${kind}`) : kind;

/** The seats from the best to the worst: whoever won, then by the first kind of score. */
export function ranked({ scores, winners }: Outcome): number[] {
  const first = Object.values(scores)[0] ?? [];
  const seats = first.map((_, seat) => seat);
  const won = (seat: number): number => Number(winners.includes(seat));
  return seats.sort((one, other) => won(other) - won(one) || first[other]! - first[one]!);
}
