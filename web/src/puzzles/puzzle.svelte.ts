/** One puzzle as somebody tries it: a table that stands still, the tries, and what the server says of them. */
import type { Face } from "../games/game.ts";
import { ask, Troubled } from "../lib/api.ts";
import { t } from "../lib/i18n.svelte.ts";
import { Play } from "../lib/play.svelte.ts";
import type { Answer, PuzzleAnswer, PuzzleHint, PuzzleInfo, PuzzlesInfo, Refused, Sitter, Trouble } from "../lib/protocol.ts";
import type { Wanted } from "../lib/socket.ts";
import { done, refused, Study } from "../lib/study.svelte.ts";
import type { Table } from "../lib/table.svelte.ts";

const KEPT = "vesuvius.puzzles";

/** Somebody without a key goes from puzzle to puzzle, and this device remembers how far. */
interface Kept {
  last: string | null;
  solved: string[];
}

function kept(): Kept {
  try {
    return { last: null, solved: [], ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return { last: null, solved: [] };
  }
}

/** Remember a try; whether it solved a puzzle that had not been solved here. */
function keep(id: string, right: boolean): boolean {
  const { solved } = kept();
  const gained = right && !solved.includes(id);
  localStorage.setItem(KEPT, JSON.stringify({ last: id, solved: gained ? [...solved, id] : solved } satisfies Kept));
  return gained;
}

/** How far somebody has come and which puzzle is next, after the one at hand where there is one. */
export async function puzzlesInfo(key: string | null, at: string | null): Promise<PuzzlesInfo> {
  const { last, solved } = kept();
  const after = at ?? (key === null ? last : null);
  const told = await ask<PuzzlesInfo>("GET", `/api/puzzles${after === null ? "" : `?after=${after}`}`, { key });
  return key === null ? { ...told, solved: solved.length } : told;
}

export const puzzleInfo = (id: string, key: string | null): Promise<PuzzleInfo> =>
  ask("GET", `/api/puzzles/${id}`, { key });

export class Puzzle {
  readonly play: Play;
  /** What became of the last try; null while one is to be made. */
  answer = $state.raw<PuzzleAnswer | null>(null);
  tried = $state("");
  /** Whether the best move is shown. */
  open = $state(false);
  /** The kind of reason that was given as a hint. */
  hint = $state<string | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** Whether somebody has one more solved puzzle than when they came. */
  gained = $state(false);

  private readonly study: Study;

  constructor(
    readonly info: PuzzleInfo,
    readonly face: Face,
    private readonly key: string | null,
    confirm: () => boolean,
  ) {
    this.study = new Study(info.seat, face, { pause: () => 0 });
    this.play = new Play(this.table, { command: (wanted) => this.command(wanted), confirm });
    this.lay(info.legal);
  }

  get table(): Table {
    return this.study.table;
  }

  /** Players have no names here but their colours. */
  readonly name = (seat: number): string => t(`word-${this.face.colours[seat] ?? ""}`);

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

  /** Whole tokens to be marked in the picture. */
  get advice(): string[] {
    return this.answer && this.open ? [this.answer.best.token] : [];
  }

  again(): void {
    this.answer = null;
    this.open = false;
    this.lay(this.info.legal);
  }

  show(): void {
    this.open = true;
  }

  async askHint(): Promise<void> {
    try {
      this.hint = (await ask<PuzzleHint>("GET", `/api/puzzles/${this.info.id}/hint`)).reason.replace("reason-", "");
    } catch (error) {
      if (!(error instanceof Troubled)) throw error;
      this.trouble = error.trouble;
    }
  }

  private async command(wanted: Wanted): Promise<Answer> {
    const { id } = this.info;
    const token = wanted.type === "play" ? wanted.token : "";
    try {
      const answer = await ask<PuzzleAnswer | Refused>("POST", `/api/puzzles/${id}`, { key: this.key, body: { token } });
      if (answer.type === "refused") return answer;
      this.tried = token;
      this.open = answer.right;
      this.answer = answer;
      const gained = keep(id, answer.right);
      this.gained ||= this.key === null ? gained : answer.right && answer.after !== null;
      this.lay([]);
      return done(this.table.seq);
    } catch (error) {
      if (!(error instanceof Troubled)) throw error;
      return refused(error);
    }
  }

  /** The position, and what can be chosen there now. */
  private lay(legal: string[]): void {
    const { seat, view } = this.info;
    const states = this.seats.map(() => "here" as const);
    const times = { reserves: [], deadline: null, now: 0 };
    const standing = { seat, states, times, legal, undo: null, asked: null, outcome: null, hints: false };
    this.study.lay({ view, standing, moves: [] });
    this.play.forget();
  }
}
