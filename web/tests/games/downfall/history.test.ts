import { describe, expect, it } from "vitest";
import type { DownfallView } from "../../../src/games/downfall/view.ts";
import { history } from "../../../src/games/downfall/events/history.ts";
import type { Event } from "../../../src/lib/protocol.ts";
import type { Entry } from "../../../src/lib/table/record.ts";
// A whole game of three as its record tells it after the end, with the hands that each seat held at some moments.
import game from "./finished-game.json";

const entries: Entry[] = game.moves.map(({ seq, seat, move, events }) => ({
  seq,
  entry: { kind: "moved", seat, move, bot: null, events: events as unknown as Event[] },
}));
const last = game.last as unknown as DownfallView;

describe("a game that lies open", () => {
  const found = history(last, entries);

  it.each(game.hands)("shows at entry $seq what everybody held", ({ seq, hands }) => {
    const view = found.find((each) => each.seq === seq)!.view as unknown as DownfallView;
    expect(view.hands.map(({ count, cards }) => ({ count, cards: [...cards!].sort() }))).toEqual(
      hands.map(({ count, cards }) => ({ count, cards: [...cards].sort() })),
    );
  });

  it("begins with the hands that were dealt", () => {
    const { hands } = found[0]!.view as unknown as DownfallView;
    expect(hands.map(({ cards }) => cards)).toEqual(last.open!.hands);
  });

  it.each([0, 12, 70])("is shown from any position on, once each seat has told what it saw there: entry %i", (at) => {
    const whole = found[at]!.view as unknown as DownfallView;
    const seen = whole.hands.map((_, seat) => ({
      ...whole,
      seat,
      hands: whole.hands.map((hand, other) => (other === seat ? hand : { ...hand, cards: null })),
    }));
    const later = entries.slice(at);
    const again = history(last, later, seen);
    expect(again.map(({ seq }) => seq)).toEqual([0, ...later.map(({ seq }) => seq)]);
    expect(again.slice(1).map(({ view }) => view)).toEqual(
      found.slice(at + 1).map(({ view }) => ({ ...view, seat: null })),
    );
    expect(again[0]!.view).toEqual({ ...whole, seat: null });
    if (at) expect(history(last, later)).toEqual([]);
  });
});
