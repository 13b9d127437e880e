/**
 * A table as one seat sees it. Messages from the server are queued and shown at a pace that people can follow: one move
 * after the other, each with what the server says that it changed.
 */
import { applyPatch } from "./patch.ts";
import type { Presentation, Preview, Previews, View } from "./presentation.ts";
import type { Entry } from "./record.ts";
import type { Event, Happened, ChatMessage, Presence, ServerMessage, Standing, TableInfo, View as Sent } from "../protocol.ts";

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
  /** The entry with which what is shown last became another position: a move, or moves taken back. */
  position = $state(0);
  standing = $state.raw<Standing | null>(null);
  /** The events of the last move shown. */
  last = $state.raw<Event[]>([]);
  /** The view before that move, and what the preview of the move said. */
  before = $state.raw<View | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** Whether that move is still being animated. */
  moving = $state(false);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  /** Who has the page open, once the server has said so. */
  presence = $state.raw<Presence | null>(null);
  seed = $state<string | null>(null);
  commitment = $state<string | null>(null);
  /** Whether earlier entries of the log have yet to be fetched. */
  logMissing = $state(true);
  presentation = $state.raw<Presentation | null>(null);

  private newest = 0;
  /** Up to which entry moves could have been missed or taken back unheard. */
  private unheard = 0;
  private fresh: Sent | null = null;
  private queue: Happened[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** When the next move may be shown. */
  private readyAt = 0;
  /** The entry up to which moves come without a pause. */
  private hurried = 0;
  /** Whether the view lacks what a move has changed. */
  private outdated = false;
  /** The newest entry that made another position, as far as the queue has been shown. */
  private reached = 0;

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

  /** The entry to which this seat can take its whole turn back; null if the turn began with its last choice. */
  get undoTurn(): number | null {
    return this.settled ? (this.standing?.undo_turn ?? null) : null;
  }

  hear(message: ServerMessage): void {
    if (message.type === "changed" && message.info.table === this.table) this.changed(message.info);
    if (!("table" in message) || message.table !== this.table) return;
    if (message.type === "said") this.addChat([message]);
    if (message.type === "presence") this.presence = message;
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
    const isOther = jumped && this.isOther(sent);
    this.fresh = sent;
    this.seed = sent.seed;
    this.commitment = sent.commitment;
    if (jumped) {
      // Moves were missed or taken back: nothing is left to show.
      if (sent.seq === this.newest + 1 && typeof sent.undone === "number" && !this.logMissing) this.takeBack(sent.undone);
      else {
        this.logMissing = true;
        this.unheard = sent.seq;
      }
      this.queue = [];
      this.before = null;
      this.newest = sent.seq;
      if (isOther) this.reached = sent.seq;
    }
    if (sent.seq === this.newest) this.take(sent.standing, isOther);
    if (!this.queue.length && this.timer === null) this.show();
  }

  /** Drops the moves after an entry, together with the view before they were taken back: the log changes only once. */
  private takeBack(to: number): void {
    this.entries = this.entries.filter(({ seq, entry }) => seq <= to || entry.kind !== "moved");
  }

  private hearHappened(told: Happened): void {
    if (told.seq <= this.newest && this.view !== null) return;
    this.newest = told.seq;
    const isMove = told.entry.kind === "moved";
    if (told.standing) this.take(told.standing, isMove);
    // Only the newest of several moves says what can be chosen now; until it comes, nothing can.
    else if (isMove && this.standing) this.standing = { ...this.standing, legal: null, undo: null, undo_turn: null };
    this.entries = [...this.entries, { seq: told.seq, entry: told.entry }];
    this.queue.push(told);
    if (this.timer === null) this.step();
  }

  /** Takes over who decides, and what. In the same position the legal tokens stay the same list: what shows them isn't made anew. */
  private take(standing: Standing, isOther: boolean): void {
    const known = this.standing?.legal;
    const isKept = !isOther && known && JSON.stringify(known) === JSON.stringify(standing.legal);
    this.standing = isKept ? { ...standing, legal: known } : standing;
  }

  /** Whether the server's view is of another position than the one shown. */
  private isOther({ view, standing, undone }: Sent): boolean {
    return typeof undone === "number" || JSON.stringify([view, standing.legal]) !== JSON.stringify([this.view, this.standing?.legal]);
  }

  addChat(lines: readonly ChatMessage[]): void {
    const known = new Map(this.chat.map((each) => [each.number, each]));
    for (const each of lines) known.set(each.number, each);
    this.chat = [...known.values()].sort((one, other) => one.number - other.number);
  }

  /** Fills in the log from the server's record. */
  fill(entries: readonly Entry[]): void {
    const known = new Map(entries.map((each) => [each.seq, each]));
    const isNewer = ({ seq, entry }: Entry): boolean =>
      seq > (entries.at(-1)?.seq ?? 0) && seq <= this.newest && (entry.kind !== "moved" || seq > this.unheard);
    const told = this.entries.filter(isNewer);
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

  /** What whoever played has seen already comes at once: all moves before this entry. */
  hurry(seq: number): void {
    this.hurried = seq;
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
    while (this.queue.length > MOST_SHOWN || (this.queue[0]?.seq ?? this.hurried) < this.hurried) this.shift();
    if (!this.queue.length) {
      this.rest();
      return;
    }
    const now = Date.now();
    const isMove = this.queue[0]!.entry.kind === "moved";
    const wait = this.pace.pause() === 0 || !isMove ? 0 : Math.max(0, this.readyAt - now, this.moving ? LONGEST_SHOW : 0);
    if (wait > 0) {
      this.timer = setTimeout(() => {
        this.moving = false;
        this.step();
      }, wait);
      return;
    }
    this.shift();
    if (isMove) this.readyAt = now + this.pace.pause();
    this.step();
  }

  /** Shows one move. If the server has not said what a move changed, its view is requested with the last one. */
  private shift(): void {
    const told = this.queue.shift()!;
    if (told.entry.kind === "moved") {
      this.reached = told.seq;
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
      this.take(this.fresh.standing, false);
      this.outdated = false;
    }
    if (this.outdated || this.view === null) return;
    this.seq = this.newest;
    this.position = this.reached;
  }
}
