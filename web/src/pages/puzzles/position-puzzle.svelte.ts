/** A position in which one move is looked for: what the seat sees, the tries, and whether the best move is shown. */
import type { Presentation, Previews, View } from "../../lib/table/presentation.ts";
import { ApiError } from "../../lib/server/api.ts";
import { Play } from "../../lib/table/play.svelte.ts";
import type { Answer, Refused, Sitter, Trouble } from "../../lib/protocol.ts";
import { doneAnswer, refusalAnswer, Study } from "../../lib/table/study.svelte.ts";
import type { Table } from "../../lib/table/table.svelte.ts";

export interface PuzzlePosition {
  seat: number;
  view: View;
  legal: string[];
  previews?: Previews | null;
}

/** The server's answer to a try. */
interface Answered {
  right: boolean;
  best: { token: string };
}

export abstract class PositionPuzzle<Info extends PuzzlePosition, Told extends Answered> {
  readonly play: Play;
  /** The answer to the last try; null before one. */
  answer = $state.raw<Told | null>(null);
  tried = $state("");
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
    this.play = new Play(this.table, { command: (wanted) => this.command(wanted.type === "play" ? wanted.token : ""), confirm });
    this.showPosition(info.legal);
  }

  get table(): Table {
    return this.study.table;
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

  /** Asks the server about a move. */
  protected abstract ask(token: string): Promise<Told | Refused>;

  /** Takes the answer in. */
  protected take(token: string, answer: Told): void {
    this.tried = token;
    this.open = answer.right;
    this.answer = answer;
    this.showPosition([]);
  }

  private async command(token: string): Promise<Answer> {
    try {
      const answer = await this.ask(token);
      if ("message" in answer) return answer;
      this.take(token, answer);
      return doneAnswer(this.table.seq);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return refusalAnswer(error);
    }
  }

  /** Shows the position with these legal tokens. */
  private showPosition(legal: string[]): void {
    const { seat, view, previews = null } = this.info;
    const states = this.seats.map(() => "here" as const);
    const times = { reserves: [], deadline: null, now: 0 };
    const standing = { seat, states, times, legal, undo: null, undo_turn: null, asked: null, outcome: null, hints: false, previews, resigned: [], ended: null, offer: null, claim: null, secrets: true };
    this.study.show({ view, standing, moves: [], steps: [] });
    this.play.forget();
  }
}
