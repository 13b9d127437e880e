/** A review on its way: what is judged so far, told by the server line by line. */
import { Troubled, type ReviewLine } from "./api.ts";
import type { Trouble, Weighed } from "./protocol.ts";

export class Reviewing {
  decisions = $state.raw<readonly Weighed[]>([]);
  total = $state(0);
  /** The chances where the game ends, once everything is judged. */
  end = $state.raw<readonly number[] | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** Whether it was asked for and nothing has gone wrong. */
  asked = $state(false);

  private wanted = 0;

  get done(): boolean {
    return this.end !== null;
  }

  /** Hear all lines; those of an earlier question are not wanted any more. */
  async hear(lines: AsyncIterable<ReviewLine>): Promise<void> {
    const wanted = (this.wanted += 1);
    this.asked = true;
    this.trouble = null;
    this.decisions = [];
    try {
      for await (const line of lines) {
        if (wanted !== this.wanted) return;
        this.take(line);
      }
      if (!this.end && !this.trouble) this.fail({ message: "web-unreachable", args: {}, rule: "" });
    } catch (error) {
      if (!(error instanceof Troubled)) throw error;
      if (wanted === this.wanted) this.fail(error.trouble);
    }
  }

  /** Nobody looks any more. */
  leave(): void {
    this.wanted += 1;
  }

  private take(line: ReviewLine): void {
    if (line.type === "failed") this.fail(line.trouble);
    else if (line.type === "reviewed") {
      this.decisions = line.analysis.decisions;
      this.total = this.decisions.length;
      this.end = line.analysis.chances;
    } else {
      this.total = line.total;
      if (line.decisions.length) this.decisions = [...this.decisions, ...line.decisions];
    }
  }

  private fail(trouble: Trouble): void {
    this.trouble = trouble;
    this.asked = false;
  }
}
