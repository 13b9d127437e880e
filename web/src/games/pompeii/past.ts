/** The game so far as views, one after each move, written down from what the moves were told to have caused. */
import type { Entry } from "../../lib/table.svelte.ts";
import type { PompeiiView, SeatView } from "../../pompeii/view.ts";
import type { Past, View } from "../game.ts";
import { after } from "./after.ts";

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

/** How a game begins by the rulebook, as far as everybody sees it. */
function beginning(view: PompeiiView): PompeiiView {
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

/** What one seat sees, and every other seat of its own hand. */
export function together(views: readonly PompeiiView[], eyes: number): PompeiiView {
  const seen = views[eyes]!;
  return { ...seen, seats: seen.seats.map((seat, each) => ({ ...seat, hand: views[each]?.seats[each]?.hand ?? seat.hand })) };
}

/** How the game began, put together from what each seat saw then. */
const told = (beginnings: readonly PompeiiView[]): PompeiiView | null =>
  beginnings.length ? { ...together(beginnings, 0), seat: null, decides: null, decision: null } : null;

const sorted = (record: Readonly<Record<string, unknown>>): unknown => Object.entries(record).sort();

/** What has to be the same if the game began as it is supposed to. */
const written = ({ round, seats, built }: PompeiiView): string =>
  JSON.stringify([round, sorted(built), seats.map(({ goods, workers }) => [sorted(goods), workers])]);

/** All views up to this one; none for a game that did not begin by the rulebook, unless its beginning is told. */
export function past(view: PompeiiView, entries: readonly Entry[], beginnings: readonly PompeiiView[] = []): Past[] {
  const moves = entries.flatMap(({ seq, entry }) => (entry.kind === "moved" ? [{ seq, events: entry.events }] : []));
  let now = told(beginnings) ?? beginning(view);
  const found: Past[] = [{ seq: 0, view: shown(now), last: [] }];
  for (const { seq, events } of moves) {
    now = events.reduce(after, now);
    found.push({ seq, view: shown(now), last: events });
  }
  return written(now) === written(view) ? found : [];
}

const shown = (view: PompeiiView): View => ({ ...view }) as unknown as View;
