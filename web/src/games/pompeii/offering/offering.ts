/** What an offering comes to: who has pledged how much of their share, and what would go if it failed. */
import { ERUPTIONS, VOLCANO_SETS, type Eruption } from "../data/printed.ts";
import type { PompeiiView } from "../view.ts";

export const isOffering = (view: PompeiiView): boolean => view.stage === "pledging";

/** What a seat has pledged: its fair share is as much as it has workers, and each point above that draws a card. */
export interface Pledger {
  seat: number;
  share: number;
  pledged: number;
  cards: number;
  abstains: boolean;
}

export function pledgers({ seats, abstains }: PompeiiView): Pledger[] {
  return seats.map(({ workers, pledged_worth: pledged }, seat) => ({
    seat,
    share: workers,
    pledged,
    cards: Math.max(0, pledged - workers),
    abstains: abstains.includes(seat),
  }));
}

/** What the offering would come to with so many points more from a seat, and how many cards that seat would draw then. */
export function withMore(view: PompeiiView, seat: number, points: number): { given: number; cards: number } {
  const { pledged, share } = pledgers(view)[seat]!;
  return { given: view.offered + points, cards: Math.max(0, pledged + points - share) };
}

/** The set of volcano cards that is played with; the easy one if nothing was asked for. */
export const setInPlay = ({ options }: PompeiiView): (typeof VOLCANO_SETS)[number] =>
  VOLCANO_SETS.find((set) => options.includes(`set_${set.toLowerCase()}`)) ?? VOLCANO_SETS[0]!;

/** The cards of the set that can still come, as far as everybody knows. */
export const cardsLeft = (view: PompeiiView): Eruption[] =>
  ERUPTIONS.filter(({ id, set }) => set === setInPlay(view) && !view.revealed.includes(id));

/** How many of some volcano cards hit a good. */
export const hits = (cards: readonly Eruption[], good: string): number => cards.filter(({ destroys }) => destroys.includes(good)).length;
