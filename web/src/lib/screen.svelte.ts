/** Whether a media query holds, as a value that changes with the screen. */
import { MediaQuery } from "svelte/reactivity";

export function matches(query: string): () => boolean {
  const asked = new MediaQuery(query);
  return () => asked.current;
}
