import { expect, it } from "vitest";
import { plain } from "../../src/games/plain.ts";
import type { Moved, Standing } from "../../src/lib/protocol.ts";
import { Study, type Laid } from "../../src/lib/study.svelte.ts";

const moved = (move: string): Moved => ({ kind: "moved", seat: 0, move, bot: null, events: [{ kind: move, rule: "", seat: 0, facts: {}, reveals: false }] });
const laid = (moves: string, seat: number | null): Laid => {
  const times = { reserves: [], deadline: null, now: 0 };
  const standing: Standing = { seat, states: ["here", "here"], times, legal: ["x"], undo: null, asked: null, outcome: null, hints: false };
  return { view: { seat, moves }, standing, moves: [...moves].map(moved) };
};

it("looks with the eyes of whoever decides, on and back, and onto another line of the same length", () => {
  const study = new Study(null, plain, { pause: () => 0 });
  const { table } = study;
  const seen = (): unknown[] => [table.seat, table.settled, table.view?.["moves"], study.moves.join(""), table.last[0]?.kind ?? null];
  study.lay(laid("", 1));
  expect(seen()).toEqual([1, true, "", "", null]);
  study.lay(laid("a", 0), 0);
  expect(seen()).toEqual([0, true, "a", "a", "a"]);
  study.lay(laid("abc", 1));
  expect(seen()).toEqual([1, true, "abc", "abc", "c"]);
  study.lay(laid("ab", 0));
  expect(seen()).toEqual([0, true, "ab", "ab", "b"]);
  study.lay(laid("ax", 1));
  expect(seen()).toEqual([1, true, "ax", "ax", "x"]);
  expect(table.entries.map(({ seq, entry }) => [seq, entry.kind === "moved" ? entry.move : ""])).toEqual([[1, "a"], [2, "x"]]);
  study.lay(laid("axe", null));
  expect([table.seat, table.legal]).toEqual([null, ["x"]]);
});

it("keeps the eyes of a seat that has some of its own, and shows nothing twice", () => {
  const study = new Study(0, plain, { pause: () => 0 });
  study.lay(laid("a", 1), 0);
  const { last } = study.table;
  study.lay(laid("a", 1));
  expect(study.table.seat).toBe(0);
  expect(study.table.last).toBe(last);
});
