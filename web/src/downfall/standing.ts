/** Where each piece of a square stands on the map: on the round spaces while people move in, in stacks afterwards. */

import { corner, middle, spots, type Point } from "./board.ts";
import { stack, type Stack } from "./stack.ts";
import type { Crowd } from "./view.ts";

export interface Upright {
  seat: number;
  at: Point;
  size: number;
}

/** The map may be turned a quarter with east up, while pieces stay upright: a shift on the screen, seen on the map. */
export const turn = ([x, y]: Point, turned: boolean): Point => (turned ? [-y, x] : [x, y]);

/** Spaces of a square on the map, if all the pieces of a crowd find one. */
export function spaces(square: string, crowd: Crowd): Point[] | null {
  const [x, y] = corner(square);
  const total = crowd.reduce((sum, count) => sum + count, 0);
  const found = spots(square);
  return total <= found.length ? found.map(([right, down]) => [x + right, y + down]) : null;
}

/** The pieces of a square on the map, each with its middle; piles show only some of them. */
export function standing(square: string, crowd: Crowd, settling: boolean, turned: boolean): Upright[] {
  const free = settling ? spaces(square, crowd) : null;
  if (free) {
    const seats = crowd.flatMap((count, seat) => Array<number>(count).fill(seat));
    return seats.map((seat, n) => ({ seat, at: free[n] ?? middle(square), size: 37 }));
  }
  const [x, y] = middle(square);
  const piled: Stack = stack(crowd);
  return piled.pieces.map((piece) => {
    const [right, down] = turn([piece.x, piece.y], turned);
    return { seat: piece.seat, at: [x + right, y + down], size: piece.size };
  });
}

/** Where the topmost piece of a seat stands. */
export function topmost(square: string, crowd: Crowd, seat: number, settling: boolean, turned: boolean): Upright {
  const own = standing(square, crowd, settling, turned).filter((piece) => piece.seat === seat);
  return own.at(-1) ?? { seat, at: middle(square), size: 37 };
}
