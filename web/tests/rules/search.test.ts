import { expect, test } from "vitest";
import { alsoSpeak, LANGUAGES, speak } from "../../src/lib/i18n.svelte.ts";
import { outline, placeOf, type Part } from "../../src/rules/outline.ts";
import { found, runs, wordsOf } from "../../src/rules/search.ts";
import WORDS from "virtual:words/each/rules";

const passage = (id: string, title: string, text: string): Part["passages"][number] => ({
  id,
  cited: id,
  title,
  paragraphs: [text],
  steps: [],
  example: null,
  more: [],
});
const PARTS: Part[] = [
  { name: "rulings", passages: [passage("R1", "Plätze", "Große Straßen, siehe R12"), passage("R12", "Lava", "Œuvre à part")] },
  { name: "options", passages: [passage("free_moves", "Été", "A.D. 79 oder 790")] },
];
const ids = (question: string): string[] =>
  found(PARTS, wordsOf(question)).flatMap((part) => part.passages.map((each) => each.id));

test("without a word everything is there", () => {
  expect(ids("  ")).toEqual(["R1", "R12", "free_moves"]);
});

test("case and accents do not matter", () => {
  expect(ids("platze")).toEqual(["R1"]);
  expect(ids("STRASSEN")).toEqual(["R1"]);
  expect(ids("oeuvre")).toEqual(["R12"]);
  expect(ids("ete")).toEqual(["free_moves"]);
});

test("a number is found as a whole, a word inside others too", () => {
  expect(ids("r1")).toEqual(["R1"]);
  expect(ids("R12")).toEqual(["R1", "R12"]);
  expect(ids("79")).toEqual(["free_moves"]);
  expect(ids("7")).toEqual([]);
  expect(ids("rass")).toEqual(["R1"]);
});

test("every word has to be there, and parts without a hit go", () => {
  expect(ids("große siehe")).toEqual(["R1"]);
  expect(ids("große lava")).toEqual([]);
  expect(found(PARTS, ["lava"]).map((part) => part.name)).toEqual(["rulings"]);
});

test("quotes and commas around a word do not count", () => {
  expect(wordsOf(" „Lava“,  R12 ")).toEqual(["lava", "r12"]);
});

test("hits are marked in the letters as they stand, references lead on", () => {
  expect(runs("Straße nach R12", ["strass"], "R1")).toEqual([
    { text: "Straß", hit: true, to: null },
    { text: "e nach ", hit: false, to: null },
    { text: "R12", hit: false, to: "R12" },
  ]);
  expect(runs("R1", [], "R1")).toEqual([{ text: "R1", hit: false, to: null }]);
  expect(runs("closed_vents!", ["closed"], "R16").map((run) => run.to)).toEqual(["closed_vents", "closed_vents", null]);
});

test("an address means a passage by its fragment, else by its path", () => {
  expect(placeOf("#r12", "R3")).toBe("R12");
  expect(placeOf("", "closed_vents")).toBe("closed_vents");
  expect(placeOf("#rules-text", "R3")).toBeNull();
  expect(placeOf("", "R22")).toBeNull();
  expect(placeOf("", null)).toBeNull();
});

test.each(LANGUAGES)("every passage has words in %s, and its references lead somewhere", async (language) => {
  await speak(language);
  await alsoSpeak(WORDS);
  const parts = outline();
  const passages = parts.flatMap((part) => part.passages);
  expect(passages).toHaveLength(7 + 21 + 3);
  for (const { id, title, paragraphs, steps, example, more } of passages) {
    expect(title).not.toBe(id);
    expect(paragraphs.length).toBeGreaterThan(0);
    const leads = [...paragraphs, ...steps, example ?? ""].flatMap((text) => runs(text, [], id)).flatMap(({ to }) => to ?? []);
    for (const to of [...leads, ...more]) expect(placeOf(`#${to}`, null)).toBe(to);
  }
});
