/** Planning one's next turn while others decide: a table of its own, at which it is as if that turn had begun. */
import { untrack } from "svelte";
import type { Answer, PlannedPosition } from "../../lib/protocol.ts";
import { settings } from "../../lib/person/settings.svelte.ts";
import { ApiError, lookAhead, type Access } from "../../lib/server/api.ts";
import { connection } from "../../lib/server/connection.svelte.ts";
import type { CommandRequest } from "../../lib/server/socket.ts";
import { Play } from "../../lib/table/play.svelte.ts";
import { Table } from "../../lib/table/table.svelte.ts";
import type { Presentation } from "../../lib/table/presentation.ts";

/** Whose plan it is, at which table. */
interface Planning {
  readonly id: string;
  readonly seat: number | null;
  readonly access: Access;
  readonly table: Table;
  readonly presentation: Presentation | null;
}

export class Planner {
  readonly table: Table;
  readonly play: Play;
  open = $state(false);
  /** What is planned so far in this turn. */
  private tokens: readonly string[] = [];
  private shows = 0;

  constructor(private readonly session: Planning) {
    this.table = new Table(session.id, session.seat, { pause: () => 0, refresh: () => undefined });
    this.play = new Play(this.table, { command: (wanted) => this.keep(wanted), confirm: () => settings.confirm });
  }

  /** What the server says of this seat's plan; null if it can make none. */
  get told() {
    return this.session.table.settled ? (this.session.table.standing?.planned ?? null) : null;
  }

  /** Begins a plan. */
  async begin(): Promise<void> {
    this.tokens = [];
    this.table.presentation = this.session.presentation;
    await this.look();
  }

  close(): void {
    this.open = false;
    // Whoever closes it when the game goes on doesn't follow what is planned.
    untrack(() => {
      this.play.forget();
    });
  }

  /** Drops what is planned. */
  async drop(): Promise<void> {
    this.close();
    await this.send([]);
  }

  /** Shows what could be played next; if nothing can be known of it, the plan is complete. */
  private async look(): Promise<void> {
    const { id, seat, access, table } = this.session;
    const { seq } = table;
    try {
      const found = await lookAhead(id, seat ?? 0, this.tokens, access);
      if (found === null) this.close();
      else if (table.seq === seq) this.show(found);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.close();
    }
  }

  private show({ view, legal }: PlannedPosition): void {
    const { id, seat, table } = this.session;
    if (!table.standing) return;
    this.shows += 1;
    const standing = { ...table.standing, seat, legal, previews: null, undo: null, undo_turn: null, hints: false };
    this.table.hear({ type: "view", table: id, seat, seq: this.shows, view, standing, commitment: null, seed: null, undone: null });
    this.play.forget();
    this.open = true;
  }

  private async keep(wanted: CommandRequest): Promise<Answer> {
    const token = wanted.type === "play" ? wanted.token : "";
    const answer = await this.send([...this.tokens, token]);
    if (answer.type !== "acknowledged") {
      if (answer.type === "stale") this.close();
      return answer;
    }
    this.tokens = [...this.tokens, token];
    await this.look();
    return { ...answer, seq: this.shows };
  }

  private send(tokens: string[]): Promise<Answer> {
    const { id, seat, table } = this.session;
    return connection.command({ type: "plan", table: id, seat: seat ?? 0, seq: table.seq, tokens });
  }
}
