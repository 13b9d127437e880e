/** A position being edited, and what each edit does to it. Whether it is possible, the server says. */
import type { DraftRules } from "../../../components/editor/position-editor.svelte.ts";
import { type LavaSymbol } from "../board/board.ts";
import { type Crowd, type Decision, type Phase } from "../view.ts";

export interface Draft {
  game: "downfall";
  players: number;
  options: readonly string[];
  phase: Phase;
  turn: number;
  decision?: Decision;
  pieces: Readonly<Record<string, Crowd>>;
  lava?: Readonly<Record<string, LavaSymbol>>;
  saved?: Crowd;
  volcano?: Crowd;
  hands?: readonly (readonly string[] | null)[];
  stock?: readonly string[];
  bag?: readonly string[];
  tile?: string;
  moves_left?: number;
}

/** What a click on a square does. */
export type Tool = { kind: "piece"; seat: number } | { kind: "lava"; symbol: LavaSymbol } | { kind: "remove" };

export const PHASES: readonly Phase[] = ["settling", "seething", "opening", "fleeing"];
/** The decisions of each phase that can be set here; others only as text. */
export const DECISIONS: Readonly<Record<Phase, readonly Decision[]>> = {
  settling: ["card"],
  seething: ["card", "omen"],
  opening: ["lava"],
  fleeing: ["lava", "move"],
  over: [],
};
const BOTH_MOVES = 2;

const none = (players: number): Crowd => Array.from({ length: players }, () => 0);

export const hasErupted = (phase: Phase): boolean => phase === "opening" || phase === "fleeing" || phase === "over";

/** The empty city. */
export const empty = (players = 2): Draft => ({
  game: "downfall",
  players,
  options: [],
  phase: "settling",
  turn: 1,
  decision: "card",
  pieces: {},
});

const without = <Key extends keyof Draft>(draft: Draft, ...keys: Key[]): Omit<Draft, Key> =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => !keys.includes(key as Key))) as Omit<Draft, Key>;

/** Drops whatever depends on how the position came about; it is dealt again. */
function withoutHistory(draft: Draft): Draft {
  const { game, players, options, phase, turn, decision, pieces, lava, saved, volcano, hands, tile, moves_left } = draft;
  const erupted = hasErupted(phase);
  return {
    game,
    players,
    options,
    phase,
    turn,
    pieces,
    ...(decision ? { decision } : {}),
    ...(volcano ? { volcano } : {}),
    ...(erupted ? { lava: lava ?? {}, saved: saved ?? none(players) } : {}),
    ...(erupted && decision === "lava" && tile ? { tile } : {}),
    ...(erupted && decision === "move" ? { moves_left: moves_left ?? BOTH_MOVES } : {}),
    ...(!erupted && hands ? { hands } : {}),
  };
}

/** Puts something on a square, or takes the topmost thing away. */
export function applyTool(draft: Draft, square: string, tool: Tool): Draft {
  const { [square]: crowd = none(draft.players), ...others } = draft.pieces;
  const { [square]: symbol, ...otherLava } = draft.lava ?? {};
  const changed = (pieces: Draft["pieces"], lava: NonNullable<Draft["lava"]>): Draft =>
    withoutHistory({ ...draft, pieces, lava });
  if (tool.kind === "piece") {
    const more = crowd.map((count, seat) => (seat === tool.seat ? count + 1 : count));
    return changed({ ...others, [square]: more }, draft.lava ?? {});
  }
  if (tool.kind === "lava") {
    return changed(draft.pieces, symbol === tool.symbol ? otherLava : { ...otherLava, [square]: tool.symbol });
  }
  if (symbol) return changed(draft.pieces, otherLava);
  const last = crowd.findLastIndex((count) => count > 0);
  const fewer = crowd.map((count, seat) => (seat === last ? count - 1 : count));
  return changed(fewer.some(Boolean) ? { ...others, [square]: fewer } : others, draft.lava ?? {});
}

/** Another phase, with its first decision. */
export function inPhase(draft: Draft, phase: Phase): Draft {
  const [asked] = DECISIONS[phase];
  return withoutHistory({ ...without(draft, "decision", "tile", "moves_left"), phase, ...(asked ? { decision: asked } : {}) });
}

/** Another decision. */
export const withDecision = (draft: Draft, decision: Decision): Draft =>
  withoutHistory({ ...without(draft, "moves_left"), decision });

export const withOptions = (draft: Draft, options: readonly string[]): Draft => withoutHistory({ ...draft, options });
export const withTurn = (draft: Draft, turn: number): Draft => withoutHistory({ ...draft, turn });
export const withTile = (draft: Draft, tile: string): Draft => withoutHistory({ ...draft, tile });

/** Changes how many of a seat are saved or lost; at least 0. */
export function changeCount(draft: Draft, kind: "saved" | "volcano", seat: number, by: number): Draft {
  const before = draft[kind] ?? none(draft.players);
  return withoutHistory({ ...draft, [kind]: before.map((count, each) => Math.max(0, each === seat ? count + by : count)) });
}

/** A hand from text; an empty text means it is dealt. */
export function withHand(draft: Draft, seat: number, text: string): Draft {
  const hands = Array.from({ length: draft.players }, (_, each) => draft.hands?.[each] ?? null);
  const cards = text.trim().toLowerCase().split(/[\s,]+/).filter(Boolean);
  return withoutHistory({ ...draft, hands: hands.map((hand, each) => (each === seat ? (cards.length ? cards : null) : hand)) });
}

/** The stock from its top, or the tiles in drawing order, from text; an empty text means they are dealt. */
export function withPile(draft: Draft, pile: "stock" | "bag", text: string): Draft {
  const rest = without(draft, pile);
  const listed = text.trim().toLowerCase().split(/[\s,]+/).filter(Boolean);
  return listed.length ? { ...rest, [pile]: listed } : rest;
}

/** Another number of players; the pieces of those who leave are removed. */
export function forPlayers(draft: Draft, players: number): Draft {
  const fitted = (crowd: Crowd): Crowd => Array.from({ length: players }, (_, seat) => crowd[seat] ?? 0);
  const pieces = Object.entries(draft.pieces)
    .map(([square, crowd]) => [square, fitted(crowd)] as const)
    .filter(([, crowd]) => crowd.some(Boolean));
  return withoutHistory({
    ...without(draft, "hands"),
    players,
    turn: Math.min(draft.turn, players - 1),
    pieces: Object.fromEntries(pieces),
    ...(draft.saved ? { saved: fitted(draft.saved) } : {}),
    ...(draft.volcano ? { volcano: fitted(draft.volcano) } : {}),
  });
}

export const draftRules: DraftRules<Draft> = {
  game: "downfall",
  empty,
  shown: (view, { players, phase, pieces, lava = {} }) => ({ ...view, players, phase, pieces, lava: hasErupted(phase) ? lava : {} }),
};
