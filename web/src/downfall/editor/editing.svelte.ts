/** The position editor at work: every change is looked at by the rules, and what they say is shown. */
import { study, Troubled } from "../../lib/api.ts";
import type { Studied, Trouble } from "../../lib/protocol.ts";
import type { DownfallView } from "../view.ts";
import { empty, hasErupted, type Draft } from "./draft.ts";

export class Editing {
  draft = $state.raw<Draft>(empty());
  /** What the rules make of it; that of an earlier one while it is impossible. */
  studied = $state.raw<Studied | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** What is wrong with a text or a link that was not taken over, as long as it is of interest. */
  misread = $state.raw<Trouble | null>(null);
  /** Whether the rules have not answered yet. */
  waiting = $state(false);
  private asked = 0;

  /** What is shown: as the draft has it, be it possible or not. */
  get view(): DownfallView | null {
    if (!this.studied) return null;
    const { players, phase, pieces, lava = {} } = this.draft;
    const view = this.studied.view as unknown as DownfallView;
    return this.trouble || this.waiting ? { ...view, players, phase, pieces, lava: hasErupted(phase) ? lava : {} } : view;
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
      const found = await study({ game: "downfall", position });
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
