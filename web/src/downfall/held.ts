/** A move that is chosen completely and waits for a yes: the map shows it, and what else could be chosen instead. */

import { grammar } from "./grammar.ts";

export interface Held {
  /** The beginning of the token before its last place. */
  begun: string;
  /** The place that was picked, and the colour or symbol that goes with it. */
  place: string | null;
  detail: string | null;
}

/** What is held of a chosen beginning; nothing where it is not a whole token yet. */
export function held(legal: readonly string[], chosen: string): Held {
  const parts = legal.includes(chosen) ? grammar.parts(chosen) : [];
  const last = parts.findLastIndex((part) => part.kind === "place");
  if (last < 0) return { begun: chosen, place: null, detail: null };
  return {
    begun: parts
      .slice(0, last)
      .map((part) => part.text)
      .join(""),
    place: parts[last]?.thing ?? null,
    detail: parts[last + 1]?.thing ?? null,
  };
}
