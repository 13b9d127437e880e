import { describe, expect, it } from "vitest";
import {
  withDecision,
  changeCount,
  empty,
  forPlayers,
  inPhase,
  applyTool,
  withHand,
  withPile,
  withTile,
} from "../../../src/games/downfall/editor/draft.ts";

const red = { kind: "piece", seat: 0 } as const;
const coin = { kind: "lava", symbol: "coin" } as const;
const remove = { kind: "remove" } as const;

describe("a touch of a square", () => {
  it("adds a piece each time", () => {
    const once = applyTool(empty(), "A2", red);
    expect(applyTool(once, "A2", { kind: "piece", seat: 1 }).pieces).toEqual({ A2: [1, 1] });
  });
  it("lays lava, other lava in its place, and takes it up again", () => {
    const fleeing = inPhase(empty(), "fleeing");
    const laid = applyTool(fleeing, "C2", coin);
    expect(laid.lava).toEqual({ C2: "coin" });
    expect(applyTool(laid, "C2", { kind: "lava", symbol: "mask" }).lava).toEqual({ C2: "mask" });
    expect(applyTool(laid, "C2", coin).lava).toEqual({});
  });
  it("takes away lava first, then the last piece, then nothing", () => {
    const both = applyTool(applyTool(applyTool(inPhase(empty(), "fleeing"), "C2", red), "C2", red), "C2", coin);
    const bare = applyTool(both, "C2", remove);
    expect([bare.lava, bare.pieces]).toEqual([{}, { C2: [2, 0] }]);
    const one = applyTool(bare, "C2", remove);
    expect(one.pieces).toEqual({ C2: [1, 0] });
    expect(applyTool(applyTool(one, "C2", remove), "C2", remove).pieces).toEqual({});
  });
  it("lets go of what only one course of the game leads to, and keeps the hands", () => {
    const whole = { ...withHand(empty(), 0, "4 6 7 9"), stock: ["3"], bag: ["mask"], played: ["3"] };
    const changed = applyTool(whole, "A2", red);
    expect(changed).not.toHaveProperty("stock");
    expect(changed).not.toHaveProperty("played");
    expect(changed.hands).toEqual([["4", "6", "7", "9"], null]);
  });
});

describe("what else is so", () => {
  it("a phase brings what is asked for in it", () => {
    const fleeing = inPhase(withHand(empty(), 1, "3"), "fleeing");
    expect(fleeing).toMatchObject({ phase: "fleeing", decision: "lava", saved: [0, 0] });
    expect(fleeing).not.toHaveProperty("hands");
    expect(withDecision(fleeing, "move")).toMatchObject({ decision: "move", moves_left: 2 });
    expect(withDecision(withTile(fleeing, "mask"), "move")).not.toHaveProperty("tile");
  });
  it("counts never fall below none", () => {
    const one = changeCount(inPhase(empty(), "fleeing"), "saved", 1, 1);
    expect(one.saved).toEqual([0, 1]);
    expect(changeCount(changeCount(one, "saved", 1, -1), "saved", 1, -1).saved).toEqual([0, 0]);
  });
  it("those who leave take their pieces along", () => {
    const three = applyTool(applyTool({ ...empty(3), turn: 2 }, "A2", { kind: "piece", seat: 2 }), "B2", red);
    expect(forPlayers(three, 2)).toMatchObject({ players: 2, turn: 1, pieces: { B2: [1, 0] } });
    expect(forPlayers(three, 4).pieces).toEqual({ A2: [0, 0, 1, 0], B2: [1, 0, 0, 0] });
  });
  it("nothing written is dealt", () => {
    expect(withHand(withHand(empty(), 0, "4, 6"), 0, " ").hands).toEqual([null, null]);
    expect(withPile(empty(), "stock", "OMEN 3 ...").stock).toEqual(["omen", "3", "..."]);
    expect(withPile(withPile(empty(), "bag", "m"), "bag", "")).not.toHaveProperty("bag");
  });
});
