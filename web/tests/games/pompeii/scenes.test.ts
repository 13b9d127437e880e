import { expect, test } from "vitest";
import type { Event } from "../../../src/lib/protocol.ts";
import { scenesOf } from "../../../src/games/pompeii/scenes/scenes.ts";

const event = (kind: string, seat: number | null = null, facts: Event["facts"] = {}): Event => ({ kind, rule: "P36", seat, facts, reveals: true });
const over = (end: string, seat: number | null = null): Event => event("over", seat, { end, round: 12, title: null });

test("an ordinary move is no turning point, nor is a volcano card that nobody has seen", () => {
  expect(scenesOf([event("placed", 0), event("got", 0, { good: "wine", amount: 2 }), event("round")])).toEqual([]);
  expect(scenesOf([event("erupted", null, { card: null })])).toEqual([]);
});

test("the Foro wakes Vesuvius, and a Castrum is halted", () => {
  expect(scenesOf([event("built", 1, { building: "b17" }), event("flipped")])).toEqual([{ kind: "awakening" }]);
  expect(scenesOf([event("played", 0, { card: "C31" }), event("halted", 1)])).toEqual([{ kind: "halted", seat: 1 }]);
});

test("an eruption tells what everyone loses", () => {
  const lost = (seat: number, good: string, amount: number): Event => event("lost", seat, { good, amount });
  expect(scenesOf([event("erupted", null, { card: "VA03" }), lost(2, "wood", 3), lost(0, "coal", 1), lost(2, "planks", 2), event("round")])).toEqual([
    { kind: "eruption", card: "VA03", losses: [{ seat: 2, goods: { wood: 3, planks: 2 } }, { seat: 0, goods: { coal: 1 } }] },
  ]);
});

test("a game ends with the army that marches in, or with the end of Pompeii, and never with two ends", () => {
  expect(scenesOf([event("built", 2, { building: "b20" }), over("castrum", 2)])).toEqual([{ kind: "arrival", seat: 2 }]);
  expect(scenesOf([event("erupted", null, { card: "apocalypse" }), over("apocalypse")])).toEqual([{ kind: "apocalypse" }]);
  expect(scenesOf([event("erupted", null, { card: "VA03" }), over("destroyed")]).map(({ kind }) => kind)).toEqual(["eruption", "destroyed"]);
});
