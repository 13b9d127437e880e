/** The log of The Downfall of Pompeii: the events of a move as lines. */
import { t, type Facts } from "../../../lib/i18n.svelte.ts";
import type { Event } from "../../../lib/protocol.ts";
import { namedFacts, type Line } from "../../../lib/table/presentation.ts";
import { countsOf } from "../view.ts";

function crowd(event: Event, name: (seat: number) => string): string[] {
  return countsOf(event, "pieces").flatMap((count, seat) => (count ? [t("downfall-owned-pieces", { count, owner: name(seat) })] : []));
}

function line(event: Event, name: (seat: number) => string): Line {
  const args: Facts = namedFacts(event, name);
  if ("pieces" in args) args["pieces"] = crowd(event, name);
  if ("owner" in args) args["owner"] = name(Number(args["owner"]));
  if (Array.isArray(args["winners"])) {
    args["count"] = args["winners"].length;
    args["winners"] = args["winners"].map((seat) => name(Number(seat)));
  }
  return { id: `downfall-event-${event.kind}`, args, seat: event.seat, rule: event.rule };
}

/** A move's events as lines. A card and its piece share one; a hidden draw has none. */
export function eventLines(events: readonly Event[], name: (seat: number) => string): Line[] {
  return events.flatMap((event, index) => {
    const following = events[index + 1];
    if ((event.kind === "drew" && event.facts["card"] === null) || event.kind === "settled") return [];
    if (event.kind === "played" && following?.kind === "settled") {
      return [line({ ...event, kind: "settled", facts: { ...event.facts, ...following.facts } }, name)];
    }
    return [line(event, name)];
  });
}
