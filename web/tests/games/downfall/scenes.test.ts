import { describe, expect, test } from "vitest";
import type { Event } from "../../../src/lib/protocol.ts";
import { awakening, scenesOf } from "../../../src/games/downfall/scenes/scenes.ts";
import type { DownfallView, Step } from "../../../src/games/downfall/view.ts";

const event = (kind: string, seat: number | null = 0, facts: Event["facts"] = {}): Event => ({ kind, rule: "R10", seat, facts, reveals: true });
const name = (seat: number): string => ["Flavia", "Marcus"][seat] ?? "";
const after = (phase: DownfallView["phase"], ...steps: Step[]) => ({ phase, steps });
const third: Step = { name: "lava", state: "now", number: 3, most: 6 };

describe("turning points", () => {
  test("an ordinary move is none", () => {
    expect(scenesOf([event("played"), event("settled"), event("drew")], after("seething"))).toEqual([]);
    expect(scenesOf([], after("settling"))).toEqual([]);
  });

  test("the eruption and the end are", () => {
    expect(scenesOf([event("played"), event("erupted", 1)], after("opening"))).toEqual([{ kind: "eruption" }]);
    expect(scenesOf([event("covered"), event("over", null)], after("over"))).toEqual([{ kind: "ending" }]);
  });

  test("each of the first tiles is, with who draws it", () => {
    const drawn = { kind: "tile", seat: 1, symbol: "coin", number: 3, most: 6 };
    expect(scenesOf([event("covered"), event("tile", 1, { symbol: "coin" })], after("opening", third))).toEqual([drawn]);
    const first = { ...third, number: 1 };
    expect(scenesOf([event("erupted"), event("tile", 1, { symbol: "coin" })], after("opening", first))).toEqual([{ kind: "eruption" }, { ...drawn, number: 1 }]);
  });

  test("a tile without a place is none of the six", () => {
    const events = [event("covered"), event("tile", 0, { symbol: "coin" }), event("set_aside", 0, { symbol: "coin" }), event("tile", 1, { symbol: "mask" })];
    expect(scenesOf(events, after("opening", third))).toEqual([
      { kind: "tile", seat: 0, symbol: "coin", number: null, most: 6 },
      { kind: "tile", seat: 1, symbol: "mask", number: 3, most: 6 },
    ]);
  });

  test("once people flee, a tile is not", () => {
    expect(scenesOf([event("moved"), event("tile", 1, { symbol: "coin" })], after("fleeing", { name: "lava", state: "now" }))).toEqual([]);
  });

  test("who woke the mountain drew the card, or called", () => {
    expect(awakening([event("erupted", 1)], name)).toEqual({ id: "downfall-scene-drew", args: { who: "Marcus" } });
    expect(awakening([event("called", 0), event("erupted", 0)], name)).toEqual({ id: "downfall-scene-called", args: { who: "Flavia" } });
    expect(awakening([event("over", null)], name)).toBeNull();
  });
});
