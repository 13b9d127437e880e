/** What the pages need to know of a game to show it. A game without any of this is played from a list of its tokens. */
import type { Component } from "svelte";
import type { Choice, Grammar, Part } from "../lib/choose.ts";
import type { Facts, Message } from "../lib/i18n.svelte.ts";
import type { Event } from "../lib/protocol.ts";
import type { Sound } from "../lib/sound.ts";
import type { Entry } from "../lib/table.svelte.ts";
import type { Speed } from "../lib/settings.svelte.ts";

export type View = Record<string, unknown>;

export interface BoardProps {
  view: View;
  legal: string[];
  chosen: string;
  ahead: readonly string[];
  onchoose: (part: string) => void;
  last: Event[];
  /** Whole tokens that are advised, the best first. */
  advice: readonly string[];
  turned: boolean;
  speed: Speed;
  /** Called when all that the last events caused has been shown. */
  onrest: () => void;
}

export type HandProps = Pick<BoardProps, "view" | "legal" | "chosen" | "ahead" | "advice" | "onchoose">;
/** What lies beside the board is looked at; where something of it can be chosen, it is told what. */
export type AsideProps = Pick<BoardProps, "view"> & Partial<Pick<BoardProps, "legal" | "last" | "onchoose">>;

export interface HandsProps extends AsideProps {
  name: (seat: number) => string;
}

/** A line of the log. */
export interface Line extends Message {
  seat: number | null;
  rule: string;
}

/** A figure beside a player's name. */
export interface Figure {
  icon: string;
  value: number;
  label: string;
  kind: string;
}

/** The game as it stood after an entry, and what had just happened. */
export interface Past {
  seq: number;
  view: View;
  last: Event[];
}

export interface Face {
  grammar: Grammar;
  /** The words for the seats' colours, and the symbols for their pieces. */
  colours: readonly string[];
  pieces: readonly string[];
  Board: Component<BoardProps> | null;
  Hand: Component<HandProps> | null;
  /** What is drawn once for all: symbols and patterns. */
  Sprite: Component | null;
  /** What lies beside the board, and what a person who takes notes would have written. */
  Stock: Component<AsideProps> | null;
  Notes: Component<AsideProps> | null;
  /** Whether nobody can play without seeing what lies beside the board. */
  needsStock: boolean;
  /** All hands, once they lie open. */
  Hands: Component<HandsProps> | null;
  /** Where any position of it is set up, loaded when it is wanted. */
  editor: (() => Promise<{ default: Component }>) | null;
  /** One view from what each seat sees, with the eyes of one of them: everything lies open in it. */
  together: ((views: readonly View[], eyes: number) => View) | null;
  /** The view after an event, as far as the event tells; null where that cannot be said. */
  after: ((view: View, event: Event) => View) | null;
  /** The game so far, oldest first, from what each seat saw at its beginning where that is told; null where it cannot be shown. */
  past: ((view: View, entries: readonly Entry[], beginnings?: readonly View[]) => Past[]) | null;
  lines(events: readonly Event[], name: (seat: number) => string): Line[];
  prompt(view: View, choice: Choice): Message;
  label(part: Part, view: View): Message;
  /** A whole token as a phrase that says what it does. */
  sentence(token: string, view: View): Message;
  /** Facts of a refusal with names in the place of ids; null where ids are what people say. */
  spell: ((facts: Facts) => Facts) | null;
  figures(view: View, seat: number): Figure[];
  status(view: View): Message | null;
  /** How a game has ended, in sentences, where that is more than who has won. */
  verdict?(view: View, name: (seat: number) => string): Message[];
  /** What an event sounds like. */
  sound(event: Event): Sound | null;
}

/** Facts for a message: seats become names. */
export function named(event: Event, name: (seat: number) => string): Facts {
  return event.seat === null ? { ...event.facts } : { ...event.facts, who: name(event.seat) };
}
