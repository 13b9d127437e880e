/**
 * How a move is animated: its events become successive stages, each with parallel flights. Only times and places are
 * computed here; the server has said what happened.
 */

import type { Speed } from "../../../../lib/person/settings.svelte.ts";
import type { Event } from "../../../../lib/protocol.ts";
import { LETTERS, middle, type LavaSymbol, type Point } from "../board.ts";
import { topmost } from "../drawing/piece-positions.ts";
import { countsOf, isSettling, textOf, type Crowd, type DownfallView } from "../../view.ts";
import { pathPoints } from "../drawing/path.ts";

const FACTOR: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };
const STEP = 180;
const LONGEST_MOVE = 720;
const PLACING = 220;
const DROP = 260;
const CRACKS = 400;
const LOSS = 600;
const QUAKE = 700;
const STAGGER = 70;
/** At most this many pieces fly at once. */
const MOST_FLYING = 8;

/** A piece or a lava tile on its way. */
export interface Flight {
  kind: "place" | "walk" | "leave" | "loss" | "lava";
  seat: number;
  symbol: LavaSymbol | null;
  through: readonly Point[];
  delay: number;
  duration: number;
}

/** The part of a view that changes during an animation. */
export interface BoardState {
  pieces: Readonly<Record<string, Crowd>>;
  lava: Readonly<Record<string, LavaSymbol>>;
}

export interface Stage {
  flights: readonly Flight[];
  /** The board during the flights, without what flies. */
  during: BoardState;
  /** The board after the flights. */
  after: BoardState;
  duration: number;
  /** Whether the ground shakes: Vesuvius seethes or erupts. */
  quakes: boolean;
}

interface Scene {
  view: DownfallView;
  board: BoardState;
  turned: boolean;
}

/** Where lost pieces go. */
const crater = (turned: boolean): Point => (turned ? [1044, -6] : [1010, -38]);

/** A crowd with one seat's count changed. */
function changed(crowd: Crowd | undefined, seat: number, by: number): number[] {
  return LETTERS.map((_, each) => Math.max(0, (crowd?.[each] ?? 0) + (each === seat ? by : 0)));
}

function withCrowd(board: BoardState, square: string, crowd: Crowd): BoardState {
  const others = Object.entries(board.pieces).filter(([name]) => name !== square);
  const here = crowd.some((count) => count > 0) ? [[square, crowd] as const] : [];
  return { ...board, pieces: Object.fromEntries([...others, ...here]) };
}

const crowdAt = (scene: Scene, square: string): Crowd => scene.board.pieces[square] ?? [];

const pieceAt = (scene: Scene, square: string, crowd: Crowd, seat: number): Point =>
  topmost(square, crowd, seat, isSettling(scene.view), scene.turned).at;

function stageOf(flights: readonly Flight[], during: BoardState, after: BoardState, rest = 0): Stage {
  const ends = flights.map((flight) => flight.delay + flight.duration);
  return { flights, during, after, duration: Math.max(0, ...ends) + rest, quakes: false };
}

function placed(scene: Scene, event: Event): Stage {
  const square = textOf(event, "square");
  const seat = event.seat ?? 0;
  const crowd = changed(scene.board.pieces[square], seat, 1);
  const through = [pieceAt(scene, square, crowd, seat)];
  const flight: Flight = { kind: "place", seat, symbol: null, through, delay: 0, duration: PLACING };
  return stageOf([flight], scene.board, withCrowd(scene.board, square, crowd));
}

function walked(scene: Scene, event: Event): Stage {
  const from = textOf(event, "from");
  const to = event.kind === "saved" ? "out" : textOf(event, "to");
  const seat = event.seat ?? 0;
  const start = pieceAt(scene, from, crowdAt(scene, from), seat);
  const during = withCrowd(scene.board, from, changed(scene.board.pieces[from], seat, -1));
  const between = pathPoints({ ...scene.board, options: scene.view.options }, from, to).slice(1);
  const duration = Math.min(LONGEST_MOVE, STEP * Math.max(1, between.length));
  if (to === "out") {
    const flight: Flight = { kind: "leave", seat, symbol: null, through: [start, ...between], delay: 0, duration };
    return stageOf([flight], during, during);
  }
  const crowd = changed(scene.board.pieces[to], seat, 1);
  const through = [start, ...between.slice(0, -1), pieceAt(scene, to, crowd, seat)];
  const flight: Flight = { kind: "walk", seat, symbol: null, through, delay: 0, duration };
  return stageOf([flight], during, withCrowd(during, to, crowd));
}

function covered(scene: Scene, event: Event): Stage {
  const square = textOf(event, "square");
  const symbol = textOf(event, "symbol") as LavaSymbol;
  const after = { ...scene.board, lava: { ...scene.board.lava, [square]: symbol } };
  const flight: Flight = { kind: "lava", seat: -1, symbol, through: [middle(square)], delay: 0, duration: DROP };
  return stageOf([flight], scene.board, after, CRACKS);
}

/** The losses on one square, which fly into the volcano one after the other. */
function lost(scene: Scene, square: string, counts: Crowd): Stage {
  const start = (seat: number): Point => pieceAt(scene, square, crowdAt(scene, square), seat);
  const seats = counts.flatMap((count, seat) => Array<number>(count).fill(seat));
  const flights = seats.slice(0, MOST_FLYING).map((seat, n): Flight => {
    const through = [start(seat), crater(scene.turned)];
    return { kind: "loss", seat, symbol: null, through, delay: n * STAGGER, duration: LOSS };
  });
  const left = crowdAt(scene, square).map((count, seat) => Math.max(0, count - (counts[seat] ?? 0)));
  const after = withCrowd(scene.board, square, left);
  return stageOf(flights, after, after);
}

function stage(scene: Scene, event: Event): Stage | null {
  switch (event.kind) {
    case "settled":
    case "relative":
      return placed(scene, event);
    case "moved":
    case "saved":
      return walked(scene, event);
    case "covered":
      return covered(scene, event);
    case "threw":
      return lost(scene, textOf(event, "square"), changed([], Number(event.facts["owner"]), 1));
    case "burnt":
    case "enclosed":
    case "lost":
      return lost(scene, textOf(event, "square"), countsOf(event, "pieces"));
    case "seethed":
    case "erupted":
      return { ...stageOf([], scene.board, scene.board, QUAKE), quakes: true };
    default:
      return null;
  }
}

/** Successive losses are one stage. */
function joined(one: Stage | undefined, other: Stage): Stage | null {
  const losses = (each: Stage): boolean => each.flights.length > 0 && each.flights.every((f) => f.kind === "loss");
  if (!one || !losses(one) || !losses(other)) return null;
  const after = other.after;
  return stageOf([...one.flights, ...other.flights], after, after);
}

const paced = (flight: Flight, factor: number): Flight => ({
  ...flight,
  delay: Math.round(flight.delay * factor),
  duration: Math.round(flight.duration * factor),
});

/** The stages of a move, from the view before it; none if there is nothing to animate. */
export function stagesOf(before: DownfallView, events: readonly Event[], speed: Speed, turned = false): Stage[] {
  const factor = FACTOR[speed];
  if (!factor) return [];
  const stages: Stage[] = [];
  let board: BoardState = { pieces: before.pieces, lava: before.lava };
  for (const event of events) {
    const next = stage({ view: before, board, turned }, event);
    if (!next) continue;
    const together = joined(stages.at(-1), next);
    if (together) stages.splice(-1, 1, together);
    else stages.push(next);
    board = next.after;
  }
  return stages.map((each) => ({
    ...each,
    flights: each.flights.map((flight) => paced(flight, factor)),
    duration: Math.round(each.duration * factor),
  }));
}
