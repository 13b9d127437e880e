/** What a seat sees of a game, as the server sends it. */

import type { Event } from "../../lib/protocol.ts";
import type { LavaSymbol } from "./board/board.ts";

export type Phase = "settling" | "seething" | "opening" | "fleeing" | "over";
export type Decision = "card" | "relative" | "omen" | "call" | "lava" | "move";
/** Pieces on a square, or any other count by seat. */
export type Crowd = readonly number[];

/** A step of a turn; of several alike, which one it is, and how many there are at most. */
export interface Step {
  name: "card" | "relatives" | "omen" | "draw" | "lava" | "first" | "second";
  state: "done" | "now" | "later";
  number?: number;
  most?: number;
}

export interface DownfallView {
  game: string;
  players: number;
  options: readonly string[];
  seat: number | null;
  phase: Phase;
  decides: number | null;
  decision: Decision | null;
  turn: number;
  relatives: number;
  moves_left: number;
  moved_to: string | null;
  steps: readonly Step[];
  tile: string | null;
  pieces: Readonly<Record<string, Crowd>>;
  lava: Readonly<Record<string, LavaSymbol>>;
  supply: Crowd;
  city: Crowd;
  saved: Crowd;
  volcano: Crowd;
  hands: readonly { count: number; cards: readonly string[] | null }[];
  /** The houses whose cards are jokers, since all their spaces are taken. */
  jokers: readonly string[];
  stock: number;
  played: readonly string[];
  omens: number;
  tiles_left: number;
  tiles_drawn: readonly string[];
  set_aside: readonly string[];
  shown: { seat: number; cards: readonly string[] } | null;
  winners: readonly number[] | null;
  /** What was hidden, once the game is over: the first hands. */
  open?: { hands: readonly (readonly string[])[] };
}

/** A text in an event's facts, such as a square. */
export function textOf(event: Event, name: string): string {
  const fact = event.facts[name];
  return typeof fact === "string" ? fact : String(fact ?? "");
}

/** Counts by seat in an event's facts. */
export function countsOf(event: Event, name: string): number[] {
  const fact = event.facts[name];
  return Array.isArray(fact) ? fact.map(Number) : [];
}

/** Whether people still move in: pieces are then on the round spaces of the houses. */
export const isSettling = (view: DownfallView): boolean => view.phase === "settling" || view.phase === "seething";

/** Always in the same order: the browser would lay out again whatever changes its place in it. */
export const bySquare = <Thing>(things: Readonly<Record<string, Thing>>): [string, Thing][] =>
  Object.entries(things).sort(([one], [other]) => (one < other ? -1 : 1));
