/** The printed board, as the server tells it, and where things are drawn. A square is 100 units wide. */

import { factsOf } from "../../../lib/games.ts";
import { pieceIn } from "../../../lib/person/piece-colours.ts";
import { lookOf } from "../../../lib/person/seat-looks.svelte.ts";

export type Point = readonly [x: number, y: number];
export type Colour = "grey" | "purple" | "turquoise" | "brown" | "neutral";
export type LavaSymbol = "scroll" | "coin" | "column" | "vase" | "mask" | "helmet";
type Side = "north" | "east" | "south" | "west";

export interface Building {
  house: number;
  colour: Colour;
  spaces: Readonly<Record<string, number>>;
}

export interface Gate {
  name: string;
  square: string;
  at: Point;
  side: Side;
}

interface Facts {
  columns: number;
  rows: number;
  outside: readonly string[];
  neighbours: Readonly<Record<string, readonly string[]>>;
  gates: Readonly<Record<string, string>>;
  lava: Readonly<Record<LavaSymbol, { tiles: number; first: string }>>;
  buildings: readonly Building[];
  colours: readonly string[];
  letters: string;
  cards: Readonly<Record<string, number>>;
}

const facts = factsOf<Facts>("downfall");

export const COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".slice(0, facts.columns);
export const ROWS = facts.rows;
export const LETTERS: readonly string[] = [...facts.letters];
export const COLOURS = facts.colours;
/** The symbol of a seat's piece and the word for its colour, as they are shown on this device. */
export const pieceOf = (seat: number): string => pieceIn(colourOf(seat));
export const colourOf = (seat: number): string => COLOURS[lookOf(seat)]!;
export const SYMBOLS = Object.keys(facts.lava) as LavaSymbol[];
export const TILES: Readonly<Record<LavaSymbol, number>> = Object.fromEntries(
  SYMBOLS.map((symbol) => [symbol, facts.lava[symbol].tiles]),
) as Record<LavaSymbol, number>;
export const CARDS = facts.cards;
export const NEIGHBOURS = facts.neighbours;

const outside = new Set(facts.outside);

/** All squares of the city, row by row. */
export const SQUARES: readonly string[] = Array.from({ length: ROWS }, (_, row) =>
  [...COLUMNS].map((column) => `${column}${row + 1}`),
)
  .flat()
  .filter((square) => !outside.has(square));

const inside = new Set(SQUARES);

export const isSquare = (name: string): boolean => inside.has(name);

/** Column and row, counted from 0. */
export const place = (square: string): Point => [COLUMNS.indexOf(square.charAt(0)), Number(square.slice(1)) - 1];

/** The north-west corner of a square. */
export function corner(square: string): Point {
  const [column, row] = place(square);
  return [column * 100, row * 100];
}

/** The middle of a square. */
export function middle(square: string): Point {
  const [x, y] = corner(square);
  return [x + 50, y + 50];
}

export const BUILDINGS = facts.buildings;

/** The building on each square that has one. */
export const BUILDING_AT: ReadonlyMap<string, Building> = new Map(
  BUILDINGS.flatMap((building) => Object.keys(building.spaces).map((square) => [square, building] as const)),
);

/** The symbol of each first lava square. */
export const FIRST: ReadonlyMap<string, LavaSymbol> = new Map(
  SYMBOLS.map((symbol) => [facts.lava[symbol].first, symbol] as const),
);

// Which wall of its square a gate is in.
const GATE_SIDES: Readonly<Record<string, Side>> = {
  A1: "west",
  F1: "north",
  J2: "north",
  A5: "west",
  K5: "east",
  G7: "south",
  I7: "south",
};
// One gate is off-centre, because the wall has a corner there.
const GATE_SHIFT: Readonly<Record<string, Point>> = { J2: [-20, 0] };

function gatePoint(square: string, side: Side): Point {
  const [x, y] = middle(square);
  const [right, down] = GATE_SHIFT[square] ?? [0, 0];
  const away: Record<Side, Point> = { north: [0, -68], south: [0, 68], west: [-68, 0], east: [68, 0] };
  return [x + away[side][0] + right, y + away[side][1] + down];
}

export const GATES: readonly Gate[] = Object.entries(facts.gates).map(([name, square]) => {
  const side = GATE_SIDES[square] ?? "south";
  return { name, square, side, at: gatePoint(square, side) };
});

/** The gate of each square that has one. */
export const GATE_AT: ReadonlyMap<string, Gate> = new Map(GATES.map((gate) => [gate.square, gate]));

/** The squares of a building, and the box around them. */
export function box(building: Building): { x: number; y: number; width: number; height: number } {
  const corners = Object.keys(building.spaces).map(corner);
  const x = Math.min(...corners.map((point) => point[0]));
  const y = Math.min(...corners.map((point) => point[1]));
  return {
    x,
    y,
    width: Math.max(...corners.map((point) => point[0])) + 100 - x,
    height: Math.max(...corners.map((point) => point[1])) + 100 - y,
  };
}

const SPOTS: Readonly<Record<number, readonly Point[]>> = {
  1: [[50, 52]],
  2: [
    [31, 54],
    [69, 54],
  ],
  3: [
    [31, 37],
    [69, 37],
    [50, 73],
  ],
  4: [
    [31, 37],
    [69, 37],
    [31, 73],
    [69, 73],
  ],
};

/** Spaces on one square of a two-square building: near its outer end, away from the house number. */
function outerSpots(count: number, upright: boolean, first: boolean): readonly Point[] {
  const [single, pair] = first ? [36, 42] : [64, 58];
  if (count === 1) return [upright ? [50, single] : [single, 50]];
  return upright
    ? [
        [31, pair],
        [69, pair],
      ]
    : [
        [pair, 33],
        [pair, 71],
      ];
}

/** The round spaces of a square, inside the square. */
export function spots(square: string): readonly Point[] {
  const building = BUILDING_AT.get(square);
  if (!building) return [];
  const squares = Object.keys(building.spaces);
  const count = building.spaces[square] ?? 0;
  const [one, other] = squares;
  if (one !== undefined && other !== undefined && count <= 2) {
    return outerSpots(count, one.charAt(0) === other.charAt(0), square === one);
  }
  return SPOTS[count] ?? [];
}

/** Where the house number is: in the middle of a two-square building, else on the northern edge. */
export function plaque(building: Building): Point {
  const { x, y, width, height } = box(building);
  if (height > 100) return [x + 50, y + 100];
  if (width > 100) return [x + 100, y + 52];
  return [x + 50, y + 6];
}
