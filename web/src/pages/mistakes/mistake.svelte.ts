/** A mistake of one's own as a puzzle: two tries, then the better move is shown. */
import type { Presentation } from "../../lib/table/presentation.ts";
import { tryMistake, type Access } from "../../lib/server/api.ts";
import type { Mistake, MistakeAnswer, RatedMove, Refused, Sitter } from "../../lib/protocol.ts";
import { percent } from "../review/analysis.ts";
import { PositionPuzzle } from "../puzzles/position-puzzle.svelte.ts";

/** How often somebody may look for the better move before it is shown. */
const TRIES = 2;

/** How a mistake came out: found with which try, or shown. */
export type Result = "first" | "second" | "shown";
export type Results = Readonly<Record<number, Result>>;

/** What a try is worth beside the best move and the one that was played. */
type Verdict = "best" | "good" | "better" | "same" | "worse";

/** How many points of win chance lie between two moves: the difference of the figures that are shown. */
export const pointsBetween = (one: RatedMove, other: RatedMove): number => Math.max(0, percent(one.value) - percent(other.value));

export function verdictOf({ right, tried, best, played }: MistakeAnswer): Verdict {
  if (tried.token === best.token) return "best";
  if (right) return "good";
  if (tried.token === played.token) return "same";
  return percent(tried.value) > percent(played.value) ? "better" : "worse";
}

/** Where the results of a game's mistakes are kept until the window is closed. */
const placeOf = (table: string): string => `vesuvius.mistakes.${table}`;

export function storedResults(table: string): Results {
  try {
    return (JSON.parse(sessionStorage.getItem(placeOf(table)) ?? "{}") ?? {}) as Results;
  } catch {
    return {};
  }
}

export const storeResults = (table: string, results: Results): void => {
  sessionStorage.setItem(placeOf(table), JSON.stringify(results));
};

export class MistakePuzzle extends PositionPuzzle<Mistake, MistakeAnswer> {
  private tries = $state(0);

  constructor(
    info: Mistake,
    presentation: Presentation,
    seats: Sitter[],
    private readonly tableName: string,
    private readonly access: Access,
    confirm: () => boolean,
    private readonly ondone: (result: Result) => void,
  ) {
    super(info, presentation, seats, confirm);
  }

  /** Whether another try is left. */
  get left(): boolean {
    return this.tries < TRIES && !this.open;
  }

  override show(): void {
    super.show();
    this.ondone("shown");
  }

  protected ask([token]: readonly string[]): Promise<MistakeAnswer | Refused> {
    return tryMistake(this.tableName, this.info.ply, token ?? "", this.access);
  }

  /** A mistake is one move, and no part of an action that is put together. */
  protected ahead(): Promise<null> {
    return Promise.resolve(null);
  }

  protected override take(tokens: readonly string[], answer: MistakeAnswer): void {
    super.take(tokens, answer);
    this.tries += 1;
    if (answer.right) this.ondone(this.tries === 1 ? "first" : "second");
    else if (!this.left) this.show();
  }
}
