import { beforeAll, expect, it } from "vitest";
import { rolesOf } from "../../../src/games/pompeii/compendium/things.ts";
import { BUILDINGS, CARDS } from "../../../src/games/pompeii/data/printed.ts";
import { game as drawn } from "../../../src/games/pompeii/game.ts";
import { lensLines } from "../../../src/games/pompeii/lens/facts.ts";
import { lens } from "../../../src/games/pompeii/lens/lens.svelte.ts";
import type { PompeiiView } from "../../../src/games/pompeii/view.ts";
import { addTexts, setLanguage } from "../../../src/lib/i18n.svelte.ts";
import type { Explanation } from "../../../src/lib/protocol.ts";

beforeAll(async () => {
  await Promise.all(drawn.texts.map(addTexts));
  await setLanguage("en");
});

const road = { army: { by: "recruit", missing: { bread: 2 } }, castrum: { by: null } };
const view = { seat: 0, row: [], built: {}, seats: [{ goods: {}, hand: { cards: ["S05"] }, active: [], road }] } as unknown as PompeiiView;
const makers = (good: string): string[] => BUILDINGS.filter(({ id }) => rolesOf(id, good).includes("makes")).map(({ id }) => id);

it("lights up what makes a good, takes it and costs it, and nothing else", () => {
  expect(makers("bread")).toEqual(BUILDINGS.filter(({ conversions }) => conversions.some((line) => "bread" in line.out)).map(({ id }) => id));
  expect(makers("bread").length).toBeGreaterThan(0);
  expect(rolesOf("grain", "grain")).toEqual(["makes"]);
  expect(rolesOf("b20", "pillars")).toEqual(["costs"]);
  expect(rolesOf("b19", "sword")).toEqual(["takes"]);
  for (const { id, cost } of CARDS) for (const good of Object.keys(cost)) expect(rolesOf(id, good)).toContain("costs");
});

it("lights up no cost of what stands already", () => {
  lens.show("pillars");
  expect(lens.roles("b20", view)).toEqual(["costs"]);
  expect(lens.roles("b20", { ...view, built: { b20: [0] } })).toEqual([]);
  lens.end();
});

it("is ended by the good that began it", () => {
  expect(lens.roles("grain")).toBeNull();
  lens.toggle("grain");
  expect([lens.roles("grain"), lens.roles("clay")]).toEqual([["makes"], []]);
  lens.toggle("grain");
  expect(lens.good).toBeNull();
});

it("says what a good is made from, what needs it, what the road lacks of it, and its price as the server says", () => {
  const told: Explanation = { asked: true, ways: [{ token: "fish>", preview: { given: { fish: 4 }, made: { bread: 1 } }, refusal: null }] };
  const lines = lensLines(view, "bread", told).join(" ");
  expect(lines).toContain("flour → 1 bread");
  expect(lines).toContain("Your army still needs 2.");
  expect(lines).toContain("Any of these buys 1 in a trade: 4 fish.");
  expect(lensLines(view, "bread", { asked: true, ways: [] }).at(-1)).toBe("You have nothing to trade for it.");
  expect(lensLines(view, "grain", null).join(" ")).toMatch(/^Collected on its field\. Needed by /);
});
