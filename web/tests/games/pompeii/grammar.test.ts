import { describe, expect, it } from "vitest";
import { back, complete, NOTHING, pick } from "../../../src/lib/table/choice.ts";
import { amounts, grammar, meantAt, things, tokensNaming } from "../../../src/games/pompeii/grammar.ts";
import { nearest } from "../../../src/games/pompeii/board/arrow-keys.ts";

describe("what a token names", () => {
  it.each([
    ["own7", ["b7"]],
    ["+grain", ["grain"]],
    ["@grain", ["field-grain"]],
    ["@grain/S14", ["field-grain", "S14"]],
    ["@b7", ["b7"]],
    ["@b4b", ["b4"]],
    ["@b7/S30", ["b7", "S30"]],
    ["build12/S39", ["b12", "costruzione", "S39"]],
    ["skip:wood", ["wood"]],
    ["@porta", ["porta"]],
    ["gold>", ["gold"]],
    [">meat", ["meat"]],
    ["train:S30", ["piazza", "S30"]],
    ["swap:S12", ["piazza", "S12"]],
    ["-grain", ["grain"]],
    ["act:C35", ["b17", "C35"]],
    ["heal:C12", ["b17", "C12"]],
    ["lift:b7", ["b17", "b7"]],
    ["finish", ["b17"]],
    ["hire", ["b18"]],
    ["army", ["b19"]],
    ["use:S25", ["S25"]],
    ["^coal", ["coal"]],
    ["!2", ["seat2"]],
    ["!b7", ["b7"]],
    ["!S14", ["S14"]],
    ["!meat", ["meat"]],
    ["give:olive_oil", ["olive_oil"]],
    ["keep:S12", ["S12"]],
    ["play:C33", ["C33"]],
    ["draw:S", []],
    ["pass", []],
    [".", []],
    ["*12", []],
  ])("%s: %j", (token, named) => {
    expect(things(token)).toEqual(named);
    expect(grammar.parts(token).map(({ text }) => text).join("")).toBe(token);
  });
});

describe("choosing step by step", () => {
  const LEGAL = ["@b4", "@b4b", "@b4/S47", "@grain", "@porta", "train:S30", "swap:S30"];

  it("takes a place that leaves one way at once", () => {
    expect(complete(LEGAL, pick(grammar, LEGAL, NOTHING, "field-grain")!)).toBe("@grain");
  });

  it("keeps the ways that a place leaves, until a way or a card decides", () => {
    const place = pick(grammar, LEGAL, NOTHING, "b4")!;
    expect(complete(LEGAL, place)).toBeNull();
    expect(tokensNaming(LEGAL, "b4")).toEqual(["@b4", "@b4b", "@b4/S47"]);
    expect(complete(LEGAL, pick(grammar, LEGAL, place, "@b4b")!)).toBe("@b4b");
    expect(complete(LEGAL, pick(grammar, LEGAL, place, "S47")!)).toBe("@b4/S47");
    expect(back(grammar, LEGAL, place)).toEqual(NOTHING);
  });

  it("takes a card that works at one place at once, and asks for what else", () => {
    expect(complete(LEGAL, pick(grammar, LEGAL, NOTHING, "S47")!)).toBe("@b4/S47");
    expect(complete(LEGAL, pick(grammar, LEGAL, NOTHING, "S30")!)).toBeNull();
  });

  it("knows a good from the field that it grows on", () => {
    const legal = ["^grain", "^clay"];
    expect(pick(grammar, legal, NOTHING, "field-grain")).toBeNull();
    expect(complete(legal, pick(grammar, legal, NOTHING, "grain")!)).toBe("^grain");
  });

  it("lists amounts from the least", () => {
    expect(amounts(["*1", "*10", "*2", "*61", "*9"])).toEqual([1, 2, 9, 10, 61]);
  });

  it.each([
    ["b7", true, [], false, "@b7"],
    ["b7", false, [], false, "build7"],
    ["b7", false, [], true, "own7"],
    ["field-wood", false, [], false, "@wood"],
    ["piazza", false, ["C01", "S05"], false, "train:S05"],
    ["costruzione", false, [], false, "build"],
    ["b17", true, ["S05", "C09"], false, "act:C09"],
  ])("asks the server about %s (built: %s)", (spot, built, hand, setting, token) => {
    expect(meantAt(spot, built, hand, setting)).toBe(token);
    expect(grammar.meant([], NOTHING, token)).toBe(token);
  });
});

describe("walking with arrows", () => {
  const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 100, y: y * 80 })));

  it.each([
    ["ArrowRight", 0, 1],
    ["ArrowDown", 0, 3],
    ["ArrowLeft", 4, 3],
    ["ArrowUp", 4, 1],
    ["ArrowLeft", 0, null],
    ["Home", 4, null],
  ])("%s from %i leads to %s", (key, from, to) => {
    expect(nearest(grid, from, key)).toBe(to);
  });
});
