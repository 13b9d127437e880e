import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Presentation } from "../../../src/lib/table/presentation.ts";
import { plainPresentation } from "../../../src/games/plain.ts";
import type { ServerMessage, Standing } from "../../../src/lib/protocol.ts";
import { readRecord } from "../../../src/lib/table/record.ts";
import { Table } from "../../../src/lib/table/table.svelte.ts";

const plain = plainPresentation("any");

const standing = (seat: number, legal: string[] | null): Standing => ({
  seat,
  states: ["here", "bot"],
  times: { reserves: [0, 0], deadline: null, now: 0 },
  legal,
  undo: null,
  undo_turn: null,
  asked: null,
  outcome: null,
  hints: false,
  previews: null,
  resigned: [],
  ended: null,
  offer: null,
  claim: null,
  secrets: true,
});
const view = (seq: number, count: number, legal: string[] | null = null): ServerMessage => ({
  type: "view", table: "t", seat: 0, seq, view: { count }, standing: standing(0, legal), commitment: "c", seed: null, undone: null,
});
const moved = (seq: number, seat: number, standing: Standing | null = null, count: number | null = seq - 3): ServerMessage => ({
  type: "happened", table: "t", seat: 0, seq, at: 0, standing,
  step: count === null ? null : { patch: { changed: { "/count": count }, removed: [] }, preview: { count } },
  entry: { kind: "moved", seat, move: `m${seq}`, events: [{ kind: "one", rule: "", seat, facts: {}, reveals: false }], bot: null },
});

let pause: number;
let asked: number;
let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  [pause, asked] = [1000, 0];
  table = new Table("t", 0, { pause: () => pause, refresh: () => (asked += 1) });
  table.presentation = plain;
  table.hear(view(3, 0, ["a", "b"]));
});

afterEach(() => {
  table.stop();
  vi.useRealTimers();
});

/** Somebody offers to end the game. */
const offered = (seq: number, legal: string[]): ServerMessage => ({
  type: "happened", table: "t", seat: 0, seq, at: 0, standing: { ...standing(0, legal), offer: { seat: 1, agreed: [1] } }, step: null,
  entry: { kind: "end-offered", seat: 1 },
});

describe("a table", () => {
  it("stays in its position while others only say something, and with it the list of what may be chosen", () => {
    const { legal } = table;
    expect(table.position).toBe(3);
    table.hear(offered(4, ["a", "b"]));
    expect([table.settled, table.seq, table.position, table.standing?.offer?.seat]).toEqual([true, 4, 3, 1]);
    expect(table.legal).toBe(legal);
    table.hear({ ...view(6, 0, ["a", "b"]) });
    expect([table.seq, table.position]).toEqual([6, 3]);
    table.hear(moved(7, 1, standing(0, ["a", "b"]), 1));
    expect([table.seq, table.position]).toEqual([7, 7]);
    expect(table.legal).toEqual(legal);
    expect(table.legal).not.toBe(legal);
    table.hear({ ...view(8, 0, ["a", "b"]), undone: 6 } as ServerMessage);
    expect([table.seq, table.position]).toEqual([8, 8]);
  });

  it("makes nobody wait for what is no move, however soon it comes after one", () => {
    table.hear(moved(4, 1, standing(0, ["a"])));
    table.hear(offered(5, ["a"]));
    expect([table.settled, table.legal, table.position]).toEqual([true, ["a"], 4]);
    table.hear(moved(6, 1, standing(0, ["b"])));
    expect(table.settled).toBe(false);
  });

  it("shows a view and what may be chosen", () => {
    expect(table.settled).toBe(true);
    expect(table.view).toEqual({ count: 0 });
    expect(table.legal).toEqual(["a", "b"]);
  });

  it("offers nothing until the newest of several moves has come", () => {
    pause = 0;
    table.hear(moved(4, 0));
    expect([table.settled, table.legal, table.undo]).toEqual([true, [], null]);
    table.hear(moved(5, 0, standing(0, ["c"])));
    expect(table.legal).toEqual(["c"]);
  });

  it("shows moves one after the other, each as the server says that it changed the view", () => {
    for (const seq of [4, 5, 6]) table.hear(moved(seq, seq % 2, seq === 6 ? standing(0, ["c"]) : null));
    expect([table.view, table.preview]).toEqual([{ count: 1 }, { count: 1 }]);
    expect(table.legal).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(table.view).toEqual({ count: 2 });
    vi.advanceTimersByTime(1000);
    expect(table.view).toEqual({ count: 3 });
    expect(table.settled).toBe(true);
    expect(table.legal).toEqual(["c"]);
    expect(asked).toBe(0);
  });

  it("shows the server's own view after the moves before it", () => {
    for (const seq of [4, 5]) table.hear(moved(seq, 1));
    table.hear(view(5, 30, ["c"]));
    expect(table.view).toEqual({ count: 1 });
    vi.advanceTimersByTime(1000);
    expect(table.view).toEqual({ count: 30 });
  });

  it("says what the legal tokens do once all is shown", () => {
    const previews = { c: { made: 2 } };
    table.hear(moved(4, 1));
    table.hear(moved(5, 1, { ...standing(0, ["c"]), previews }));
    expect(table.previews).toEqual({});
    vi.advanceTimersByTime(1000);
    expect(table.previews).toEqual(previews);
  });

  it("asks again where the server's view was overtaken", () => {
    table.hear(moved(4, 1, null, null));
    expect(asked).toBeGreaterThan(0);
    table.hear(moved(5, 1, null, null));
    const before = asked;
    table.hear(view(4, 20));
    vi.advanceTimersByTime(1000);
    expect(asked).toBeGreaterThan(before);
    expect(table.settled).toBe(false);
    table.hear(view(5, 25));
    expect(table.view).toEqual({ count: 25 });
  });

  it("asks for one view of each move at most, and for none of those that others follow", () => {
    for (const seq of [4, 5, 6]) table.hear(moved(seq, 1, null, null));
    vi.advanceTimersByTime(5000);
    table.hear(view(6, 30));
    expect([asked, table.settled]).toEqual([2, true]);
    pause = 0;
    table.hear(moved(7, 1, null, null));
    table.hear(view(7, 40));
    expect([asked, table.settled]).toEqual([3, true]);
  });

  it("shows the rest at once when asked to, or where there is no pace", () => {
    for (const seq of [4, 5, 6]) table.hear(moved(seq, 1));
    table.skip();
    expect(table.view).toEqual({ count: 3 });
    pause = 0;
    for (const seq of [7, 8]) table.hear(moved(seq, 1));
    expect(table.view).toEqual({ count: 5 });
  });

  it("waits for the picture", () => {
    table.presentation = { ...plain, Board: (() => ({})) as unknown as Presentation["Board"] };
    for (const seq of [4, 5]) table.hear(moved(seq, 1));
    vi.advanceTimersByTime(1500);
    expect(table.view).toEqual({ count: 1 });
    table.animationDone();
    expect(table.view).toEqual({ count: 2 });
  });

  it("drops what was taken back, from the log at the same moment", () => {
    table.fill([{ seq: 2, entry: { kind: "began" } }]);
    for (const seq of [4, 5]) table.hear(moved(seq, 0));
    vi.advanceTimersByTime(2000);
    table.hear({ ...view(6, 7, ["a"]), undone: 4 } as ServerMessage);
    expect(table.view).toEqual({ count: 7 });
    expect(table.entries.map((each) => each.seq)).toEqual([2, 4]);
    expect(table.logMissing).toBe(false);
  });

  it("asks for the log when it could have missed that something was taken back", () => {
    table.fill([{ seq: 2, entry: { kind: "began" } }]);
    table.hear(moved(4, 0));
    table.hear(view(6, 7, ["a"]));
    expect(table.logMissing).toBe(true);
    table.hear(moved(7, 0));
    table.fill([{ seq: 2, entry: { kind: "began" } }]);
    expect(table.entries.map((each) => each.seq)).toEqual([2, 7]);
  });

  it("hears of other seats and tables nothing", () => {
    table.hear({ ...view(9, 99), seat: 1 } as ServerMessage);
    table.hear({ ...view(9, 99), table: "other" } as ServerMessage);
    expect(table.view).toEqual({ count: 0 });
  });

  it("keeps what was said, once and in order", () => {
    const said = (number: number) => ({ type: "said" as const, table: "t", number, at: 0, seat: 0, name: "L", text: "x" });
    table.hear(said(2));
    table.addChat([said(1), said(2)]);
    expect(table.chat.map((each) => each.number)).toEqual([1, 2]);
  });
});

describe("a record", () => {
  it("is read without what was taken back", () => {
    const line = (seq: number): string => JSON.stringify({ seq, seat: 0, move: `m${seq}`, events: [] });
    const text = ["{}", line(2), line(3), JSON.stringify({ seq: 4, undo: 2, seat: 0 }), line(5), ""].join("\n");
    expect(readRecord(text).map((each) => each.seq)).toEqual([2, 5]);
  });
});
