/** A position that is being set up: what it says, and what each touch makes of it. Whether it is possible, the server says. */
import type { Drafting } from "../../editor/editing.svelte.ts";
import { type LavaSymbol } from "../board.ts";
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

/** What a touch of a square does there. */
export type Tool = { kind: "piece"; seat: number } | { kind: "lava"; symbol: LavaSymbol } | { kind: "remove" };

export const PHASES: readonly Phase[] = ["settling", "seething", "opening", "fleeing"];
/** What may be asked for in each phase; what else can be asked has to be written as text. */
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

/** The city before anybody has come. */
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

/** The position without what only one course of the game leads to: the rest is dealt anew. */
function loosened(draft: Draft): Draft {
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

/** Put something onto a square, or take the topmost thing away. */
export function touched(draft: Draft, square: string, tool: Tool): Draft {
  const { [square]: crowd = none(draft.players), ...others } = draft.pieces;
  const { [square]: symbol, ...otherLava } = draft.lava ?? {};
  const changed = (pieces: Draft["pieces"], lava: NonNullable<Draft["lava"]>): Draft =>
    loosened({ ...draft, pieces, lava });
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

/** Another phase, with what is asked for first in it. */
export function inPhase(draft: Draft, phase: Phase): Draft {
  const [asked] = DECISIONS[phase];
  return loosened({ ...without(draft, "decision", "tile", "moves_left"), phase, ...(asked ? { decision: asked } : {}) });
}

/** Something else is asked for. */
export const asking = (draft: Draft, decision: Decision): Draft =>
  loosened({ ...without(draft, "moves_left"), decision });

export const withOptions = (draft: Draft, options: readonly string[]): Draft => loosened({ ...draft, options });
export const withTurn = (draft: Draft, turn: number): Draft => loosened({ ...draft, turn });
export const withTile = (draft: Draft, tile: string): Draft => loosened({ ...draft, tile });

/** So many in the volcano or saved, one seat's count changed; never fewer than none. */
export function counted(draft: Draft, kind: "saved" | "volcano", seat: number, by: number): Draft {
  const before = draft[kind] ?? none(draft.players);
  return loosened({ ...draft, [kind]: before.map((count, each) => Math.max(0, each === seat ? count + by : count)) });
}

/** The cards of a hand as somebody wrote them; nothing written means: dealt. */
export function withHand(draft: Draft, seat: number, text: string): Draft {
  const hands = Array.from({ length: draft.players }, (_, each) => draft.hands?.[each] ?? null);
  const cards = text.trim().toLowerCase().split(/[\s,]+/).filter(Boolean);
  return loosened({ ...draft, hands: hands.map((hand, each) => (each === seat ? (cards.length ? cards : null) : hand)) });
}

/** The cards of the stock from its top, or the tiles in the order of their drawing; nothing written means: dealt. */
export function withPile(draft: Draft, pile: "stock" | "bag", text: string): Draft {
  const rest = without(draft, pile);
  const written = text.trim().toLowerCase().split(/[\s,]+/).filter(Boolean);
  return written.length ? { ...rest, [pile]: written } : rest;
}

/** As many players; pieces of those who leave go with them. */
export function forPlayers(draft: Draft, players: number): Draft {
  const fitted = (crowd: Crowd): Crowd => Array.from({ length: players }, (_, seat) => crowd[seat] ?? 0);
  const pieces = Object.entries(draft.pieces)
    .map(([square, crowd]) => [square, fitted(crowd)] as const)
    .filter(([, crowd]) => crowd.some(Boolean));
  return loosened({
    ...without(draft, "hands"),
    players,
    turn: Math.min(draft.turn, players - 1),
    pieces: Object.fromEntries(pieces),
    ...(draft.saved ? { saved: fitted(draft.saved) } : {}),
    ...(draft.volcano ? { volcano: fitted(draft.volcano) } : {}),
  });
}

export const drafting: Drafting<Draft> = {
  game: "downfall",
  empty,
  shown: (view, { players, phase, pieces, lava = {} }) => ({ ...view, players, phase, pieces, lava: hasErupted(phase) ? lava : {} }),
};
