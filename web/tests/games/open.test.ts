import { describe, expect, it } from "vitest";
import type { DownfallView } from "../../src/downfall/view.ts";
import { past } from "../../src/games/downfall/past.ts";
import type { Event } from "../../src/lib/protocol.ts";
import type { Entry } from "../../src/lib/table.svelte.ts";
// A whole game of three as its record tells it after the end, with the hands that each seat held at some moments.
import game from "./open.json";

const entries: Entry[] = game.moves.map(({ seq, seat, move, events }) => ({
  seq,
  entry: { kind: "moved", seat, move, bot: null, events: events as unknown as Event[] },
}));
const last = game.last as unknown as DownfallView;

describe("a game that lies open", () => {
  const found = past(last, entries);

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
});
