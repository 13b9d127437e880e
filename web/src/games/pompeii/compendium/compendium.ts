/** Everything that is printed in Pompeii, to look up: cards, buildings, places and goods, in words. */
import type { Compendium, PrintedGroup, PrintedThing } from "../../game.ts";
import { sentenceCase, t } from "../../../lib/i18n.svelte.ts";
import {
  BUILDINGS, CARDS, ERUPTIONS, FIELDS, GOOD, GOODS, isAny, isSpecialist, NUMERALS, reconstructionOf, SPACES, UNOWNED, VOLCANO_SETS, type Building, type Card, type Entry, type Goods, type Space,
} from "../data/printed.ts";
import * as words from "../names.ts";
import Sprite from "../Sprite.svelte";
import Picture from "./Picture.svelte";
import Chart from "./ProductionTree.svelte";

export { Chart, Picture, Sprite };

/** What something can have to do with a good. */
type Role = "makes" | "takes" | "costs" | "hits";
type Roles = readonly (readonly [Role, readonly string[]])[];

/** Parts of an effect that give goods, and parts that take them. */
const GIVEN = new Set(["goods", "out", "good"]);
const TAKEN = new Set(["in", "given", "heal", "lift", "finish"]);
const KINDS = ["immediate", "at_activation", "every_action", "temple"] as const;

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

function cardThing(card: Card): PrintedThing {
  const kinds = [card.timing, ...(card.temple ? ["temple"] : [])];
  const roles: Roles = [["makes", goodsUnder(card, GIVEN)], ["takes", goodsUnder(card, TAKEN)], ["costs", Object.keys(card.cost)]];
  return { id: card.id, name: words.card(card.id), lines: [words.cardText(card), ...costLine(card.cost)], kinds, subjects: subjectsOf(roles), source: sourceOf(card) };
}

/** How many workers find room, by the number of players; nothing where none ever do. */
const spacesLine = (spaces: readonly number[]): string[] => (spaces.some(Boolean) ? [t("pompeii-spaces", { spaces: spaces.join(", ") })] : []);

/** What a building makes of what, line by line. */
const lineOf = ({ in: given, out: made }: Building["conversions"][number]): string => sentence(t("pompeii-say-exchange", { given: words.price(given), made: words.price(made) }));

function buildingThing(building: Building): PrintedThing {
  const { id, kind, cost, conversions, hire, recruit } = building;
  const roles: Roles = [
    ["makes", conversions.flatMap((line) => Object.keys(line.out))],
    ["takes", [...conversions.flatMap((line) => Object.keys(line.in)), ...Object.keys(hire), ...Object.keys(recruit)]],
    ["costs", Object.keys(cost)],
  ];
  const does = isAny(hire) ? [sentence(t("pompeii-hires", { goods: words.goodsList(Object.keys(hire)) }))] : isAny(recruit) ? [sentence(t("pompeii-recruits", { goods: words.price(recruit) }))] : [];
  const plain = conversions.length + does.length ? [] : [sentence(t(`pompeii-does-${id}`))];
  return {
    id, name: `${String(building.number)} ${building.name}`, kinds: [kind], subjects: subjectsOf(roles), source: sourceOf(building),
    lines: [...conversions.map(lineOf), ...does, ...plain, ...costLine(cost), ...spacesLine(building.spaces), ...(UNOWNED.has(id) ? [] : [t("pompeii-owner-takes")])],
  };
}

/** A field or a place of the city; fields have ids of their own, since goods are called like them. */
function placeThing(space: Space): PrintedThing {
  const { id, kind, spaces } = space;
  const isField = kind === "field";
  return {
    id: isField ? `field-${id}` : id, name: sentenceCase(words.place(id)), kinds: [kind], subjects: isField ? subjectsOf([["makes", [id]]]) : {}, source: sourceOf(space),
    lines: isField ? [t("pompeii-collects")] : [sentence(t(`pompeii-does-${id}`)), ...spacesLine(spaces)],
  };
}

const valueOf = (value: number): string => t("pompeii-value", { value: NUMERALS[value]! });
const makersOf = (good: string): string[] => BUILDINGS.filter(({ conversions }) => conversions.some((line) => good in line.out)).map(({ name }) => name);

function goodThing({ id, value, ...entry }: (typeof GOODS)[number]): PrintedThing {
  const makers = makersOf(id);
  const where = FIELDS.includes(id) ? t("pompeii-collected") : makers.length ? t("pompeii-made-at", { places: makers.join(", ") }) : t("pompeii-made-nowhere");
  return {
    id, name: sentenceCase(words.good(id)), kinds: [String(value)], subjects: { [id]: [] }, source: sourceOf({ id, ...entry }),
    lines: [sentence(valueOf(value)), where],
  };
}

const eruptionThing = (card: (typeof ERUPTIONS)[number]): PrintedThing => ({
  id: card.id,
  name: words.card(card.id),
  lines: [card.ends_game ? t("pompeii-ends-game") : t("pompeii-destroys", { goods: words.goodsList(card.destroys) })],
  kinds: card.set === null ? [] : [card.set],
  subjects: subjectsOf([["hits", card.destroys]]),
  source: sourceOf(card),
});

/** A group with those kinds that it has things of. */
function group(id: string, things: readonly PrintedThing[], kinds: readonly string[], nameOf: (kind: string) => string): PrintedGroup {
  const held = kinds.filter((kind) => things.some((thing) => thing.kinds.includes(kind)));
  return { id, title: t(`pompeii-printed-${id}`), kinds: held.map((kind) => ({ id: kind, name: nameOf(kind) })), things };
}

export function compendium(): Compendium {
  const ofKind = (kind: string): string => t(`pompeii-kind-${kind}`);
  const specialists = CARDS.filter(({ id }) => isSpecialist(id)).map(cardThing);
  const city = CARDS.filter(({ id }) => !isSpecialist(id)).map(cardThing);
  const setName = (set: string): string => t("pompeii-set", { set, title: t(`pompeii-option-set_${set.toLowerCase()}-title`) });
  return {
    title: t("pompeii-compendium-title"),
    about: t("pompeii-compendium-about"),
    subjects: { name: t("pompeii-subject"), chart: t("pompeii-production"), things: GOODS.map(({ id }) => ({ id, name: words.good(id) })) },
    groups: [
      group("goods", GOODS.map(goodThing), ["1", "2", "3", "4", "5"], (value) => valueOf(Number(value))),
      group("buildings", BUILDINGS.map(buildingThing), ["red", "blue", "green", "purple"], ofKind),
      group("places", SPACES.map(placeThing), ["field", "limited"], ofKind),
      group("specialists", specialists, KINDS, ofKind),
      group("city", city, KINDS, ofKind),
      group("volcano", ERUPTIONS.map(eruptionThing), VOLCANO_SETS, setName),
    ],
  };
}
