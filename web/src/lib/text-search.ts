/** Search in texts: every word of the query has to be there; case and accents do not matter. */

/** A text without capitals and accents. */
interface Folded {
  text: string;
  /** For each letter of the folded text, the index of its original. */
  origin: number[];
}

const SPELT: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", "’": "'" };
const WHOLE = /\d/;
const LETTER = /[\p{L}\p{N}]/u;

export function fold(text: string): Folded {
  const folded: Folded = { text: "", origin: [] };
  let at = 0;
  for (const letter of text) {
    const low = letter.toLowerCase();
    const bare = (SPELT[low] ?? low).normalize("NFD").replace(/\p{M}/gu, "");
    folded.text += bare;
    for (let count = 0; count < bare.length; count++) folded.origin.push(at);
    at += letter.length;
  }
  return folded;
}

/** The folded words of a query. */
export function wordsOf(question: string): string[] {
  return fold(question)
    .text.split(/[\s"“”„«»,;:!?()]+/)
    .filter(Boolean);
}

/** Where a word is in a folded text. Numbers match only as a whole: R1 is not found in R12. */
export function places(text: string, word: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const alone = !LETTER.test(text[at - 1] ?? "") && !LETTER.test(text[at + word.length] ?? "");
    if (alone || !WHOLE.test(word)) found.push(at);
  }
  return found;
}

/** Whether a text has every word. */
export function holdsAll(text: string, words: readonly string[]): boolean {
  const folded = fold(text).text;
  return words.every((word) => places(folded, word).length > 0);
}
