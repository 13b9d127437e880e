/** Hints as numbered pins on the map, with the paths that pieces would take. */

import type { Previews } from "../../../lib/table/presentation.ts";
import { corner, LETTERS, middle, spots, type Point } from "./board.ts";
import { grammar } from "../grammar.ts";
import { topmost, turn } from "./drawing/piece-positions.ts";
import { isSettling, type DownfallView } from "../view.ts";
import { wayPoints } from "./ways.ts";

export interface Pin {
  number: number;
  /** Where its tip is. */
  at: Point;
  path: readonly Point[];
}

/** The distance between pins at one place. */
const APART = 30;

/** The first free space of a square, or its middle. */
function space(view: DownfallView, square: string): Point {
  const taken = view.pieces[square]?.reduce((sum, count) => sum + count, 0) ?? 0;
  const free = spots(square)[taken];
  const [x, y] = corner(square);
  return free ? [x + free[0], y + free[1]] : middle(square);
}

/** Where a token leads on the map; null if it names no place. */
function goal(view: DownfallView, token: string, previews: Previews, turned: boolean): Omit<Pin, "number"> | null {
  const places = grammar.parts(token).filter(({ kind }) => kind === "place");
  const [first, last] = [places[0]?.thing, places.at(-1)?.thing];
  if (first === undefined || last === undefined) return null;
  if (places.length > 1) {
    const piece = topmost(first, view.pieces[first] ?? [], view.decides ?? 0, isSettling(view), turned);
    const path = [piece.at, ...wayPoints(first, last, previews[token]).slice(1)];
    return { at: path.at(-1)!, path };
  }
  const colour = grammar.parts(token).find(({ kind }) => kind === "colour")?.thing;
  if (colour !== undefined) {
    const seat = LETTERS.indexOf(colour);
    return { at: topmost(first, view.pieces[first] ?? [], seat, isSettling(view), turned).at, path: [] };
  }
  return { at: token.startsWith("~") ? middle(first) : space(view, first), path: [] };
}

/** Where planned moves lead on the map. */
export const plannedGoals = (view: DownfallView, tokens: readonly string[], turned: boolean): Point[] =>
  tokens.flatMap((token): Point[] => {
    const to = goal(view, token, {}, turned);
    return to ? [to.at] : [];
  });

/** A pin for every hint that names a place, the best first; pins at one place are side by side. */
export function hintPins(view: DownfallView, tokens: readonly string[], previews: Previews, turned: boolean): Pin[] {
  const found = tokens.flatMap((token, index): Pin[] => {
    const to = goal(view, token, previews, turned);
    return to ? [{ number: index + 1, ...to }] : [];
  });
  const same = (one: Pin, other: Pin): boolean => Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) < APART;
  return found.map((pin, index) => {
    const before = found.slice(0, index).filter((other) => same(pin, other)).length;
    const [right, down] = turn([before * APART, 0], turned);
    return { ...pin, at: [pin.at[0] + right, pin.at[1] + down] };
  });
}
