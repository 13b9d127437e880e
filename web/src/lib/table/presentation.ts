/** What a game provides so that pages can show it. */
import type { Component } from "svelte";
import type { Choice, Grammar, Part } from "./choice.ts";
import type { Facts, Message } from "../i18n.svelte.ts";
import type { Event, Moved } from "../protocol.ts";
import type { Entry } from "./record.ts";
import type { Sound } from "../browser/sound.ts";
import type { Speed } from "../person/settings.svelte.ts";

export type View = Record<string, unknown>;
/** What a token does, in the game's own terms. */
export type Preview = Readonly<Record<string, unknown>>;
export type Previews = Readonly<Record<string, Preview>>;

/** A choice in an action that is put together: what was chosen, and out of which tokens. */
export interface Made {
  token: string;
  legal: readonly string[];
  previews: Previews;
}

export interface BoardProps {
  view: View;
  legal: string[];
  chosen: string;
  ahead: readonly string[];
  onchoose: (part: string) => void;
  /** What has been chosen of an action so far; any of it can be chosen again. */
  made?: readonly Made[];
  onrevise?: (place: number, token: string) => void;
  last: Event[];
  /** The view before the last move. */
  before?: View | null;
  /** What legal tokens do, and what the preview of the last move said. */
  previews?: Previews;
  preview?: Preview | null;
  /** Hinted moves, the best first. */
  hints: readonly string[];
  /** What the viewer plans to play next. */
  planned?: readonly string[];
  /** What others have done to the viewer since they last decided, in sentences. */
  news?: readonly string[];
  turned: boolean;
  speed: Speed;
  /** Called when the last events have been animated. */
  onanimated: () => void;
}

export type HandProps = Pick<BoardProps, "view" | "legal" | "chosen" | "ahead" | "hints" | "onchoose" | "previews">;
/** What is beside the board; it gets the legal tokens if something in it can be chosen. */
export type SidePanelProps = Pick<BoardProps, "view"> & Partial<Pick<BoardProps, "legal" | "before" | "onchoose">>;

/** A turning point of the game, shown over the whole table until it is done. */
export interface SceneProps extends Pick<BoardProps, "view"> {
  events: readonly Event[];
  name: (seat: number) => string;
  ondone: () => void;
}

/** What a game adds to a player beside the board. */
export interface PlayerStripProps extends Pick<BoardProps, "view"> {
  seat: number;
  name: (seat: number) => string;
  /** What has happened so far. */
  entries: readonly Entry[];
}

export interface OpenHandsProps extends SidePanelProps {
  name: (seat: number) => string;
}

/** A line of the log. */
export interface Line extends Message {
  seat: number | null;
  rule: string;
}

/** How the log tells the moves of one action together. */
export interface Telling {
  /** Whether a move goes on with the action of the moves before it. */
  continues(action: readonly Moved[], next: Moved): boolean;
  /** Whether an event is told with its action; any other has a line of its own. */
  isPart(event: Event): boolean;
  /** What the parts of an action came to, to be read one after the other. */
  sentences(parts: readonly Event[], name: (seat: number) => string): Message[];
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
  /** How far the turn of whoever decides is, below the prompt; a game may say it beside the hand as well. */
  Steps?: Component<Pick<BoardProps, "view">>;
  /** What everybody may see of how far each player is. */
  PlayerStrip?: Component<PlayerStripProps>;
  /** SVG symbols and patterns, included once in a page. */
  Sprite: Component | null;
  /** What is beside the board, and what a player could have written down. */
  SidePanel: Component<SidePanelProps> | null;
  Notes: Component<SidePanelProps> | null;
  /** Whether the side panel is needed to play. */
  needsSidePanel: boolean;
  /** Whether spectators see the hand's place too: something that lies open may be there. */
  handForSpectators?: boolean;
  /** All hands, once they are open. */
  OpenHands: Component<OpenHandsProps> | null;
  /** Turning points, if the game has any; `isTurningPoint` says which moves are, with the view after them. */
  Scene: Component<SceneProps> | null;
  isTurningPoint(events: readonly Event[], view: View): boolean;
  eventLines(events: readonly Event[], name: (seat: number) => string): Line[];
  /** For a game whose actions take several moves; without it, the log has a line for each event. */
  telling?: Telling;
  /** Whether an event takes something from a seat that others decided to take: its player is told until they decide. */
  strikes?(event: Event, seat: number): boolean;
  prompt(view: View, choice: Choice, previews?: Previews): Message;
  /** How many tokens of one list are asked for now, which people choose together and in any order; 0 if it's none. */
  listed?(view: View): number;
  /** The seat that a part stands for, if it does: it is asked for by name and piece. */
  seatOf?(part: Part): number | null;
  choiceLabel(part: Part, view: View, previews?: Previews): Message;
  /** What a whole token does, as a phrase. */
  describeMove(token: string, view: View, previews?: Previews): Message;
  /** Whether a token means nothing to people, so that wherever one would stand, the phrase stands instead. */
  spellsOut?: boolean;
  /** Facts with names instead of ids; null for a game whose ids are names. */
  withNames: ((facts: Facts) => Facts) | null;
  figures(view: View, seat: number): Figure[];
  status(view: View): Message | null;
  /** How a game ended, in sentences, if there is more to say than who won. */
  resultLines?(view: View, name: (seat: number) => string): Message[];
  /** One line about this game, from all its moments, once it is over. */
  story?(moments: readonly Moment[], name: (seat: number) => string): Message | null;
  /** Whether the key for it tells more about what has the focus on the board or among the cards. */
  inspects?: boolean;
  /** The sound of an event. */
  sound(event: Event): Sound | null;
}

/** An event's facts for a message, with the name of its seat. */
export function namedFacts(event: Event, name: (seat: number) => string): Facts {
  return event.seat === null ? { ...event.facts } : { ...event.facts, who: name(event.seat) };
}
