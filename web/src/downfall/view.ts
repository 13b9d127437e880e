/** What a seat sees of a game, as the server writes it (`vesuvius/games/downfall/presentation/view.py`). */

import type { Event } from "../lib/protocol.ts";
import type { LavaSymbol } from "./board.ts";

export type Phase = "settling" | "seething" | "opening" | "fleeing" | "over";
export type Decision = "card" | "relative" | "omen" | "call" | "lava" | "move";
/** Pieces on a square, or anything else that is counted by seat. */
export type Crowd = readonly number[];

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
  tile: string | null;
  pieces: Readonly<Record<string, Crowd>>;
  lava: Readonly<Record<string, LavaSymbol>>;
  supply: Crowd;
  city: Crowd;
  saved: Crowd;
  volcano: Crowd;
  hands: readonly { count: number; cards: readonly string[] | null }[];
  stock: number;
  played: readonly string[];
  omens: number;
  tiles_left: number;
  tiles_drawn: readonly string[];
  set_aside: readonly string[];
  shown: { seat: number; cards: readonly string[] } | null;
  winners: readonly number[] | null;
  /** What was hidden, once the game is over: the hands at its beginning. */
  open?: { hands: readonly (readonly string[])[] };
}

/** A fact of an event that is a text, such as a square. */
export function textOf(event: Event, name: string): string {
  const fact = event.facts[name];
  return typeof fact === "string" ? fact : String(fact ?? "");
}

/** A fact of an event that counts by seat. */
export function countsOf(event: Event, name: string): number[] {
  const fact = event.facts[name];
  return Array.isArray(fact) ? fact.map(Number) : [];
}

/** Whether people still move in: pieces then stand on the round spaces of the houses. */
export const isSettling = (view: DownfallView): boolean => view.phase === "settling" || view.phase === "seething";

/** What lies on the squares, always in the same order: what moves in that order, the browser would lay out anew. */
export const bySquare = <Thing>(things: Readonly<Record<string, Thing>>): [string, Thing][] =>
  Object.entries(things).sort(([one], [other]) => (one < other ? -1 : 1));
