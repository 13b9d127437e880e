/** The name of a square for those who hear the map: where it is, what stands there, whether it can be chosen. */

import type { Message } from "../lib/i18n.svelte.ts";
import { BUILDING_AT, COLOURS, FIRST, GATE_AT, type Gate } from "./board.ts";
import type { Places } from "./places.ts";
import { DECORATIONS } from "./scenery.ts";
import { isSettling, type DownfallView } from "./view.ts";

const total = (crowd: readonly number[] | undefined): number => crowd?.reduce((sum, count) => sum + count, 0) ?? 0;

function ground(view: DownfallView, square: string): Message[] {
  const symbol = view.lava[square];
  if (symbol) return [{ id: "city-lava", args: { symbol } }];
  const first = FIRST.get(square);
  if (first) return [{ id: "city-first-lava", args: { symbol: first } }];
  const building = BUILDING_AT.get(square);
  if (!building) return [{ id: `city-ground-${DECORATIONS[square] ?? "plaza"}` }];
  const { house, colour } = building;
  const free = (building.spaces[square] ?? 0) - total(view.pieces[square]);
  return [
    house ? { id: "city-house", args: { house, colour } } : { id: "city-house-neutral" },
    ...(isSettling(view) ? [{ id: "city-spaces", args: { free } }] : []),
  ];
}

function people(view: DownfallView, square: string): Message[] {
  const crowd = view.pieces[square] ?? [];
  return COLOURS.map((colour, seat) => ({ colour, count: crowd[seat] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ colour, count }) => ({ id: `downfall-pieces-${colour}`, args: { count } }));
}

/** All that is said of a square, part by part. */
export function ofSquare(view: DownfallView, places: Places, last: ReadonlySet<string>, square: string): Message[] {
  const gate = GATE_AT.get(square);
  return [
    ...ground(view, square),
    ...(gate && !(square in view.lava) ? [{ id: "city-at-gate", args: { gate: gate.name } }] : []),
    ...people(view, square),
    ...(places.from === square ? [{ id: "city-chosen" }] : []),
    ...(places.now.has(square) || places.later.has(square) ? [{ id: "city-can-be-chosen" }] : []),
    ...(last.has(square) ? [{ id: "city-last-move" }] : []),
  ];
}

/** All that is said of a gate. */
export function ofGate(view: DownfallView, places: Places, gate: Gate): Message[] {
  return [
    { id: gate.square in view.lava ? "city-gate-closed" : "city-gate-open" },
    ...(places.gates.includes(gate) ? [{ id: "city-can-leave" }] : []),
  ];
}
