/**
 * One connection to the server for all tables of this page. It reconnects by itself: it watches the same tables again,
 * from the last entry received, and sends unanswered commands again under the same id, so that each has one effect.
 */
import type { Answer, ClientMessage, Say, ServerMessage, TableCommand, Watch } from "../protocol.ts";
import { VERSION } from "../protocol.ts";

/**
 * `ended`: the server has closed the connection for good. `stuck`: it is there, but can store nothing now. `message` says
 * why.
 */
export type ConnectionState =
  | { state: "connecting" }
  | { state: "open" }
  | { state: "lost"; retryAt: number }
  | { state: "stuck"; message: string }
  | { state: "ended"; message: string };

/** The part of a WebSocket that is used here. */
export interface SocketLike {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

interface ConnectionHandlers {
  key(): string | null;
  hear(message: ServerMessage): void;
  line(line: ConnectionState): void;
  open(): SocketLike;
  now?: () => number;
  random?: () => number;
}

interface Watched {
  watch: Omit<Watch, "type" | "since">;
  since: number | null;
  /** A full view was requested and has not arrived. */
  awaits: boolean;
}

interface Pending {
  command: TableCommand | (Say & { id: string });
  answered(answer: Answer): void;
}

type WithoutId<T> = T extends TableCommand ? Omit<T, "id"> : never;
export type CommandRequest = WithoutId<TableCommand>;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const REFUSED_BY_POLICY = 1008;
const ABNORMAL = 1006;
/** How long a greeting, silence, an answer to a command and an answer to a ping may take, in milliseconds. */
const PATIENCE = { greeting: 10_000, silence: 20_000, command: 3_000, pong: 5_000, offline: 600 };

/** How long to wait before the n-th retry, in milliseconds: longer each time, and not the same for all clients. */
export function waitBefore(attempt: number, random: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + random / 2);
}

/** A unique id. Unlike `crypto.randomUUID` it works without a secure context. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const nameOf = (table: string, seat: number | null | undefined): string => `${table}/${String(seat ?? "")}`;

export class Connection {
  private wire: SocketLike | null = null;
  private welcomed = false;
  private stopped = true;
  private attempt = 0;
  private failure = "";
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private silence: ReturnType<typeof setTimeout> | undefined;
  private pinged = false;
  private stuck = false;
  private watched = new Map<string, Watched>();
  private pending = new Map<string, Pending>();

  constructor(private readonly listening: ConnectionHandlers) {}

  start(): void {
    if (!this.stopped) return;
    this.stopped = false;
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    this.welcomed = false;
    clearTimeout(this.silence);
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.wire?.close();
    this.wire = null;
  }

  /** Reconnects at once: as somebody else, or because it may work now. */
  restart(): void {
    this.stop();
    this.attempt = 0;
    this.start();
  }

  /** Reconnects if it has been started: as somebody else. */
  renew(): void {
    if (!this.stopped) this.restart();
  }

  /** Finds out at once whether the server still answers. */
  checkNow(): void {
    if (this.welcomed) this.ping(PATIENCE.offline);
  }

  /** Watches a table from a seat, across reconnections. */
  watch(watch: Omit<Watch, "type" | "since">, since: number | null = null): void {
    this.watched.set(nameOf(watch.table, watch.seat), { watch, since, awaits: since === null });
    this.ask(nameOf(watch.table, watch.seat));
  }

  /** Requests a full view, unless one is already on its way. */
  refresh(table: string, seat: number | null): void {
    const found = this.watched.get(nameOf(table, seat));
    if (!found || found.awaits) return;
    found.awaits = true;
    this.ask(nameOf(table, seat));
  }

  unwatch(table: string, seat: number | null): void {
    if (this.watched.delete(nameOf(table, seat))) this.send({ type: "unwatch", table, seat });
  }

  /** Sends a command until it is answered. */
  command(wanted: CommandRequest): Promise<Answer> {
    return this.sendUntilAnswered({ ...wanted, id: newId() } as TableCommand);
  }

  /** Says something at a table, once, however often it has to be sent. */
  say(table: string, seat: number | null, text: string): Promise<Answer> {
    return this.sendUntilAnswered({ type: "say", table, seat, text, id: newId() });
  }

  private sendUntilAnswered(command: Pending["command"]): Promise<Answer> {
    return new Promise((answered) => {
      this.pending.set(command.id, { command, answered });
      this.send(command);
      this.later(PATIENCE.command, () => {
        if (this.pending.has(command.id) && this.welcomed && !this.pinged) this.ping(PATIENCE.pong);
      });
    });
  }

  private connect(): void {
    this.listening.line({ state: "connecting" });
    const wire = this.listening.open();
    this.wire = wire;
    this.failure = "";
    this.expectMessage(PATIENCE.greeting, () => {
      this.giveUp();
    });
    wire.onopen = () => {
      wire.send(JSON.stringify({ type: "hello", version: VERSION, key: this.listening.key(), details: true }));
    };
    wire.onmessage = (event) => {
      if (wire === this.wire) this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    wire.onclose = (event) => {
      if (wire === this.wire) this.lost(event.code);
    };
  }

  /** Calls back unless something comes from the server within so many milliseconds. */
  private expectMessage(milliseconds: number, silent: () => void): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(silent, milliseconds);
  }

  private ping(patience: number): void {
    this.pinged = true;
    this.send({ type: "ping" });
    this.expectMessage(patience, () => {
      this.giveUp();
    });
  }

  /** Nobody answers at the other end, though the browser has not noticed. */
  private giveUp(): void {
    const wire = this.wire;
    this.lost(ABNORMAL);
    wire?.close();
  }

  private lost(code: number): void {
    this.wire = null;
    this.welcomed = false;
    clearTimeout(this.silence);
    if (this.stopped) return;
    if (code === REFUSED_BY_POLICY) {
      this.stopped = true;
      this.listening.line({ state: "ended", message: this.failure || "web-line-ended" });
      return;
    }
    const wait = waitBefore(this.attempt, (this.listening.random ?? Math.random)());
    this.attempt += 1;
    this.listening.line({ state: "lost", retryAt: (this.listening.now ?? Date.now)() + wait });
    this.later(wait, () => {
      this.connect();
    });
  }

  private hear(message: ServerMessage): void {
    this.pinged = false;
    this.expectMessage(PATIENCE.silence, () => {
      this.ping(PATIENCE.pong);
    });
    switch (message.type) {
      case "pong":
        return;
      case "welcome":
        this.greeted();
        break;
      case "failed":
        this.failure = message.message;
        break;
      case "busy":
        this.busy(message.id, message.table, message.seconds);
        if (message.why !== undefined) this.stick(message.why);
        return;
      case "acknowledged":
      case "refused":
      case "stale":
        this.answered(message);
        break;
      case "behind":
        this.ask(nameOf(message.table, message.seat));
        break;
      case "happened":
        if (this.missing(message.table, message.seat, message.seq)) return;
        break;
      case "view":
        this.reached(message.table, message.seat, message.seq);
        break;
      default:
    }
    this.listening.hear(message);
  }

  private greeted(): void {
    this.welcomed = true;
    this.stuck = false;
    this.attempt = 0;
    this.listening.line({ state: "open" });
    for (const name of this.watched.keys()) this.ask(name);
    for (const { command } of this.pending.values()) this.send(command);
  }

  /** The server was busy and did nothing: sends the same again after a while. */
  private busy(id: string | null, table: string | null, seconds: number): void {
    const command = id === null ? undefined : this.pending.get(id);
    this.later(seconds * 1000, () => {
      if (command && this.pending.has(command.command.id)) this.send(command.command);
      if (command || table === null) return;
      for (const [name, { watch }] of this.watched) if (watch.table === table) this.ask(name);
    });
  }

  private stick(message: string): void {
    this.stuck = true;
    this.listening.line({ state: "stuck", message });
  }

  private answered(answer: Exclude<Answer, { type: "busy" }>): void {
    if (this.stuck) {
      this.stuck = false;
      this.listening.line({ state: "open" });
    }
    const found = answer.id === null ? undefined : this.pending.get(answer.id);
    if (!found) return;
    this.pending.delete(found.command.id);
    found.answered(answer);
  }

  /** Whether to drop an entry: it came twice, or one before it is missing. In that case the rest is requested. */
  private missing(table: string, seat: number | null, seq: number): boolean {
    const found = this.watched.get(nameOf(table, seat));
    if (!found) return true;
    if (found.since !== null && seq > found.since + 1) {
      this.ask(nameOf(table, seat));
      return true;
    }
    if (found.since !== null && seq <= found.since) return true;
    found.since = seq;
    return false;
  }

  private reached(table: string, seat: number | null, seq: number): void {
    const found = this.watched.get(nameOf(table, seat));
    if (!found) return;
    found.since = seq;
    found.awaits = false;
  }

  private ask(name: string): void {
    const found = this.watched.get(name);
    if (found) this.send({ type: "watch", ...found.watch, since: found.awaits ? null : found.since });
  }

  /** Sends nothing before the welcome: whatever matters is sent after it. */
  private send(message: ClientMessage): void {
    if (this.welcomed) this.wire?.send(JSON.stringify(message));
  }

  private later(milliseconds: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      what();
    }, milliseconds);
    this.timers.add(timer);
  }
}
