/** Texts for people: message id and arguments in, a line in the reader's language out. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Trouble } from "./protocol.ts";

export const LANGUAGES = ["en", "de", "fr", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Fact = string | number | (string | number)[] | null;
export type Facts = Record<string, Fact>;
/** A text in no language yet. */
export interface Message {
  id: string;
  args?: Facts;
}

/** Where the texts of each language are loaded from. */
export type TextSources = Record<Language, () => Promise<{ default: string }>>;

const SOURCES: TextSources = {
  en: () => import("virtual:texts/en"),
  de: () => import("virtual:texts/de"),
  fr: () => import("virtual:texts/fr"),
  nl: () => import("virtual:texts/nl"),
};

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>("en");
let wanted: Language = "en";
/** A cache of lines: a redrawn board says mostly what it said before. */
const cache = new Map<string, string>();
const CACHE_SIZE = 5_000;
/** Texts that only some pages need, and load. */
const further: TextSources[] = [];

/** The first of the browser's languages that there are texts for. */
export function languageOf(preferred: readonly string[]): Language {
  const short = preferred.map((each) => each.slice(0, 2).toLowerCase());
  return (short.find((each) => LANGUAGES.includes(each as Language)) as Language | undefined) ?? "en";
}

/** The current language. */
export const language = (): Language => current;

/** Switches to a language once its texts are loaded. If several are requested at once, the last one wins. */
export async function setLanguage(chosen: Language): Promise<void> {
  wanted = chosen;
  const sources = [SOURCES, ...further];
  const texts = await Promise.all(sources.map((source) => source[chosen]()));
  if (wanted !== chosen || texts.length <= further.length) return;
  const words = new FluentBundle(chosen, { useIsolating: false, functions: { WORD, PLACE } });
  for (const { default: text } of texts) words.addResource(new FluentResource(text));
  cache.clear();
  bundle = words;
  current = chosen;
  document.documentElement.lang = chosen;
}

/** Loads further texts, now and whenever the language changes. */
export async function addTexts(sources: TextSources): Promise<void> {
  if (further.includes(sources)) return;
  further.push(sources);
  await setLanguage(wanted);
}

/** The line for a message; its id and arguments if there is no text for it. */
export function t(id: string, args: Facts = {}): string {
  if (!bundle) return "";
  const key = id + JSON.stringify(args);
  const known = cache.get(key);
  if (known !== undefined) return known;
  if (cache.size >= CACHE_SIZE) cache.clear();
  const line = lineOf(bundle, id, args);
  cache.set(key, line);
  return line;
}

function lineOf(words: FluentBundle, id: string, args: Facts): string {
  const pattern = words.getMessage(id)?.value;
  if (!pattern) return bare(id, args);
  const given = Object.fromEntries(Object.entries(args).map(([name, fact]) => [name, readable(fact)]));
  return words.formatPattern(pattern, given, []);
}

/** Whether there is a text for a message. */
export const has = (id: string): boolean => bundle?.hasMessage(id) ?? false;

/** The title of a game; its name if there is no text for it. */
export const titleOf = (game: string): string => (has(`${game}-title`) ? t(`${game}-title`) : game);

/** The line for a message with its arguments. */
export const tell = (message: Message): string => t(message.id, message.args);

/** What went wrong, in words, with the ruling if there is one. */
export function troubleText(trouble: Pick<Trouble, "message" | "args" | "rule">): string {
  const line = t(trouble.message, trouble.args);
  return trouble.rule ? t("web-with-ruling", { line, rule: trouble.rule }) : line;
}

/** A line that begins a sentence. */
export const sentenceCase = (line: string): string => line.charAt(0).toLocaleUpperCase() + line.slice(1);

/** Lines as sentences, one after the other; some end with a mark of their own. */
export const sentences = (lines: readonly Message[]): string =>
  lines.map(tell).reduce((text, line) => (text ? `${text}${/[.!?…]$/.test(text) ? "" : "."} ${line}` : line), "");

/** A single word, such as a colour or a symbol; or several, separated by slashes. */
export function word(name: string): string {
  return name
    .split("/")
    .map((part) => (has(`word-${part}`) ? t(`word-${part}`) : part))
    .join("/");
}

function bare(id: string, args: Facts): string {
  return [id, ...Object.entries(args).map(([name, fact]) => `${name}=${String(fact)}`)].join(" ");
}

function readable(fact: Fact): FluentVariable {
  if (typeof fact === "number") return new FluentNumber(fact, { useGrouping: false });
  if (fact === null || (Array.isArray(fact) && !fact.length)) return has("word-none") ? t("word-none") : "";
  return Array.isArray(fact) ? fact.join(", ") : fact;
}

const plain = (value: unknown): string => String((value as { valueOf(): unknown }).valueOf());

function WORD([name]: unknown[]): string {
  return word(plain(name));
}

function PLACE(parts: unknown[]): string {
  return parts.map(plain).filter(Boolean).join(", ");
}
