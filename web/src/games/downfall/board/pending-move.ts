/** A complete move that waits for confirmation: the map shows it, and the alternatives. */

import { grammar } from "../grammar.ts";

interface PendingMove {
  /** The token up to its last place. */
  begun: string;
  /** The place that was picked, and the colour or symbol that goes with it. */
  place: string | null;
  detail: string | null;
}

/** Splits what is chosen; without a place while it is not a whole token. */
export function pendingMove(legal: readonly string[], chosen: string): PendingMove {
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
