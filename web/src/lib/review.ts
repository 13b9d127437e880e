/** A game looked at again: the win chances as lines to walk along, and the decisions that turned it. */
import type { Face } from "../games/game.ts";
import type { Message } from "./i18n.svelte.ts";
import type { Weighed } from "./protocol.ts";
import type { Point } from "./replay.ts";

/** What a decision is called, from the best to the worst. */
export type Verdict = "only" | "best" | "good" | "inaccuracy" | "mistake" | "blunder";

/** The signs that players write behind a move. */
export const SIGNS: Partial<Record<Verdict, string>> = { inaccuracy: "?!", mistake: "?", blunder: "??" };
/** So many turning points are listed. */
const MOST_TURNING = 5;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A moment from which on the game is in another part, as the game itself calls it. */
export interface Landmark {
  at: number;
  words: Message;
}

/** The decision that led to a moment; null at the beginning, and while it is not judged. */
export const decisionAt = (decisions: readonly Weighed[], at: number): Weighed | null => decisions[at - 1] ?? null;

/** The chances of each seat at every moment that is judged, from the beginning on; `end` once all are. */
export const chancesOf = (decisions: readonly Weighed[], end: readonly number[] | null): (readonly number[])[] => [
  ...decisions.map(({ before }) => before),
  ...(end ? [end] : []),
];

/** The token that was better; null where nothing was. */
export const betterThan = ({ best, given_away: lost, move }: Weighed): string | null =>
  lost > 0 && best !== move ? best : null;

export function verdictOf({ legal, best, move, mark }: Weighed): Verdict {
  if (legal === 1) return "only";
  if (mark === "good") return best === move ? "best" : "good";
  return mark as Verdict;
}

/** The decisions that gave most away, the worst first. */
export const turningPoints = (decisions: readonly Weighed[]): Weighed[] =>
  decisions
    .filter(({ mark }) => mark !== "good")
    .sort((one, other) => other.given_away - one.given_away || one.ply - other.ply)
    .slice(0, MOST_TURNING);

/** A share in per cent: whole ones, or with one more figure where little would be left of it. */
export const percent = (share: number, figures = 0): number => Number((share * 100).toFixed(figures));

export const xOf = ({ left, width }: Box, at: number, last: number): number => left + (last ? at / last : 0) * width;
export const yOf = ({ top, height }: Box, chance: number): number => top + (1 - chance) * height;

/** The line of one seat through the chart, as far as it is judged. */
export function lineOf(chances: readonly (readonly number[])[], seat: number, last: number, box: Box): string {
  const places = chances.map((each, at) => `${xOf(box, at, last).toFixed(1)} ${yOf(box, each[seat] ?? 0).toFixed(1)}`);
  return places.length ? `M${places.join("L")}` : "";
}

/** Heights near those that are wanted, so far apart that nothing lies on anything else, and none below the lowest. */
export function spread(wanted: readonly number[], apart: number, lowest: number): number[] {
  const found = [...wanted];
  const order = wanted.map((_, index) => index).sort((one, other) => wanted[one]! - wanted[other]!);
  order.forEach((index, place) => {
    const above = order[place - 1];
    if (above !== undefined) found[index] = Math.max(found[index]!, found[above]! + apart);
  });
  let most = lowest;
  for (const index of order.reverse()) {
    found[index] = Math.min(found[index]!, most);
    most = found[index]! - apart;
  }
  return found;
}

/** Where the parts of the game begin for the first time; not the first one, and not its end. */
export function landmarks(points: readonly Point[], face: Face): Landmark[] {
  const known = new Set<string>();
  const found: Landmark[] = [];
  points.slice(0, -1).forEach(({ view }, at) => {
    const words = view ? face.status(view) : null;
    if (!words || known.has(words.id)) return;
    if (known.size) found.push({ at, words });
    known.add(words.id);
  });
  return found;
}
