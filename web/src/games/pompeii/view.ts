/** What a seat sees of a game of Pompeii, as the server sends it. */
import type { Previews } from "../../lib/table/presentation.ts";
import type { Goods } from "./data/printed.ts";

export type Decision =
  | "own" | "coin" | "action" | "times" | "given" | "taken" | "traded" | "train" | "swap" | "payment" | "bonus"
  | "good" | "victim" | "building" | "card" | "skip" | "keep" | "halt" | "immediate" | "pledge" | "pledged" | "draw";

/** A step of the road to the Castrum; of one that is done, nothing but that is told. */
export type RoadStep =
  | { by: null; have?: undefined; need?: undefined }
  | {
      by: "recruit" | "heal" | "build" | "finish";
      /** What it takes, and what of that is not there. */
      needs: Goods;
      missing: Goods;
      /** How many goods are there, of how many. */
      have: number;
      need: number;
      /** Buildings that have to stand before. */
      first: readonly string[];
      /** The active card that saves some of it. */
      card?: string;
    };

export interface SeatView {
  goods: Goods;
  pledged: Goods;
  hand: { specialists: number; city: number; cards: readonly string[] };
  active: readonly string[];
  workers: number;
  left: number;
  taken: number;
  hurt: number;
  halts: number;
  kept_by_halts: number;
  army: "none" | "recruited" | "injured";
  markers: number;
  /** What the goods and those pledged are worth as an offering, and how many buildings the seat owns. */
  worth: number;
  pledged_worth: number;
  buildings: number;
  /** By what the seat would win in its next turn if nobody stops it. */
  wins_by: "arriving" | "building" | "finishing" | "recruiting" | "healing" | null;
  /** How far army and Castrum are; nothing of a position that is being drafted. */
  road: { army: RoadStep; castrum: RoadStep } | null;
}

/** Counts, or a list of seats. */
export type BySeat = readonly number[];

export interface PompeiiView {
  /** The name of the set of data that the game is played with; empty for changed data. */
  data: string;
  players: number;
  options: readonly string[];
  seat: number | null;
  phase: "setting_up" | "turns" | "offerings" | "over";
  stage: string;
  round: number;
  /** Of a game for one player. */
  rounds_left: number | null;
  start: number;
  turn: number | null;
  extra: number;
  decides: number | null;
  decision: Decision | null;
  about: Readonly<Record<string, string | number | Goods | null>>;
  seats: readonly SeatView[];
  /** The finished buildings, with their owners. */
  built: Readonly<Record<string, BySeat>>;
  porta: BySeat;
  tokens: Readonly<Record<string, number>>;
  workers: Readonly<Record<string, BySeat>>;
  markers: Readonly<Record<string, BySeat>>;
  acts_at: string | null;
  /** The free spaces of each limited place. */
  free: Readonly<Record<string, number>>;
  blocked: readonly string[];
  decks: { specialists: number; city: number };
  piles: { specialists: readonly string[]; city: readonly string[] };
  row: readonly string[];
  joining: readonly string[];
  looked_at: readonly string[];
  carried_out: readonly string[];
  revealed: readonly (string | null)[];
  volcano: number;
  /** Whether Vesuvius is awake. */
  awake: boolean;
  /** What offerings are worth that are due when the round ends, before cards change it; and after that. */
  due: number;
  required: number;
  /** What all have pledged together, and what is missing, in worth. */
  offered: number;
  missing: number;
  passes: number;
  abstains: BySeat;
  shielded: BySeat;
  end: string | null;
  winner: number | null;
  title: string | null;
}

export const isSolo = (view: PompeiiView): boolean => view.players === 1;

/** Whose tablet and cards are shown: the viewer's, or those of the seat that decides. */
export const shownSeat = (view: PompeiiView): number => view.seat ?? view.decides ?? 0;

/** The props of components in which cards or tokens are chosen. */
export interface Choosing {
  view: PompeiiView;
  legal: readonly string[];
  previews?: Previews;
  chosen?: string;
  ahead?: readonly string[];
  /** Hinted moves, the best first. */
  hints?: readonly string[];
  onchoose: (thing: string) => void;
}
