/** The road to the Castrum in words. */
import { t } from "../../../lib/i18n.svelte.ts";
import { colourOf } from "../data/printed.ts";
import * as words from "../names.ts";
import type { PompeiiView, RoadStep } from "../view.ts";

export const STEPS = ["army", "castrum"] as const;
type Step = (typeof STEPS)[number];

/** How far a step is. */
export const stepText = (which: Step, { by, have, need }: RoadStep): string =>
  t(by === null ? `pompeii-road-${which}-done` : `pompeii-road-${by}`, { have: have ?? 0, need: need ?? 0 });

/** What a step still lacks, and what saves something of it; nothing once it is done. */
export function stepNotes(step: RoadStep): string[] {
  if (step.by === null) return [];
  const { missing, first, card } = step;
  return [
    ...(Object.keys(missing).length ? [t("pompeii-road-missing", { goods: words.price(missing) })] : []),
    ...(first.length ? [t("pompeii-road-first", { buildings: first.map(words.place) })] : []),
    ...(card ? [t("pompeii-road-card", { card: words.card(card) })] : []),
  ];
}

/** That a seat can win in its next turn, if it can. */
export function winText(view: PompeiiView, seat: number): string {
  const how = view.seats[seat]?.wins_by;
  if (!how) return "";
  return seat === view.seat ? t("pompeii-road-win") : t(`pompeii-threat-${how}`, { colour: colourOf(seat) });
}

/** All of it in sentences, for those who hear it. */
export function roadInWords(view: PompeiiView, seat: number, name: string): string {
  const road = view.seats[seat]!.road!;
  const steps = STEPS.map((which) => `${[stepText(which, road[which]), ...stepNotes(road[which])].join("; ")}.`);
  const { active } = view.seats[seat]!;
  const cards = active.length ? `${t("pompeii-active-of", { who: name })}: ${active.map(words.card).join(", ")}.` : "";
  return [`${t("pompeii-road-of", { who: name })}.`, winText(view, seat), ...steps, cards].filter(Boolean).join(" ");
}
