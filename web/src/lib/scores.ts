/** The result of a game: the ranking, and the names of the scores. */
import { has, t } from "./i18n.svelte.ts";
import type { Outcome } from "./protocol.ts";

/** A kind of score in words; its id if there is no text for it. */
export const scoreName = (game: string, kind: string): string =>
  has(`${game}-${kind}`) ? t(`${game}-${kind}`) : kind;

/** The seats from best to worst: winners first, then by the first kind of score. */
export function rankSeats({ scores, winners }: Outcome): number[] {
  const first = Object.values(scores)[0] ?? [];
  const seats = first.map((_, seat) => seat);
  const won = (seat: number): number => Number(winners.includes(seat));
  return seats.sort((one, other) => won(other) - won(one) || first[other]! - first[one]!);
}
