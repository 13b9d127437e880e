/** The game so far as views, one after each move, written down from what the moves were told to have caused. */
import facts from "../../downfall/board.json";
import type { DownfallView } from "../../downfall/view.ts";
import type { Event } from "../../lib/protocol.ts";
import type { Entry } from "../../lib/table.svelte.ts";
import type { Past } from "../game.ts";
import { after } from "./after.ts";

const DRAWS = new Set(["drew", "omen"]);
const HAND = 4;

function beginning(view: DownfallView, draws: number): DownfallView {
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

/** What one seat sees, and every other seat of its own hand. */
export function together(views: readonly DownfallView[], eyes: number): DownfallView {
  const seen = views[eyes]!;
  return { ...seen, hands: seen.hands.map((hand, seat) => views[seat]?.hands[seat] ?? hand) };
}

/** How the game began, put together from what each seat saw then. */
const told = (beginnings: readonly DownfallView[]): DownfallView | null =>
  beginnings.length ? { ...together(beginnings, 0), seat: null, decides: null, decision: null } : null;

/** What has to be the same if the game began as it is supposed to. */
const written = ({ pieces, city, saved, volcano }: DownfallView): string =>
  JSON.stringify([Object.entries(pieces).sort(), city, saved, volcano]);

/** How many cards have left the stock. */
function drawn(events: readonly Event[]): number {
  const kinds = events.map(({ kind }) => kind);
  const erupted = kinds.includes("erupted") && !kinds.includes("called");
  return kinds.filter((kind) => DRAWS.has(kind)).length + Number(erupted);
}

/** All views up to this one; none for a game that did not begin with an empty city, unless its beginning is told. */
export function past(view: DownfallView, entries: readonly Entry[], beginnings: readonly DownfallView[] = []): Past[] {
  const moves = entries.flatMap(({ seq, entry }) => (entry.kind === "moved" ? [{ seq, events: entry.events }] : []));
  let now = told(beginnings) ?? beginning(view, drawn(moves.flatMap(({ events }) => events)));
  const found: Past[] = [{ seq: 0, view: { ...now }, last: [] }];
  for (const { seq, events } of moves) {
    now = events.reduce(after, now);
    found.push({ seq, view: { ...now }, last: events });
  }
  return written(now) === written(view) ? found : [];
}
