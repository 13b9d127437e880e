import { beforeAll, expect, test } from "vitest";
import PAGES from "virtual:texts/each/downfall_web";
import RULES from "virtual:texts/each/downfall_rules";
import WORDS from "virtual:texts/each/downfall";
import { addTexts, setLanguage } from "../../../src/lib/i18n.svelte.ts";
import { areaBetween, headings, isWhole, viewBox } from "../../../src/games/downfall/rules/area.ts";
import { illustrations } from "../../../src/games/downfall/rules/illustrations.ts";
import { describeSquare } from "../../../src/games/downfall/rules/sentences.ts";
import type { DownfallView } from "../../../src/games/downfall/view.ts";

const EMPTY = { phase: "settling", pieces: {}, lava: {} } as unknown as DownfallView;
const FLEEING = { phase: "fleeing", pieces: { K7: [2, 1] }, lava: { K6: "helmet", A5: "mask" } } as unknown as DownfallView;

beforeAll(async () => {
  await setLanguage("en");
  await Promise.all([WORDS, PAGES, RULES].map(addTexts));
});

test("a square says what it is, who is on it and what is beside it", () => {
  expect(describeSquare("C2", EMPTY)).toBe("C2: first lava square, coin. Next to it: C1, B2, D2, C3.");
  expect(describeSquare("J2", EMPTY)).toBe("J2: square, at the Porta di Nola. Next to it: I2, J3.");
  expect(describeSquare("K7", FLEEING)).toBe("K7: house 11, brown. The building also covers K6. Pieces on it: 2 red, 1 black. Next to it: K6, J7.");
  expect(describeSquare("K6", FLEEING)).toContain("K6: lava, helmet.");
  expect(describeSquare("A5", FLEEING)).not.toContain("Porta");
});

test("a part of the board is as large as its squares and gates need", () => {
  const inner = areaBetween("C4", "D5");
  expect(inner.squares).toEqual(["C4", "D4", "C5", "D5"]);
  expect(inner.drawn).toHaveLength(16);
  expect(inner.gates).toEqual([]);
  const outer = areaBetween("I2", "K3");
  expect(outer.squares).toEqual(["I2", "J2", "I3", "J3", "K3"]);
  expect(outer.frame.y + outer.strip).toBeLessThan(100 - 60);
  expect(headings(outer).map(({ text }) => text)).toEqual(["I", "J", "K", "2", "3"]);
});

test("the whole city is turned with east up, with the same frame", () => {
  const all = areaBetween("A1", "K7");
  expect([isWhole(all), isWhole(areaBetween("A1", "G7"))]).toEqual([true, false]);
  const [upright, turned] = [false, true].map((east) => viewBox(all, east).split(" ").map(Number)) as [number[], number[]];
  expect(turned).toEqual([upright[1], -upright[0]! - upright[2]!, upright[3], upright[2]]);
});

test("names of squares are found in a text, and nothing that only looks like one", () => {
  const found = [..."From J4 by K1 to J2, A7 or R12 (H1).".matchAll(illustrations.names)].map(([name]) => name);
  expect(found).toEqual(["J4", "J2", "H1"]);
});
