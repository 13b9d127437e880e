/** How the log tells an action of Pompeii, which takes one or several moves: who made what of what, where. */
import type { Facts, Message } from "../../../lib/i18n.svelte.ts";
import type { Event, Moved } from "../../../lib/protocol.ts";
import type { Line, Telling } from "../../../lib/table/presentation.ts";
import { BUILDING, FIELDS } from "../data/printed.ts";
import * as words from "../names.ts";
import { eventLines } from "./log-lines.ts";

type Name = (seat: number) => string;

/** What concerns everybody or is a turning point: it has a line of its own. */
const MILESTONES = new Set([
  "round", "required", "offered", "erupted", "lost", "over", "halted", "flipped", "blocked", "joined", "left",
]);
/** What no action goes on after. */
const ENDS = new Set(["round", "offered", "over"]);
/** Moves that begin something although nobody places a worker. */
const BEGINS = /^(?:give:|pass$|play:|wait$|draw:)/;
/** A move by which an owner takes the bonus for somebody else's action. */
const BONUS = /^\^/;

const isPart = ({ kind }: Event): boolean => !MILESTONES.has(kind);
const begins = ({ move, events }: Moved): boolean =>
  BEGINS.test(move) || events.some(({ kind }) => kind === "placed" || kind === "owned");

function continues(action: readonly Moved[], next: Moved): boolean {
  if (begins(next) || action.some(({ events }) => events.some(({ kind }) => ENDS.has(kind)))) return false;
  return next.seat === action[0]?.seat || BONUS.test(next.move);
}

/** A sentence about some of the events of an action. */
interface Summary {
  id: string;
  args: Facts;
  /** The kinds of the actor's events that it tells. */
  told: readonly string[];
}

/** All goods that a seat got or paid in an action, in words; empty if there are none. */
function goodsOf(parts: readonly Event[], kind: string, seat: number | null): string {
  const sums: Record<string, number> = {};
  for (const event of parts) {
    if (event.kind !== kind || event.seat !== seat) continue;
    const good = String(event.facts["good"]);
    sums[good] = (sums[good] ?? 0) + Number(event.facts["amount"]);
  }
  return words.price(sums);
}

function cardsOf(parts: readonly Event[], kind: string): string[] {
  return parts.filter((event) => event.kind === kind).map(({ facts }) => words.card(String(facts["card"])));
}

/** What a worker on a place has come to. */
function summaryAt(place: string, parts: readonly Event[], goods: string, paid: string): Summary | null {
  const traded = { goods, paid };
  if (FIELDS.includes(place)) return goods && !paid ? { id: "collects", args: { goods }, told: ["got"] } : null;
  if (place === "porta") return goods && paid ? { id: "trades", args: traded, told: ["got", "paid"] } : null;
  if (place === "costruzione") {
    const built = parts.find(({ kind }) => kind === "built");
    const building = words.place(String(built?.facts["building"]));
    return built && paid ? { id: "builds", args: { building, paid }, told: ["built", "marked", "paid"] } : null;
  }
  if (place === "piazza") return trainingOf(parts, paid);
  if (!BUILDING.has(place) || !goods || !paid) return null;
  return { id: "makes", args: { ...traded, place: words.place(place) }, told: ["got", "paid"] };
}

/** Specialists that are trained or exchanged; an action that does both is told event by event. */
function trainingOf(parts: readonly Event[], paid: string): Summary | null {
  const [trained, discarded] = [cardsOf(parts, "activated"), cardsOf(parts, "discarded")];
  if (!paid || (trained.length && discarded.length)) return null;
  if (trained.length && parts.every(({ kind, facts }) => kind !== "activated" || facts["works"])) {
    return { id: "trains", args: { cards: trained, paid }, told: ["activated", "paid"] };
  }
  return discarded.length ? { id: "exchanges", args: { count: discarded.length, paid }, told: ["discarded", "drew", "paid"] } : null;
}

function summaryOf(parts: readonly Event[]): (Summary & { seat: number | null }) | null {
  const head = parts.find(({ kind }) => kind === "placed" || kind === "owned");
  if (!head) return null;
  const { seat, facts } = head;
  const [goods, paid] = [goodsOf(parts, "got", seat), goodsOf(parts, "paid", seat)];
  if (head.kind === "owned") {
    const args = { building: words.place(String(facts["building"])), goods };
    return goods ? { id: "begins", args, told: ["owned", "marked", "got"], seat } : null;
  }
  const found = summaryAt(String(facts["place"]), parts, goods, paid);
  if (!found) return null;
  const card = facts["card"] ? words.card(String(facts["card"])) : null;
  return { ...found, args: card ? { ...found.args, card } : found.args, id: card ? `${found.id}-card` : found.id, told: [...found.told, "placed"], seat };
}

/** What is left of an action that has no summary: where the worker stands goes without saying, if anything came of it. */
const withoutPlace = (parts: readonly Event[]): readonly Event[] => {
  const rest = parts.filter(({ kind, facts }) => kind !== "placed" || facts["card"]);
  return rest.length ? rest : parts;
};

function sentences(parts: readonly Event[], name: Name): Message[] {
  const summary = summaryOf(parts);
  if (!summary) return eventLines(withoutPlace(parts), name);
  const { id, args, told, seat } = summary;
  const rest: Line[] = eventLines(parts.filter((event) => event.seat !== seat || !told.includes(event.kind)), name);
  return [{ id: `pompeii-action-${id}`, args: { who: seat === null ? "" : name(seat), ...args } }, ...rest];
}

export const telling: Telling = { continues, isPart, sentences };
