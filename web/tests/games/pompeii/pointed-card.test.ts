import { expect, it } from "vitest";
import { usedAt } from "../../../src/games/pompeii/cards/pointed-card.svelte.ts";
import { BUILDINGS, CARDS, FIELDS, PLACES } from "../../../src/games/pompeii/data/printed.ts";

const places = [...FIELDS, ...BUILDINGS.map(({ id }) => id), ...PLACES.map(({ id }) => id)];
const of = (location: string): string => CARDS.find((card) => card.location === location)!.id;
const where = (card: string | null): string[] => places.filter((place) => usedAt(card, place));

it("a card is used at its field, its building or its place", () => {
  expect(where(of("grain"))).toEqual(["grain"]);
  expect(where(of("b17"))).toEqual(["b17"]);
  expect(where(of("piazza"))).toEqual(["piazza"]);
  expect(where(of("castrum"))).toEqual(["b20"]);
});

it("one for a colour is used at every building of it, and one for the offerings nowhere on the board", () => {
  expect(where(of("blue"))).toEqual(BUILDINGS.filter(({ kind }) => kind === "blue").map(({ id }) => id));
  expect(where(of("offerings"))).toEqual([]);
  expect(where(null)).toEqual([]);
});
