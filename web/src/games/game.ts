/** What the folder of a game brings to the pages. What the game is, the server says: see `lib/games.ts`. */
import type { Component } from "svelte";
import type { TextSources } from "../lib/i18n.svelte.ts";
import type { Presentation } from "../lib/table/presentation.ts";

export interface DrawnGame {
  icon: string;
  /** The texts of its tables, its rules and its lessons, besides those of all games. */
  texts: readonly TextSources[];
  rulesTexts: readonly TextSources[];
  lessonTexts: readonly TextSources[];
  /** The position editor, loaded on demand, after the presentation. */
  editor: (() => Promise<{ default: Component<{ presentation: Presentation }> }>) | null;
  load: () => Promise<Presentation>;
}
