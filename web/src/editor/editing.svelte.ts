/** A position editor at work: every change is looked at by the rules, and what they say is shown. */
import type { View } from "../games/game.ts";
import { study, Troubled } from "../lib/api.ts";
import type { Studied, Trouble } from "../lib/protocol.ts";

/** What every position says. */
export interface Sketch {
  players: number;
  options: readonly string[];
}

/** How positions of a game are set up. */
export interface Drafting<Draft extends Sketch> {
  game: string;
  /** The table before anything has happened; for a usual number of players, unless one is asked for. */
  empty: (players?: number) => Draft;
  /** The picture as a draft has it that is impossible, or that the rules have not looked at yet. */
  shown: (view: View, draft: Draft) => View;
}

export class Editing<Draft extends Sketch> {
  draft = $state.raw() as Draft;
  /** What the rules make of it; that of an earlier one while it is impossible. */
  studied = $state.raw<Studied | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** What is wrong with a text or a link that was not taken over, as long as it is of interest. */
  misread = $state.raw<Trouble | null>(null);
  /** Whether the rules have not answered yet. */
  waiting = $state(false);
  private asked = 0;

  constructor(readonly drafting: Drafting<Draft>) {
    this.draft = drafting.empty();
  }

  /** What is shown: as the draft has it, be it possible or not. */
  get view(): View | null {
    if (!this.studied) return null;
    const { view } = this.studied;
    return this.trouble || this.waiting ? this.drafting.shown(view, this.draft) : view;
  }

  get possible(): boolean {
    return this.studied !== null && this.trouble === null && !this.waiting;
  }

  /** Set the draft up, and hear what the rules say. */
  async change(draft: Draft): Promise<void> {
    this.draft = draft;
    await this.look(draft as unknown as Record<string, unknown>);
  }

  /** Take a position over from a text; what is wrong with it is said, and the one before stays. */
  async read(text: string): Promise<boolean> {
    const found = await this.look(text);
    if (found) this.draft = found.position as unknown as Draft;
    return found !== null;
  }

  private async look(position: string | Record<string, unknown>): Promise<Studied | null> {
    this.asked += 1;
    const asked = this.asked;
    this.waiting = true;
    this.misread = null;
    try {
      const found = await study({ game: this.drafting.game, position });
      if (asked !== this.asked) return null;
      [this.studied, this.trouble] = [found, null];
      return found;
    } catch (error) {
      if (!(error instanceof Troubled)) throw error;
      if (asked === this.asked) this[typeof position === "string" ? "misread" : "trouble"] = error.trouble;
      return null;
    } finally {
      if (asked === this.asked) this.waiting = false;
    }
  }
}
