/** What the events of a move changed on a tablet. */
import type { Event } from "../../../lib/protocol.ts";

/** The sign with which an event counts for its seat. */
const SIGNS: Readonly<Record<string, number>> = { got: 1, paid: -1, lost: -1, pledged: -1 };

/** By how much each good of a seat changed. */
export function goodsChanges(events: readonly Event[], seat: number): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (good: string, by: number): unknown => found.set(good, (found.get(good) ?? 0) + by);
  for (const { kind, seat: who, facts } of events) {
    const good = String(facts["good"]);
    if (kind in SIGNS && who === seat) add(good, SIGNS[kind]! * Number(facts["amount"]));
    if (kind === "stole" && who === seat) add(good, 1);
    if (kind === "stole" && facts["owner"] === seat) add(good, -1);
  }
  return found;
}
