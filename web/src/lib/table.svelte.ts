/**
 * A table as one seat sees it. What the server tells arrives at once and is shown at a pace that a person can follow:
 * one move after the other, then the server's own view of where the game stands.
 */
import type { Face, View } from "../games/game.ts";
import type { Event, Happened, Moved, Said, ServerMessage, Standing, TableInfo, Told, View as Sent } from "./protocol.ts";

/** An entry of the journal as the log keeps it. */
export interface Entry {
  seq: number;
  entry: Told;
}

export interface Pace {
  /** How long a move is shown at least before the next one, in milliseconds. */
  pause(): number;
  /** Ask the server for its view. */
  refresh(): void;
}

const MOST_SHOWN = 12;
const LONGEST_SHOW = 6000;

export class Table {
  /** Whose eyes look. */
  seat = $state<number | null>(null);
  info = $state.raw<TableInfo | null>(null);
  /** What is shown, and how far the game had come then. */
  view = $state.raw<View | null>(null);
  seq = $state(0);
  standing = $state.raw<Standing | null>(null);
  /** The events of the move that is shown last. */
  last = $state.raw<Event[]>([]);
  entries = $state.raw<Entry[]>([]);
  said = $state.raw<Said[]>([]);
  seed = $state<string | null>(null);
  commitment = $state<string | null>(null);
  /** Whether the log before the first entry told is still to be fetched. */
  logMissing = $state(true);
  face = $state.raw<Face | null>(null);

  private newest = 0;
  private fresh: Sent | null = null;
  private queue: Happened[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** When the next move may be shown, and whether the picture still shows the one before. */
  private readyAt = 0;
  private moving = false;

  constructor(
    readonly table: string,
    seat: number | null,
    private readonly pace: Pace,
  ) {
    this.seat = seat;
  }

  /** Whether all that was told is shown. */
  get settled(): boolean {
    return this.seq === this.newest && this.view !== null;
  }

  /** The legal tokens, once all is shown and this seat has to decide. */
  get legal(): string[] {
    return this.settled ? (this.standing?.legal ?? []) : [];
  }

  /** How far this seat may take back. */
  get undo(): number | null {
    return this.settled ? (this.standing?.undo ?? null) : null;
  }

  hear(message: ServerMessage): void {
    if (message.type === "changed" && message.info.table === this.table) this.changed(message.info);
    if (!("table" in message) || message.table !== this.table) return;
    if (message.type === "said") this.hearSaid([message]);
    if (!("seat" in message) || message.seat !== this.seat) return;
    if (message.type === "view") this.hearView(message);
    if (message.type === "happened") this.hearHappened(message);
  }

  /** What everybody may know does not say which seats are the reader's own; that stays as it was told in person. */
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
      // What came before was missed or taken back: nothing of it is left to be shown.
      this.logMissing = true;
      this.queue = [];
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

  hearSaid(said: readonly Said[]): void {
    const known = new Map(this.said.map((each) => [each.number, each]));
    for (const each of said) known.set(each.number, each);
    this.said = [...known.values()].sort((one, other) => one.number - other.number);
  }

  /** The log as the server has it. */
  fill(entries: readonly Entry[]): void {
    const known = new Map(entries.map((each) => [each.seq, each]));
    const told = this.entries.filter((each) => each.seq > (entries.at(-1)?.seq ?? 0) && each.seq <= this.newest);
    for (const each of told) known.set(each.seq, each);
    this.entries = [...known.values()].sort((one, other) => one.seq - other.seq);
    this.logMissing = false;
  }

  /** Show all that was told at once. */
  skip(): void {
    while (this.queue.length) this.shift();
    this.moving = false;
    this.rest();
  }

  /** The picture has shown the last move. */
  rested(): void {
    this.moving = false;
    if (this.timer !== null) this.step();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Show the next move, once the one before has been shown; a long list is shortened. */
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

  /** Show one move; while the last one is shown, the server's own view comes. */
  private shift(): void {
    const told = this.queue.shift()!;
    if (!this.queue.length) this.pace.refresh();
    if (told.entry.kind !== "moved") return;
    this.last = told.entry.events;
    this.moving = this.face?.Board !== null;
    if (this.view === null || !this.face?.after) return;
    this.view = told.entry.events.reduce(this.face.after, this.view);
  }

  private rest(): void {
    this.stop();
    this.show();
  }

  private show(): void {
    if (this.fresh?.seq !== this.newest) return;
    this.view = this.fresh.view;
    this.seq = this.fresh.seq;
    this.standing = this.fresh.standing;
  }
}

/** The entries that a record holds, without what was taken back. */
export function readRecord(text: string): Entry[] {
  const kept: Entry[] = [];
  for (const line of text.split("\n").slice(1)) {
    if (!line) continue;
    const read = JSON.parse(line) as { seq: number; undo?: number } & Omit<Moved, "kind">;
    if (read.undo !== undefined) {
      while (kept.length && kept.at(-1)!.seq > read.undo) kept.pop();
    } else if ("move" in read) {
      const { seq, seat, move, events } = read;
      kept.push({ seq, entry: { kind: "moved", seat, move, events, bot: null } });
    }
  }
  return kept;
}
