/** The state of a puzzle: its position, the tries, and the server's answers. */
import type { Presentation } from "../../lib/table/presentation.ts";
import { ApiError, request } from "../../lib/server/api.ts";
import { t } from "../../lib/i18n.svelte.ts";
import type { PuzzleAnswer, PuzzleHint, PuzzleInfo, PuzzlesInfo, Refused, Sitter } from "../../lib/protocol.ts";
import { PositionPuzzle } from "./position-puzzle.svelte.ts";

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

  protected ask(token: string): Promise<PuzzleAnswer | Refused> {
    return request("POST", `/api/puzzles/${this.info.id}`, { key: this.key, body: { token } });
  }

  protected override take(token: string, answer: PuzzleAnswer): void {
    super.take(token, answer);
    const gained = storeTry(this.info.id, answer.right);
    this.gained ||= this.key === null ? gained : answer.right && answer.after !== null;
    if (answer.after !== null) this.refresh(answer.after).catch(() => undefined);
  }

  /** A first try has changed the ratings of the person and of the puzzle. */
  private async refresh(rating: number): Promise<void> {
    this.rating = rating;
    this.facts = await puzzleInfo(this.info.id, this.key);
  }
}
