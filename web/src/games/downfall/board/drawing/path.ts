/** The path that a piece takes on the map. The server has said where it ends; this only draws it. */

import { FIRST, GATES, middle, neighbours, type Gate, type Point } from "../board.ts";
import type { DownfallView } from "../../view.ts";

type Ground = Pick<DownfallView, "lava" | "options">;

/** Whether a path can cross a square. */
function isOpen(view: Ground, square: string): boolean {
  return !(square in view.lava) && !(view.options.includes("closed_vents") && FIRST.has(square));
}

/** The shortest path from a square to the first one wanted, both included; empty if there is none. */
function shortestPath(view: Ground, from: string, wanted: (square: string) => boolean): string[] {
  const before = new Map<string, string | null>([[from, null]]);
  const edge = [from];
  for (const square of edge) {
    if (wanted(square)) {
      const found: string[] = [];
      for (let at: string | null = square; at !== null; at = before.get(at) ?? null) found.unshift(at);
      return found;
    }
    for (const near of neighbours(square)) {
      if (!before.has(near) && isOpen(view, near)) {
        before.set(near, square);
        edge.push(near);
      }
    }
  }
  return [];
}

/** The gate nearest to a square, and the path to it. */
export function pathOut(view: Ground, from: string): { gate: Gate; squares: string[] } | null {
  const open = new Map(GATES.filter((gate) => isOpen(view, gate.square)).map((gate) => [gate.square, gate]));
  const squares = shortestPath(view, from, (square) => open.has(square));
  const gate = open.get(squares.at(-1) ?? "");
  return gate ? { gate, squares } : null;
}

/** The points of a path: the middles of squares, and the gate if it leads out. */
export function pathPoints(view: Ground, from: string, to: string, by: string | null = null): Point[] {
  if (to !== "out") return shortestPath(view, from, (square) => square === to).map(middle);
  const gate = GATES.find((one) => one.name === by);
  if (gate) return [...shortestPath(view, from, (square) => square === gate.square).map(middle), gate.at];
  const out = pathOut(view, from);
  return out ? [...out.squares.map(middle), out.gate.at] : [middle(from)];
}

/** A line through points, as SVG. */
export const svgPath = (through: readonly Point[]): string =>
  through.map(([x, y], n) => `${n ? "L" : "M"}${x} ${y}`).join("");
