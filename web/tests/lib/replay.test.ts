import { describe, expect, it } from "vitest";
import type { Face } from "../../src/games/game.ts";
import { plain } from "../../src/games/plain.ts";
import type { Event } from "../../src/lib/protocol.ts";
import {
  explorePath,
  follow,
  indexAt,
  momentLink,
  nextPace,
  pointsOf,
  replayPath,
  resultLink,
  reviewPath,
} from "../../src/lib/replay.ts";
import { pageOf } from "../../src/lib/routes.svelte.ts";
import type { Entry } from "../../src/lib/table.svelte.ts";

const event: Event = { kind: "one", rule: "", seat: 0, facts: {}, reveals: false };
const entries: Entry[] = [2, 3, 7].map((seq) => ({
  seq,
  entry: { kind: "moved", seat: 0, move: "m", events: [event], bot: null },
}));
const end = { count: 3 };
const counting: Face = {
  ...plain,
  past: (_, all) => [0, ...all.map(({ seq }) => seq)].map((seq, count) => ({ seq, view: { count }, last: [] })),
};

describe("the moments of a game", () => {
  const points = pointsOf(counting, end, entries);

  it("go from the deal to the view of the server", () => {
    expect(points.map(({ seq }) => seq)).toEqual([0, 2, 3, 7]);
    expect(points.map(({ view }) => view?.["count"])).toEqual([0, 1, 2, 3]);
    expect(points.at(-1)!.view).toBe(end);
  });

  it("are without a picture where a game draws none, but for the last", () => {
    const told = pointsOf(plain, end, entries);
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
    expect(keys.map((key) => follow(key, 5, 40))).toEqual([4, 6, 0, 15, 0, 40, 4, 6, null, null]);
    expect([follow("ArrowLeft", 0, 40), follow("ArrowRight", 40, 40)]).toEqual([0, 40]);
  });

  it("goes at three paces", () => {
    expect([nextPace("slow"), nextPace("normal"), nextPace("fast")]).toEqual(["normal", "fast", "slow"]);
  });
});

describe("addresses of moments", () => {
  it("lead back to the moment", () => {
    expect(pageOf(replayPath("a-B_1", 57))).toEqual({ name: "replay", table: "a-B_1", seq: 57 });
    expect(pageOf(replayPath("a-B_1"))).toEqual({ name: "replay", table: "a-B_1", seq: null });
    expect(pageOf(reviewPath("a-B_1", 57))).toEqual({ name: "review", table: "a-B_1", seq: 57 });
    const explored = { name: "explore", table: "a-B_1", seq: null, branch: null };
    expect(pageOf(explorePath("a-B_1"))).toEqual(explored);
    expect(pageOf(explorePath("a-B_1", 57))).toEqual({ ...explored, seq: 57 });
    expect(pageOf(explorePath("a-B_1", "AbC-_6789012345x"))).toEqual({ ...explored, branch: "AbC-_6789012345x" });
    expect(pageOf("/tables/a-B_1/explore/short")).toEqual({ name: "nowhere" });
    expect(pageOf("/record")).toEqual({ name: "record" });
    for (const path of ["/tables/a/replay/x", "/tables/a/replay/1/2", "/tables/a/other", "/tables/a/replay/-1"])
      expect(pageOf(path)).toEqual({ name: "nowhere" });
  });

  it("keep the invitation in the fragment, where there is one", () => {
    expect(momentLink("replay", "http://x", "t", 5, "s+1")).toBe("http://x/tables/t/replay/5#invite=s%2B1");
    expect(momentLink("replay", "http://x", "t", 5, null)).toBe("http://x/tables/t/replay/5");
    expect(momentLink("review", "http://x", "t", 5, "s")).toBe("http://x/tables/t/review/5#invite=s");
    expect(resultLink("http://x", "t", null)).toBe("http://x/tables/t");
    expect(resultLink("http://x", "t", "s")).toBe("http://x/tables/t#invite=s");
  });
});
