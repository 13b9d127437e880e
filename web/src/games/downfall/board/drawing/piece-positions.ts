/** Where the pieces of a square are drawn: on the round spaces while people move in, in stacks afterwards. */

import { corner, middle, spots, type Point } from "../board.ts";
import { stack, type Stack } from "./stack.ts";
import type { Crowd } from "../../view.ts";

interface PiecePosition {
  seat: number;
  at: Point;
  size: number;
}

/** A shift on the screen in coordinates of the map, which may be turned with east up while pieces stay upright. */
export const turn = ([x, y]: Point, turned: boolean): Point => (turned ? [-y, x] : [x, y]);

/** The spaces of a square on the map; null if there are too few for the crowd. */
export function spaces(square: string, crowd: Crowd): Point[] | null {
  const [x, y] = corner(square);
  const total = crowd.reduce((sum, count) => sum + count, 0);
  const found = spots(square);
  return total <= found.length ? found.map(([right, down]) => [x + right, y + down]) : null;
}

/** The pieces of a square and their middles; a pile shows only some of its pieces. */
export function piecePositions(square: string, crowd: Crowd, settling: boolean, turned: boolean): PiecePosition[] {
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

/** Where the topmost piece of a seat is. */
export function topmost(square: string, crowd: Crowd, seat: number, settling: boolean, turned: boolean): PiecePosition {
  const own = piecePositions(square, crowd, settling, turned).filter((piece) => piece.seat === seat);
  return own.at(-1) ?? { seat, at: middle(square), size: 37 };
}
