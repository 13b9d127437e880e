/** The state of a position editor. The server checks every change against the rules. */
import type { View } from "../../lib/table/presentation.ts";
import { ApiError, study } from "../../lib/server/api.ts";
import type { StudyPosition, Trouble } from "../../lib/protocol.ts";

/** What every position has. */
export interface PositionDraft {
  players: number;
  options: readonly string[];
}

/** How a game's positions are edited. */
export interface DraftRules<Draft extends PositionDraft> {
  game: string;
  /** An empty position; for the default number of players unless one is given. */
  empty: (players?: number) => Draft;
  /** The view of a draft that is impossible, or that the server has not checked yet. */
  shown: (view: View, draft: Draft) => View;
}

export class PositionEditor<Draft extends PositionDraft> {
  draft = $state.raw() as Draft;
  /** The last draft that was possible, as the server sees it. */
  studied = $state.raw<StudyPosition | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** Why a text or a link was not accepted. */
  misread = $state.raw<Trouble | null>(null);
  /** Whether the server has yet to answer. */
  waiting = $state(false);
  private requests = 0;

  constructor(readonly draftRules: DraftRules<Draft>) {
    this.draft = draftRules.empty();
  }

  /** The draft as a view, possible or not. */
  get view(): View | null {
    if (!this.studied) return null;
    const { view } = this.studied;
    return this.trouble || this.waiting ? this.draftRules.shown(view, this.draft) : view;
  }

  get possible(): boolean {
    return this.studied !== null && this.trouble === null && !this.waiting;
  }

  /** Replaces the draft and has it checked. */
  async change(draft: Draft): Promise<void> {
    this.draft = draft;
    await this.look(draft as unknown as Record<string, unknown>);
  }

  /** Reads a position from text. Returns false, and keeps the draft, if the text is wrong. */
  async read(text: string): Promise<boolean> {
    const found = await this.look(text);
    if (found) this.draft = found.position as unknown as Draft;
    return found !== null;
  }

  private async look(position: string | Record<string, unknown>): Promise<StudyPosition | null> {
    this.requests += 1;
    const requests = this.requests;
    this.waiting = true;
    this.misread = null;
    try {
      const found = await study({ game: this.draftRules.game, position });
      if (requests !== this.requests) return null;
      [this.studied, this.trouble] = [found, null];
      return found;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (requests === this.requests) this[typeof position === "string" ? "misread" : "trouble"] = error.trouble;
      return null;
    } finally {
      if (requests === this.requests) this.waiting = false;
    }
  }
}
