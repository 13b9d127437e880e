import { flushSync, mount, unmount, type Component } from "svelte";
import { beforeAll, expect, it } from "vitest";
import { game as drawn } from "../../../src/games/pompeii/game.ts";
import Notes from "../../../src/games/pompeii/cards/Notes.svelte";
import Tablet from "../../../src/games/pompeii/goods/Tablet.svelte";
import ThingFacts from "../../../src/games/pompeii/look/ThingFacts.svelte";
import type { PompeiiView } from "../../../src/games/pompeii/view.ts";
import { addTexts, setLanguage } from "../../../src/lib/i18n.svelte.ts";
import game from "./game.json";

const view = { ...game.last, options: ["set_b"], revealed: ["VB03"] } as unknown as PompeiiView;

/** What is asked of a drawn component, before it is taken away again. */
async function look<Found>(component: Component<never>, props: object, ask: () => Found): Promise<Found> {
  const shown = mount(component as Component, { target: document.body, props });
  flushSync();
  const found = ask();
  await unmount(shown);
  return found;
}

const count = (selector: string): number => document.querySelectorAll(selector).length;
const texts = (selector: string): string[] => [...document.querySelectorAll(selector)].map((each) => (each.textContent ?? "").trim());

beforeAll(async () => {
  await Promise.all(drawn.texts.map(addTexts));
  await setLanguage("en");
});

it("marks goods, in part or wholly, and says which", async () => {
  const marks = await look(Tablet as Component<never>, { view, seat: 0 }, () => [count(".recon.part"), count(".recon.whole"), document.querySelector(".recon.whole")?.getAttribute("title")]);
  expect(marks).toEqual([13, 5, "Wholly reconstructed"]);
});

it.each([["S05", "partly reconstructed"], ["S01", "wholly reconstructed"], ["C25", "Rulebook"]])("says how far %s is reconstructed", async (id, label) => {
  expect((await look(ThingFacts as Component<never>, { view, id }, () => texts(".source")[0]))!.toLowerCase()).toContain(label.toLowerCase());
});

it("lists the volcano cards of all sets, the one in play open, those revealed told apart", async () => {
  const found = await look(Notes as Component<never>, { view }, () => ({
    sets: texts("summary"), open: texts("details[open] summary"), cards: count("details li"), whole: count("details .whole"), revealed: texts("li.revealed b"),
  }));
  expect(found.sets).toEqual(["Volcano cards, set A: Easy", "Volcano cards, set B: Medium", "Volcano cards, set C: Hard"]);
  expect(found.open).toEqual(["Volcano cards, set B: Medium"]);
  expect([found.cards, found.whole]).toEqual([54, 51]);
  expect(found.revealed).toEqual(["Campi sepolti (buried fields)"]);
});
