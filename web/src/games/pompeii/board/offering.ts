/** What an offering still asks for. */
import { GOOD, worth } from "../data/printed.ts";
import type { PompeiiView } from "../view.ts";

/** The worth of all pledges together. */
export const pledgedByAll = (view: PompeiiView): number => view.seats.reduce((sum, seat) => sum + worth(seat.pledged), 0);

/** The worth that is still missing. */
export const missingWorth = (view: PompeiiView): number => Math.max(0, view.required - pledgedByAll(view));

/** The index of the amount to propose: the most, but no more than an offering still needs. */
export function defaultAmountIndex(offered: readonly number[], view: PompeiiView): number {
  const last = offered.length - 1;
  if (view.decision !== "pledged") return last;
  const value = GOOD.get(String(view.about["good"]))?.value ?? 1;
  const enough = offered.findIndex((count) => count * value >= missingWorth(view));
  return enough < 0 ? last : enough;
}
