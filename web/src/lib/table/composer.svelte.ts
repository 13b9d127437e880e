/** Putting an action together: a table of its own, at which it is as if what was chosen so far had been played. */
import { untrack } from "svelte";
import type { Answer, PlannedPosition } from "../protocol.ts";
import { settings } from "../person/settings.svelte.ts";
import { ApiError } from "../server/api.ts";
import type { CommandRequest } from "../server/socket.ts";
import { Play } from "./play.svelte.ts";
import type { Made, Presentation } from "./presentation.ts";
import { Table } from "./table.svelte.ts";

/** Whose action it is, at which table, and the server behind it. */
interface Deciding {
  readonly id: string;
  readonly seat: number | null;
  readonly table: Table;
  readonly presentation: Presentation | null;
  /** Hints are for what comes next: what is chosen puts them away. */
  readonly hints?: { close(): void };
  /** What comes after these tokens; null if they complete the action. */
  lookAhead(tokens: readonly string[]): Promise<PlannedPosition | null>;
  /** Plays the whole action. */
  playAll(tokens: readonly string[]): Promise<Answer>;
}

/** A token of the action, and what can be seen and chosen after it. */
interface Step {
  token: string;
  position: PlannedPosition;
}

export class Composer {
  readonly table: Table;
  readonly play: Play;
  private steps = $state.raw<readonly Step[]>([]);
  /** The newest entry of the table when the action was sent. */
  private sentAt = $state<number | null>(null);
  private shows = 0;

  constructor(private readonly session: Deciding) {
    this.table = new Table(session.id, session.seat, { pause: () => 0, refresh: () => undefined });
    this.play = new Play(this.table, { command: (wanted) => this.send(wanted), confirm: () => settings.confirm, lists: true, action: this });
  }

  get size(): number {
    return this.steps.length;
  }

  /** Whether an action is being put together; once it has been played, until the table shows that. */
  get open(): boolean {
    return this.size > 0 && (this.sentAt === null || (this.session.table.entries.at(-1)?.seq ?? 0) <= this.sentAt);
  }

  /** What was chosen so far, and out of which tokens. */
  get made(): Made[] {
    const { legal, previews } = this.session.table;
    return this.steps.map(({ token }, number) => {
      const before = this.steps[number - 1]?.position;
      return { token, legal: before?.legal ?? legal, previews: before ? (before.previews ?? {}) : previews };
    });
  }

  asksMore(token: string): boolean {
    const { standing } = this.size ? this.table : this.session.table;
    return standing?.asks_more?.includes(token) ?? false;
  }

  async add(token: string): Promise<boolean> {
    const position = await this.look([...this.tokens, token]);
    if (position === null) return false;
    this.steps = [...this.steps, { token, position }];
    this.show(position);
    return true;
  }

  /** Chooses one of the tokens again; those after it stay for as long as they can. */
  async revise(place: number, token: string): Promise<void> {
    const later = this.tokens.slice(place + 1);
    let steps = this.steps.slice(0, place);
    for (const next of [token, ...later]) {
      const isOpen = steps.length === place || steps.at(-1)!.position.legal.includes(next);
      const position = isOpen ? await this.look([...steps.map((step) => step.token), next]) : null;
      if (position === null) break;
      steps = [...steps, { token: next, position }];
    }
    if (steps.length === place) return;
    this.steps = steps;
    this.show(steps.at(-1)!.position);
  }

  back(): void {
    this.steps = this.steps.slice(0, -1);
    const last = this.steps.at(-1);
    if (last) this.show(last.position);
    else this.close();
  }

  close(): void {
    this.steps = [];
    this.sentAt = null;
    // Whoever closes it when the game goes on doesn't follow what is put together.
    untrack(() => {
      this.play.forget();
    });
  }

  get tokens(): string[] {
    return this.steps.map(({ token }) => token);
  }

  /** What comes after these tokens; null if they complete the action, or if the server can't say now. */
  private async look(tokens: readonly string[]): Promise<PlannedPosition | null> {
    const { table } = this.session;
    const { position } = table;
    try {
      const found = await this.session.lookAhead(tokens);
      return table.position === position ? found : null;
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  }

  private show({ view, legal, previews, asks_more }: PlannedPosition): void {
    const { id, seat, table, presentation } = this.session;
    if (!table.standing) return;
    this.session.hints?.close();
    this.shows += 1;
    this.table.presentation = presentation;
    const standing = { ...table.standing, legal, previews: previews ?? null, ...(asks_more && { asks_more }), undo: null, undo_turn: null };
    this.table.hear({ type: "view", table: id, seat, seq: this.shows, view, standing, commitment: null, seed: null, undone: null });
    this.play.forget();
  }

  /** Plays the whole action. */
  private async send(wanted: CommandRequest): Promise<Answer> {
    const { table } = this.session;
    const last = wanted.type === "play-all" ? wanted.tokens : wanted.type === "play" ? [wanted.token] : [];
    this.sentAt = table.entries.at(-1)?.seq ?? 0;
    const answer = await this.session.playAll([...this.tokens, ...last]);
    if (answer.type === "acknowledged") {
      table.hurry(answer.seq);
      // Nothing more is chosen here: what comes next is chosen at the table.
      return { ...answer, seq: this.shows + 1 };
    }
    this.sentAt = null;
    if (answer.type === "stale") this.close();
    return answer;
  }
}
