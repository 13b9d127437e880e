/** What a screen reader says of a square: where it is, what is there, whether it can be chosen. */

import type { Message } from "../../../lib/i18n.svelte.ts";
import { BUILDING_AT, colourOf, FIRST, GATE_AT, type Gate } from "./board.ts";
import type { Selectable } from "./selectable.ts";
import { DECORATIONS } from "./drawing/scenery.ts";
import { isSettling, type DownfallView } from "../view.ts";

const total = (crowd: readonly number[] | undefined): number => crowd?.reduce((sum, count) => sum + count, 0) ?? 0;

/** What a square is. */
export function groundLabel(view: DownfallView, square: string): Message[] {
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

/** Who is on a square. */
export function peopleLabel(view: DownfallView, square: string): Message[] {
  const crowd = view.pieces[square] ?? [];
  return crowd.map((count, seat) => ({ colour: colourOf(seat), count }))
    .filter(({ count }) => count > 0)
    .map(({ colour, count }) => ({ id: `downfall-pieces-${colour}`, args: { count } }));
}

/** The parts of a square's label. */
export function squareLabel(
  view: DownfallView,
  selectable: Selectable,
  last: ReadonlySet<string>,
  square: string,
  dangers: ReadonlySet<string> = new Set(),
): Message[] {
  const gate = GATE_AT.get(square);
  return [
    ...groundLabel(view, square),
    ...(gate && !(square in view.lava) ? [{ id: "city-at-gate", args: { gate: gate.name } }] : []),
    ...peopleLabel(view, square),
    ...(selectable.from === square ? [{ id: "city-chosen" }] : []),
    ...(selectable.now.has(square) || selectable.later.has(square) ? [{ id: "city-can-be-chosen" }] : []),
    ...(dangers.has(square) ? [{ id: "city-in-danger" }] : []),
    ...(last.has(square) ? [{ id: "city-last-move" }] : []),
  ];
}

/** The parts of a gate's label. */
export function gateLabel(view: DownfallView, selectable: Selectable, gate: Gate): Message[] {
  return [
    { id: gate.square in view.lava ? "city-gate-closed" : "city-gate-open" },
    ...(selectable.gates.includes(gate) ? [{ id: "city-can-leave" }] : []),
  ];
}
