/**
 * A table as one seat sees it. Messages from the server are queued and shown at a pace that people can follow: one move
 * after the other, each with what the server says that it changed.
 */
import { applyPatch } from "./patch.ts";
import type { Presentation, Preview, Previews, View } from "./presentation.ts";
import type { Entry } from "./record.ts";
import type { Event, Happened, ChatMessage, ServerMessage, Standing, TableInfo, View as Sent } from "../protocol.ts";

export interface Pace {
  /** The shortest time between two moves, in milliseconds. */
  pause(): number;
  /** Requests the server's view. */
  refresh(): void;
}

const MOST_SHOWN = 12;
const LONGEST_SHOW = 6000;

export class Table {
  /** The seat whose view this is. */
  seat = $state<number | null>(null);
  info = $state.raw<TableInfo | null>(null);
  /** What is shown, and after which entry. */
  view = $state.raw<View | null>(null);
  seq = $state(0);
  standing = $state.raw<Standing | null>(null);
  /** The events of the last move shown. */
  last = $state.raw<Event[]>([]);
  /** The view before that move, and what the preview of the move said. */
  before = $state.raw<View | null>(null);
  preview = $state.raw<Preview | null>(null);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  seed = $state<string | null>(null);
  commitment = $state<string | null>(null);
  /** Whether earlier entries of the log have yet to be fetched. */
  logMissing = $state(true);
  presentation = $state.raw<Presentation | null>(null);

  private newest = 0;
  private fresh: Sent | null = null;
  private queue: Happened[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** When the next move may be shown, and whether the last one is still being animated. */
  private readyAt = 0;
  private moving = false;
  /** Whether the view lacks what a move has changed. */
  private outdated = false;

  constructor(
    readonly table: string,
    seat: number | null,
    private readonly pace: Pace,
  ) {
    this.seat = seat;
  }

  /** Whether everything received has been shown. */
  get settled(): boolean {
    return this.seq === this.newest && this.view !== null;
  }

  /** The legal tokens, once everything has been shown and this seat decides. */
  get legal(): string[] {
    return this.settled ? (this.standing?.legal ?? []) : [];
  }

  /** What legal tokens do. */
  get previews(): Previews {
    return this.settled ? (this.standing?.previews ?? {}) : {};
  }

  /** Up to which entry this seat may undo. */
  get undo(): number | null {
    return this.settled ? (this.standing?.undo ?? null) : null;
  }

  hear(message: ServerMessage): void {
    if (message.type === "changed" && message.info.table === this.table) this.changed(message.info);
    if (!("table" in message) || message.table !== this.table) return;
    if (message.type === "said") this.addChat([message]);
    if (!("seat" in message) || message.seat !== this.seat) return;
    if (message.type === "view") this.hearView(message);
    if (message.type === "happened") this.hearHappened(message);
  }

  /** A public message does not say which seats are the viewer's own; that is kept. */
  private changed(info: TableInfo): void {
    const { mine = [], owned = false } = this.info ?? {};
    this.info = { ...info, mine, owned };
  }

  private hearView(sent: Sent): void {
    const jumped = sent.seq > this.newest || sent.seq < this.seq;
    this.fresh = sent;
    this.seed = sent.seed;
    this.commitment = sent.commitment;
    if (jumped) {
      // Moves were missed or taken back: nothing is left to show.
      this.logMissing = true;
      this.queue = [];
      this.before = null;
      this.newest = sent.seq;
    }
    if (sent.seq === this.newest) this.standing = sent.standing;
    if (!this.queue.length && this.timer === null) this.show();
  }

  private hearHappened(told: Happened): void {
    if (told.seq <= this.newest && this.view !== null) return;
    this.newest = told.seq;
    if (told.standing) this.standing = told.standing;
    this.entries = [...this.entries, { seq: told.seq, entry: told.entry }];
    this.queue.push(told);
    if (this.timer === null) this.step();
  }

  addChat(lines: readonly ChatMessage[]): void {
    const known = new Map(this.chat.map((each) => [each.number, each]));
    for (const each of lines) known.set(each.number, each);
    this.chat = [...known.values()].sort((one, other) => one.number - other.number);
  }

  /** Fills in the log from the server's record. */
  fill(entries: readonly Entry[]): void {
    const known = new Map(entries.map((each) => [each.seq, each]));
    const told = this.entries.filter((each) => each.seq > (entries.at(-1)?.seq ?? 0) && each.seq <= this.newest);
    for (const each of told) known.set(each.seq, each);
    this.entries = [...known.values()].sort((one, other) => one.seq - other.seq);
    this.logMissing = false;
  }

  /** Shows everything at once. */
  skip(): void {
    while (this.queue.length) this.shift();
    this.moving = false;
    this.rest();
  }

  /** Called when the last move has been animated. */
  animationDone(): void {
    this.moving = false;
    if (this.timer !== null) this.step();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Shows the next move once the one before is done. A long queue is cut short. */
  private step(): void {
    this.stop();
    while (this.queue.length > MOST_SHOWN) this.shift();
    if (!this.queue.length) {
      this.rest();
      return;
    }
    const now = Date.now();
    const wait = this.pace.pause() === 0 ? 0 : Math.max(0, this.readyAt - now, this.moving ? LONGEST_SHOW : 0);
    if (wait > 0) {
      this.timer = setTimeout(() => {
        this.moving = false;
        this.step();
      }, wait);
      return;
    }
    this.shift();
    this.readyAt = now + this.pace.pause();
    this.step();
  }

  /** Shows one move. If the server has not said what a move changed, its view is requested with the last one. */
  private shift(): void {
    const told = this.queue.shift()!;
    if (told.entry.kind === "moved") {
      this.last = told.entry.events;
      this.preview = told.step?.preview ?? null;
      this.moving = this.presentation?.Board !== null;
      this.before = told.step ? this.view : null;
      if (this.before !== null && told.step) this.view = applyPatch(this.before, told.step.patch);
      else this.outdated = true;
    }
    if (this.outdated && !this.queue.length) this.pace.refresh();
  }

  private rest(): void {
    this.stop();
    this.show();
  }

  private show(): void {
    if (this.fresh?.seq === this.newest) {
      this.view = this.fresh.view;
      this.standing = this.fresh.standing;
      this.outdated = false;
    }
    if (!this.outdated && this.view !== null) this.seq = this.newest;
  }
}
