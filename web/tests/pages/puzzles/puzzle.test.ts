import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { plainPresentation } from "../../../src/games/plain.ts";
import { setLanguage } from "../../../src/lib/i18n.svelte.ts";
import type { PuzzleInfo } from "../../../src/lib/protocol.ts";
import { Puzzle, puzzlesGame, puzzlesInfo } from "../../../src/pages/puzzles/puzzle.svelte.ts";

const plain = plainPresentation("any");

const info: PuzzleInfo = {
  id: "p1",
  game: "downfall",
  kind: "omen",
  seat: 1,
  view: { players: 2 },
  legal: ["good", "bad"],
  rating: 1500,
  tried: 3,
  solved: 1,
  mine: null, previews: null,
};
const best = { token: "good", value: 0.9, tried: 100, reasons: [] };
const refusal = { message: "illegal", args: {}, rule: "R5" };
let asked: string[] = [];

/** The server: right for one token, wrong for another, and a refusal for any other. */
function serve(path: string, { body }: { body: string | null }): Promise<Response> {
  asked.push(path);
  if (path.endsWith("/hint")) return Promise.resolve(Response.json({ reason: "reason-saves" }));
  if (body === null) return Promise.resolve(Response.json({ next: "p2", count: 9, solved: 0 }));
  const { token } = JSON.parse(body) as { token: string };
  if (!info.legal.includes(token)) return Promise.resolve(Response.json(refusal, { status: 409 }));
  return Promise.resolve(Response.json({ type: "answered", right: token === "good", best, before: null, after: null, action: ["good"], decisive: 1, previews: [null] }));
}

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  asked = [];
  localStorage.clear();
  vi.stubGlobal("fetch", serve);
});

const begin = (): Puzzle => new Puzzle(info, plain, null, () => false);

describe("a puzzle", () => {
  it("is played against bots, whom nobody is", () => {
    expect(begin().seats.map(({ kind }) => kind)).toEqual(["bot", "person"]);
  });

  it("that is solved shows its best move, and counts once", async () => {
    const puzzle = begin();
    await puzzle.play.play("good");
    expect([puzzle.answer?.right, puzzle.tried, puzzle.hints, puzzle.gained]).toEqual([true, ["good"], ["good"], true]);
    expect(puzzle.table.legal).toEqual([]);
    const again = begin();
    await again.play.play("good");
    expect(again.gained).toBe(false);
    expect((await puzzlesInfo(null, "downfall", null)).solved).toBe(1);
    expect((await puzzlesInfo(null, "pompeii", null)).solved).toBe(0);
  });

  it("that is missed shows its best move only if asked for, and can be tried again", async () => {
    const puzzle = begin();
    await puzzle.play.play("bad");
    expect([puzzle.answer?.right, puzzle.hints, puzzle.gained]).toEqual([false, [], false]);
    puzzle.show();
    expect(puzzle.hints).toEqual(["good"]);
    puzzle.again();
    expect([puzzle.answer, puzzle.hints, puzzle.table.legal]).toEqual([null, [], ["good", "bad"]]);
  });

  it("has other ratings after a first try", async () => {
    vi.stubGlobal("fetch", (_path: string, { body }: { body: string | null }) =>
      Promise.resolve(Response.json(body === null ? { ...info, rating: 1480, tried: 4, mine: true } : { type: "answered", right: true, best, before: 1500, after: 1530 })),
    );
    const puzzle = new Puzzle(info, plain, "key", () => false);
    await puzzle.play.play("good");
    await vi.waitFor(() => expect(puzzle.facts?.rating).toBe(1480));
    expect(puzzle.rating).toBe(1530);
  });

  it("says why a move is not legal, and goes on", async () => {
    const puzzle = begin();
    await puzzle.play.play("nonsense");
    expect([puzzle.play.refused?.rule, puzzle.answer, puzzle.table.legal]).toEqual(["R5", null, ["good", "bad"]]);
  });

  it("gives the kind of reason as a hint", async () => {
    const puzzle = begin();
    await puzzle.askHint();
    expect(puzzle.hint).toBe("saves");
  });

  it("goes on after the last one that was tried on this device", async () => {
    await begin().play.play("bad");
    await puzzlesInfo(null, "downfall", null);
    expect(asked.at(-1)).toBe("/api/puzzles?game=downfall&after=p1");
    await puzzlesInfo(null, "pompeii", null);
    expect(asked.at(-1)).toBe("/api/puzzles?game=pompeii");
    await puzzlesInfo("key", "downfall", null);
    expect(asked.at(-1)).toBe("/api/puzzles?game=downfall");
  });

  it("is of the game that was looked at last on this device", async () => {
    expect(puzzlesGame()).toBe("downfall");
    await puzzlesInfo(null, "pompeii", null);
    expect(puzzlesGame()).toBe("pompeii");
  });

  it("counts what was stored before several games had puzzles for the first of them", async () => {
    localStorage.setItem("vesuvius.puzzles", JSON.stringify({ last: "p1", solved: ["p1", "p2"] }));
    expect((await puzzlesInfo(null, "downfall", null)).solved).toBe(2);
    expect(asked.at(-1)).toBe("/api/puzzles?game=downfall&after=p1");
    expect((await puzzlesInfo(null, "pompeii", null)).solved).toBe(0);
  });

  it("is answered with a whole action, put together first", async () => {
    const bodies: string[] = [];
    vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
      bodies.push(`${path.split("/").at(-1) ?? ""} ${body}`);
      const ahead = { view: { players: 2 }, legal: ["*1", "*2"], previews: null, asks_more: [] };
      return Promise.resolve(Response.json(path.endsWith("/ahead") ? ahead : { type: "answered", right: true, best, before: null, after: null, action: ["good", "*2"], decisive: 2, previews: [null, null] }));
    });
    const puzzle = new Puzzle({ ...info, asks_more: ["good"] }, plain, null, () => false);
    puzzle.chooser.play.pick("good");
    await vi.waitFor(() => expect(puzzle.chooser.table.legal).toEqual(["*1", "*2"]));
    expect([puzzle.composer.open, puzzle.answer]).toEqual([true, null]);
    puzzle.chooser.play.pick("*2");
    await vi.waitFor(() => expect(puzzle.answer?.right).toBe(true));
    expect(bodies).toEqual(['ahead {"tokens":["good"]}', 'p1 {"token":"good","then":["*2"]}']);
    expect([puzzle.tried, puzzle.composer.open]).toEqual([["good", "*2"], false]);
  });

  it("is there even if what was stored is broken", async () => {
    localStorage.setItem("vesuvius.puzzles", "{");
    expect((await puzzlesInfo(null, "downfall", null)).solved).toBe(0);
  });
});
