import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { plainPresentation } from "../../../src/games/plain.ts";
import { setLanguage } from "../../../src/lib/i18n.svelte.ts";
import type { Mistake, MistakeAnswer, Sitter } from "../../../src/lib/protocol.ts";
import { MistakePuzzle, pointsBetween, storedResults, storeResults, verdictOf, type Result } from "../../../src/pages/mistakes/mistake.svelte.ts";

const info: Mistake = { ply: 7, seat: 0, view: {}, legal: ["best", "good", "better", "played", "worse"], previews: null, move: "played", given_away: 0.3 };
const seats: Sitter[] = ["Livia", "Gaius"].map((name) => ({ kind: "person", name, bot: null, person: null, state: "here" }));
const VALUES: Record<string, number> = { best: 0.7, good: 0.68, better: 0.5, played: 0.4, worse: 0.2 };
const rated = (token: string) => ({ token, value: VALUES[token]!, tried: 100, low: 0.1, high: 0.9, grades: {} });
let asked: string[] = [];

/** What the server says of a move. */
function answerTo(token: string): MistakeAnswer {
  const lost = VALUES["best"]! - VALUES[token]!;
  return { type: "rated", right: lost < 0.05, tried: rated(token), best: { ...rated("best"), reasons: [], plan: null }, played: rated("played"), lost, given_away: 0.3 };
}

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  asked = [];
  sessionStorage.clear();
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    asked.push(path);
    const { token } = JSON.parse(body) as { token: string };
    return Promise.resolve(Response.json(token in VALUES ? answerTo(token) : { type: "refused", id: null, table: "t", rule: "R5", message: "illegal", args: {} }));
  });
});

function begin(): { puzzle: MistakePuzzle; results: Result[] } {
  const results: Result[] = [];
  const puzzle = new MistakePuzzle(info, plainPresentation("any"), seats, "t", { key: "k" }, () => false, (result) => results.push(result));
  return { puzzle, results };
}

describe("a mistake", () => {
  it("is found at once with a move as good as the best", async () => {
    const { puzzle, results } = begin();
    await puzzle.play.play("good");
    expect([puzzle.open, puzzle.hints, results, asked]).toEqual([true, ["best"], ["first"], ["/api/tables/t/mistakes/7"]]);
    expect(puzzle.name(1)).toBe("Gaius");
  });

  it("may be tried twice, and the answer shows itself after that", async () => {
    const { puzzle, results } = begin();
    await puzzle.play.play("better");
    expect([puzzle.open, puzzle.left, puzzle.hints, results]).toEqual([false, true, [], []]);
    puzzle.again();
    expect(puzzle.table.legal).toEqual(info.legal);
    await puzzle.play.play("worse");
    expect([puzzle.open, puzzle.left, puzzle.hints, results]).toEqual([true, false, ["best"], ["shown"]]);
  });

  it("found with the second try counts as that, and one that was shown does not count", async () => {
    const second = begin();
    await second.puzzle.play.play("played");
    second.puzzle.again();
    await second.puzzle.play.play("best");
    expect(second.results).toEqual(["second"]);
    const shown = begin();
    await shown.puzzle.play.play("worse");
    shown.puzzle.show();
    expect([shown.results, shown.puzzle.left]).toEqual([["shown"], false]);
  });

  it("is not tried by a move that the rules forbid", async () => {
    const { puzzle, results } = begin();
    await puzzle.play.play("nonsense");
    expect([puzzle.answer, puzzle.play.refused?.message, puzzle.left, results]).toEqual([null, "illegal", true, []]);
  });
});

it("a try is judged by what the figures on the screen say", () => {
  expect(Object.keys(VALUES).map((token) => verdictOf(answerTo(token)))).toEqual(["best", "good", "better", "same", "worse"]);
  expect(pointsBetween(rated("best"), rated("played"))).toBe(30);
  expect(pointsBetween({ ...rated("played"), value: 0.424 }, { ...rated("played"), value: 0.376 })).toBe(4);
});

it("results outlast a reload, each game's own", () => {
  storeResults("t", { 7: "second" });
  expect([storedResults("t"), storedResults("other")]).toEqual([{ 7: "second" }, {}]);
  sessionStorage.setItem("vesuvius.mistakes.t", "{nonsense");
  expect(storedResults("t")).toEqual({});
});
