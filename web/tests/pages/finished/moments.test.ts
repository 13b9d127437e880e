import { describe, expect, it } from "vitest";
import type { Presentation } from "../../../src/lib/table/presentation.ts";
import { plainPresentation } from "../../../src/games/plain.ts";
import type { Event } from "../../../src/lib/protocol.ts";
import { indexAfterKey, indexAt, momentsOf, nextPace } from "../../../src/pages/finished/moments.ts";
import type { Entry } from "../../../src/lib/table/record.ts";

const plain = plainPresentation("any");

const event: Event = { kind: "one", rule: "", seat: 0, facts: {}, reveals: false };
const entries: Entry[] = [2, 3, 7].map((seq) => ({
  seq,
  entry: { kind: "moved", seat: 0, move: "m", events: [event], bot: null },
}));
const end = { count: 3 };
const counting: Presentation = {
  ...plain,
  history: (_, all) => [0, ...all.map(({ seq }) => seq)].map((seq, count) => ({ seq, view: { count }, last: [] })),
};

describe("the moments of a game", () => {
  const points = momentsOf(counting, end, entries);

  it("go from the deal to the view of the server", () => {
    expect(points.map(({ seq }) => seq)).toEqual([0, 2, 3, 7]);
    expect(points.map(({ view }) => view?.["count"])).toEqual([0, 1, 2, 3]);
    expect(points.at(-1)!.view).toBe(end);
  });

  it("are without a picture where a game draws none, but for the last", () => {
    const told = momentsOf(plain, end, entries);
    expect(told.map(({ seq, view }) => [seq, view !== null])).toEqual([[0, false], [2, false], [3, false], [7, true]]);
    expect(told[1]!.last).toEqual([event]);
  });

  it("are found by what an address names", () => {
    expect([null, 0, 1, 2, 4, 7, 999].map((seq) => indexAt(points, seq))).toEqual([0, 0, 0, 1, 2, 3, 3]);
  });
});

describe("the way through a replay", () => {
  it("follows the keys and stays inside", () => {
    const keys = ["ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End", ",", ".", "x", "Enter"];
    expect(keys.map((key) => indexAfterKey(key, 5, 40))).toEqual([4, 6, 0, 15, 0, 40, 4, 6, null, null]);
    expect([indexAfterKey("ArrowLeft", 0, 40), indexAfterKey("ArrowRight", 40, 40)]).toEqual([0, 40]);
  });

  it("goes at three paces", () => {
    expect([nextPace("slow"), nextPace("normal"), nextPace("fast")]).toEqual(["normal", "fast", "slow"]);
  });
});
