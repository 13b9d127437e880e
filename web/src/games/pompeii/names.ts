/** Pompeii in words: goods, places, and card texts, which are composed from the card's data. */
import { t, type Facts } from "../../lib/i18n.svelte.ts";
import { BUILDING, CARD, ERUPTION, FIELDS, isAny, NUMERALS, PLACE, reconstructionOf, type Card, type Effect, type Entry, type Goods } from "./data/printed.ts";

export const good = (id: string): string => t(`pompeii-good-${id}`);
/** A good without a number, as something that is taken or made. */
const some = (id: string): string => t(`pompeii-some-${id}`);
export const amount = (id: string, count: number): string => t(`pompeii-amount-${id}`, { amount: count });

function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  return t("pompeii-and", { some: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
}

/** Goods with their amounts, the last after an `and`. */
export const price = (goods: Goods): string =>
  listed(Object.entries(goods).map(([each, count]) => amount(each, count)));

/** A field, a place of the city or a building. */
export function place(spot: string): string {
  const id = spot.replace("field-", "");
  if (FIELDS.includes(id)) return t("pompeii-field", { good: good(id) });
  return BUILDING.get(id)?.name ?? PLACE.get(id)?.name ?? id;
}

/** Goods without amounts, the last after an `and`. */
export const goodsList = (goods: readonly string[]): string => listed(goods.map(good));

/** A volcano card with what its name means. Our words fit our name for it, not one that was read from a box. */
function eruption(id: string): string {
  const { name, source, ends_game } = ERUPTION.get(id)!;
  if (ends_game) return t(`pompeii-volcano-${id}`);
  return source === "box" ? name : t("pompeii-volcano-card", { name, meaning: t(`pompeii-volcano-${id}`) });
}

/** A card with its number and name; a volcano card with its name and what that means. */
export const card = (id: string): string => {
  if (ERUPTION.has(id)) return eruption(id);
  const found = CARD.get(id);
  return found ? `${id} ${found.name}` : id;
};

/** Whether an entry is reconstructed, wholly or in part; nothing at what is printed. */
export function reconstructionLabel(entry: Entry): string {
  const how = reconstructionOf(entry);
  return how ? t(how === "whole" ? "pompeii-reconstructed-whole" : "pompeii-reconstructed") : "";
}

// Parameters that are goods or numbers, and their names in texts.
const PRICES: Readonly<Record<string, string>> = {
  goods: "goods", in: "given", out: "made", heal: "heal", lift: "lift", finish: "finish", bonus: "bonus",
};
const FIGURES: Readonly<Record<string, string>> = {
  amount: "amount", max: "most", tokens: "tokens", keep: "keep", skip: "skip", lower: "lower", same: "same",
  higher: "higher", if_more_than: "more",
};

const goodsOf = (value: unknown): string =>
  Array.isArray(value) ? goodsList(value as string[]) : price(value as Goods);

function at(location: string): string {
  if (FIELDS.includes(location)) return t("pompeii-at-field", { good: good(location) });
  return t("pompeii-at-building", { name: place(location) });
}

/** The goods that a text names besides prices: made, taken instead of a yield, or not needed. */
function goodsNamed(effect: Effect, location: string): Facts {
  switch (effect.kind) {
    case "field_bonus":
    case "convert_bonus": {
      const id = String(effect["good"]);
      return { good: some(id), goods: amount(id, Number(effect["amount"])) };
    }
    case "field_take":
      return { yield: some(location), taken: listed(Object.keys(effect["goods"] as Goods).map(some)) };
    case "convert_alt":
      return { without: goodsList(effect["spared"] as string[]) };
    default:
      return {};
  }
}

function facts(effect: Effect, location: string): Facts {
  const facts: Facts = { at: at(location) };
  for (const [key, name] of Object.entries(FIGURES)) if (key in effect) facts[name] = Number(effect[key]);
  for (const [key, name] of Object.entries(PRICES)) if (effect[key]) facts[name] = goodsOf(effect[key]);
  Object.assign(facts, goodsNamed(effect, location));
  if ("field" in effect) facts["field"] = String(effect["field"]);
  if (["deny_owner_bonus", "extra_space"].includes(effect.kind)) {
    facts["building"] = t(`pompeii-building-${String(effect["on"])}`);
    facts["buildings"] = t(`pompeii-buildings-${String(effect["on"])}`);
  }
  const choose = effect["choose"] as { amount: number; value: number } | null | undefined;
  if (choose) Object.assign(facts, { amount: choose.amount, values: NUMERALS[choose.value] });
  if ("value_min" in effect) {
    const ends = new Set([NUMERALS[Number(effect["value_min"])], NUMERALS[Number(effect["value_max"])]]);
    facts["values"] = [...ends].join("–");
  }
  if (effect["delta"]) facts["amount"] = Math.abs(Number(effect["delta"]));
  return facts;
}

/** What one effect does. */
const effectText = (effect: Effect, location: string): string =>
  t(`pompeii-effect-${effect.words}`, facts(effect, location));

/** What a specialist or a city card does. */
export function cardText(shown: Card): string {
  let words = shown.effects.map((effect) => effectText(effect, shown.location)).join(" ");
  if (shown.timing === "at_activation") {
    words = t(shown.location === "piazza" ? "pompeii-trained" : "pompeii-activated", { text: words });
  }
  return shown.temple ? t("pompeii-temple", { text: words }) : words;
}

/** A card's label for screen readers: its name, what it does, what training costs, whether it can be chosen. */
export function cardLabel(shown: Card, open: boolean): string {
  const cost = isAny(shown.cost) ? t("pompeii-cost", { goods: price(shown.cost) }) : "";
  return [card(shown.id), cardText(shown), cost, open ? t("pompeii-spoken-open") : ""].filter(Boolean).join(", ");
}
