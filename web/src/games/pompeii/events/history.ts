/** The views after each move so far, computed from the moves' events. */
import type { Entry } from "../../../lib/table/record.ts";
import type { PompeiiView, SeatView } from "../view.ts";
import type { Moment, View } from "../../../lib/table/presentation.ts";
import { applyEvent } from "./apply-event.ts";

const FIRST = { workers: 3, hand: 6, markers: 12, deck: 52 };

const atFirst = (players: number): SeatView => ({
  goods: {},
  pledged: {},
  hand: { specialists: players > 1 ? FIRST.hand : 0, city: 0, cards: [] },
  active: [],
  workers: FIRST.workers,
  left: FIRST.workers,
  taken: 0,
  hurt: 0,
  halts: 0,
  kept_by_halts: 0,
  army: "none",
  markers: FIRST.markers,
});

/** The start of a game by the rulebook, as everybody sees it. */
function defaultStart(view: PompeiiView): PompeiiView {
  const { players } = view;
  return {
    ...view,
    phase: "setting_up",
    stage: "setting_up",
    round: 1,
    start: 0,
    turn: null,
    extra: 0,
    decides: null,
    decision: null,
    about: {},
    seats: Array.from({ length: players }, () => atFirst(players)),
    built: {},
    porta: [],
    tokens: {},
    workers: {},
    markers: {},
    acts_at: null,
    decks: { specialists: FIRST.deck - FIRST.hand * players, city: FIRST.deck },
    piles: { specialists: [], city: [] },
    row: [],
    joining: [],
    looked_at: [],
    carried_out: [],
    revealed: view.revealed.slice(0, players > 1 ? 0 : 1),
    volcano: view.volcano + view.revealed.length - (players > 1 ? 0 : 1),
    required: 0,
    passes: 0,
    abstains: [],
    shielded: [],
    end: null,
    winner: null,
    title: null,
  };
}

/** One seat's view, plus every other seat's own hand. */
export function mergeViews(views: readonly PompeiiView[], eyes: number): PompeiiView {
  const own = views[eyes]!;
  return { ...own, seats: own.seats.map((seat, each) => ({ ...seat, hand: views[each]?.seats[each]?.hand ?? seat.hand })) };
}

/** The start of the game, merged from what each seat saw then. */
const mergedStart = (beginnings: readonly PompeiiView[]): PompeiiView | null =>
  beginnings.length ? { ...mergeViews(beginnings, 0), seat: null, decides: null, decision: null } : null;

const sorted = (record: Readonly<Record<string, unknown>>): unknown => Object.entries(record).sort();

/** Must match at the end if the assumed start was right. */
const fingerprint = ({ round, seats, built }: PompeiiView): string =>
  JSON.stringify([round, sorted(built), seats.map(({ goods, workers }) => [sorted(goods), workers])]);

/** All views up to this one; none if the game did not start by the rulebook, unless its start is given. */
export function history(view: PompeiiView, entries: readonly Entry[], beginnings: readonly PompeiiView[] = []): Moment[] {
  const moves = entries.flatMap(({ seq, entry }) => (entry.kind === "moved" ? [{ seq, events: entry.events }] : []));
  let now = mergedStart(beginnings) ?? defaultStart(view);
  const found: Moment[] = [{ seq: 0, view: shown(now), last: [] }];
  for (const { seq, events } of moves) {
    now = events.reduce(applyEvent, now);
    found.push({ seq, view: shown(now), last: events });
  }
  return fingerprint(now) === fingerprint(view) ? found : [];
}

const shown = (view: PompeiiView): View => ({ ...view }) as unknown as View;
