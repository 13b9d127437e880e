/** Pompeii in words: goods, places, and card texts, which are composed from the card's data. */
import { t, type Facts } from "../../lib/i18n.svelte.ts";
import { BUILDING, CARD, FIELDS, isAny, NUMERALS, PLACE, type Card, type Effect, type Goods } from "./data/printed.ts";

export const good = (id: string): string => t(`pompeii-good-${id}`);
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

/** A card with its number and name; a volcano card has no name. */
export const card = (id: string): string => {
  const found = CARD.get(id);
  return found ? `${id} ${found.name}` : id;
};

// Parameters that are goods or numbers, and their names in texts.
const PRICES: Readonly<Record<string, string>> = {
  goods: "goods", in: "given", out: "made", heal: "heal", lift: "lift", finish: "finish", bonus: "bonus",
};
const FIGURES: Readonly<Record<string, string>> = {
  amount: "amount", max: "most", tokens: "tokens", keep: "keep", skip: "skip", lower: "lower", same: "same",
  higher: "higher", if_more_than: "more",
};
// Parameters that decide between the texts of an effect, in order.
const DECIDING: Readonly<Record<string, readonly string[]>> = {
  steal_goods: ["who", "chooser"],
  take_card: ["what", "to"],
  injure: ["target"],
  destroy_temples: ["who"],
  place_marker: ["on"],
  worker_count: ["who"],
  draw_cards: ["deck", "to"],
};

function variant(effect: Effect): readonly string[] {
  switch (effect.kind) {
    case "field_take":
      return [effect["per_yield"] ? "each" : "once"];
    case "convert_alt":
      return [effect["max"] ? "most" : "any"];
    case "gain":
      return [effect["choose"] ? "choose" : "goods"];
    case "offering":
      if (effect["mode"] === "value") return [Number(effect["delta"]) > 0 ? "rises" : "falls"];
      return [effect["protect"] ? "protect" : String(effect["mode"])];
    default: {
      const words = (DECIDING[effect.kind] ?? []).map((key) => String(effect[key]));
      const all = effect.kind === "draw_cards" && effect["keep"] === effect["amount"];
      return all ? [...words, "all"] : words;
    }
  }
}

const goodsOf = (value: unknown): string =>
  Array.isArray(value) ? listed((value as string[]).map(good)) : price(value as Goods);

function at(location: string): string {
  if (FIELDS.includes(location)) return t("pompeii-at-field", { good: good(location) });
  return t("pompeii-at-building", { name: place(location) });
}

function facts(effect: Effect, location: string): Facts {
  const facts: Facts = { at: at(location) };
  for (const [key, name] of Object.entries(FIGURES)) if (key in effect) facts[name] = Number(effect[key]);
  for (const [key, name] of Object.entries(PRICES)) if (effect[key]) facts[name] = goodsOf(effect[key]);
  if (typeof effect["good"] === "string") {
    facts["good"] = good(effect["good"]);
    facts["goods"] = amount(effect["good"], Number(effect["amount"]));
  }
  if (["deny_owner_bonus", "extra_space"].includes(effect.kind)) {
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
  t(`pompeii-effect-${[effect.kind, ...variant(effect)].join("-")}`, facts(effect, location));

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
