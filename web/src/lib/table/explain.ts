/** What the server says of a thing of the game, such as a place or a card, to whoever sits at the page. */
import { getContext, setContext } from "svelte";
import type { Explanation } from "../protocol.ts";

export type Explain = (thing: string) => Promise<Explanation | null>;

const KEY = Symbol("explain");

/** Lets everything within a page ask. */
export function provideExplanations(explain: Explain): void {
  setContext(KEY, explain);
}

/** Asks for an explanation; on a page that provides none there is none. */
export const explanations = (): Explain => getContext<Explain | undefined>(KEY) ?? (() => Promise.resolve(null));
