/** The words of the rules. They are many and few people need them, so that they come with the page and not with the first load. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../lib/i18n.svelte.ts";

/** The line for a message of the rules; null where there is none. */
export type Say = (id: string, args?: Record<string, FluentVariable>) => string | null;

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en/rules"),
  de: () => import("virtual:words/de/rules"),
  fr: () => import("virtual:words/fr/rules"),
  nl: () => import("virtual:words/nl/rules"),
};

/** The voice that tells these words. */
export function voice(language: Language, text: string): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return (id, args = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, args, []) : null;
  };
}

/** The voice that tells the rules in a language. */
export const rulesIn = async (language: Language): Promise<Say> => voice(language, (await SOURCES[language]()).default);
