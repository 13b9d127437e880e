/** What a game provides so that pages can show it. */
import type { Component } from "svelte";
import type { Choice, Grammar, Part } from "./choice.ts";
import type { Facts, Message } from "../i18n.svelte.ts";
import type { Event } from "../protocol.ts";
import type { Sound } from "../browser/sound.ts";
import type { Speed } from "../person/settings.svelte.ts";

export type View = Record<string, unknown>;
/** What a token does, in the game's own terms. */
export type Preview = Readonly<Record<string, unknown>>;
export type Previews = Readonly<Record<string, Preview>>;

export interface BoardProps {
  view: View;
  legal: string[];
  chosen: string;
  ahead: readonly string[];
  onchoose: (part: string) => void;
  last: Event[];
  /** The view before the last move. */
  before?: View | null;
  /** What legal tokens do, and what the preview of the last move said. */
  previews?: Previews;
  preview?: Preview | null;
  /** Hinted moves, the best first. */
  hints: readonly string[];
  turned: boolean;
  speed: Speed;
  /** Called when the last events have been animated. */
  onanimated: () => void;
}

export type HandProps = Pick<BoardProps, "view" | "legal" | "chosen" | "ahead" | "hints" | "onchoose" | "previews">;
/** What is beside the board; it gets the legal tokens if something in it can be chosen. */
export type SidePanelProps = Pick<BoardProps, "view"> & Partial<Pick<BoardProps, "legal" | "before" | "onchoose">>;

export interface OpenHandsProps extends SidePanelProps {
  name: (seat: number) => string;
}

/** A line of the log. */
export interface Line extends Message {
  seat: number | null;
  rule: string;
}

/** A number beside a player's name. */
export interface Figure {
  icon: string;
  value: number;
  label: string;
  kind: string;
}

/** The game after an entry, and what had just happened. */
export interface Moment {
  seq: number;
  view: View;
  before: View | null;
  last: Event[];
  preview: Preview | null;
}

export interface Presentation {
  grammar: Grammar;
  /** The colours of the seats as words, and the symbols of their pieces. */
  colours: readonly string[];
  pieces: readonly string[];
  Board: Component<BoardProps> | null;
  Hand: Component<HandProps> | null;
  /** SVG symbols and patterns, included once in a page. */
  Sprite: Component | null;
  /** What is beside the board, and what a player could have written down. */
  SidePanel: Component<SidePanelProps> | null;
  Notes: Component<SidePanelProps> | null;
  /** Whether the side panel is needed to play. */
  needsSidePanel: boolean;
  /** All hands, once they are open. */
  OpenHands: Component<OpenHandsProps> | null;
  eventLines(events: readonly Event[], name: (seat: number) => string): Line[];
  prompt(view: View, choice: Choice): Message;
  choiceLabel(part: Part, view: View, previews?: Previews): Message;
  /** What a whole token does, as a phrase. */
  describeMove(token: string, view: View, previews?: Previews): Message;
  /** Facts with names instead of ids; null for a game whose ids are names. */
  withNames: ((facts: Facts) => Facts) | null;
  figures(view: View, seat: number): Figure[];
  status(view: View): Message | null;
  /** How a game ended, in sentences, if there is more to say than who won. */
  resultLines?(view: View, name: (seat: number) => string): Message[];
  /** The sound of an event. */
  sound(event: Event): Sound | null;
}

/** An event's facts for a message, with the name of its seat. */
export function namedFacts(event: Event, name: (seat: number) => string): Facts {
  return event.seat === null ? { ...event.facts } : { ...event.facts, who: name(event.seat) };
}
