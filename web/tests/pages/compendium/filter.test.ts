import { expect, test } from "vitest";
import type { PrintedGroup, PrintedThing } from "../../../src/games/game.ts";
import { shownGroups, type Filter } from "../../../src/pages/compendium/filter.ts";

const thing = (id: string, more: Partial<PrintedThing> = {}): PrintedThing => ({ id, name: id, lines: [], kinds: [], subjects: {}, source: "page 3", ...more });

const GROUPS: PrintedGroup[] = [
  { id: "cards", title: "Cards", kinds: [{ id: "temple", name: "temple" }], things: [thing("C1", { kinds: ["temple"], lines: ["Gives wine."], subjects: { wine: ["gives it"] } }), thing("C12", { name: "Élan" })] },
  { id: "goods", title: "Goods", kinds: [], things: [thing("wine", { subjects: { wine: [] } }), thing("gold")] },
];

const ALL: Filter = { group: null, kind: null, subject: null, question: "" };
const shown = (filter: Partial<Filter>): Record<string, string[]> =>
  Object.fromEntries(shownGroups(GROUPS, { ...ALL, ...filter }).map(({ id, things }) => [id, things.map((each) => each.id)]));

test("without a filter, everything is shown", () => {
  expect(shown({})).toEqual({ cards: ["C1", "C12"], goods: ["wine", "gold"] });
});

test.each<[string, Partial<Filter>, Record<string, string[]>]>([
  ["a group", { group: "goods" }, { goods: ["wine", "gold"] }],
  ["a kind", { kind: "temple" }, { cards: ["C1"] }],
  ["a subject, in all groups", { subject: "wine" }, { cards: ["C1"], goods: ["wine"] }],
  ["words of its text, in any case", { question: "GIVES wine" }, { cards: ["C1"] }],
  ["a number, which has to be whole", { question: "c1" }, { cards: ["C1"] }],
  ["a name without its accents", { question: "elan" }, { cards: ["C12"] }],
  ["words of its source", { question: "page", group: "goods" }, { goods: ["wine", "gold"] }],
  ["all of them at once, though nothing fits", { subject: "wine", question: "elan" }, {}],
])("finds by %s", (_, filter, found) => {
  expect(shown(filter)).toEqual(found);
});
