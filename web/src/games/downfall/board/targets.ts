/** Every place that can be picked, as a point on the map with a kind of marker. */

import { corner, LETTERS, middle, spots, type Point } from "./board.ts";
import { grammar } from "../grammar.ts";
import type { Selectable } from "./selectable.ts";
import { topmost } from "./drawing/piece-positions.ts";
import { isSettling, type DownfallView } from "../view.ts";
import type { Previews } from "../../../lib/table/presentation.ts";
import { costOf } from "./ways.ts";

export interface Target {
  /** What is picked: a square, a colour on the chosen square, or `out`. */
  thing: string;
  /** The square, or the gate's square. */
  square: string;
  /** Which colour, on a square with several; or the symbol of the tile. */
  detail: string | null;
  sign: "space" | "piece" | "square" | "gate";
  at: Point;
  size: number;
  /** The whole token, if several pieces on the square can be picked. */
  token?: string;
  /** Whether it belongs to a later part of the token. */
  later: boolean;
  /** How many steps it takes to go there. */
  cost?: number;
}

/** The free spaces of a square. */
function freeSpaces(view: DownfallView, square: string, later: boolean): Target[] {
  const [x, y] = corner(square);
  const taken = view.pieces[square]?.reduce((sum, count) => sum + count, 0) ?? 0;
  return spots(square)
    .slice(taken)
    .map(([right, down]) => ({
      thing: square,
      square,
      detail: null,
      sign: "space",
      at: [x + right, y + down],
      size: 37,
      later,
    }));
}

/** A whole square; for lava, with the symbol of a tile that can have only one there. */
function whole(square: string, legal: readonly string[]): Target {
  const tokens = legal.map((token) => grammar.parts(token)).filter(([first]) => first?.thing === square);
  const symbols = new Set(tokens.flat().flatMap((part) => (part.kind === "symbol" ? [part.thing] : [])));
  const [only = null] = symbols.size === 1 ? symbols : [];
  return { thing: square, square, detail: only, sign: "square", at: middle(square), size: 100, later: false };
}

/** Seats whose piece on a square can be picked: the colours in legal tokens for it, or the seat that moves. */
function seatsOn(view: DownfallView, square: string, legal: readonly string[]): number[] {
  if (view.decision === "move") return view.decides === null ? [] : [view.decides];
  const colours = legal
    .map((token) => grammar.parts(token))
    .filter(([first]) => first?.thing === square)
    .map((parts) => parts.find((part) => part.kind === "colour")?.thing);
  return LETTERS.map((letter, seat) => (colours.includes(letter) ? seat : -1)).filter((seat) => seat >= 0);
}

function pieces(view: DownfallView, square: string, seats: readonly number[], turned: boolean): Target[] {
  const crowd = view.pieces[square] ?? [];
  return seats.map((seat) => {
    const { at, size } = topmost(square, crowd, seat, isSettling(view), turned);
    const detail = view.decision === "omen" ? (LETTERS[seat] ?? null) : null;
    return { thing: square, square, detail, sign: "piece", at, size, later: false };
  });
}

/** The token that throws this piece. */
const tokenOf = ({ square, detail }: Target, legal: readonly string[]): string =>
  legal.find((token) => String(grammar.parts(token).map(({ thing }) => thing)) === String([square, detail])) ?? square;

function ofSquare(view: DownfallView, found: Selectable, square: string, legal: readonly string[], previews: Previews, turned: boolean): Target[] {
  switch (view.decision) {
    case "card":
    case "relative":
      return freeSpaces(view, square, false);
    case "lava":
      return [whole(square, legal)];
    case "omen": {
      const found = pieces(view, square, seatsOn(view, square, legal), turned);
      return found.length > 1 ? found.map((target) => ({ ...target, token: tokenOf(target, legal) })) : found;
    }
    case "move":
      return found.from === null
        ? pieces(view, square, seatsOn(view, square, legal), turned)
        : [{ ...whole(square, []), cost: costOf(square, previews[`${found.from}>${square}`]) }];
    default:
      return [];
  }
}

/** All targets of a decision. */
export function targets(view: DownfallView, found: Selectable, legal: readonly string[], turned: boolean, previews: Previews = {}): Target[] {
  const { from } = found;
  const colours = from === null ? [] : LETTERS.filter((letter) => found.colours.has(letter));
  return [
    ...[...found.now].flatMap((square) => ofSquare(view, found, square, legal, previews, turned)),
    ...[...found.later].flatMap((square) => freeSpaces(view, square, true)),
    ...colours.flatMap((letter) =>
      pieces(view, from ?? "", [LETTERS.indexOf(letter)], turned).map((target) => ({ ...target, thing: letter, detail: null })),
    ),
    ...found.gates.map(
      ({ square, at }): Target => {
        const cost = costOf("out", previews[`${from ?? ""}>out`], square);
        return { thing: "out", square, detail: null, sign: "gate", at, size: 92, later: false, cost };
      },
    ),
  ];
}

/** The nearest target within reach, in units of the map. */
export function nearest(found: readonly Target[], [x, y]: Point, reach: number): Target | null {
  const away = (target: Target): number => Math.hypot(target.at[0] - x, target.at[1] - y);
  const near = found.filter((target) => away(target) <= Math.max(reach, target.size / 2));
  return near.sort((one, other) => away(one) - away(other))[0] ?? null;
}
