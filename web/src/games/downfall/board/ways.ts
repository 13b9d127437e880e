/** The ways that pieces take on the map. The server says which squares they lead over; this only draws them. */

import type { Preview } from "../../../lib/table/presentation.ts";
import { GATE_AT, middle, type Point } from "./board.ts";

/** The shortest ways of a token, the nearest gate first; none if it leads to the next square. */
export const waysOf = (preview: Preview | null | undefined): readonly (readonly string[])[] =>
  (preview?.["ways"] ?? []) as readonly (readonly string[])[];

/** How many steps a way takes: to the next square one, and one more than to its square through a gate. */
export function costOf(to: string, preview: Preview | null | undefined, by?: string): number {
  const ways = waysOf(preview);
  if (to !== "out") return (ways[0]?.length ?? 2) - 1;
  return (ways.find((each) => each.at(-1) === by) ?? ways[0])?.length ?? 1;
}

/** The points of a way: the middles of squares, and the gate if it leads out; by the nearest gate unless one is named. */
export function wayPoints(from: string, to: string, preview: Preview | null | undefined, by?: string): Point[] {
  const ways = waysOf(preview);
  if (to !== "out") return (ways[0] ?? [from, to]).map(middle);
  const way = ways.find((each) => each.at(-1) === by) ?? ways[0] ?? [from];
  const gate = GATE_AT.get(way.at(-1)!);
  return [...way.map(middle), ...(gate ? [gate.at] : [])];
}

/** A line through points, as SVG. */
export const svgPath = (through: readonly Point[]): string =>
  through.map(([x, y], n) => `${n ? "L" : "M"}${x} ${y}`).join("");
