/** The state of a puzzle: its position, the tries, and the server's answers. */
import type { Presentation } from "../../lib/table/presentation.ts";
import { ApiError, request } from "../../lib/server/api.ts";
import { t } from "../../lib/i18n.svelte.ts";
import { Play } from "../../lib/table/play.svelte.ts";
import type { Answer, PuzzleAnswer, PuzzleHint, PuzzleInfo, PuzzlesInfo, Refused, Sitter, Trouble } from "../../lib/protocol.ts";
import type { CommandRequest } from "../../lib/server/socket.ts";
import { doneAnswer, refusalAnswer, Study } from "../../lib/table/study.svelte.ts";
import type { Table } from "../../lib/table/table.svelte.ts";

const STORED = "vesuvius.puzzles";

/** Progress on this device, for a person who is not registered. */
interface Progress {
  last: string | null;
  solved: string[];
}

function storedProgress(): Progress {
  try {
    return { last: null, solved: [], ...(JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Progress>) };
  } catch {
    return { last: null, solved: [] };
  }
}

/** Stores a try. Returns whether it solved a puzzle for the first time. */
function storeTry(id: string, right: boolean): boolean {
  const { solved } = storedProgress();
  const gained = right && !solved.includes(id);
  localStorage.setItem(STORED, JSON.stringify({ last: id, solved: gained ? [...solved, id] : solved } satisfies Progress));
  return gained;
}

/** The person's progress, and the next puzzle, after the current one if there is one. */
export async function puzzlesInfo(key: string | null, at: string | null): Promise<PuzzlesInfo> {
  const { last, solved } = storedProgress();
  const after = at ?? (key === null ? last : null);
  const info = await request<PuzzlesInfo>("GET", `/api/puzzles${after === null ? "" : `?after=${after}`}`, { key });
  return key === null ? { ...info, solved: solved.length } : info;
}

export const puzzleInfo = (id: string, key: string | null): Promise<PuzzleInfo> =>
  request("GET", `/api/puzzles/${id}`, { key });

export class Puzzle {
  readonly play: Play;
  /** The answer to the last try; null before one. */
  answer = $state.raw<PuzzleAnswer | null>(null);
  tried = $state("");
  /** Whether the best move is shown. */
  open = $state(false);
  /** The kind of reason given as a hint. */
  hint = $state<string | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** Whether this puzzle added to the number of solved ones. */
  gained = $state(false);

  private readonly study: Study;

  constructor(
    readonly info: PuzzleInfo,
    readonly presentation: Presentation,
    private readonly key: string | null,
    confirm: () => boolean,
  ) {
    this.study = new Study(info.seat, presentation, { pause: () => 0 });
    this.play = new Play(this.table, { command: (wanted) => this.command(wanted), confirm });
    this.showPosition(info.legal);
  }

  get table(): Table {
    return this.study.table;
  }

  /** Players are called by their colours. */
  readonly name = (seat: number): string => t(`word-${this.presentation.colours[seat] ?? ""}`);

  get seats(): Sitter[] {
    const { players } = this.info.view as { players: number };
    return Array.from({ length: players }, (_, seat) => ({
      kind: "person",
      name: this.name(seat),
      bot: null,
      person: null,
      state: "here",
    }));
  }

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

  async askHint(): Promise<void> {
    try {
      this.hint = (await request<PuzzleHint>("GET", `/api/puzzles/${this.info.id}/hint`)).reason.replace("reason-", "");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error.trouble;
    }
  }

  private async command(wanted: CommandRequest): Promise<Answer> {
    const { id } = this.info;
    const token = wanted.type === "play" ? wanted.token : "";
    try {
      const answer = await request<PuzzleAnswer | Refused>("POST", `/api/puzzles/${id}`, { key: this.key, body: { token } });
      if (answer.type === "refused") return answer;
      this.tried = token;
      this.open = answer.right;
      this.answer = answer;
      const gained = storeTry(id, answer.right);
      this.gained ||= this.key === null ? gained : answer.right && answer.after !== null;
      this.showPosition([]);
      return doneAnswer(this.table.seq);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return refusalAnswer(error);
    }
  }

  /** Shows the position with these legal tokens. */
  private showPosition(legal: string[]): void {
    const { seat, view, previews } = this.info;
    const states = this.seats.map(() => "here" as const);
    const times = { reserves: [], deadline: null, now: 0 };
    const standing = { seat, states, times, legal, undo: null, asked: null, outcome: null, hints: false, previews };
    this.study.show({ view, standing, moves: [], steps: [] });
    this.play.forget();
  }
}
