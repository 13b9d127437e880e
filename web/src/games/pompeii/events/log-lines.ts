/** The log of Pompeii: the events of a move as lines. */
import type { Facts } from "../../../lib/i18n.svelte.ts";
import type { Event } from "../../../lib/protocol.ts";
import { ERUPTION } from "../data/printed.ts";
import * as words from "../names.ts";
import type { Line } from "../../../lib/table/presentation.ts";
import { namedFacts } from "../../../lib/table/presentation.ts";

/** Events about goods; several in a row share a line. */
const OF_GOODS = new Set(["got", "paid", "lost", "pledged"]);
type Name = (seat: number) => string;

const text = (event: Event, key: string): string => String(event.facts[key]);

function goesWith(group: readonly Event[], event: Event): boolean {
  const first = group[0];
  if (first?.kind !== event.kind || first.seat !== event.seat) return false;
  if (OF_GOODS.has(event.kind)) return !group.some((one) => one.facts["good"] === event.facts["good"]);
  return event.kind === "drew" && (event.facts["card"] === null) === (first.facts["card"] === null);
}

/** Groups events that share a line: goods of one kind of event, and cards drawn alike. */
function groupEvents(events: readonly Event[]): Event[][] {
  const groups: Event[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && goesWith(last, event)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** What decides between the texts of an event, besides its kind. */
function variant(event: Event): string {
  const { facts } = event;
  switch (event.kind) {
    case "placed":
      return facts["place"] === null ? "-row" : `-${text(event, "with")}${facts["card"] ? "-card" : ""}`;
    case "activated":
      return facts["works"] ? "" : "-vain";
    case "drew":
    case "kept":
    case "took_unseen":
    case "blocked":
      return facts["card"] ? "" : "-hidden";
    case "remade":
      return `-${text(event, "deck")}`;
    case "injured":
    case "healed":
      return `-${text(event, "what")}`;
    case "erupted":
      return ERUPTION.get(text(event, "card"))?.ends_game ? "-end" : "";
    case "offered":
      return facts["enough"] ? "" : "-short";
    case "joined":
      return facts["later"] ? "-later" : "";
    case "over":
      return facts["title"] === null ? `-${text(event, "end")}` : "-title";
    default:
      return "";
  }
}

/** Facts with names instead of ids. */
function eventFacts(group: readonly Event[], name: Name): Facts {
  const event = group[0]!;
  const args = namedFacts(event, name);
  for (const [key, fact] of Object.entries(args)) {
    if (fact === null) continue;
    if (key === "card") args[key] = words.card(String(fact));
    if (key === "owner") args[key] = name(Number(fact));
    if (key === "good") args[key] = words.good(String(fact));
    if (key === "building" || key === "place") args[key] = words.place(String(fact));
  }
  if (OF_GOODS.has(event.kind)) {
    args["goods"] = words.price(Object.fromEntries(group.map((one) => [text(one, "good"), Number(one.facts["amount"])])));
  }
  const eruption = ERUPTION.get(text(event, "card"));
  if (eruption) args["goods"] = words.goodsList(eruption.destroys);
  if (event.kind === "drew") {
    args["count"] = group.length;
    args["cards"] = group.map((one) => words.card(text(one, "card")));
  }
  return args;
}

/** A move's events as lines. Goods that come or go together share one, and so do drawn cards. */
export function eventLines(events: readonly Event[], name: Name): Line[] {
  return groupEvents(events).map((group) => {
    const { kind, seat, rule } = group[0]!;
    return { id: `pompeii-event-${kind}${variant(group[0]!)}`, args: eventFacts(group, name), seat, rule };
  });
}

const THEFTS = new Set(["stole", "took_card", "took_unseen"]);

/** Whether an event hits a seat: something is taken from it, injured, lost or halted. */
export function strikes({ kind, seat, facts }: Event, victim: number): boolean {
  if (THEFTS.has(kind)) return facts["owner"] === victim;
  if (seat !== victim) return false;
  return kind === "injured" || kind === "halted" || (kind === "workers" && Number(facts["delta"]) < 0);
}
