/** Houses as cards show them: colour, spaces, and spaces taken. */

import { next } from "../../../lib/table/choice.ts";
import { BUILDINGS, CARDS, type Colour } from "../board/board.ts";
import { grammar } from "../grammar.ts";
import type { DownfallView } from "../view.ts";

export interface House {
  house: string;
  colour: Colour;
  spaces: number;
  taken: number;
  joker: boolean;
}

export interface CardInHand extends House {
  /** Unique in the hand, which may hold the same card twice. */
  key: string;
  open: boolean;
  chosen: boolean;
}

interface Note {
  house: string;
  colour: Colour;
  played: number;
  cards: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** All buildings of a house together. */
export function houseOf(view: Pick<DownfallView, "pieces" | "jokers">, house: string): House {
  const own = BUILDINGS.filter((building) => building.house === Number(house));
  const squares = own.flatMap((building) => Object.keys(building.spaces));
  return {
    house,
    colour: own[0]?.colour ?? "neutral",
    spaces: sum(own.flatMap((building) => Object.values(building.spaces))),
    taken: sum(squares.map((square) => sum(view.pieces[square] ?? []))),
    joker: view.jokers.includes(house),
  };
}

/** The viewer's hand. Which cards are open follows from the legal tokens. */
export function hand(
  view: DownfallView,
  legal: readonly string[],
  chosen: string,
  ahead: readonly string[] = [],
): CardInHand[] {
  const cards = view.seat === null ? [] : (view.hands[view.seat]?.cards ?? []);
  const steps = next(grammar, legal, { chosen: "", ahead });
  const open = new Set(steps.filter((part) => part.kind === "card").map((part) => part.thing));
  const picked = /^(\d+)[*@-]/.exec(chosen)?.[1];
  return cards.map((house, n) => ({
    ...houseOf(view, house),
    key: `${house}-${cards.slice(0, n).filter((other) => other === house).length}`,
    open: open.has(house),
    chosen: house === picked && cards.indexOf(house) === n,
  }));
}

/** How many cards of each house have been played. */
export function notes(view: DownfallView): Note[] {
  const houses = [...new Set(BUILDINGS.map((building) => building.house))].filter(Boolean);
  return houses
    .sort((one, other) => one - other)
    .map(String)
    .map((house) => ({
      house,
      colour: houseOf(view, house).colour,
      played: view.played.filter((card) => card === house).length,
      cards: CARDS[house] ?? 0,
    }));
}

/** How many tiles of a symbol have been drawn, without those that have two symbols. */
export function tilesDrawn(view: DownfallView, symbol: string): number {
  return view.tiles_drawn.filter((tile) => tile === symbol).length;
}
