/** Hints: what a strong bot would play. Shown on request, until something else is done. */
import type { Presentation } from "./presentation.ts";
import { ApiError } from "../server/api.ts";
import { tell, type Facts } from "../i18n.svelte.ts";
import type { Hint, Reason, Trouble } from "../protocol.ts";

/** Nobody reads more reasons than this. */
const MOST_REASONS = 2;
const CHANCE = "reason-chance";

type Name = (seat: number) => string;
/** The part of a presentation that turns ids into names. */
type Naming = Pick<Presentation, "withNames">;

/** The game's own reasons for a move, in words, with names instead of ids. */
export function reasonTexts(reasons: readonly Reason[], name: Name, { withNames }: Naming): string[] {
  const shown = reasons.filter(({ message }) => message !== CHANCE).slice(0, MOST_REASONS);
  return shown.map(({ message, args }) => {
    const facts: Facts = { ...(withNames?.(args ?? {}) ?? args) };
    if (typeof facts["owner"] === "number") facts["owner"] = name(facts["owner"]);
    return tell({ id: message, args: facts });
  });
}

/** The reasons for a move, in words, followed by its chance of winning. */
export function reasonsOf(hint: Pick<Hint, "reasons" | "value">, name: Name, presentation: Naming): string[] {
  const chance = tell({ id: CHANCE, args: { percent: Math.round(hint.value * 100) } });
  return [...reasonTexts(hint.reasons, name, presentation), chance];
}

export class Hints {
  waiting = $state(false);
  /** The best moves first; null while none are shown. */
  found = $state.raw<readonly Hint[] | null>(null);
  trouble = $state.raw<Trouble | null>(null);

  /** The number of the current request; answers to earlier ones are dropped. */
  private requests = 0;

  constructor(private readonly ask: () => Promise<Hint[]>) {}

  get open(): boolean {
    return this.waiting || this.found !== null || this.trouble !== null;
  }

  /** The moves to mark on the board. */
  get tokens(): string[] {
    return this.found?.map(({ token }) => token) ?? [];
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
      const found = await this.ask();
      if (requests === this.requests) this.found = found;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (requests === this.requests) this.trouble = error.trouble;
    } finally {
      if (requests === this.requests) this.waiting = false;
    }
  }
}
