import { afterEach, expect, test } from "vitest";
import { showDataSet } from "../../../src/games/pompeii/data/data-set.svelte.ts";
import { ERUPTION, PLACE } from "../../../src/games/pompeii/data/printed.ts";
import { cardsLeft, hits } from "../../../src/games/pompeii/offering/offering.ts";
import type { PompeiiView } from "../../../src/games/pompeii/view.ts";
import FACTS from "./facts.json";

interface Other {
  volcano: Record<string, { destroys: string[] }>;
  spaces: Record<string, { spaces: number[] }>;
}

const [name, other] = Object.entries<Other>(FACTS.other_sets)[0]!;
const usual = FACTS.volcano.find(({ id }) => id === "VA01")!.destroys;
let end = (): void => {};

afterEach(() => end());

test("cards and places show the figures of the game on the page, and the usual ones after it", () => {
  expect(ERUPTION.get("VA01")!.destroys).toEqual(usual);
  end = showDataSet(name);
  expect(other.volcano["VA01"]!.destroys).not.toEqual(usual);
  expect(ERUPTION.get("VA01")!.destroys).toEqual(other.volcano["VA01"]!.destroys);
  expect(PLACE.get("porta")!.spaces).toEqual(other.spaces["porta"]!.spaces);
  expect(PLACE.get("piazza")!.spaces).toEqual(FACTS.spaces.find(({ id }) => id === "piazza")!.spaces);
  end();
  expect(ERUPTION.get("VA01")!.destroys).toEqual(usual);
});

test("what a good fears follows from the cards of that game", () => {
  const view = { options: ["set_a"], revealed: [] as string[] } as unknown as PompeiiView;
  const before = hits(cardsLeft(view), "meat");
  end = showDataSet(name);
  expect(hits(cardsLeft(view), "meat")).not.toBe(before);
});

test("a game that ends after the next one has begun takes nothing from it", () => {
  const first = showDataSet("nothing");
  end = showDataSet(name);
  first();
  expect(ERUPTION.get("VA01")!.destroys).toEqual(other.volcano["VA01"]!.destroys);
});
