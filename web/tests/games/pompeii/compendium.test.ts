import { beforeAll, expect, it } from "vitest";
import { compendium } from "../../../src/games/pompeii/compendium/compendium.ts";
import { CELLS, chainOf } from "../../../src/games/pompeii/compendium/production.ts";
import { game as drawn } from "../../../src/games/pompeii/game.ts";
import type { Compendium, PrintedThing } from "../../../src/games/game.ts";
import { addTexts, setLanguage } from "../../../src/lib/i18n.svelte.ts";

let all: Compendium;

beforeAll(async () => {
  await Promise.all(drawn.texts.map(addTexts));
  await setLanguage("en");
  all = compendium();
});

const things = (group: string): readonly PrintedThing[] => all.groups.find(({ id }) => id === group)!.things;
const find = (id: string): PrintedThing => all.groups.flatMap((group) => group.things).find((each) => each.id === id)!;
/** What has to do with a good in this way, of one group. */
const withRole = (group: string, good: string, role: string): string[] =>
  things(group).filter(({ subjects }) => subjects[good]?.includes(role)).map(({ id }) => id);

it("holds everything that is printed, each thing once", () => {
  expect(Object.fromEntries(all.groups.map((group) => [group.id, group.things.length]))).toEqual({ specialists: 52, city: 52, volcano: 55, buildings: 20, places: 13, goods: 32 });
  const ids = all.groups.flatMap((group) => group.things.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

it("says of each thing what it is and where it is known from, without a message left out", () => {
  for (const thing of all.groups.flatMap((group) => group.things)) {
    expect(thing.lines.length, thing.id).toBeGreaterThan(0);
    for (const line of [thing.name, thing.source, ...thing.lines]) expect(line, thing.id).not.toMatch(/pompeii-|\{|undefined|^$/);
  }
});

it("gives every kind that can be chosen to something", () => {
  for (const { id, kinds, things: held } of all.groups) {
    for (const kind of kinds) expect(held.some((thing) => thing.kinds.includes(kind.id)), `${id} ${kind.id}`).toBe(true);
  }
  expect(all.groups.map(({ kinds }) => kinds.length)).toEqual([5, 4, 2, 2, 4, 3]);
});

it("knows who makes bread, what it is used for, what costs it and what destroys it", () => {
  expect(withRole("buildings", "bread", "gives it")).toEqual(["b10"]);
  expect(withRole("buildings", "bread", "takes it")).toEqual(["b2", "b19"]);
  expect(withRole("volcano", "bread", "destroys it")).toContain("VA01");
  expect(withRole("places", "grain", "gives it")).toEqual(["field-grain"]);
});

it("says what a building costs and makes, how many find room, and what its owner gets", () => {
  expect(find("b1").lines).toEqual([
    "1 clay → 1 brick.",
    "1 wood → 1 coal.",
    "Costs 2 clay and 1 stone.",
    "Spaces for workers with 1, 2, 3 and 4 players: 1, 1, 2, 2.",
    "When another player uses it, its owner takes 1 good of a kind that was put in.",
  ]);
});

it("says where each thing is known from", () => {
  expect(find("C01").source).toBe("In the rulebook, page 11");
  expect(find("b1").source).toBe("Wholly reconstructed");
  expect(find("C01").source).not.toBe(find("S05").source);
});

it("lays goods out by value, each chain straight on, and no two in one place", () => {
  const at = (good: string): readonly number[] => { const { column, row } = CELLS.find((cell) => cell.good === good)!; return [column, row]; };
  expect(new Set(CELLS.map(({ column, row }) => `${String(column)} ${String(row)}`)).size).toBe(32);
  expect(["grain", "flour", "bread", "gold", "gold_coin"].map(at)).toEqual([[1, 0], [2, 0], [3, 0], [4, 0], [5, 0]]);
  expect(at("planks")).toEqual([2, at("coal")[1]! + 1]);
});

it("knows all that a good comes from and becomes", () => {
  const { from, into } = chainOf("iron");
  expect([[...from].sort(), [...into]]).toEqual([["deer", "meat"], ["sword"]]);
  expect([...chainOf("gold_coin").from].sort()).toEqual(["bread", "coal", "flour", "gold", "grain", "wood"]);
  expect([...chainOf("wood").into].sort()).toEqual(["coal", "gold_coin", "planks", "sword"]);
});
