/** Moves that are advised, as numbered pins on the map, and the ways that pieces would take. */

import { GATE_AT, LETTERS, middle, spots, corner, type Point } from "./board.ts";
import { grammar } from "./grammar.ts";
import { topmost, turn } from "./standing.ts";
import { isSettling, type DownfallView } from "./view.ts";
import { points, wayOut } from "./way.ts";

export interface Pin {
  number: number;
  /** Where its tip stands. */
  at: Point;
  way: readonly Point[];
}

/** How far pins at the same place stand apart. */
const APART = 30;

/** The first round space of a square that nobody stands on, or its middle. */
function space(view: DownfallView, square: string): Point {
  const taken = view.pieces[square]?.reduce((sum, count) => sum + count, 0) ?? 0;
  const free = spots(square)[taken];
  const [x, y] = corner(square);
  return free ? [x + free[0], y + free[1]] : middle(square);
}

function gate(view: DownfallView, from: string): Point {
  return wayOut(view, from)?.gate.at ?? GATE_AT.get(from)?.at ?? middle(from);
}

/** Where a token leads on the map; null where it names no place. */
function goal(view: DownfallView, token: string, turned: boolean): Omit<Pin, "number"> | null {
  const places = grammar.parts(token).filter(({ kind }) => kind === "place");
  const [first, last] = [places[0]?.thing, places.at(-1)?.thing];
  if (first === undefined || last === undefined) return null;
  if (places.length > 1) {
    const at = last === "out" ? gate(view, first) : middle(last);
    return { at, way: points(view, first, last) };
  }
  const colour = grammar.parts(token).find(({ kind }) => kind === "colour")?.thing;
  if (colour !== undefined) {
    const seat = LETTERS.indexOf(colour);
    return { at: topmost(first, view.pieces[first] ?? [], seat, isSettling(view), turned).at, way: [] };
  }
  return { at: token.startsWith("~") ? middle(first) : space(view, first), way: [] };
}

/** A pin for every advised token that names a place, the best first; pins at one place stand side by side. */
export function advised(view: DownfallView, tokens: readonly string[], turned: boolean): Pin[] {
  const found = tokens.flatMap((token, index): Pin[] => {
    const to = goal(view, token, turned);
    return to ? [{ number: index + 1, ...to }] : [];
  });
  const same = (one: Pin, other: Pin): boolean => Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) < APART;
  return found.map((pin, index) => {
    const before = found.slice(0, index).filter((other) => same(pin, other)).length;
    const [right, down] = turn([before * APART, 0], turned);
    return { ...pin, at: [pin.at[0] + right, pin.at[1] + down] };
  });
}
