/** A trade as it is put together: what can be given and taken, and what has been chosen of it. */
import type { Made, Previews } from "../../../lib/table/presentation.ts";

const GIVEN = /^\w+>$/;
const TAKEN = /^>\w+$/;

/** One side of a trade. */
export interface Side {
  tokens: readonly string[];
  previews: Previews;
  chosen: string | null;
  /** Which of the choices made it was; null if it's still to be made. */
  made: number | null;
}

const NOT_YET: Side = { tokens: [], previews: {}, chosen: null, made: null };

export const isTrade = (decision: string | null): boolean => decision === "given" || decision === "taken" || decision === "traded";

function side(form: RegExp, isAsked: boolean, legal: readonly string[], previews: Previews, made: readonly Made[]): Side {
  if (isAsked) return { tokens: legal, previews, chosen: null, made: null };
  const at = made.findLastIndex(({ token }) => form.test(token));
  const choice = made[at];
  return choice ? { tokens: choice.legal, previews: choice.previews, chosen: choice.token, made: at } : NOT_YET;
}

export function tradeOf(decision: string | null, legal: readonly string[], previews: Previews, made: readonly Made[]): { give: Side; take: Side } {
  return {
    give: side(GIVEN, decision === "given", legal, previews, made),
    take: decision === "given" ? NOT_YET : side(TAKEN, decision === "taken", legal, previews, made),
  };
}
