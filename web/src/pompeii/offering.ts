/** What an offering still asks for. */
import { GOOD, worth } from "./printed.ts";
import type { PompeiiView } from "./view.ts";

/** What all have pledged together is worth. */
export const pledgedByAll = (view: PompeiiView): number => view.seats.reduce((sum, seat) => sum + worth(seat.pledged), 0);

/** What is missing, in worth. */
export const lacking = (view: PompeiiView): number => Math.max(0, view.required - pledgedByAll(view));

/** Which of the amounts offered is proposed: as many as can be, but no more to an offering than it lacks. */
export function usual(offered: readonly number[], view: PompeiiView): number {
  const last = offered.length - 1;
  if (view.decision !== "pledged") return last;
  const value = GOOD.get(String(view.about["good"]))?.value ?? 1;
  const enough = offered.findIndex((count) => count * value >= lacking(view));
  return enough < 0 ? last : enough;
}
