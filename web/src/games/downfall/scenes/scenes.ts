/** The turning points of the game: Vesuvius erupts, the first lava tiles are drawn, and the last way out is closed. */
import type { Message } from "../../../lib/i18n.svelte.ts";
import type { Event } from "../../../lib/protocol.ts";
import { textOf, type DownfallView } from "../view.ts";

/** A tile that somebody draws before anybody flees. */
export interface Draw {
  kind: "tile";
  seat: number;
  symbol: string;
  /** Which of how many it is; null if it has no place. */
  number: number | null;
  most: number | null;
}

/** What is shown over the table, one after the other. */
export type Scene = { kind: "eruption" | "ending" } | Draw;

/** The scenes that a move ends with, if it is a turning point; the view is the one after it. */
export function scenesOf(events: readonly Event[], view: Pick<DownfallView, "phase" | "steps">): Scene[] {
  const kinds = new Set(events.map(({ kind }) => kind));
  if (kinds.has("over")) return [{ kind: "ending" }];
  const eruption: Scene[] = kinds.has("erupted") ? [{ kind: "eruption" }] : [];
  return view.phase === "opening" ? [...eruption, ...draws(events, view)] : eruption;
}

function draws(events: readonly Event[], { steps }: Pick<DownfallView, "steps">): Draw[] {
  const { number = null, most = null } = steps.find(({ state }) => state === "now") ?? {};
  return events.flatMap((event, index) => {
    if (event.kind !== "tile" || event.seat === null) return [];
    const isLaid = events[index + 1]?.kind !== "set_aside";
    return [{ kind: "tile", seat: event.seat, symbol: textOf(event, "symbol"), number: isLaid ? number : null, most }];
  });
}

/** Who woke the mountain, and how. */
export function awakening(events: readonly Event[], name: (seat: number) => string): Message | null {
  const event = events.find(({ kind }) => kind === "erupted");
  if (!event || event.seat === null) return null;
  const called = events.some(({ kind }) => kind === "called");
  return { id: called ? "downfall-scene-called" : "downfall-scene-drew", args: { who: name(event.seat) } };
}
