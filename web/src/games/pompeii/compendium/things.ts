/** What is printed on each thing of Pompeii, in words, and what it has to do with each good. */
import type { PrintedThing } from "../../game.ts";
import { sentenceCase, t } from "../../../lib/i18n.svelte.ts";
import {
  BUILDING, BUILDINGS, CARD, FIELDS, GOOD, GOODS, isAny, NUMERALS, reconstructionOf, SPACES, UNOWNED, type Building, type Card, type Entry, type Eruption, type Goods, type Space,
} from "../data/printed.ts";
import * as words from "../names.ts";

/** What something can have to do with a good. */
export type Role = "makes" | "takes" | "costs" | "hits";
type Roles = readonly (readonly [Role, readonly string[]])[];

/** Parts of an effect that give goods, and parts that take them. */
const GIVEN = new Set(["goods", "out", "good"]);
const TAKEN = new Set(["in", "given", "heal", "lift", "finish"]);

/** The goods in a part of an effect: one, several, or with amounts. */
function goodsIn(part: unknown): string[] {
  if (typeof part === "string") return GOOD.has(part) ? [part] : [];
  if (typeof part !== "object" || part === null) return [];
  return (Array.isArray(part) ? (part as string[]) : Object.keys(part)).filter((each) => GOOD.has(each));
}

const goodsUnder = (card: Card, keys: ReadonlySet<string>): string[] =>
  card.effects.flatMap((effect) => Object.entries(effect).flatMap(([key, part]) => (keys.has(key) ? goodsIn(part) : [])));

/** For each good what it is here for, in words. */
function subjectsOf(roles: Roles): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [role, goods] of roles) for (const good of new Set(goods)) (found[good] ??= []).push(t(`pompeii-role-${role}`));
  return found;
}

/** Where it is known from, with the page. */
function sourceOf(entry: Entry): string {
  const page = /p\. (\d+)/.exec(entry.where ?? "")?.[1] ?? null;
  const how = reconstructionOf(entry);
  if (how === "whole") return t("pompeii-reconstructed-whole");
  if (entry.source === "box") return t("pompeii-source-box");
  const known = page === null ? t("pompeii-source-rulebook") : t("pompeii-source-page", { page });
  return how === "part" ? t("pompeii-source-part", { known }) : known;
}

const sentence = (text: string): string => sentenceCase(text) + (/[.!?]$/.test(text) ? "" : ".");
const costLine = (cost: Goods): string[] => (isAny(cost) ? [sentence(t("pompeii-cost", { goods: words.price(cost) }))] : []);

const cardRoles = (card: Card): Roles => [["makes", goodsUnder(card, GIVEN)], ["takes", goodsUnder(card, TAKEN)], ["costs", Object.keys(card.cost)]];

export function cardThing(card: Card): PrintedThing {
  const kinds = [card.timing, ...(card.temple ? ["temple"] : [])];
  const roles = cardRoles(card);
  return { id: card.id, name: words.card(card.id), lines: [words.cardText(card), ...costLine(card.cost)], kinds, subjects: subjectsOf(roles), source: sourceOf(card) };
}

/** How many workers find room, by the number of players; nothing where none ever do. */
const spacesLine = (spaces: readonly number[]): string[] => (spaces.some(Boolean) ? [t("pompeii-spaces", { spaces: spaces.join(", ") })] : []);

/** What a building makes of what, line by line. */
const lineOf = ({ in: given, out: made }: Building["conversions"][number]): string => sentence(t("pompeii-say-exchange", { given: words.price(given), made: words.price(made) }));

const buildingRoles = ({ cost, conversions, hire, recruit }: Building): Roles => [
  ["makes", conversions.flatMap((line) => Object.keys(line.out))],
  ["takes", [...conversions.flatMap((line) => Object.keys(line.in)), ...Object.keys(hire), ...Object.keys(recruit)]],
  ["costs", Object.keys(cost)],
];

export function buildingThing(building: Building): PrintedThing {
  const { id, kind, cost, conversions, hire, recruit } = building;
  const roles = buildingRoles(building);
  const does = isAny(hire) ? [sentence(t("pompeii-hires", { goods: words.goodsList(Object.keys(hire)) }))] : isAny(recruit) ? [sentence(t("pompeii-recruits", { goods: words.price(recruit) }))] : [];
  const plain = conversions.length + does.length ? [] : [sentence(t(`pompeii-does-${id}`))];
  return {
    id, name: `${String(building.number)} ${building.name}`, kinds: [kind], subjects: subjectsOf(roles), source: sourceOf(building),
    lines: [...conversions.map(lineOf), ...does, ...plain, ...costLine(cost), ...spacesLine(building.spaces), ...(UNOWNED.has(id) ? [] : [t("pompeii-owner-takes")])],
  };
}

/** A field or a place of the city; fields have ids of their own, since goods are called like them. */
export function placeThing(space: Space): PrintedThing {
  const { id, kind, spaces } = space;
  const isField = kind === "field";
  return {
    id: isField ? `field-${id}` : id, name: sentenceCase(words.place(id)), kinds: [kind], subjects: isField ? subjectsOf([["makes", [id]]]) : {}, source: sourceOf(space),
    lines: isField ? [t("pompeii-collects")] : [sentence(t(`pompeii-does-${id}`)), ...spacesLine(spaces)],
  };
}

export const valueOf = (value: number): string => t("pompeii-value", { value: NUMERALS[value]! });
const makersOf = (good: string): string[] => BUILDINGS.filter(({ conversions }) => conversions.some((line) => good in line.out)).map(({ name }) => name);

export function goodThing({ id, value, ...entry }: (typeof GOODS)[number]): PrintedThing {
  const makers = makersOf(id);
  const where = FIELDS.includes(id) ? t("pompeii-collected") : makers.length ? t("pompeii-made-at", { places: makers.join(", ") }) : t("pompeii-made-nowhere");
  return {
    id, name: sentenceCase(words.good(id)), kinds: [String(value)], subjects: { [id]: [] }, source: sourceOf({ id, ...entry }),
    lines: [sentence(valueOf(value)), where],
  };
}

export const eruptionThing = (card: Eruption): PrintedThing => ({
  id: card.id,
  name: words.card(card.id),
  lines: [card.ends_game ? t("pompeii-ends-game") : t("pompeii-destroys", { goods: words.goodsList(card.destroys) })],
  kinds: card.set === null ? [] : [card.set],
  subjects: subjectsOf([["hits", card.destroys]]),
  source: sourceOf(card),
});

/** What a place, by its id on the board, or a card has to do with a good. */
export function rolesOf(id: string, good: string): Role[] {
  const [building, card] = [BUILDING.get(id), CARD.get(id)];
  const roles: Roles = building ? buildingRoles(building) : card ? cardRoles(card) : FIELDS.includes(id) ? [["makes", [id]]] : [];
  return roles.filter(([, goods]) => goods.includes(good)).map(([role]) => role);
}

/** A place, by its id on the board, or a card; and which of its lines tell what others tell, too. */
export function printedThing(id: string): PrintedThing & { common: readonly string[] } {
  const [building, card] = [BUILDING.get(id), CARD.get(id)];
  const space = SPACES.find((each) => each.id === id);
  const thing = building ? buildingThing(building) : card ? cardThing(card) : placeThing(space!);
  return { ...thing, common: [...spacesLine((building ?? space)?.spaces ?? []), t("pompeii-owner-takes")] };
}
