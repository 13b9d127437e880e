import { describe, expect, it } from "vitest";
import { momentsOf } from "../../../src/lib/table/past.ts";
import type { Event } from "../../../src/lib/protocol.ts";
import { indexAfterKey, indexAt, momentIndex, momentName, nextPace } from "../../../src/pages/finished/moments.ts";
import type { Entry } from "../../../src/lib/table/record.ts";

const event: Event = { kind: "one", rule: "", seat: 0, facts: {}, reveals: false };
const entries: Entry[] = [2, 3, 7].map((seq) => ({
  seq,
  entry: { kind: "moved", seat: 0, move: "m", events: [event], bot: null },
}));
const moves = [2, 3, 7].map((seq, index) => ({ seq, step: { patch: { changed: { "/count": index + 1 }, removed: [] }, preview: { seq } } }));

describe("the moments of a game", () => {
  const points = momentsOf({ view: { count: 0, decides: 1, decision: "card" }, moves }, entries);

  it("go from the beginning on, by what the server says that each move changed", () => {
    expect(points.map(({ seq }) => seq)).toEqual([0, 2, 3, 7]);
    expect(points.map(({ view }) => view["count"])).toEqual([0, 1, 2, 3]);
    expect(points.map(({ last }) => last.length)).toEqual([0, 1, 1, 1]);
    expect(points.map(({ preview }) => preview?.["seq"])).toEqual([undefined, 2, 3, 7]);
  });

  it("ask nobody to decide", () => {
    expect(points.map(({ view }) => [view["decides"], view["decision"]])).toEqual(points.map(() => [null, null]));
  });

  it("are found by what an address names", () => {
    expect([null, 0, 1, 2, 4, 7, 999].map((seq) => indexAt(points, seq))).toEqual([0, 0, 0, 1, 2, 3, 3]);
  });

  it("are named by the number of the move, and found by older names too", () => {
    expect([0, 1, 3].map(momentName)).toEqual([null, "move-1", "move-3"]);
    expect([null, "move-0", "move-1", "move-3", "move-99"].map((name) => momentIndex(points, name))).toEqual([0, 0, 1, 3, 3]);
    expect(["0", "2", "3", "999"].map((name) => momentIndex(points, name))).toEqual([0, 1, 2, 3]);
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
