/** A review as it arrives from the server, line by line. */
import { ApiError, type ReviewLine } from "../../lib/server/api.ts";
import type { Trouble, ReviewedDecision } from "../../lib/protocol.ts";

export class GameReview {
  decisions = $state.raw<readonly ReviewedDecision[]>([]);
  total = $state(0);
  /** The chances at the end of the game, once the review is complete. */
  end = $state.raw<readonly number[] | null>(null);
  /** How well each seat decided, from 0 to 100, once the review is complete; null for one that had no choice. */
  accuracies = $state.raw<readonly (number | null)[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  /** Whether it was requested, and has not failed. */
  requested = $state(false);

  private wanted = 0;

  get done(): boolean {
    return this.end !== null;
  }

  /** Reads all lines; those of an earlier request are dropped. */
  async hear(lines: AsyncIterable<ReviewLine>): Promise<void> {
    const wanted = (this.wanted += 1);
    this.requested = true;
    this.trouble = null;
    this.decisions = [];
    try {
      for await (const line of lines) {
        if (wanted !== this.wanted) return;
        this.take(line);
      }
      if (!this.end && !this.trouble) this.fail({ message: "web-unreachable", args: {}, rule: "" });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (wanted === this.wanted) this.fail(error.trouble);
    }
  }

  /** Drops whatever still arrives. */
  leave(): void {
    this.wanted += 1;
  }

  private take(line: ReviewLine): void {
    if (line.type === "failed") this.fail(line.trouble);
    else if (line.type === "reviewed") {
      this.decisions = line.analysis.decisions;
      this.total = this.decisions.length;
      this.end = line.analysis.chances;
      this.accuracies = line.accuracies;
    } else {
      this.total = line.total;
      if (line.decisions.length) this.decisions = [...this.decisions, ...line.decisions];
    }
  }

  private fail(trouble: Trouble): void {
    this.trouble = trouble;
    this.requested = false;
  }
}
