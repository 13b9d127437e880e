/**
 * How the tokens of Pompeii are read; `docs/notation.md` lists them. A token is one part, since every decision is
 * short. The places, goods, cards and seats that it names follow as parts without text: picking one keeps the tokens
 * that name it, and the choice is complete as soon as only one is left.
 */
import type { Choice, Grammar, Part } from "../../lib/table/choice.ts";
import { BUILDING, CARD, GOOD } from "./data/printed.ts";

const FORO = "b17";
const BARE: Readonly<Record<string, readonly string[]>> = {
  "@porta": ["porta"],
  finish: [FORO],
  hire: ["b18"],
  army: ["b19"],
};
const AMOUNT = /^\*(\d+)$/;
/** Forms of tokens, and what they name, the place first. */
const FORMS: readonly [RegExp, (one: string, other?: string) => readonly string[]][] = [
  [/^own(\d+)$/, (number) => [`b${number}`]],
  [/^build(\d+)(?:\/(\w+))?$/, (number, card) => [`b${number}`, "costruzione", ...(card ? [card] : [])]],
  [/^@(b\d+|[a-z_]+)(?:\/(\w+))?$/, (place, card) => [spotOf(place), ...(card ? [card] : [])]],
  [/^@(b\d+)b$/, (building) => [building]],
  [/^(?:train|swap):(\w+)$/, (card) => ["piazza", card]],
  [/^(?:act|heal):(\w+)$/, (card) => [FORO, card]],
  [/^lift:(\w+)$/, (building) => [FORO, building]],
  [/^(?:use|keep|play):(\w+)$/, (card) => [card]],
  [/^!(\d)$/, (seat) => [`seat${seat}`]],
  [/^(?:skip:|give:|[+^!>-])?(\w+?)>?$/, (named) => [named]],
];
/** The name of a board place in a choice. A field needs another name than its good. */
export const spotOf = (place: string): string => (GOOD.has(place) ? `field-${place}` : place);

const WORDS = new Set([".", "pass", "wait", "draw:S", "draw:C"]);

/** The places, goods, cards and seats that a token names. */
export function things(token: string): readonly string[] {
  if (WORDS.has(token) || AMOUNT.test(token)) return [];
  const bare = BARE[token];
  if (bare) return bare;
  for (const [form, named] of FORMS) {
    const found = form.exec(token);
    if (found) return named(found[1]!, found[2]);
  }
  return [];
}

/** The card that a token uses besides the place, if any. */
export const cardOf = (token: string): string | null => things(token).find((thing) => CARD.has(thing)) ?? null;

/** The amount in a token; null if there is none. */
export const amountOf = (token: string): number | null => {
  const found = AMOUNT.exec(token);
  return found ? Number(found[1]) : null;
};

/** The amounts that can be chosen, the least first. */
export const amounts = (legal: readonly string[]): number[] =>
  legal.flatMap((token) => amountOf(token) ?? []).sort((one, other) => one - other);

/** The legal tokens that name a thing. */
export const tokensNaming = (legal: readonly string[], thing: string): string[] =>
  legal.filter((token) => things(token).includes(thing));

function kindOf(thing: string): string {
  if (GOOD.has(thing)) return "good";
  if (CARD.has(thing)) return "card";
  return "place";
}

function parts(token: string): Part[] {
  const kind = WORDS.has(token) ? "word" : AMOUNT.test(token) ? "amount" : "place";
  const whole: Part = { text: token, thing: token, kind };
  return [whole, ...things(token).map((thing) => ({ text: "", thing, kind: kindOf(thing) }))];
}

/** A pick that fits no legal token is a token itself: the board passes the one that was meant. */
function meant(_legal: readonly string[], _choice: Choice, picked: string): string | null {
  return /^(@|build|own|train:|act:)/.test(picked) ? picked : null;
}

/** The token for a place that cannot be chosen now, so that the server can say what is missing. */
export function meantAt(spot: string, built: boolean, hand: readonly string[], setting: boolean): string {
  const place = spot.replace("field-", "");
  if (setting && BUILDING.has(place)) return `own${place.slice(1)}`;
  if (place === "piazza") return `train:${hand.find((card) => card.startsWith("S")) ?? "S01"}`;
  if (place === "costruzione") return "build";
  if (place === FORO && built) return `act:${hand.find((card) => card.startsWith("C")) ?? "C01"}`;
  return BUILDING.has(place) && !built ? `build${place.slice(1)}` : `@${place}`;
}

export const grammar: Grammar = { parts, obvious: () => false, meant };
