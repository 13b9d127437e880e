/** The state of a puzzle: its position, the tries, and the server's answers. */
import type { Presentation } from "../../lib/table/presentation.ts";
import { ApiError, request } from "../../lib/server/api.ts";
import { gamesWith } from "../../lib/games.ts";
import { lastBotGame } from "../../lib/new-table.ts";
import { t } from "../../lib/i18n.svelte.ts";
import type { PlannedPosition, PuzzleAnswer, PuzzleHint, PuzzleInfo, PuzzlesInfo, Refused, Sitter } from "../../lib/protocol.ts";
import { PositionPuzzle } from "./position-puzzle.svelte.ts";

const STORED = "vesuvius.puzzles";

/** Progress on this device: the game whose puzzles were looked at last, and for a person who is not registered, their tries. */
interface Progress {
  game: string | null;
  /** By game: the last puzzle that was tried, and those that were solved. */
  last: Record<string, string>;
  solved: Record<string, string[]>;
}

/** As it was stored when only one game had puzzles. */
interface OldProgress {
  last: string | null;
  solved: string[];
}

const nothing = (): Progress => ({ game: null, last: {}, solved: {} });

function storedProgress(): Progress {
  try {
    const stored = JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Progress> | OldProgress;
    if (!Array.isArray(stored.solved)) return { ...nothing(), ...(stored as Partial<Progress>) };
    const { last, solved } = stored as OldProgress;
    const first = gamesWith("puzzles")[0] ?? "";
    return { game: null, last: last ? { [first]: last } : {}, solved: { [first]: solved } };
  } catch {
    return nothing();
  }
}

function storeProgress(changes: Partial<Progress>): void {
  localStorage.setItem(STORED, JSON.stringify({ ...storedProgress(), ...changes }));
}

/** Stores a try. Returns whether it solved a puzzle for the first time. */
function storeTry(game: string, id: string, right: boolean): boolean {
  const { last, solved: all } = storedProgress();
  const solved = all[game] ?? [];
  const gained = right && !solved.includes(id);
  storeProgress({ last: { ...last, [game]: id }, solved: { ...all, [game]: gained ? [...solved, id] : solved } });
  return gained;
}

/** The game whose puzzles are shown if none is asked for: the one looked at last, or the one played last. */
export function puzzlesGame(): string | null {
  const games = gamesWith("puzzles");
  return [storedProgress().game, lastBotGame().game, games[0]].find((game) => game !== null && game !== undefined && games.includes(game)) ?? null;
}

/** The person's progress with a game, and the next puzzle, after the current one if there is one. */
export async function puzzlesInfo(key: string | null, game: string, at: string | null): Promise<PuzzlesInfo> {
  storeProgress({ game });
  const { last, solved } = storedProgress();
  const after = at ?? (key === null ? (last[game] ?? null) : null);
  const info = await request<PuzzlesInfo>("GET", `/api/puzzles?game=${game}${after === null ? "" : `&after=${after}`}`, { key });
  return key === null ? { ...info, solved: solved[game]?.length ?? 0 } : info;
}

export const puzzleInfo = (id: string, key: string | null): Promise<PuzzleInfo> =>
  request("GET", `/api/puzzles/${id}`, { key });

/** The seats of a puzzle; players are called by their colours. */
function seatsOf({ seat: own, view }: PuzzleInfo, { colours }: Presentation): Sitter[] {
  const { players } = view as { players: number };
  return Array.from({ length: players }, (_, seat) => ({
    kind: seat === own ? "person" : "bot",
    name: t(`word-${colours[seat] ?? ""}`),
    bot: null,
    person: null,
    state: "here",
  }));
}

export class Puzzle extends PositionPuzzle<PuzzleInfo, PuzzleAnswer> {
  /** The kind of reason given as a hint. */
  hint = $state<string | null>(null);
  /** Whether this puzzle added to the number of solved ones. */
  gained = $state(false);
  /** How hard the puzzle is, and how others did, after one's own first try; null before it. */
  facts = $state.raw<PuzzleInfo | null>(null);
  /** The person's rating after the first try. */
  rating = $state<number | null>(null);

  constructor(
    info: PuzzleInfo,
    presentation: Presentation,
    private readonly key: string | null,
    confirm: () => boolean,
  ) {
    super(info, presentation, seatsOf(info, presentation), confirm);
  }

  async askHint(): Promise<void> {
    try {
      this.hint = (await request<PuzzleHint>("GET", `/api/puzzles/${this.info.id}/hint`)).reason.replace("reason-", "");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error.trouble;
    }
  }

  protected ask([token, ...then]: readonly string[]): Promise<PuzzleAnswer | Refused> {
    return request("POST", `/api/puzzles/${this.info.id}`, { key: this.key, body: { token, ...(then.length && { then }) } });
  }

  protected ahead(tokens: readonly string[]): Promise<PlannedPosition | null> {
    return request("POST", `/api/puzzles/${this.info.id}/ahead`, { key: this.key, body: { tokens } });
  }

  protected override take(tokens: readonly string[], answer: PuzzleAnswer): void {
    super.take(tokens, answer);
    const gained = storeTry(this.info.game, this.info.id, answer.right);
    this.gained ||= this.key === null ? gained : answer.right && answer.after !== null;
    if (answer.after !== null) this.refresh(answer.after).catch(() => undefined);
  }

  /** A first try has changed the ratings of the person and of the puzzle. */
  private async refresh(rating: number): Promise<void> {
    this.rating = rating;
    this.facts = await puzzleInfo(this.info.id, this.key);
  }
}
