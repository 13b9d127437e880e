import { describe, expect, it } from "vitest";
import { grammar } from "../../../src/games/downfall/grammar.ts";
import { grammar as pompeii } from "../../../src/games/pompeii/grammar.ts";
import { completedSteps, readProgress, wantedParts } from "../../../src/pages/learn/lessons.svelte.ts";

describe("steps of a lesson", () => {
  const steps = [
    { wants: "7@F5", replies: ["3@D3"] },
    { wants: ".*", replies: [] },
  ];
  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 2],
  ])("%i moves make %i steps", (moves, made) => {
    expect(completedSteps(steps, moves)).toBe(made);
  });
});

describe("what a step wants", () => {
  const legal = ["7@F5", "7@F6", "3@D3"];
  const wanted = (chosen: string): string[] => wantedParts(grammar, "7@F5", legal, { chosen, ahead: [] }).map(({ thing }) => thing);
  it("is the card, then the square, and nothing on a wrong way", () => {
    expect([wanted(""), wanted("7@"), wanted("3@")]).toEqual([["7"], ["F5"], []]);
  });
  it("is no longer what has been picked", () => {
    const train = (...ahead: string[]): string[] => wantedParts(pompeii, "train:S30", ["train:S30", "train:S31"], { chosen: "", ahead }).map(({ thing }) => thing);
    expect([train(), train("piazza")]).toEqual([["train:S30", "piazza", "S30"], ["train:S30", "S30"]]);
  });
});

describe("what a browser remembers", () => {
  it("is read as it was written", () => {
    const progress = { done: ["settle"], lesson: "joker", moves: ["5*@B1"] };
    expect(readProgress(JSON.stringify(progress))).toEqual(progress);
  });
  it.each([null, "", "{", "7", '{"done": 1, "moves": [1]}'])("is nothing where it cannot be read: %s", (text) => {
    expect(readProgress(text)).toEqual({ done: [], lesson: "", moves: [] });
  });
});
