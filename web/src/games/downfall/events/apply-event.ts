/**
 * Updates a view by what an event says, so that several moves can be shown one by one. The server's own view follows
 * once all have been shown.
 */
import { countsOf, textOf, type Crowd, type DownfallView } from "../view.ts";
import type { Event } from "../../../lib/protocol.ts";

type Totals = Pick<DownfallView, "supply" | "city" | "saved" | "volcano">;
type Changes = Partial<DownfallView>;
type Step = (view: DownfallView, event: Event, seat: number) => Changes;

const changed = (crowd: Crowd, seat: number, by: number): Crowd =>
  crowd.map((count, index) => (index === seat ? Math.max(0, count + by) : count));

function total(view: DownfallView, seat: number, from: keyof Totals, to: keyof Totals): Changes {
  return { [from]: changed(view[from], seat, -1), [to]: changed(view[to], seat, 1) };
}

function put(view: DownfallView, square: string, seat: number, by: number): DownfallView["pieces"] {
  const { [square]: here = Array<number>(view.players).fill(0), ...others } = view.pieces;
  const now = changed(here, seat, by);
  return now.some(Boolean) ? { ...others, [square]: now } : others;
}

function without(hand: readonly string[] | null, card: string): readonly string[] | null {
  if (!hand?.includes(card)) return hand;
  return [...hand.slice(0, hand.indexOf(card)), ...hand.slice(hand.indexOf(card) + 1)];
}

function cardLaid(view: DownfallView, event: Event, seat: number): Changes {
  const card = textOf(event, "card");
  const hands = view.hands.map((hand, index) =>
    index === seat ? { count: hand.count - 1, cards: without(hand.cards, card) } : hand,
  );
  return { hands, played: [...view.played, card] };
}

function cardDrawn(view: DownfallView, event: Event, seat: number): Changes {
  const card = event.facts["card"];
  const hands = view.hands.map((hand, index) => {
    if (index !== seat) return hand;
    const cards = hand.cards && typeof card === "string" ? [...hand.cards, card] : hand.cards;
    return { count: hand.count + 1, cards: cards && [...cards].sort((one, other) => Number(one) - Number(other)) };
  });
  return { hands, stock: view.stock - 1 };
}

function settled(view: DownfallView, event: Event, seat: number): Changes {
  return { pieces: put(view, textOf(event, "square"), seat, 1), ...total(view, seat, "supply", "city") };
}

function thrown(view: DownfallView, event: Event): Changes {
  const owner = Number(event.facts["owner"]);
  return { pieces: put(view, textOf(event, "square"), owner, -1), ...total(view, owner, "city", "volcano") };
}

function buried(view: DownfallView, event: Event): Changes {
  const gone = countsOf(event, "pieces");
  const { [textOf(event, "square")]: here = [], ...others } = view.pieces;
  const left = here.map((count, seat) => count - (gone[seat] ?? 0));
  return {
    pieces: left.some((count) => count > 0) ? { ...others, [textOf(event, "square")]: left } : others,
    city: view.city.map((count, seat) => count - (gone[seat] ?? 0)),
    volcano: view.volcano.map((count, seat) => count + (gone[seat] ?? 0)),
  };
}

function moved(view: DownfallView, event: Event, seat: number): Changes {
  const left = { ...view, pieces: put(view, textOf(event, "from"), seat, -1) };
  return { pieces: put(left, textOf(event, "to"), seat, 1) };
}

const STEPS: Record<string, Step> = {
  played: cardLaid,
  nothing: cardLaid,
  drew: cardDrawn,
  settled,
  relative: settled,
  threw: thrown,
  burnt: buried,
  enclosed: buried,
  lost: buried,
  moved,
  // The card is shuffled back, so the stock keeps its size.
  seethed: () => ({ phase: "seething" }),
  called: (_, event, seat) => ({ shown: { seat, cards: (event.facts["cards"] ?? []) as string[] } }),
  omen: (view) => ({ omens: view.omens + 1, stock: view.stock - 1 }),
  erupted: (view) => ({
    phase: "opening",
    hands: view.hands.map(() => ({ count: 0, cards: [] })),
    stock: view.shown ? view.stock : view.stock - 1,
  }),
  tile: (view, event) => ({
    tiles_left: view.tiles_left - 1,
    tiles_drawn: [...view.tiles_drawn, textOf(event, "symbol")],
  }),
  covered: (view, event) => ({
    lava: { ...view.lava, [textOf(event, "square")]: textOf(event, "symbol") } as DownfallView["lava"],
  }),
  set_aside: (view, event) => ({ set_aside: [...view.set_aside, textOf(event, "symbol")] }),
  saved: (view, event, seat) => ({
    pieces: put(view, textOf(event, "from"), seat, -1),
    ...total(view, seat, "city", "saved"),
  }),
};

/** The view after an event, as far as the event says. */
export function applyEvent(view: DownfallView, event: Event): DownfallView {
  const step = STEPS[event.kind];
  return step ? { ...view, ...step(view, event, event.seat ?? -1) } : view;
}
