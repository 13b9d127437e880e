/** The words of the review, which come with its page and not with the first load. */
import { FluentNumber } from "@fluent/bundle";
import type { Facts, Language } from "../lib/i18n.svelte.ts";
import { voice } from "../rules/words.ts";

/** The line for a message of the review. */
export type Say = (id: string, args?: Facts) => string;

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en/review"),
  de: () => import("virtual:words/de/review"),
  fr: () => import("virtual:words/fr/review"),
  nl: () => import("virtual:words/nl/review"),
};

/** The voice that speaks of a review in a language. */
export async function reviewIn(language: Language): Promise<Say> {
  const told = voice(language, (await SOURCES[language]()).default);
  return (id, args = {}) => {
    const given = Object.entries(args).map(([name, fact]) => [
      name,
      typeof fact === "number" ? new FluentNumber(fact) : String(fact),
    ]);
    return told(id, Object.fromEntries(given) as Record<string, FluentNumber | string>) ?? "";
  };
}
