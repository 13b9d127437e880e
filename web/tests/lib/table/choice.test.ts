import { describe, expect, it } from "vitest";
import { grammar } from "../../../src/games/downfall/grammar.ts";
import { back, complete, fitting, next, NOTHING, pick, WHOLE, type Choice } from "../../../src/lib/table/choice.ts";

const CARDS = ["7*@B1", "7*@F5", "1@B2", "10@F6", "10@F5", "3-"];
const MOVES = ["A2>C2", "A2>out", "B2>C2"];
const OMEN = ["xB4k", "xB4r", "xC1y"];
const LAVA = ["~C3mask", "~C3vase", "~D4mask"];

const things = (legal: string[], choice: Choice): string[] => next(grammar, legal, choice).map((part) => part.thing);
const picked = (legal: string[], ...picks: string[]): Choice | null =>
  picks.reduce<Choice | null>((choice, each) => choice && pick(grammar, legal, choice, each), NOTHING);

describe("the parts of a token", () => {
  it.each([...CARDS, ...MOVES, ...OMEN, ...LAVA, "+B1", "+-", "erupt", "wait", "stay", "~C3"])("%s", (token) => {
    expect(grammar.parts(token).map((part) => part.text).join("")).toBe(token);
  });
});

describe("choosing", () => {
  it("shows every card once", () => {
    expect(things(CARDS, NOTHING)).toEqual(["7", "1", "10", "3"]);
  });

  it("keeps the places of the card, and no card whose number begins alike", () => {
    expect(things(CARDS, picked(CARDS, "1")!)).toEqual(["B2"]);
    expect(picked(CARDS, "7")).toEqual({ chosen: "7*@", ahead: [] });
    expect(things(CARDS, picked(CARDS, "7")!)).toEqual(["B1", "F5"]);
  });

  it("completes a token", () => {
    expect(complete(CARDS, picked(CARDS, "7", "B1")!)).toBe("7*@B1");
    expect(complete(CARDS, picked(CARDS, "7")!)).toBeNull();
    expect(complete(CARDS, picked(CARDS, "3")!)).toBe("3-");
  });

  it("takes the text of a part as well as the thing", () => {
    expect(picked(MOVES, "A2>", "out")).toEqual(picked(MOVES, "A2", "out"));
  });

  it("takes the place first, and asks for the card where several go there", () => {
    expect(complete(CARDS, picked(CARDS, "F6")!)).toBe("10@F6");
    const early = picked(CARDS, "F5")!;
    expect(early).toEqual({ chosen: "", ahead: ["F5"] });
    expect(things(CARDS, early)).toEqual(["7", "10"]);
    expect(complete(CARDS, pick(grammar, CARDS, early, "10")!)).toBe("10@F5");
  });

  it("skips what answers itself", () => {
    expect(complete(OMEN, picked(OMEN, "C1")!)).toBe("xC1y");
    expect(complete(OMEN, picked(OMEN, "B4")!)).toBeNull();
    expect(complete(LAVA, picked(LAVA, "C3", "vase")!)).toBe("~C3vase");
  });

  it("knows nothing of what is not legal", () => {
    expect(picked(CARDS, "K7")).toBeNull();
    expect(picked(MOVES, "A2", "K7")).toBeNull();
    expect(fitting(grammar, [], NOTHING)).toEqual([]);
  });

  it("names the token that was meant, for the server to refuse", () => {
    expect(grammar.meant(CARDS, picked(CARDS, "7")!, "K7")).toBe("7*@K7");
    expect(grammar.meant(CARDS, NOTHING, "K7")).toBeNull();
    expect(grammar.meant(MOVES, picked(MOVES, "A2")!, "K7")).toBe("A2>K7");
    expect(grammar.meant(MOVES, NOTHING, "K7")).toBe("K7>C2");
    expect(grammar.meant(["+B1", "+-"], NOTHING, "C1")).toBe("+C1");
    expect(grammar.meant(OMEN, NOTHING, "C2")).toBe("xC2k");
    expect(grammar.meant(["~C3"], NOTHING, "12")).toBeNull();
  });

  it("goes back one pick at a time", () => {
    expect(back(grammar, CARDS, picked(CARDS, "7", "B1")!)).toEqual({ chosen: "7*@", ahead: [] });
    expect(back(grammar, CARDS, picked(CARDS, "7")!)).toEqual(NOTHING);
    expect(back(grammar, CARDS, picked(CARDS, "F5")!)).toEqual(NOTHING);
    expect(back(grammar, OMEN, picked(OMEN, "C1")!)).toEqual(NOTHING);
    expect(back(grammar, CARDS, NOTHING)).toEqual(NOTHING);
  });

  it("takes a token of an unknown game whole", () => {
    expect(next(WHOLE, ["hang 3", "throw 3"], NOTHING).map((part) => part.text)).toEqual(["hang 3", "throw 3"]);
    expect(complete(["hang 3"], pick(WHOLE, ["hang 3"], NOTHING, "hang 3")!)).toBe("hang 3");
  });
});
