/** The views after each move so far, computed from the moves' events. */
import facts from "../board/board.json";
import type { DownfallView } from "../view.ts";
import type { Event } from "../../../lib/protocol.ts";
import type { Entry } from "../../../lib/table/record.ts";
import type { Moment } from "../../../lib/table/presentation.ts";
import { applyEvent } from "./apply-event.ts";

const DRAWS = new Set(["drew", "omen"]);
const HAND = 4;

function defaultStart(view: DownfallView, draws: number): DownfallView {
  const none = Array<number>(view.players).fill(0);
  const pieces = (facts.pieces as Record<string, number>)[String(view.players)] ?? 0;
  return {
    ...view,
    phase: "settling",
    decides: null,
    decision: null,
    pieces: {},
    lava: {},
    supply: none.map(() => pieces),
    city: none,
    saved: none,
    volcano: none,
    hands: none.map((_, seat) => ({ count: HAND, cards: view.open?.hands[seat] ?? null })),
    stock: view.stock + draws,
    played: [],
    omens: 0,
    tiles_left: view.tiles_left + view.tiles_drawn.length,
    tiles_drawn: [],
    set_aside: [],
    shown: null,
    winners: null,
  };
}

/** One seat's view, plus every other seat's own hand. */
export function mergeViews(views: readonly DownfallView[], eyes: number): DownfallView {
  const own = views[eyes]!;
  return { ...own, hands: own.hands.map((hand, seat) => views[seat]?.hands[seat] ?? hand) };
}

/** The start of the game, merged from what each seat saw then. */
const mergedStart = (beginnings: readonly DownfallView[]): DownfallView | null =>
  beginnings.length ? { ...mergeViews(beginnings, 0), seat: null, decides: null, decision: null } : null;

/** Must match at the end if the assumed start was right. */
const fingerprint = ({ pieces, city, saved, volcano }: DownfallView): string =>
  JSON.stringify([Object.entries(pieces).sort(), city, saved, volcano]);

/** How many cards have left the stock */
function cardsDrawn(events: readonly Event[]): number {
  const kinds = events.map(({ kind }) => kind);
  const erupted = kinds.includes("erupted") && !kinds.includes("called");
  return kinds.filter((kind) => DRAWS.has(kind)).length + Number(erupted);
}

/** All views up to this one; none if the game did not start with an empty city, unless its start is given. */
export function history(view: DownfallView, entries: readonly Entry[], beginnings: readonly DownfallView[] = []): Moment[] {
  const moves = entries.flatMap(({ seq, entry }) => (entry.kind === "moved" ? [{ seq, events: entry.events }] : []));
  let now = mergedStart(beginnings) ?? defaultStart(view, cardsDrawn(moves.flatMap(({ events }) => events)));
  const found: Moment[] = [{ seq: 0, view: { ...now }, last: [] }];
  for (const { seq, events } of moves) {
    now = events.reduce(applyEvent, now);
    found.push({ seq, view: { ...now }, last: events });
  }
  return fingerprint(now) === fingerprint(view) ? found : [];
}
