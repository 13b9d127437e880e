/** The squares that the last move changed. */

import type { Event } from "../../../lib/protocol.ts";
import { isSquare } from "./board.ts";
import { textOf } from "../view.ts";

export interface LastMoveMarks {
  /** Squares on which something arrived or happened. */
  squares: readonly string[];
  /** Where pieces came from. */
  from: readonly string[];
}

const ARRIVALS: Readonly<Record<string, string>> = {
  settled: "square",
  relative: "square",
  threw: "square",
  covered: "square",
  moved: "to",
};
const DEPARTURES: Readonly<Record<string, string>> = { moved: "from", saved: "from" };

function named(events: readonly Event[], facts: Readonly<Record<string, string>>): string[] {
  const squares = events.map((event) => textOf(event, facts[event.kind] ?? "")).filter(isSquare);
  return [...new Set(squares)];
}

/** The marks for a move's events. */
export function lastMoveMarks(events: readonly Event[]): LastMoveMarks {
  return { squares: named(events, ARRIVALS), from: named(events, DEPARTURES) };
}
