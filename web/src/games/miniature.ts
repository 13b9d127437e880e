/** A game at a glance, for pages that show several: its board drawn small, and how far it is. */
import type { Component } from "svelte";
import type { Message, TextSources } from "../lib/i18n.svelte.ts";
import type { View } from "../lib/table/presentation.ts";

export interface Miniature {
  /** The board as a picture; null for a game that has none. */
  Board: Component<{ view: View }> | null;
  /** The colours of the seats. */
  colours: readonly string[];
  status(view: View): Message | null;
}

/** What loads it, and the texts that its status needs. */
export interface MiniatureSource {
  texts: readonly TextSources[];
  load: () => Promise<Miniature>;
}

export const PLAIN_MINIATURE: Miniature = {
  Board: null,
  colours: ["var(--p-red)", "var(--p-black)", "var(--p-yellow)", "var(--p-blue)"],
  status: () => null,
};
