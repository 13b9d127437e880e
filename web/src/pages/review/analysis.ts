/** The numbers and names behind a review: win chances as lines, verdicts, and turning points. */
import type { Moment, Presentation, Previews, View } from "../../lib/table/presentation.ts";
import { tell, type Message } from "../../lib/i18n.svelte.ts";
import type { Grades } from "../../lib/table/hints.svelte.ts";
import type { ReviewedDecision } from "../../lib/protocol.ts";

/** Verdicts on a decision, from best to worst. */
type Verdict = "only" | "best" | "good" | "inaccuracy" | "mistake" | "blunder";

/** The signs that players write after a move. */
export const SIGNS: Partial<Record<Verdict, string>> = { inaccuracy: "?!", mistake: "?", blunder: "??" };
/** How many turning points are listed. */
const MOST_TURNING = 5;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A moment at which a new phase of the game begins. */
export interface Landmark {
  at: number;
  words: Message;
}

/** A move as a sentence names it: by its token, or by its phrase in a game whose tokens say nothing to people. */
export const moveName = (presentation: Presentation, token: string, view: View, previews: Previews = {}): string =>
  presentation.spellsOut ? tell(presentation.describeMove(token, view, previews)) : token;

/** The same at the beginning of a sentence. */
export function moveAtStart(...named: Parameters<typeof moveName>): string {
  const name = moveName(...named);
  return named[0].spellsOut ? name.charAt(0).toLocaleUpperCase() + name.slice(1) : name;
}

/** The decision before a moment; null at the start, and while it is not reviewed. */
export const decisionAt = (decisions: readonly ReviewedDecision[], at: number): ReviewedDecision | null => decisions[at - 1] ?? null;

/** The decisions of one seat; of all without one. */
export const decisionsOf = (decisions: readonly ReviewedDecision[], whose: number | null): readonly ReviewedDecision[] =>
  whose === null ? decisions : decisions.filter(({ seat }) => seat === whose);

/** The chances of each seat at every reviewed moment; with `end` once all are. */
export const chancesOf = (decisions: readonly ReviewedDecision[], end: readonly number[] | null): (readonly number[])[] => [
  ...decisions.map(({ before }) => before),
  ...(end ? [end] : []),
];

/** The chances of each grade of a win at every reviewed moment, where wins have grades. */
export const gradesOf = (decisions: readonly ReviewedDecision[]): Grades[] => decisions.map(({ moves }) => moves?.[0]?.grades);

/** What a decision cost, in whole points: the difference of the figures that are shown. */
export function costOf({ best, move, moves = [], given_away: lost }: ReviewedDecision): number {
  const [first, played] = [best, move].map((token) => moves.find((each) => each.token === token));
  return first && played ? Math.max(0, percent(first.value) - percent(played.value)) : percent(lost);
}

/** The better token; null if there was none. */
export const betterThan = (decision: ReviewedDecision): string | null =>
  costOf(decision) > 0 && decision.best !== decision.move ? decision.best : null;

export function verdictOf({ legal, best, move, mark }: ReviewedDecision): Verdict {
  if (legal === 1) return "only";
  if (mark === "good") return best === move ? "best" : "good";
  return mark as Verdict;
}

/** The decisions that lost most, the worst first. */
export const turningPoints = (decisions: readonly ReviewedDecision[]): ReviewedDecision[] =>
  decisions
    .filter(({ mark }) => mark !== "good")
    .sort((one, other) => other.given_away - one.given_away || one.ply - other.ply)
    .slice(0, MOST_TURNING);

/** A share in whole per cent. */
export const percent = (share: number): number => Math.round(share * 100);

export const xOf = ({ left, width }: Box, at: number, last: number): number => left + (last ? at / last : 0) * width;
export const yOf = ({ top, height }: Box, chance: number): number => top + (1 - chance) * height;

/** The line of one seat in the chart, as far as the review goes. */
export function lineOf(chances: readonly (readonly number[])[], seat: number, last: number, box: Box): string {
  const places = chances.map((each, at) => `${xOf(box, at, last).toFixed(1)} ${yOf(box, each[seat] ?? 0).toFixed(1)}`);
  return places.length ? `M${places.join("L")}` : "";
}

/** Heights close to those wanted, but without overlaps, and none below the lowest. */
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

/** Where each phase begins for the first time, except the first one and the end. */
export function landmarks(points: readonly Moment[], presentation: Presentation): Landmark[] {
  const known = new Set<string>();
  const found: Landmark[] = [];
  points.slice(0, -1).forEach(({ view }, at) => {
    const words = view ? presentation.status(view) : null;
    if (!words || known.has(words.id)) return;
    if (known.size) found.push({ at, words });
    known.add(words.id);
  });
  return found;
}
