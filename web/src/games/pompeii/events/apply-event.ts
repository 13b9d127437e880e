/**
 * Updates a view by what an event says, so that several moves can be shown one by one. The server's own view follows
 * once all have been shown.
 */
import type { Event } from "../../../lib/protocol.ts";
import { CARD, isSpecialist, type Goods } from "../data/printed.ts";
import type { BySeat, PompeiiView, SeatView } from "../view.ts";

type Changes = Partial<PompeiiView>;
type Step = (view: PompeiiView, event: Event, seat: number) => Changes;

const text = (event: Event, key: string): string => String(event.facts[key]);
const figure = (event: Event, key: string): number => Number(event.facts[key]);
const without = (cards: readonly string[], card: string): readonly string[] => cards.filter((each) => each !== card);
const deckOf = (card: string): "specialists" | "city" => (isSpecialist(card) ? "specialists" : "city");

/** One seat changed. */
function ofSeat(view: PompeiiView, seat: number, change: (old: SeatView) => Partial<SeatView>): Changes {
  return { seats: view.seats.map((each, index) => (index === seat ? { ...each, ...change(each) } : each)) };
}

function plus(goods: Goods, good: string, amount: number): Goods {
  const { [good]: had = 0, ...others } = goods;
  return had + amount > 0 ? { ...others, [good]: had + amount } : others;
}

const gains = (view: PompeiiView, seat: number, good: string, amount: number): Changes =>
  ofSeat(view, seat, ({ goods }) => ({ goods: plus(goods, good, amount) }));

function one(row: PompeiiView["workers"], place: string, seat: number, players: number, by = 1): PompeiiView["workers"] {
  const { [place]: here = Array<number>(players).fill(0), ...others } = row;
  const now: BySeat = here.map((count, index) => (index === seat ? Math.max(0, count + by) : count));
  return now.some(Boolean) ? { ...others, [place]: now } : others;
}

function placed(view: PompeiiView, event: Event, seat: number): Changes {
  const place = event.facts["place"];
  const marker = event.facts["with"] === "marker";
  const used = event.facts["with"] === "taken_worker" ? "taken" : "left";
  const changes = marker ? {} : ofSeat(view, seat, (old) => ({ [used]: old[used] - 1 }));
  if (typeof place !== "string") return changes;
  const row = marker ? "markers" : "workers";
  return { ...changes, [row]: one(view[row], place, seat, view.players), acts_at: place };
}

const standing = (view: PompeiiView, event: Event): Changes => ({
  built: { ...view.built, [text(event, "building")]: view.built[text(event, "building")] ?? [] },
});

function marked(view: PompeiiView, event: Event, seat: number): Changes {
  const building = text(event, "building");
  const seats = ofSeat(view, seat, ({ markers }) => ({ markers: markers - 1 }));
  if (building === "porta") return { ...seats, porta: [...view.porta, seat] };
  return { ...seats, built: { ...view.built, [building]: [...(view.built[building] ?? []), seat] } };
}

/** A hand with one card less; if the card is not known to be in it, only the count changes. */
function fromHand(hand: SeatView["hand"], card: string): SeatView["hand"] {
  const deck = deckOf(card);
  return { ...hand, [deck]: Math.max(0, hand[deck] - 1), cards: without(hand.cards, card) };
}

const toHand = (hand: SeatView["hand"], card: string): SeatView["hand"] => ({
  ...hand,
  [deckOf(card)]: hand[deckOf(card)] + 1,
  cards: [...hand.cards, card].sort(),
});

function activated(view: PompeiiView, event: Event, seat: number): Changes {
  const card = text(event, "card");
  const stays = CARD.get(card)?.timing === "every_action";
  return {
    row: without(view.row, card),
    ...ofSeat(view, seat, ({ hand, active }) => ({
      hand: hand.cards.includes(card) || hand[deckOf(card)] > 0 ? fromHand(hand, card) : hand,
      active: stays ? [...active, card].sort() : active,
    })),
  };
}

function discarded(view: PompeiiView, event: Event): Changes {
  const card = text(event, "card");
  const deck = deckOf(card);
  const seats = view.seats.map((each) => ({
    ...each,
    active: without(each.active, card),
    hand: each.hand.cards.includes(card) ? fromHand(each.hand, card) : each.hand,
  }));
  const piles = { ...view.piles, [deck]: [...without(view.piles[deck], card), card].sort() };
  return { seats, piles, looked_at: without(view.looked_at, card) };
}

function drew(view: PompeiiView, event: Event, seat: number): Changes {
  const { card } = event.facts;
  // A hidden card: the server's view says soon enough which deck it came from.
  if (typeof card !== "string") return {};
  const deck = deckOf(card);
  const decks = { decks: { ...view.decks, [deck]: view.decks[deck] - 1 } };
  if (event.facts["how"] === "looked_at") return { ...decks, looked_at: [...view.looked_at, card].sort() };
  if (event.facts["how"] === "open") return decks;
  return { ...decks, ...ofSeat(view, seat, ({ hand }) => ({ hand: toHand(hand, card) })) };
}

function kept(view: PompeiiView, event: Event, seat: number): Changes {
  const { card } = event.facts;
  if (typeof card !== "string") return {};
  return {
    looked_at: without(view.looked_at, card),
    ...(view.players > 1 ? ofSeat(view, seat, ({ hand }) => ({ hand: toHand(hand, card) })) : {}),
  };
}

function stole(view: PompeiiView, event: Event, seat: number): Changes {
  const good = text(event, "good");
  const lost = { ...view, ...gains(view, figure(event, "owner"), good, -1) };
  return gains(lost, seat, good, 1);
}

function tookCard(view: PompeiiView, event: Event, seat: number): Changes {
  const card = text(event, "card");
  const left = { ...view, ...ofSeat(view, figure(event, "owner"), ({ active }) => ({ active: without(active, card) })) };
  return ofSeat(left, seat, ({ hand, active }) =>
    isSpecialist(card) ? { hand: toHand(hand, card) } : { active: [...active, card].sort() },
  );
}

function counted(view: PompeiiView, event: Event, seat: number): Changes {
  const delta = figure(event, "delta");
  return ofSeat(view, seat, ({ left }) => ({ workers: figure(event, "count"), left: Math.max(0, left + delta) }));
}

function pledged(view: PompeiiView, event: Event, seat: number): Changes {
  const [good, amount] = [text(event, "good"), figure(event, "amount")];
  return ofSeat(view, seat, (old) => ({ goods: plus(old.goods, good, -amount), pledged: plus(old.pledged, good, amount) }));
}

/** If it was enough, the pledges are gone; if not, they go back. */
function offered(view: PompeiiView, event: Event): Changes {
  const seats = view.seats.map((each) => {
    const back = event.facts["enough"] ? [] : Object.entries(each.pledged);
    return { ...each, pledged: {}, goods: back.reduce((goods, [good, amount]) => plus(goods, good, amount), each.goods) };
  });
  return { seats };
}

function injured(view: PompeiiView, event: Event, seat: number): Changes {
  const army = event.facts["what"] === "army";
  return ofSeat(view, seat, ({ hurt, left }) => ({
    ...(army ? { army: "injured" } : { hurt: hurt + 1 }),
    left: Math.max(0, left - 1),
  }));
}

const healed = (view: PompeiiView, event: Event, seat: number): Changes =>
  ofSeat(view, seat, ({ hurt }) => (event.facts["what"] === "army" ? { army: "recruited" } : { hurt: Math.max(0, hurt - 1) }));

function covered(view: PompeiiView, event: Event, by: number): Changes {
  return { tokens: plus(view.tokens, text(event, "building"), by) };
}

function nextRound(view: PompeiiView, event: Event, seat: number): Changes {
  const missing = (each: SeatView): number => each.hurt + Number(each.army === "injured") + each.kept_by_halts;
  return {
    round: figure(event, "round"),
    start: seat,
    phase: "turns",
    workers: {},
    markers: {},
    required: 0,
    passes: 0,
    abstains: [],
    shielded: [],
    seats: view.seats.map((each) => ({ ...each, left: each.workers - missing(each), taken: 0, pledged: {} })),
  };
}

const STEPS: Record<string, Step> = {
  owned: standing,
  built: standing,
  marked,
  got: (view, event, seat) => gains(view, seat, text(event, "good"), figure(event, "amount")),
  paid: (view, event, seat) => gains(view, seat, text(event, "good"), -figure(event, "amount")),
  lost: (view, event, seat) => gains(view, seat, text(event, "good"), -figure(event, "amount")),
  placed,
  activated,
  discarded,
  drew,
  kept,
  stole,
  took_card: tookCard,
  workers: counted,
  pledged,
  offered,
  injured,
  healed,
  covered: (view, event) => covered(view, event, 1),
  lifted: (view, event) => covered(view, event, -1),
  took_workers: (view, event) => ({
    workers: Object.fromEntries(Object.entries(view.workers).filter(([place]) => place !== text(event, "building"))),
  }),
  remade: (view, event) => {
    const deck = text(event, "deck") as "specialists" | "city";
    return { decks: { ...view.decks, [deck]: view.piles[deck].length }, piles: { ...view.piles, [deck]: [] } };
  },
  halted: (view, _, seat) => ofSeat(view, seat, ({ halts }) => ({ halts: halts + 1 })),
  recruited: (view, _, seat) => ofSeat(view, seat, () => ({ army: "recruited" })),
  required: (_, event) => ({ required: figure(event, "value"), phase: "offerings", stage: "pledging" }),
  passed: (view) => ({ passes: view.passes + 1 }),
  erupted: (view, event) => ({ revealed: [...view.revealed, text(event, "card")], volcano: view.volcano - 1 }),
  round: nextRound,
  joined: (view, event) =>
    event.facts["later"] ? { joining: [...view.joining, text(event, "card")] } : { row: [...view.row, text(event, "card")] },
  left: (view, event) => ({ row: without(view.row, text(event, "card")) }),
  over: (_, event, seat) => ({ phase: "over", end: text(event, "end"), winner: seat < 0 ? null : seat }),
};

/** The view after an event, as far as the event says. */
export function applyEvent(view: PompeiiView, event: Event): PompeiiView {
  const step = STEPS[event.kind];
  return step ? { ...view, ...step(view, event, event.seat ?? -1) } : view;
}
