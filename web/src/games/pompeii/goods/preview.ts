/** What the server says that a token does: the goods it gives and makes, and which amount it proposes. */
import type { Previews } from "../../../lib/table/presentation.ts";
import type { Goods } from "../data/printed.ts";

export interface Exchange {
  given: Goods;
  made: Goods;
}

interface TokenPreview extends Exchange {
  proposed?: boolean;
}

/** What a token gives and makes; null if the server does not say. */
export const exchangeOf = (previews: Previews, token: string): Exchange | null =>
  (previews[token] as TokenPreview | undefined) ?? null;

/** Whether an exchange is known to bring nothing and to cost nothing. */
export const isEmpty = (found: Exchange | null): boolean =>
  found !== null && !Object.keys(found.given).length && !Object.keys(found.made).length;

/** The index of the amount that the server proposes; the last one if it proposes none. */
export function proposed(offered: readonly number[], previews: Previews): number {
  const found = offered.findIndex((count) => (previews[`*${count}`] as TokenPreview | undefined)?.proposed);
  return found < 0 ? offered.length - 1 : found;
}
