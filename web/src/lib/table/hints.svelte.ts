/** Hints: what a strong bot would play. Shown on request, until something else is done. */
import { ApiError } from "../server/api.ts";
import { t } from "../i18n.svelte.ts";
import type { BotPlan, Hint, RatedMove, Reason, Trouble } from "../protocol.ts";
import { moveText, reasonText, type Name, type Naming } from "./move-text.ts";
import type { Presentation, View } from "./presentation.ts";

/** How often a position is searched more deeply while its hints are shown. */
const DEEPER = 2;
/** Nobody reads more reasons than this. */
const MOST_REASONS = 2;
const CHANCE = "reason-chance";

/** The game's own reasons for a move, in words, with names instead of ids; `who` decides, if it isn't the reader. */
export function reasonTexts(reasons: readonly Reason[], name: Name, naming: Naming, who: string | null = null): string[] {
  const shown = reasons.filter(({ message }) => message !== CHANCE).slice(0, MOST_REASONS);
  return shown.map((reason) => reasonText(reason, name, naming, who));
}

/** What a bot is after: what it goes for next, and the moves that it expects, in words. */
export function planTexts(plan: BotPlan, view: View, presentation: Presentation, name: Name): { says: string; line: string } {
  const says = plan.says.map((each) => reasonText(each, name, presentation));
  const moves = (plan.line ?? []).map((token) => moveText(token, view, presentation, name));
  return { says: says.join(" · "), line: moves.length > 1 ? t("hint-plan-line", { moves: moves.join(" → ") }) : "" };
}

/** The chance of each grade of a win; empty where wins have none. */
export type Grades = RatedMove["grades"] | undefined;
type Rating = Pick<RatedMove, "value" | "low" | "high"> & { grades?: Grades };

/** The same in words, the best grade first. */
export const gradesText = (grades: Grades): string =>
  Object.entries(grades ?? {})
    .map(([grade, chance]) => t("rated-grade", { grade, percent: Math.round(chance * 100) }))
    .join(", ");

/** What a move promises, and how far that may be off; no figure if it was hardly tried. */
export function chanceText({ value, low, high, grades }: Rating, id = "rated-chance"): string {
  if (low === null || high === null) return t("rated-hardly-tried");
  const off = Math.round((high - low) * 50);
  const text = gradesText(grades);
  return text ? t("rated-grades", { grades: text, off }) : t(id, { percent: Math.round(value * 100), off });
}

/** The same as a sentence. */
export const winsText = (move: Rating): string => chanceText(move, "rated-wins");

/** The widest of these sentences, and what is said without a figure: one per line. */
export const widestChance = (): string => [{ value: 1, low: 0, high: 1 }, { value: 0, low: null, high: null }].map(winsText).join("\n");

export class Hints {
  waiting = $state(false);
  /** The best moves first, as they were when they were first shown; null while none are. */
  found = $state.raw<readonly Hint[] | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** What the deepest search so far has found. */
  private newest = $state.raw<readonly Hint[]>([]);

  /** The number of the current request; answers to earlier ones are dropped. */
  private requests = 0;

  /** Asks for the best moves; with `deeper`, for what a longer search finds. */
  constructor(private readonly ask: (deeper: boolean) => Promise<Hint[]>) {}

  get open(): boolean {
    return this.waiting || this.found !== null || this.trouble !== null;
  }

  /** The moves to mark on the board. */
  get tokens(): string[] {
    return this.found?.map(({ token }) => token) ?? [];
  }

  /** Whether a deeper search has other moves than those shown, or another order. */
  get outdated(): boolean {
    return this.found !== null && this.tokens.join("\n") !== this.newest.map(({ token }) => token).join("\n");
  }

  /** Shows the moves as the deepest search has them. */
  renew(): void {
    if (this.found !== null) this.found = this.newest;
  }

  close(): void {
    this.requests += 1;
    this.waiting = false;
    this.found = null;
    this.trouble = null;
  }

  async toggle(): Promise<void> {
    const wasOpen = this.open;
    this.close();
    if (wasOpen) return;
    const requests = this.requests;
    this.waiting = true;
    try {
      const found = await this.ask(false);
      if (requests === this.requests) this.found = this.newest = found;
      if (found.length) void this.deepen(requests);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (requests === this.requests) this.trouble = error.trouble;
    } finally {
      if (requests === this.requests) this.waiting = false;
    }
  }

  /** Shows what longer searches find, as long as the hints are shown. If there is trouble, what is shown stays. */
  private async deepen(requests: number): Promise<void> {
    try {
      for (let times = 0; times < DEEPER && requests === this.requests; times += 1) {
        const found = await this.ask(true);
        if (requests === this.requests) this.update(found);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** Takes over the new figures. Order, reasons and plan stay, so that nothing moves that is about to be tapped. */
  private update(newest: readonly Hint[]): void {
    const known = new Map(newest.map((hint) => [hint.token, hint]));
    this.newest = newest;
    this.found = (this.found ?? []).map((hint) => ({ ...hint, ...known.get(hint.token), reasons: hint.reasons, plan: hint.plan ?? null }));
  }
}
