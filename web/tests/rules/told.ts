/** The rules as the files tell them. A test may not load files from outside the pages' folder as modules. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Language } from "../../src/lib/i18n.svelte.ts";
import { voice, type Say } from "../../src/rules/words.ts";

const locales = resolve(import.meta.dirname, "../../../src/vesuvius/locales");

export const told = (language: Language): Say => voice(language, readFileSync(`${locales}/${language}/rules.ftl`, "utf-8"));
