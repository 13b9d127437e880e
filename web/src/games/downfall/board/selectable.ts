/** What can be picked on the map. It follows from the legal tokens and what the server says of them. */

import { next, rest, type Part } from "../../../lib/table/choice.ts";
import type { Previews } from "../../../lib/table/presentation.ts";
import { GATE_AT, isSquare, type Gate } from "./board.ts";
import { grammar } from "../grammar.ts";
import { waysOf } from "./ways.ts";

export interface Selectable {
  /** Squares that can be picked now. */
  now: ReadonlySet<string>;
  /** Squares of a later part, which can be picked before their card. */
  later: ReadonlySet<string>;
  /** Gates that the chosen piece can leave by. */
  gates: readonly Gate[];
  /** Colours that can be picked on the chosen square. */
  colours: ReadonlySet<string>;
  /** The square that is picked: where a move starts, or where a piece is thrown from. */
  from: string | null;
}

const things = (parts: readonly Part[], kind: string): Set<string> =>
  new Set(parts.filter((part) => part.kind === kind).map((part) => part.thing));

/** The square at the end of what is chosen. */
function picked(chosen: string): string | null {
  const square = /([A-Z]\d+)>?$/.exec(chosen)?.[1];
  return square !== undefined && isSquare(square) ? square : null;
}

/** What can be picked, given what is chosen so far and what was picked early. */
export function selectable(
  legal: readonly string[],
  chosen: string,
  ahead: readonly string[] = [],
  previews: Previews = {},
): Selectable {
  const parts = next(grammar, legal, { chosen, ahead });
  const now = things(parts, "place");
  const leaves = now.delete("out");
  const from = picked(chosen);
  const later = legal.flatMap((token) => rest(grammar, token, chosen)?.slice(1) ?? []);
  return {
    now,
    later: now.size || from ? new Set() : things(later, "place"),
    gates: leaves ? waysOf(previews[`${chosen}out`]).flatMap((way) => GATE_AT.get(way.at(-1)!) ?? []) : [],
    colours: things(parts, "colour"),
    from,
  };
}
