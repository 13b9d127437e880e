/** What Pompeii asks for, and what its choices say. */
import type { Choice, Part } from "../../lib/table/choice.ts";
import type { Previews } from "../../lib/table/presentation.ts";
import { t, type Fact, type Facts, type Message } from "../../lib/i18n.svelte.ts";
import { amountOf, cardOf, things } from "./grammar.ts";
import { exchangeOf, type Exchange } from "./goods/preview.ts";
import { BUILDING, CARD, colourOf, GOOD, PLACE } from "./data/printed.ts";
import type { PompeiiView } from "./view.ts";
import * as words from "./names.ts";

/** The facts that a prompt can name, in words. */
function promptFacts(view: PompeiiView): Facts {
  const card = CARD.get(String(view.about["card"]));
  const facts: Facts = { required: view.required, round: view.round, effect: card ? words.cardText(card) : "" };
  for (const [key, fact] of Object.entries(view.about)) {
    if (fact === null || typeof fact === "object") continue;
    facts[key] = fact;
    if (key === "card") facts[key] = words.card(String(fact));
    if (key === "place" || key === "building") facts[key] = words.place(String(fact));
    if (GOOD.has(String(fact))) facts[key] = words.good(String(fact));
  }
  return facts;
}

/** What to do now, in one sentence. */
export function prompt(view: PompeiiView, choice: Choice): Message {
  if (view.decision === "coin") {
    return { id: "pompeii-prompt-coin", args: { left: Number(view.about["left"]) - choice.ahead.length } };
  }
  const picked = choice.ahead[0];
  if (picked !== undefined) return { id: "pompeii-prompt-way", args: { what: thing(picked) } };
  if (view.decision === "action" && view.extra > 0) return { id: "pompeii-prompt-extra", args: { count: view.extra } };
  if (view.decision === "pledge") {
    return { id: "pompeii-prompt-pledge", args: { required: view.required, given: view.offered, missing: view.missing } };
  }
  return view.decision === null ? { id: "web-prompt-choose" } : { id: `pompeii-prompt-${view.decision}`, args: promptFacts(view) };
}

const OF_SEAT = /^seats\[(\d)\]\.(\w+)(?:\.(\w+))?$/;
const OF_TABLE = /^(\w+)(?:\.(\w+))?$/;
/** What has a name besides the one in a position. */
const PARTS: Readonly<Record<string, string>> = { hand: "cards-hand", active: "cards-active", workers: "workers", markers: "markers", army: "army", start: "start" };
const NAMED = new Set(["pledged", "left", "taken", "hurt", "halts", "round", "turn", "tokens", "at", "built", "porta", "row", "joining", "revealed", "blocked"]);

/** A part of a position in words, of a seat or of the table; null if people have no word for it. */
function wordOfPart(part: string, of: string | undefined): string | null {
  if (part === "goods" && of !== undefined && GOOD.has(of)) return words.good(of);
  if (part in PARTS) return t(`pompeii-${PARTS[part]!}`);
  if (!NAMED.has(part)) return null;
  const named = t(`pompeii-part-${part}`);
  return of === undefined ? named : t("pompeii-part-of", { part: named, of: part === "at" ? words.place(of) : thing(of) });
}

/** A part of a position in words; what nobody could have meant is called as the position calls it. */
function partOfPosition(key: string): string {
  const [, seat, part, good] = OF_SEAT.exec(key) ?? [];
  if (seat !== undefined && part !== undefined) {
    const what = wordOfPart(part, good);
    return what === null ? key : t("pompeii-of-seat", { colour: colourOf(Number(seat)), what });
  }
  const [, ofTable, at] = OF_TABLE.exec(key) ?? [];
  return (ofTable !== undefined && wordOfPart(ofTable, at)) || key;
}

/** A refusal's facts, with names instead of ids. A place may be called like a good: it is a field. */
export function withNames(facts: Facts): Facts {
  const worded = (fact: Fact, key: string): Fact => {
    if ((key === "key" || key === "other") && typeof fact === "string") return partOfPosition(fact);
    if (key === "place" && typeof fact === "string") return words.place(fact);
    if (Array.isArray(fact)) return fact.map((each) => worded(each, key) as string | number);
    const counted = /^(\d+) (\w+)$/.exec(String(fact));
    if (counted && GOOD.has(counted[2]!)) return words.amount(counted[2]!, Number(counted[1]));
    return typeof fact === "string" && (GOOD.has(fact) || CARD.has(fact) || BUILDING.has(fact) || PLACE.has(fact)) ? thing(fact) : fact;
  };
  return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, key === "examples" ? fact : worded(fact, key)]));
}

/** A place, good, card or seat in words. */
export function thing(id: string): string {
  if (GOOD.has(id)) return words.good(id);
  return /^[SC]\d/.test(id) ? words.card(id) : words.place(id);
}

const SEAT = /^!(\d)$/;
const WORDS: Readonly<Record<string, string>> = {
  ".": "stop", pass: "pass", wait: "wait", "draw:S": "draw-specialist", "draw:C": "draw-city", hire: "hire",
  army: "army", finish: "finish", "@porta": "porta",
};
/** Forms of tokens, and the text for each; the first that fits is used. */
const SAYINGS: readonly [RegExp, string][] = [
  [/^own/, "own"],
  [/^\+/, "coin"],
  [/^@b/, "work"],
  [/^@/, "collect"],
  [/^build/, "build"],
  [/^train:/, "train"],
  [/^swap:/, "swap"],
  [/^act:/, "act"],
  [/^heal:/, "heal"],
  [/^lift:/, "lift"],
  [/^use:/, "use"],
  [/^keep:/, "keep"],
  [/^play:/, "play"],
  [/^skip:/, "skip"],
  [/^give:/, "give"],
  [/^-/, "pay"],
  [/^\^/, "bonus"],
  [/^!/, "target"],
  [/^>/, "take"],
  [/>$/, "trade"],
];

/** What takes or gives exactly one of a good. */
const ONE_GOOD = new Set(["coin", "bonus", "pay"]);

/** How many there are of each. */
export const counted = (each: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(each)].map((id) => [id, each.filter((other) => other === id).length]));

/** How many sestertii are to be spread; 0 if none are. */
export const listed = (view: PompeiiView): number => (view.decision === "coin" ? Number(view.about["left"]) : 0);

function exchange({ given, made }: Exchange, place: string): Message {
  const args = { place, given: words.price(given), made: words.price(made) };
  if (!Object.keys(made).length) return { id: "pompeii-say-pledge", args };
  return { id: place ? "pompeii-say-exchange-at" : "pompeii-say-exchange", args };
}

/** What a whole token does, as a phrase. */
export function describeMove(token: string, view: PompeiiView, previews: Previews = {}): Message {
  const coins = token.split(" ");
  if (coins.length > 1) return { id: "pompeii-say-take", args: { what: words.price(counted(coins.flatMap(things))) } };
  const bare = WORDS[token];
  const price = exchangeOf(previews, token)?.given ?? {};
  if (bare) return Object.keys(price).length ? { id: "pompeii-say-for", args: { what: t(`pompeii-say-${bare}`), given: words.price(price) } } : { id: `pompeii-say-${bare}` };
  const seat = SEAT.exec(token);
  if (seat) return { id: "pompeii-say-seat", args: { colour: colourOf(Number(seat[1])) } };
  const found = exchangeOf(previews, token);
  if (amountOf(token) !== null) {
    const place = String(promptFacts(view)["place"] ?? "");
    return found ? exchange(found, place) : { id: "pompeii-say-times", args: { count: amountOf(token) } };
  }
  const [first = "", second = ""] = things(token);
  const card = cardOf(token);
  const saying = SAYINGS.find(([form]) => form.test(token))?.[1] ?? "token";
  const with_ = card && ["collect", "work", "build"].includes(saying) ? "-card" : "";
  const named = first === card || !BUILDING.has(second) ? first : second;
  const what = ["train", "swap", "act", "heal"].includes(saying) ? second : named;
  const args: Facts = { what: ONE_GOOD.has(saying) ? words.amount(what, 1) : thing(what), token };
  if (with_) args["card"] = words.card(card!);
  if (found && (saying === "work" || saying === "build") && !with_) {
    return { id: `pompeii-say-${saying}-for`, args: { ...args, given: words.price(found.given), made: words.price(found.made) } };
  }
  if (found && saying === "take") return exchange(found, "");
  if (found && saying === "collect" && !Object.keys(found.made).length) return { id: "pompeii-say-collect-nothing", args };
  return { id: `pompeii-say-${saying}${with_}`, args };
}

/** The label of the button for a token; whoever passes is told what is missing. */
export const choiceLabel = (part: Part, view: PompeiiView, previews: Previews = {}): Message =>
  part.text === "pass" ? { id: "pompeii-label-pass", args: { missing: view.missing } } : part.kind === "word" && part.text in WORDS ? { id: `pompeii-label-${WORDS[part.text]!}` } : describeMove(part.text, view, previews);

const DECKS: Readonly<Record<string, keyof PompeiiView["decks"]>> = { "draw:S": "specialists", "draw:C": "city" };

/** All draws of a reward from one deck, as one list of tokens; nothing if there is one draw, or more than there are cards. */
export function drawsAtOnce(view: PompeiiView, legal: readonly string[]): { tokens: string; label: Message }[] {
  const count = Number(view.about["left"]);
  const enough = legal.filter((token) => token in DECKS && count > 1 && view.decks[DECKS[token]!] >= count);
  return enough.map((token) => ({
    tokens: Array.from({ length: count }, () => token).join(" "),
    label: { id: "pompeii-label-draw-all", args: { what: t(`pompeii-label-${WORDS[token]!}`), count } },
  }));
}
