/** Search in the rules: every word of the query has to be in the passage. */
import { fold, holdsAll, places } from "../../lib/text-search.ts";
import { references } from "./books.ts";
import type { Part, Passage } from "./outline.ts";

/** A run of text with one look. */
interface Run {
  text: string;
  hit: boolean;
  /** The passage that it links to. */
  to: string | null;
  /** The place on the board that it names. */
  place: string | null;
}

const textsOf = (passage: Passage): string =>
  [passage.cited ?? "", passage.title, ...passage.paragraphs, ...passage.steps, passage.example ?? ""].join("\n");

/** The parts with only those passages that have every word. */
export function matchingParts(parts: Part[], words: readonly string[]): Part[] {
  const has = (passage: Passage): boolean => holdsAll(textsOf(passage), words);
  return parts
    .map((part) => ({ ...part, passages: part.passages.filter(has) }))
    .filter((part) => part.passages.length > 0);
}

/** What a pattern finds, by the index of each letter. */
function found(text: string, pattern: RegExp, except: string | null = null): Map<number, string> {
  const names = new Map<number, string>();
  for (const { 0: name, index } of text.matchAll(pattern))
    if (name !== except) for (let next = index; next < index + name.length; next++) names.set(next, name);
  return names;
}

/** A text as runs: search hits are marked, ids of other passages are links, and names of places can be shown. */
export function runs(text: string, words: readonly string[], here: string, names: RegExp | null = null): Run[] {
  const hits = new Set<number>();
  const folded = fold(text);
  for (const word of words)
    for (const at of places(folded.text, word))
      for (let next = at; next < at + word.length; next++) hits.add(folded.origin[next]!);
  const leads = found(text, references(), here);
  const shown = names ? found(text, names) : new Map<number, string>();
  const result: Run[] = [];
  for (let at = 0; at < text.length; at++) {
    const [hit, to, place] = [hits.has(at), leads.get(at) ?? null, shown.get(at) ?? null];
    const last = result.at(-1);
    if (last?.hit === hit && last.to === to && last.place === place) last.text += text[at]!;
    else result.push({ text: text[at]!, hit, to, place });
  }
  return result;
}
