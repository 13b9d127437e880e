/** How pieces share a square: up to four side by side, then one pile per colour, each in its own corner. */

import { COLOURS, type Point } from "../board.ts";

interface Piece {
  seat: number;
  x: number;
  y: number;
  size: number;
  /** Only the lowest piece of a pile has a shadow. */
  shadow: boolean;
}

export interface Figure {
  x: number;
  y: number;
  width: number;
  text: string;
}

export interface Stack {
  total: number;
  pieces: Piece[];
  /** How many of a colour, if there are several in a pile. */
  badges: Figure[];
  /** How many in all, which is how far a piece can run from here. */
  tab: Figure | null;
}

const LOOSE: Readonly<Record<number, readonly Point[]>> = {
  1: [[0, 0]],
  2: [
    [-20, -8],
    [20, 10],
  ],
  3: [
    [0, -20],
    [-21, 17],
    [21, 17],
  ],
  4: [
    [-21, -19],
    [21, -19],
    [-21, 20],
    [21, 20],
  ],
};
const CORNERS: readonly Point[] = [
  [-24, -24],
  [24, -24],
  [-24, 24],
  [24, 24],
];
const LAYERS = 4;

function loose(seats: readonly number[]): Piece[] {
  const spots = LOOSE[seats.length] ?? [];
  return seats.map((seat, n) => {
    const [x, y] = spots[n] ?? [0, 0];
    return { seat, x, y, size: 37, shadow: true };
  });
}

function pile(seat: number, count: number): Piece[] {
  const [x, y] = CORNERS[seat] ?? [0, 0];
  const layers = Math.min(count, LAYERS);
  return Array.from({ length: layers }, (_, n) => {
    const lift = (3 * (layers - 1)) / 2 - 3 * n;
    return { seat, x, y: y + lift, size: 35, shadow: n === 0 };
  });
}

function badge(seat: number, count: number): Figure {
  const [x, y] = CORNERS[seat] ?? [0, 0];
  return { x: x + Math.sign(x) * 14.5, y: y + 13, width: count < 10 ? 21 : 29, text: String(count) };
}

/** The stack for a crowd. The origin is the middle of the square. */
export function stack(crowd: readonly number[]): Stack {
  const total = crowd.reduce((sum, count) => sum + count, 0);
  const seats = COLOURS.map((_, seat) => seat).filter((seat) => (crowd[seat] ?? 0) > 0);
  if (total <= LAYERS) {
    const each = seats.flatMap((seat) => Array<number>(crowd[seat] ?? 0).fill(seat));
    return { total, pieces: loose(each), badges: [], tab: null };
  }
  const [only] = seats;
  if (seats.length === 1 && only !== undefined) {
    const tower = Array.from({ length: LAYERS + 1 }, (_, n) => n);
    const pieces = tower.map((n) => ({ seat: only, x: 0, y: 2 - 4 * n, size: 46, shadow: n === 0 }));
    return { total, pieces, badges: [], tab: { x: 0, y: 32, width: 38, text: String(total) } };
  }
  return {
    total,
    pieces: seats.flatMap((seat) => pile(seat, crowd[seat] ?? 0)),
    badges: seats.filter((seat) => (crowd[seat] ?? 0) > 1).map((seat) => badge(seat, crowd[seat] ?? 0)),
    tab: { x: 0, y: 0, width: total > 9 ? 36 : 27, text: String(total) },
  };
}
