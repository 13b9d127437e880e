/** The result of a game: the ranking, and the names of the scores. */
import { has, t } from "./i18n.svelte.ts";
import type { Outcome, Standing } from "./protocol.ts";

/** A kind of score in words; its id if there is no text for it. */
export const scoreName = (game: string, kind: string): string =>
  has(`${game}-${kind}`) ? t(`${game}-${kind}`) : kind;

/** The seats from best to worst, as the server says. */
export const rankSeats = ({ places }: Pick<Outcome, "places">): number[] =>
  [...places.keys()].sort((one, other) => places[one]! - places[other]!);

interface Stand {
  seat: number;
  place: number;
}

const STEPS = 3;

/** Who stands on a podium, from left to right: the best in the middle, the next ones at their sides. */
export function onPodium({ places }: Pick<Outcome, "places">): Stand[] {
  const [first, second, third] = rankSeats({ places }).slice(0, STEPS).map((seat) => ({ seat, place: places[seat]! }));
  return [second, first, third].filter((stand) => stand !== undefined);
}

/** Who has won and, if the players ended the game, how. */
export function resultText({ ended, resigned }: Pick<Standing, "ended" | "resigned">, { winners }: Outcome, name: (seat: number) => string): string {
  const args = { count: winners.length, names: winners.map(name), gone: resigned.map(name) };
  return t(ended === null ? "web-won" : `web-won-${ended}`, args);
}
