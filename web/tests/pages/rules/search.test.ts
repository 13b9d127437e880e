import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import GENERAL from "virtual:texts/each/rules";
import { addTexts, LANGUAGES, setLanguage } from "../../../src/lib/i18n.svelte.ts";
import { allBooks, bookOf, passagesOf, TABLE_RULINGS, type Book } from "../../../src/pages/rules/books.ts";
import { outline, passageAt, type Part } from "../../../src/pages/rules/outline.ts";
import { wordsOf } from "../../../src/lib/text-search.ts";
import { matchingParts, runs } from "../../../src/pages/rules/search.ts";

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
  matchingParts(PARTS, wordsOf(question)).flatMap((part) => part.passages.map((each) => each.id));

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
  expect(matchingParts(PARTS, ["lava"]).map((part) => part.name)).toEqual(["rulings"]);
});

test("quotes and commas around a word do not count", () => {
  expect(wordsOf(" „Lava“,  R12 ")).toEqual(["lava", "r12"]);
});

test("names of places can be shown, also in the middle of a hit", () => {
  const found = runs("from H1 to H12", ["h1"], "R1", /\b[A-K][1-7]\b/g);
  expect(found.map(({ text, hit, place }) => [text, hit, place])).toEqual([
    ["from ", false, null],
    ["H1", true, "H1"],
    [" to H12", false, null],
  ]);
  expect(runs("from H1", [], "R1").map(({ place }) => place)).toEqual([null]);
});

test("hits are marked in the letters as they stand, references lead on", () => {
  expect(runs("Straße nach R12", ["strass"], "R1")).toEqual([
    { text: "Straß", hit: true, to: null, place: null },
    { text: "e nach ", hit: false, to: null, place: null },
    { text: "R12", hit: false, to: "R12", place: null },
  ]);
  expect(runs("R1", [], "R1")).toEqual([{ text: "R1", hit: false, to: null, place: null }]);
  expect(runs("closed_vents!", ["closed"], "R16").map((run) => run.to)).toEqual(["closed_vents", "closed_vents", null]);
  expect(runs("P59, P59a, C59", [], "P59").map((run) => run.to)).toEqual([null, "P59a", null]);
});

test("an address means a passage by its fragment, else by its path", () => {
  const [downfall, pompeii] = allBooks() as [Book, Book];
  expect(passageAt(downfall, "#r12", "R3")).toBe("R12");
  expect(passageAt(downfall, "", "closed_vents")).toBe("closed_vents");
  expect(passageAt(downfall, "#rules-text", "R3")).toBeNull();
  expect(passageAt(downfall, "", "R22")).toBeNull();
  expect(passageAt(downfall, "", null)).toBeNull();
  expect(passageAt(pompeii, "#p59A", "pompeii")).toBe("P59a");
  expect(passageAt(pompeii, "#R3", "pompeii")).toBeNull();
});

test("a path means the game that it names, or the one that has the passage", () => {
  const games = (...asked: (string | null)[]): string[] => asked.map((each) => bookOf(each).game);
  expect(games(null, "R14", "downfall", "free_moves", "goal", "lanterns")).toEqual(Array<string>(6).fill("downfall"));
  expect(games("pompeii", "P14", "p59a", "foro_timer", "aim")).toEqual(Array<string>(5).fill("pompeii"));
});

test("no passage is in two books, except for the rulings on tables", () => {
  const shared: readonly string[] = TABLE_RULINGS;
  const all = allBooks().flatMap(passagesOf).filter((id) => !shared.includes(id));
  expect(new Set(all).size).toBe(all.length);
  expect([bookOf("T1").game, bookOf("t6").game]).toEqual(["downfall", "downfall"]);
});

test("the rulings on tables are those of their document, in its order", () => {
  const text = readFileSync("../docs/table-rulings.md", "utf-8");
  expect(TABLE_RULINGS).toEqual([...text.matchAll(/^\| (T\d+) \|/gm)].map(([, ruling]) => ruling));
});

test.each([
  ["downfall", "rulings.md", /^\| (R\d+) \|/gm],
  ["pompeii", "pompeii-rulings.md", /^\| (P\d+a?) \|/gm],
])("the rulings of %s are those of the document, in its order", (game, file, number) => {
  const text = readFileSync(`../docs/${file}`, "utf-8");
  expect(bookOf(game).rulings).toEqual([...text.matchAll(number)].map(([, ruling]) => ruling));
});

const EVERY = allBooks().flatMap((book) => LANGUAGES.map((language) => [book.game, language] as const));

test.each(EVERY)("every passage of %s has words in %s, and its references lead somewhere", async (game, language) => {
  const book = bookOf(game);
  await setLanguage(language);
  await Promise.all([GENERAL, ...book.texts].map(addTexts));
  const passages = outline(book).flatMap((part) => part.passages);
  expect(passages.map(({ id }) => id)).toEqual(passagesOf(book));
  for (const { id, title, paragraphs, steps, example, more } of passages) {
    expect(title).not.toBe(id);
    expect(paragraphs.length).toBeGreaterThan(0);
    const leads = [...paragraphs, ...steps, example ?? ""].flatMap((text) => runs(text, [], id)).flatMap(({ to }) => to ?? []);
    for (const to of [...leads, ...more]) expect(passageAt(book, `#${to}`, null)).toBe(to);
  }
});

test.each([
  ["en", "injured army", "C28"],
  ["de", "verletztes heer", "C28"],
  ["fr", "armee blessee", "C28"],
  ["nl", "gewond leger", "C28"],
] as const)("in %s, “%s” finds where Pompeii tells of it", async (language, question, card) => {
  const book = bookOf("pompeii");
  await setLanguage(language);
  await Promise.all(book.texts.map(addTexts));
  const passages = (words: string): string[] => matchingParts(outline(book), wordsOf(words)).flatMap((part) => part.passages.map(({ id }) => id));
  expect(passages(question)).toEqual(expect.arrayContaining(["injuries", "P26", "P59"]));
  expect(passages(`${question} ${card}`)).toEqual(expect.arrayContaining(["injuries", "P26"]));
  expect(passages("p26")).toEqual(["P26"]);
});
