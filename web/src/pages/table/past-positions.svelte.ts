/** The earlier positions of a running game, and which one of them is shown. */
import type { Moment } from "../../lib/table/presentation.ts";

export class PastPositions {
  /** The index of the position shown; null for the present. */
  at = $state<number | null>(null);
  /** Whether the last step led back. */
  backward = $state(false);

  private moments = $state.raw<readonly Moment[]>([]);

  constructor(
    private readonly moves: () => number,
    private readonly fetch: () => Promise<readonly Moment[]>,
  ) {}

  get shown(): Moment | null {
    return this.at === null ? null : (this.moments[this.at] ?? null);
  }

  async step(to: number | null): Promise<void> {
    if (to !== null && this.moments.length !== this.moves() + 1) this.moments = await this.fetch();
    this.backward = to !== null && to < (this.at ?? this.moves());
    this.at = to;
  }

  stepBack(): Promise<void> {
    return this.step(Math.max(0, (this.at ?? this.moves()) - 1));
  }

  stepOn(): Promise<void> {
    return this.step(this.at === null || this.at + 1 >= this.moves() ? null : this.at + 1);
  }

  showPresent(): void {
    this.at = null;
  }
}
