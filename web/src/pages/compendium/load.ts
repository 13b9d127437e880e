/** What is looked up, with the words around it. */
import TEXTS from "virtual:texts/each/compendium";
import { loadCompendium } from "../../games/index.ts";
import { addTexts } from "../../lib/i18n.svelte.ts";

export type Loaded = NonNullable<Awaited<ReturnType<typeof loadCompendium>>>;

/** Everything that is printed in a game; null if there is nothing to look up. */
export async function load(game: string): Promise<Loaded | null> {
  await addTexts(TEXTS);
  return loadCompendium(game);
}
