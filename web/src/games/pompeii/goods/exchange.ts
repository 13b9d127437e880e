/**
 * What a token costs and yields, as printed: the goods of a conversion or of a cost, times an amount. It is shown before
 * a choice is confirmed; what really happens, the server says.
 */
import { amountOf } from "../grammar.ts";
import { BUILDING, CARD, type Conversion, type Effect, type Goods } from "../data/printed.ts";
import type { PompeiiView } from "../view.ts";

export interface Exchange {
  given: Goods;
  made: Goods;
}

const times = (goods: Goods, count: number): Goods =>
  Object.fromEntries(Object.entries(goods).map(([good, amount]) => [good, amount * count]));

const effectOf = (card: string | null, kind: string): Effect | undefined =>
  card === null ? undefined : CARD.get(card)?.effects.find((effect) => effect.kind === kind);

/** The conversion of a building, or of a card used there. */
function lineOf(place: string, line: number, card: string | null): Conversion | null {
  const own = effectOf(card, "convert_alt");
  if (own) return { in: own["in"] as Goods, out: own["out"] as Goods };
  return BUILDING.get(place)?.conversions?.[line] ?? null;
}

function converted(view: PompeiiView, count: number): Exchange | null {
  const { place, line, card } = view.about;
  const used = typeof card === "string" ? card : null;
  const bonus = effectOf(used, "convert_bonus");
  const found = lineOf(String(place), bonus ? lineOfBonus(String(place), String(bonus["good"])) : Number(line), used);
  if (!found) return null;
  const made: Record<string, number> = { ...times(found.out, count) };
  if (bonus) made[String(bonus["good"])] = (made[String(bonus["good"])] ?? 0) + Number(bonus["amount"]);
  return { given: times(found.in, count), made };
}

/** Which conversion of a building makes a good. */
const lineOfBonus = (place: string, good: string): number =>
  Math.max(0, BUILDING.get(place)?.conversions?.findIndex(({ out }) => good in out) ?? 0);

/** What a token costs and yields; null if nothing printed says so. */
export function exchangeOf(token: string, view: PompeiiView): Exchange | null {
  const count = amountOf(token);
  if (count !== null && view.decision === "times") return converted(view, count);
  if (count !== null && view.decision === "pledged") return { given: { [String(view.about["good"])]: count }, made: {} };
  const work = /^@(b\d+)(b?)$/.exec(token);
  if (work) {
    const line = lineOf(work[1]!, work[2] ? 1 : 0, null);
    return line && { given: line.in, made: line.out };
  }
  const build = /^build(\d+)$/.exec(token);
  return build ? { given: BUILDING.get(`b${build[1]!}`)?.cost ?? {}, made: {} } : null;
}
