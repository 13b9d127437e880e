/** The words of the puzzles, which come with their page and not with the first load. */
import type { Language } from "../lib/i18n.svelte.ts";
import { voice, type Say } from "../rules/words.ts";

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en/puzzles"),
  de: () => import("virtual:words/de/puzzles"),
  fr: () => import("virtual:words/fr/puzzles"),
  nl: () => import("virtual:words/nl/puzzles"),
};

/** The voice that tells of puzzles in a language. */
export const puzzlesIn = async (language: Language): Promise<Say> => voice(language, (await SOURCES[language]()).default);
