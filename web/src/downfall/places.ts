/** What can be picked on the map: filtered from the legal tokens, and nothing else. */

import { next, rest, type Part } from "../lib/choose.ts";
import { GATES, isSquare, type Gate } from "./board.ts";
import { grammar } from "./grammar.ts";
import type { DownfallView } from "./view.ts";

export interface Places {
  /** Squares that can be picked now. */
  now: ReadonlySet<string>;
  /** Squares of a later step: they can be picked first, and the card after them. */
  later: ReadonlySet<string>;
  /** Gates through which the chosen piece may leave. */
  gates: readonly Gate[];
  /** Colours that can be picked on the chosen square. */
  colours: ReadonlySet<string>;
  /** The square that has been picked: where a move begins, or where a piece is thrown from. */
  from: string | null;
}

const things = (parts: readonly Part[], kind: string): Set<string> =>
  new Set(parts.filter((part) => part.kind === kind).map((part) => part.thing));

/** The square that the chosen beginning of a token ends in. */
function picked(chosen: string): string | null {
  const square = /([A-Z]\d+)>?$/.exec(chosen)?.[1];
  return square !== undefined && isSquare(square) ? square : null;
}

/** The places of a decision, with the beginning of a token that is chosen, and things picked early. */
export function places(
  view: Pick<DownfallView, "lava">,
  legal: readonly string[],
  chosen: string,
  ahead: readonly string[] = [],
): Places {
  const parts = next(grammar, legal, { chosen, ahead });
  const now = things(parts, "place");
  const leaves = now.delete("out");
  const from = picked(chosen);
  const later = legal.flatMap((token) => rest(grammar, token, chosen)?.slice(1) ?? []);
  return {
    now,
    later: now.size || from ? new Set() : things(later, "place"),
    gates: leaves
      ? GATES.filter(({ square }) => !(square in view.lava) && (square === from || now.has(square)))
      : [],
    colours: things(parts, "colour"),
    from,
  };
}
