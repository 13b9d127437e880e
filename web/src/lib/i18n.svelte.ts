/** The words for people: message ids and arguments in, a line in the reader's language out. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Trouble } from "./protocol.ts";

export const LANGUAGES = ["en", "de", "fr", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Fact = string | number | (string | number)[] | null;
export type Facts = Record<string, Fact>;
/** Something to be said, before it is said in any language. */
export interface Message {
  id: string;
  args?: Facts;
}

/** Where the words of each language are fetched from. */
export type Sources = Record<Language, () => Promise<{ default: string }>>;

const SOURCES: Sources = {
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
  fr: () => import("virtual:words/fr"),
  nl: () => import("virtual:words/nl"),
};

let bundle = $state.raw<FluentBundle | null>(null);
let spoken = $state<Language>("en");
let wanted: Language = "en";
/** Lines that were made already: a board that is drawn anew says most of what it said before. */
const made = new Map<string, string>();
const MOST_MADE = 5_000;
/** What single pages say besides, and only they load. */
const besides: Sources[] = [];

/** The first of the browser's languages that we speak. */
export function languageOf(preferred: readonly string[]): Language {
  const short = preferred.map((each) => each.slice(0, 2).toLowerCase());
  return (short.find((each) => LANGUAGES.includes(each as Language)) as Language | undefined) ?? "en";
}

/** The language that is spoken now. */
export const language = (): Language => spoken;

/** Speak a language from now on, as soon as its words are here; of several that are asked for, the last. */
export async function speak(asked: Language): Promise<void> {
  wanted = asked;
  const sources = [SOURCES, ...besides];
  const texts = await Promise.all(sources.map((source) => source[asked]()));
  if (wanted !== asked || texts.length <= besides.length) return;
  const words = new FluentBundle(asked, { useIsolating: false, functions: { WORD, PLACE } });
  for (const { default: text } of texts) words.addResource(new FluentResource(text));
  made.clear();
  bundle = words;
  spoken = asked;
  document.documentElement.lang = asked;
}

/** Speak the words of a page as well, from now on and in every language. */
export async function alsoSpeak(sources: Sources): Promise<void> {
  if (besides.includes(sources)) return;
  besides.push(sources);
  await speak(wanted);
}

/** The line for a message; the bare id and arguments where nobody has written one. */
export function t(id: string, args: Facts = {}): string {
  if (!bundle) return "";
  const key = id + JSON.stringify(args);
  const known = made.get(key);
  if (known !== undefined) return known;
  if (made.size >= MOST_MADE) made.clear();
  const line = lineOf(bundle, id, args);
  made.set(key, line);
  return line;
}

function lineOf(words: FluentBundle, id: string, args: Facts): string {
  const pattern = words.getMessage(id)?.value;
  if (!pattern) return bare(id, args);
  const given = Object.fromEntries(Object.entries(args).map(([name, fact]) => [name, readable(fact)]));
  return words.formatPattern(pattern, given, []);
}

/** Whether there are words for a message. */
export const has = (id: string): boolean => bundle?.hasMessage(id) ?? false;

/** What a game is called; one that nobody has written words for goes by its own name. */
export const titleOf = (game: string): string => (has(`${game}-title`) ? t(`${game}-title`) : game);

/** The line for a message with its arguments. */
export const tell = (message: Message): string => t(message.id, message.args);

/** What went wrong, in words, with the ruling where one is at stake. */
export function troubleText(trouble: Pick<Trouble, "message" | "args" | "rule">): string {
  const line = t(trouble.message, trouble.args);
  return trouble.rule ? t("web-with-ruling", { line, rule: trouble.rule }) : line;
}

/** A single word of the games by its name, such as a colour or a symbol; several with strokes between them. */
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
