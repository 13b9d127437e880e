import { describe, expect, it } from "vitest";
import { plainPresentation } from "../../../src/games/plain.ts";
import { presentation } from "../../../src/games/pompeii/presentation.ts";
import { announced, lastTurn, logLines, news } from "../../../src/lib/table/log.ts";
import type { Entry } from "../../../src/lib/table/record.ts";

const plain = plainPresentation("any");

describe("the log", () => {
  const moved = (seq: number, seat: number): Entry => ({
    seq,
    entry: { kind: "moved", seat, move: `m${seq}`, events: [{ kind: "hung", rule: "L2", seat, facts: {}, reveals: false }], bot: null },
  });
  const entries = [moved(2, 0), moved(3, 1), { seq: 4, entry: { kind: "left", seat: 1, why: "time" } } as Entry, moved(5, 1)];

  it("has a line for every event and for who comes and goes", () => {
    const lines = logLines(entries, plain, (seat) => `P${seat}`);
    expect(lines.map((line) => [line.seq, line.id, line.token])).toEqual([
      [2, "web-event-of", "m2"], [3, "web-event-of", "m3"], [4, "web-entry-time", ""], [5, "web-event-of", "m5"],
    ]);
  });

  it("has nothing of a move that changes nothing, but that is said, too", () => {
    const content: Entry = { seq: 6, entry: { kind: "moved", seat: 1, move: ".", events: [], bot: null } };
    expect(logLines([content], plain, String)).toEqual([]);
    const said = (entry: Entry): unknown[] => announced(entry, plain, (seat) => `P${seat}`).map(({ id, args }) => [id, args?.["who"]]);
    expect(said(content)).toEqual([["web-entry-content", "P1"]]);
    expect(said(entries[2]!)).toEqual([["web-entry-time", "P1"]]);
    expect(said(entries[0]!).length).toBe(1);
  });

  it("calls a line the same when older ones have left", () => {
    const key = (said: ReturnType<typeof logLines>): string[] => said.map((line) => line.key);
    const all = key(logLines(entries, plain, String));
    expect(new Set(all).size).toBe(entries.length);
    expect(key(logLines(entries.slice(1), plain, String))).toEqual(all.slice(1));
  });

  it("knows where one's last turn was", () => {
    expect(lastTurn(entries, 0)).toBe(2);
    expect(lastTurn(entries, 1)).toBeNull();
    expect(lastTurn([...entries, moved(6, 0)], 0)).toBe(2);
    expect(lastTurn(entries, null)).toBeNull();
  });
});

describe("what others have done to somebody", () => {
  const name = (seat: number): string => `P${seat}`;
  const played = (seq: number, seat: number, ...events: [kind: string, seat: number, facts: object][]): Entry => ({
    seq,
    entry: {
      kind: "moved", seat, move: "m", bot: null,
      events: events.map(([kind, who, facts]) => ({ kind, rule: "P22", seat: who, facts: { ...facts }, reveals: false })),
    },
  });
  const stole = (from: number, by: number): [string, number, object] => ["stole", by, { good: "gold", owner: from }];
  const of = (seat: number | null, ...entries: Entry[]): string[] => news(entries, seat, presentation, name).map(({ id }) => id);

  it("is told until they decide again", () => {
    const hit = [played(2, 0), played(3, 1, stole(0, 1)), played(4, 2, ["halted", 0, {}], ["injured", 0, { what: "army" }])];
    expect(of(0, ...hit)).toEqual(["pompeii-event-stole", "pompeii-event-halted", "pompeii-event-injured-army"]);
    expect(of(0, ...hit, played(5, 0))).toEqual([]);
  });

  it("is told to nobody else", () => {
    const hit = [played(2, 1, stole(0, 1), ["workers", 0, { delta: -1, count: 4 }], ["workers", 2, { delta: 1, count: 4 }])];
    expect(of(0, ...hit)).toEqual(["pompeii-event-stole", "pompeii-event-workers"]);
    expect([of(1, ...hit), of(2, ...hit), of(null, ...hit)]).toEqual([[], [], []]);
  });
});
