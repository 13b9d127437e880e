/** What there is to say of a good: what it is made from, what needs it, what it costs in a trade. */
import { sentenceCase, t } from "../../../lib/i18n.svelte.ts";
import type { Explanation } from "../../../lib/protocol.ts";
import { BUILDINGS, FIELDS } from "../data/printed.ts";
import type { Exchange } from "../goods/preview.ts";
import * as words from "../names.ts";
import { rolesNow } from "./lens.svelte.ts";
import { shownSeat, type PompeiiView } from "../view.ts";

/** Where it comes from, a sentence for each. */
function sources(good: string): string[] {
  if (FIELDS.includes(good)) return [t("pompeii-collected")];
  const lines = BUILDINGS.flatMap(({ name, conversions }) =>
    conversions.filter((line) => good in line.out).map((line) => t("pompeii-say-exchange-at", { place: name, given: words.price(line.in), made: words.price(line.out) })));
  return lines.length ? lines : [t("pompeii-made-nowhere")];
}

/** The buildings and the cards in sight that need it. */
function users(view: PompeiiView, good: string): string[] {
  const mine = view.seats[shownSeat(view)];
  const needs = (id: string): boolean => rolesNow(id, good, view).some((role) => role !== "makes");
  const cards = [...(mine?.hand.cards ?? []), ...(mine?.active ?? []), ...view.row].filter(needs);
  return [...BUILDINGS.filter(({ id }) => needs(id)).map(({ name }) => name), ...cards];
}

/** What the viewer's army and Castrum still lack of it. */
function lacks(view: PompeiiView, good: string): string[] {
  const road = view.seats[shownSeat(view)]?.road;
  if (!road) return [];
  return (["army", "castrum"] as const).flatMap((step) => {
    const count = road[step].by === null ? 0 : (road[step].missing[good] ?? 0);
    return count ? [t("pompeii-lens-lacking", { count, step })] : [];
  });
}

/** What one costs of the goods that are there; nothing to those who play no seat. */
function prices(told: Explanation | null): string[] {
  if (told === null) return [];
  const found = told.ways.flatMap(({ preview }) => (preview ? [words.price((preview as unknown as Exchange).given)] : []));
  return [found.length ? t("pompeii-lens-trade", { goods: found }) : t("pompeii-lens-no-trade")];
}

/** All of it, a sentence or two for each. */
export function lensLines(view: PompeiiView, good: string, told: Explanation | null): string[] {
  const needed = users(view, good);
  return [
    ...sources(good).map((line) => sentenceCase(line)),
    ...(needed.length ? [t("pompeii-lens-needed", { things: needed })] : []),
    ...lacks(view, good),
    ...prices(told),
  ];
}
