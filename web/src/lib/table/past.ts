/** The game so far as views, one after each move, from what the server says that each move changed. */
import type { Past } from "../protocol.ts";
import { applyPatch } from "./patch.ts";
import type { Moment, View } from "./presentation.ts";
import type { Entry } from "./record.ts";

/** Nobody decides in a position that is only looked at. */
const lookedAt = (view: View): View => ("decides" in view ? { ...view, decides: null, decision: null } : view);

/** All moments up to now, the oldest first. */
export function momentsOf({ view, moves }: Past, entries: readonly Entry[]): Moment[] {
  const events = new Map(entries.map(({ seq, entry }) => [seq, entry.kind === "moved" ? entry.events : []]));
  let now = view as View;
  const found: Moment[] = [{ seq: 0, view: lookedAt(now), before: null, last: [], preview: null }];
  for (const { seq, step } of moves) {
    now = applyPatch(now, step.patch);
    const before = found.at(-1)!.view;
    found.push({ seq, view: lookedAt(now), before, last: events.get(seq) ?? [], preview: step.preview });
  }
  return found;
}
