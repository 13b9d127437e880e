import { expect, it, vi } from "vitest";
import { plainPresentation } from "../../../src/games/plain.ts";
import type { Moved, Standing, Step } from "../../../src/lib/protocol.ts";
import { Exercise, Study, type StudyState } from "../../../src/lib/table/study.svelte.ts";

const plain = plainPresentation("any");

const moved = (move: string): Moved => ({ kind: "moved", seat: 0, move, bot: null, events: [{ kind: move, rule: "", seat: 0, facts: {}, reveals: false }] });
const laid = (moves: string, seat: number | null): StudyState => {
  const times = { reserves: [], deadline: null, now: 0 };
  const standing: Standing = { seat, states: ["here", "here"], times, legal: ["x"], undo: null, undo_turn: null, asked: null, outcome: null, hints: false, previews: null, resigned: [], ended: null, offer: null, claim: null, secrets: true };
  return { view: { seat, moves }, standing, moves: [...moves].map(moved), steps: [] };
};

it("looks with the eyes of whoever decides, on and back, and onto another line of the same length", () => {
  const study = new Study(null, plain, { pause: () => 0 });
  const { table } = study;
  const seen = (): unknown[] => [table.seat, table.settled, table.view?.["moves"], study.moves.join(""), table.last[0]?.kind ?? null];
  study.show(laid("", 1));
  expect(seen()).toEqual([1, true, "", "", null]);
  study.show(laid("a", 0), 0);
  expect(seen()).toEqual([0, true, "a", "a", "a"]);
  study.show(laid("abc", 1));
  expect(seen()).toEqual([1, true, "abc", "abc", "c"]);
  study.show(laid("ab", 0));
  expect(seen()).toEqual([0, true, "ab", "ab", "b"]);
  study.show(laid("ax", 1));
  expect(seen()).toEqual([1, true, "ax", "ax", "x"]);
  expect(table.entries.map(({ seq, entry }) => [seq, entry.kind === "moved" ? entry.move : ""])).toEqual([[1, "a"], [2, "x"]]);
  study.show(laid("axe", null));
  expect([table.seat, table.legal]).toEqual([null, ["x"]]);
});

it("keeps the eyes of a seat that has some of its own, and shows nothing twice", () => {
  const study = new Study(0, plain, { pause: () => 0 });
  study.show(laid("a", 1), 0);
  const { last } = study.table;
  study.show(laid("a", 1));
  expect(study.table.seat).toBe(0);
  expect(study.table.last).toBe(last);
});

it("shows each of several moves as the server says that it changed the view", () => {
  vi.useFakeTimers();
  const study = new Study(0, plain, { pause: () => 1000 });
  study.show(laid("a", 0));
  const step = (moves: string): Step => ({ patch: { changed: { "/moves": moves }, removed: [] }, preview: null });
  study.show({ ...laid("abc", 0), steps: [step("ab"), step("abc")] }, 1);
  expect(study.table.view?.["moves"]).toBe("ab");
  vi.advanceTimersByTime(1000);
  expect(study.table.view?.["moves"]).toBe("abc");
  study.table.stop();
  vi.useRealTimers();
});

it("goes known ways where the server cannot be reached, and asks nobody whether a legal move is legal", async () => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError("offline"));
  vi.stubGlobal("fetch", fetched);
  const known = vi.fn(() => Promise.resolve([laid("", 0), laid("x", 0)]));
  const exercise = new Exercise({ game: "any", position: "p", seed: null }, 0, plain, { pause: () => 0 }, known);
  await exercise.goTo([]);
  expect(exercise.table.legal).toEqual(["x"]);
  const before = fetched.mock.calls.length;
  expect(await exercise.refusalOf("x")).toBeNull();
  expect(fetched.mock.calls.length).toBe(before);
  await exercise.move(["x"]);
  expect(exercise.moves).toEqual(["x"]);
  expect(await exercise.refusalOf("y")).toMatchObject({ status: 0 });
  await expect(exercise.move(["y"])).rejects.toMatchObject({ status: 0 });
});
