import { expect, test } from "vitest";
import { ERUPTIONS } from "../../../src/games/pompeii/data/printed.ts";
import { cardsLeft, hits, pledgers, withMore } from "../../../src/games/pompeii/offering/offering.ts";
import type { PompeiiView } from "../../../src/games/pompeii/view.ts";

const seats = [
  { workers: 3, pledged_worth: 0 },
  { workers: 4, pledged_worth: 6 },
  { workers: 5, pledged_worth: 0 },
];
const view = (more: Partial<PompeiiView> = {}): PompeiiView =>
  ({ seats, offered: 6, required: 7, abstains: [2], options: ["set_b"], revealed: [], ...more }) as unknown as PompeiiView;

test("a fair share is a point for each worker, and each point above it draws a card", () => {
  expect(pledgers(view()).map(({ share, pledged, cards, abstains }) => [share, pledged, cards, abstains])).toEqual([
    [3, 0, 0, false],
    [4, 6, 2, false],
    [5, 0, 0, true],
  ]);
});

test("more is counted with what has been pledged", () => {
  expect(withMore(view(), 0, 3)).toEqual({ given: 9, cards: 0 });
  expect(withMore(view(), 0, 5)).toEqual({ given: 11, cards: 2 });
  expect(withMore(view(), 1, 1)).toEqual({ given: 7, cards: 3 });
});

test("of the set in play, the cards that were revealed don't come any more", () => {
  const all = ERUPTIONS.filter(({ set }) => set === "B");
  expect(cardsLeft(view())).toEqual(all);
  const revealed = all.slice(0, 2).map(({ id }) => id);
  const left = cardsLeft(view({ revealed: [...revealed, null] }));
  expect(left).toEqual(all.slice(2));
  expect(hits(left, "bread")).toBe(all.slice(2).filter(({ destroys }) => destroys.includes("bread")).length);
});
