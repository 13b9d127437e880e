/**
 * How a move is animated: its events become successive stages, each with parallel flights. Only times and places are
 * computed here; the server has said what happened.
 */

import type { Speed } from "../../../../lib/person/settings.svelte.ts";
import type { Event } from "../../../../lib/protocol.ts";
import type { Preview } from "../../../../lib/table/presentation.ts";
import { middle, type LavaSymbol, type Point } from "../board.ts";
import { topmost } from "../drawing/piece-positions.ts";
import { countsOf, isSettling, textOf, type Crowd, type DownfallView } from "../../view.ts";
import { wayPoints } from "../ways.ts";

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
  /** The views before and after the move. */
  before: DownfallView;
  after: DownfallView;
  preview: Preview | null;
  turned: boolean;
  board: BoardState;
  /** The events that follow the one that is shown. */
  later: readonly Event[];
}

const LOSSES = ["burnt", "enclosed", "lost"];

/** Where lost pieces go. */
const crater = (turned: boolean): Point => (turned ? [1044, -6] : [1010, -38]);

/** Who is on a square after an event: all whom a later one takes from there, else whoever is there in the end. */
function crowdAfter({ after, later }: Scene, square: string): Crowd {
  const loss = later.find((event) => LOSSES.includes(event.kind) && textOf(event, "square") === square);
  return loss ? countsOf(loss, "pieces") : (after.pieces[square] ?? []);
}

/** A board with a square as it is after an event. */
function withSquare(scene: Scene, board: BoardState, square: string): BoardState {
  const crowds = Object.entries({ ...board.pieces, [square]: crowdAfter(scene, square) });
  return { ...board, pieces: Object.fromEntries(crowds.filter(([, crowd]) => crowd.length)) };
}

const crowdAt = (scene: Scene, square: string): Crowd => scene.board.pieces[square] ?? [];

const pieceAt = (scene: Scene, square: string, crowd: Crowd, seat: number): Point =>
  topmost(square, crowd, seat, isSettling(scene.before), scene.turned).at;

function stageOf(flights: readonly Flight[], during: BoardState, after: BoardState, rest = 0): Stage {
  const ends = flights.map((flight) => flight.delay + flight.duration);
  return { flights, during, after, duration: Math.max(0, ...ends) + rest, quakes: false };
}

function placed(scene: Scene, event: Event): Stage {
  const square = textOf(event, "square");
  const seat = event.seat ?? 0;
  const through = [pieceAt(scene, square, crowdAfter(scene, square), seat)];
  const flight: Flight = { kind: "place", seat, symbol: null, through, delay: 0, duration: PLACING };
  return stageOf([flight], scene.board, withSquare(scene, scene.board, square));
}

function walked(scene: Scene, event: Event): Stage {
  const from = textOf(event, "from");
  const to = event.kind === "saved" ? "out" : textOf(event, "to");
  const seat = event.seat ?? 0;
  const start = pieceAt(scene, from, crowdAt(scene, from), seat);
  const during = withSquare(scene, scene.board, from);
  const between = wayPoints(from, to, scene.preview).slice(1);
  const duration = Math.min(LONGEST_MOVE, STEP * Math.max(1, between.length));
  if (to === "out") {
    const flight: Flight = { kind: "leave", seat, symbol: null, through: [start, ...between], delay: 0, duration };
    return stageOf([flight], during, during);
  }
  const through = [start, ...between.slice(0, -1), pieceAt(scene, to, crowdAfter(scene, to), seat)];
  const flight: Flight = { kind: "walk", seat, symbol: null, through, delay: 0, duration };
  return stageOf([flight], during, withSquare(scene, during, to));
}

function covered(scene: Scene, event: Event): Stage {
  const square = textOf(event, "square");
  const symbol = textOf(event, "symbol") as LavaSymbol;
  const after = { ...scene.board, lava: { ...scene.board.lava, [square]: symbol } };
  const flight: Flight = { kind: "lava", seat: -1, symbol, through: [middle(square)], delay: 0, duration: DROP };
  return stageOf([flight], scene.board, after, CRACKS);
}

/** The losses on one square, which fly into the volcano one after the other. */
function lost(scene: Scene, square: string, seats: readonly number[]): Stage {
  const start = (seat: number): Point => pieceAt(scene, square, crowdAt(scene, square), seat);
  const flights = seats.slice(0, MOST_FLYING).map((seat, n): Flight => {
    const through = [start(seat), crater(scene.turned)];
    return { kind: "loss", seat, symbol: null, through, delay: n * STAGGER, duration: LOSS };
  });
  const after = withSquare(scene, scene.board, square);
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
      return lost(scene, textOf(event, "square"), [Number(event.facts["owner"])]);
    case "burnt":
    case "enclosed":
    case "lost":
      return lost(scene, textOf(event, "square"), countsOf(event, "pieces").flatMap((count, seat) => Array<number>(count).fill(seat)));
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

/** The stages of a move, from the view before it to the one after it; none if there is nothing to animate. */
export function stagesOf(
  before: DownfallView,
  after: DownfallView,
  events: readonly Event[],
  preview: Preview | null,
  speed: Speed,
  turned = false,
): Stage[] {
  const factor = FACTOR[speed];
  if (!factor) return [];
  const stages: Stage[] = [];
  let board: BoardState = { pieces: before.pieces, lava: before.lava };
  for (const [index, event] of events.entries()) {
    const next = stage({ before, after, preview, turned, board, later: events.slice(index + 1) }, event);
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
