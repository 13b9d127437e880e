/** A position being edited, and what each edit does to it. Whether it is possible, the server says. */
import type { DraftRules, PositionDraft } from "../../../components/editor/position-editor.svelte.ts";
import { choicesOf } from "../../../lib/games.ts";
import { BUILDING, GOOD, isSpecialist, UNOWNED, USUAL_DATA, WORKER_LIMITS, type Goods } from "../data/printed.ts";
import type { BySeat, PompeiiView, SeatView } from "../view.ts";

type Army = SeatView["army"];

interface SeatDraft {
  goods?: Goods;
  hand?: readonly string[];
  active?: readonly string[];
  workers?: number;
  hurt?: number;
  halts?: number;
  kept_by_halts?: number;
  army?: Army;
}

export interface Draft extends PositionDraft {
  game: "pompeii";
  /** The name of the set of data; without one, the oldest. */
  data?: string;
  round?: number;
  start?: number;
  turn?: number;
  seats: readonly SeatDraft[];
  built?: Readonly<Record<string, BySeat>>;
  porta?: BySeat;
  tokens?: Goods;
  at?: Readonly<Record<string, BySeat>>;
  pile?: readonly string[];
  gone?: readonly string[];
  row?: readonly string[];
  joining?: readonly string[];
  revealed?: readonly string[];
  blocked?: readonly string[];
}

/** Whose things a click changes, and whether it adds or removes one. */
export interface Tool {
  seat: number;
  remove: boolean;
}

export const ARMIES: readonly Army[] = ["none", "recruited", "injured"];
const ZONES = ["pile", "gone", "row", "joining"] as const;

/** The position before the first move. */
export const empty = (players = 2): Draft => ({
  game: "pompeii",
  ...(USUAL_DATA && { data: USUAL_DATA }),
  players,
  options: ["set_a"],
  turn: 0,
  seats: Array.from({ length: players }, () => ({})),
});

/** The parts of a seat that do not depend on how the position came about. */
const ofSeat = ({ goods, hand, active, workers, hurt, halts, kept_by_halts, army }: SeatDraft): SeatDraft =>
  defined({ goods, hand, active, workers, hurt, halts, kept_by_halts, army });

/** Drops whatever depends on how the position came about: a worker is placed next, and decks are dealt again. */
function withoutHistory(draft: Draft): Draft {
  const { game, data, players, options, round, start, turn, built, porta, tokens, at, pile, gone, row, joining, revealed, blocked } = draft;
  const rest = { data, round, start, turn, built, porta, tokens, at, pile, gone, row, joining, revealed, blocked };
  return { game, players, options, seats: draft.seats.map(ofSeat), ...defined(rest) };
}

/** Without undefined values. */
const defined = <Part extends object>(part: Part): { [Key in keyof Part]: Exclude<Part[Key], undefined> } =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as never;

/** Changes one count; a count of 0 is left out. */
function changeCount(counts: Goods, key: string, by: number): Goods {
  const { [key]: before = 0, ...others } = counts;
  return before + by > 0 ? { ...others, [key]: before + by } : others;
}

const withSeat = (draft: Draft, seat: number, change: (old: SeatDraft) => SeatDraft): Draft =>
  withoutHistory({ ...draft, seats: draft.seats.map((old, each) => (each === seat ? { ...old, ...change(old) } : old)) });

function placeWorker(draft: Draft, place: string, { seat, remove }: Tool): Draft {
  const { [place]: here = Array<number>(draft.players).fill(0), ...others } = draft.at ?? {};
  const now = here.map((count, each) => (each === seat ? Math.max(0, count + (remove ? -1 : 1)) : count));
  return withoutHistory({ ...draft, at: now.some(Boolean) ? { ...others, [place]: now } : others });
}

function changeBuilding(draft: Draft, id: string, tool: Tool): Draft {
  const { [id]: owners, ...others } = draft.built ?? {};
  const stands = draft.at?.[id]?.[tool.seat] ?? 0;
  if (owners && (!tool.remove || stands)) return placeWorker(draft, id, tool);
  if (tool.remove) return withoutHistory({ ...draft, built: others });
  const owned = draft.players > 1 && !UNOWNED.has(id) ? [tool.seat] : [];
  return withoutHistory({ ...draft, built: { ...others, [id]: owned } });
}

/** A click on a place builds the building first and adds workers then, or takes them away again. */
export function applyTool(draft: Draft, spot: string, tool: Tool): Draft {
  const place = spot.replace("field-", "");
  return BUILDING.has(place) ? changeBuilding(draft, place, tool) : placeWorker(draft, place, tool);
}

/** A click on a good on the tablet: one more, or one less. */
export const changeGoods = (draft: Draft, good: string, { seat, remove }: Tool): Draft =>
  withSeat(draft, seat, ({ goods = {} }) => ({ goods: changeCount(goods, good, remove ? -1 : 1) }));

export const withArmy = (draft: Draft, seat: number, army: Army): Draft => withSeat(draft, seat, () => ({ army }));

export function withWorkers(draft: Draft, seat: number, by: number): Draft {
  const within = (count: number): number => Math.min(WORKER_LIMITS.most, Math.max(WORKER_LIMITS.first, count));
  return withSeat(draft, seat, ({ workers = WORKER_LIMITS.first }) => ({ workers: within(workers + by) }));
}

/** The hand or the active cards from text. The cards are removed from wherever they were before. */
export function withCards(draft: Draft, seat: number, where: "hand" | "active", text: string): Draft {
  const cards = [...new Set(text.trim().toUpperCase().split(/[\s,]+/).filter(Boolean))];
  const others = (list: readonly string[] | undefined): readonly string[] | undefined => list?.filter((card) => !cards.includes(card));
  const zones = Object.fromEntries(ZONES.map((zone) => [zone, others(draft[zone])]));
  const seats = draft.seats.map((old) => ({ ...old, ...defined({ hand: others(old.hand), active: others(old.active) }) }));
  return withSeat({ ...draft, ...zones, seats }, seat, () => ({ [where]: cards }));
}

export const withTurn = (draft: Draft, turn: number): Draft => withoutHistory({ ...draft, turn });
export const inRound = (draft: Draft, round: number): Draft => withoutHistory({ ...draft, round: Math.max(1, round) });

/** The sets of volcano cards, of which a game has one. */
export const sets = (): readonly string[] => choicesOf("pompeii")["volcano"] ?? [];

/** Another set of volcano cards; those revealed before are gone. */
export function withSet(draft: Draft, set: string): Draft {
  const options = [...draft.options.filter((option) => !sets().includes(option)), set].sort();
  return withoutHistory(defined({ ...draft, options, revealed: undefined, blocked: undefined }) as Draft);
}

export const withOption = (draft: Draft, option: string, on: boolean): Draft =>
  withoutHistory({ ...draft, options: on ? [...draft.options, option].sort() : draft.options.filter((each) => each !== option) });

/** Another number of players; what belongs to those who leave is removed. */
export function forPlayers(draft: Draft, players: number): Draft {
  const fitted = (counts: BySeat): BySeat => Array.from({ length: players }, (_, seat) => counts[seat] ?? 0);
  const [before, now] = [draft.players === 1, players === 1];
  if (before !== now) return { ...empty(players), options: draft.options.filter((option) => sets().includes(option)) };
  const built = Object.entries(draft.built ?? {}).map(([id, owners]) => [id, owners.filter((seat) => seat < players)]);
  const at = Object.entries(draft.at ?? {}).map(([place, counts]) => [place, fitted(counts)] as const);
  return withoutHistory({
    ...draft,
    players,
    start: Math.min(draft.start ?? 0, players - 1),
    turn: Math.min(draft.turn ?? 0, players - 1),
    porta: (draft.porta ?? []).filter((seat) => seat < players),
    built: Object.fromEntries(built) as Record<string, BySeat>,
    at: Object.fromEntries(at.filter(([, counts]) => counts.some(Boolean))),
    seats: Array.from({ length: players }, (_, seat) => draft.seats[seat] ?? {}),
  });
}

/** A seat of a draft that the server has not checked yet. */
function draftSeat(old: SeatView | undefined, { goods = {}, hand = [], active = [], workers = WORKER_LIMITS.first, army = "none" }: SeatDraft): SeatView {
  const specialists = hand.filter(isSpecialist).length;
  const fresh = { pledged: {}, left: workers, taken: 0, hurt: 0, halts: 0, kept_by_halts: 0, markers: 0, worth: 0, pledged_worth: 0, buildings: 0, wins_by: null, road: null };
  const cards = { specialists, city: hand.length - specialists, cards: hand };
  return { ...fresh, ...old, goods, hand: cards, active, workers, army };
}

export const draftRules: DraftRules<Draft> = {
  game: "pompeii",
  empty,
  shown(view, { players, seats, round = 1, built = {}, at = {}, options }) {
    const known = view as unknown as PompeiiView;
    const drafted = Array.from({ length: players }, (_, seat) => draftSeat(known.seats[seat], seats[seat] ?? {}));
    return { ...view, players, options, round, built, workers: at, seats: drafted };
  },
};

export const isGood = (thing: string): boolean => GOOD.has(thing);
