/** Whether a media query matches, as a reactive value. */
import { MediaQuery } from "svelte/reactivity";

export function mediaQuery(query: string): () => boolean {
  const matching = new MediaQuery(query);
  return () => matching.current;
}
