/** A position in which one move is looked for: what the seat sees, the tries, and whether the best move is shown. */
import type { Presentation, Previews, View } from "../../lib/table/presentation.ts";
import { ApiError } from "../../lib/server/api.ts";
import { Composer } from "../../lib/table/composer.svelte.ts";
import { Play } from "../../lib/table/play.svelte.ts";
import type { Answer, PlannedPosition, Refused, Sitter, Trouble } from "../../lib/protocol.ts";
import { doneAnswer, refusalAnswer, Study } from "../../lib/table/study.svelte.ts";
import type { Table } from "../../lib/table/table.svelte.ts";

export interface PuzzlePosition {
  seat: number;
  view: View;
  legal: string[];
  previews?: Previews | null;
  /** After which tokens more is asked before their action is done. */
  asks_more?: string[];
}

/** The server's answer to a try. */
interface Answered {
  right: boolean;
  best: { token: string };
}

export abstract class PositionPuzzle<Info extends PuzzlePosition, Told extends Answered> {
  readonly play: Play;
  /** Where an action of several tokens is put together. */
  readonly composer: Composer;
  /** The answer to the last try; null before one. */
  answer = $state.raw<Told | null>(null);
  /** The tokens of the last try. */
  tried = $state.raw<readonly string[]>([]);
  /** Whether the best move is shown. */
  open = $state(false);
  trouble = $state.raw<Trouble | null>(null);

  private readonly study: Study;

  constructor(
    readonly info: Info,
    readonly presentation: Presentation,
    readonly seats: Sitter[],
    confirm: () => boolean,
  ) {
    this.study = new Study(info.seat, presentation, { pause: () => 0 });
    const { seat } = info;
    this.composer = new Composer({
      id: "puzzle",
      seat,
      table: this.table,
      presentation,
      lookAhead: (tokens) => this.ahead(tokens),
      playAll: (tokens) => this.command(tokens),
    });
    this.play = new Play(this.table, {
      command: (wanted) => this.command(wanted.type === "play" ? [wanted.token] : []),
      confirm,
      action: this.composer,
    });
    this.showPosition(info.legal);
  }

  get table(): Table {
    return this.study.table;
  }

  /** Where the next token is chosen. */
  get chooser(): { table: Table; play: Play } {
    return this.composer.open ? this.composer : this;
  }

  readonly name = (seat: number): string => this.seats[seat]?.name ?? "";

  /** Tokens to mark on the board. */
  get hints(): string[] {
    return this.answer && this.open ? [this.answer.best.token] : [];
  }

  again(): void {
    this.answer = null;
    this.open = false;
    this.showPosition(this.info.legal);
  }

  show(): void {
    this.open = true;
  }

  /** Asks the server about an action. */
  protected abstract ask(tokens: readonly string[]): Promise<Told | Refused>;

  /** What comes after some tokens of an action; null if they complete it. */
  protected abstract ahead(tokens: readonly string[]): Promise<PlannedPosition | null>;

  /** Takes the answer in. */
  protected take(tokens: readonly string[], answer: Told): void {
    this.tried = tokens;
    this.open = answer.right;
    this.answer = answer;
    this.showPosition([]);
  }

  private async command(tokens: readonly string[]): Promise<Answer> {
    try {
      const answer = await this.ask(tokens);
      if ("message" in answer) return answer;
      this.take(tokens, answer);
      return doneAnswer(this.table.seq);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return refusalAnswer(error);
    }
  }

  /** Shows the position with these legal tokens. */
  private showPosition(legal: string[]): void {
    const { seat, view, previews = null, asks_more } = this.info;
    const states = this.seats.map(() => "here" as const);
    const times = { reserves: [], deadline: null, now: 0 };
    const standing = { seat, states, times, legal, undo: null, undo_turn: null, asked: null, outcome: null, hints: false, previews, resigned: [], ended: null, offer: null, claim: null, secrets: true, ...(asks_more && { asks_more }) };
    this.study.show({ view, standing, moves: [], steps: [] });
    this.composer.close();
    this.play.forget();
  }
}
