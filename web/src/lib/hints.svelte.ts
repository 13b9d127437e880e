/** Hints at a table: what a strong bot would do in one's place, asked for and shown until something else is done. */
import type { Face } from "../games/game.ts";
import { Troubled } from "./api.ts";
import { tell, type Facts } from "./i18n.svelte.ts";
import type { Hint, Reason, Trouble } from "./protocol.ts";

/** More reasons than these are not read. */
const MOST_REASONS = 2;
const CHANCE = "reason-chance";

type Name = (seat: number) => string;
/** What is needed of a game's face to call things by their names. */
type Speller = Pick<Face, "spell">;

/** What the game itself says for a move, in words; a player goes by name, and so does whatever the game has names for. */
export function grounds(reasons: readonly Reason[], name: Name, { spell }: Speller): string[] {
  const told = reasons.filter(({ message }) => message !== CHANCE).slice(0, MOST_REASONS);
  return told.map(({ message, args }) => {
    const facts: Facts = { ...(spell?.(args ?? {}) ?? args) };
    if (typeof facts["owner"] === "number") facts["owner"] = name(facts["owner"]);
    return tell({ id: message, args: facts });
  });
}

/** What speaks for a move, in words, and at the end how often it wins. */
export function reasonsOf(hint: Pick<Hint, "reasons" | "value">, name: Name, face: Speller): string[] {
  const chance = tell({ id: CHANCE, args: { percent: Math.round(hint.value * 100) } });
  return [...grounds(hint.reasons, name, face), chance];
}

export class Hints {
  waiting = $state(false);
  /** The best moves, the best first; null while none are shown. */
  found = $state.raw<readonly Hint[] | null>(null);
  trouble = $state.raw<Trouble | null>(null);

  /** What is asked for and not answered; an answer that comes after something else was done is not wanted any more. */
  private asked = 0;

  constructor(private readonly ask: () => Promise<Hint[]>) {}

  get open(): boolean {
    return this.waiting || this.found !== null || this.trouble !== null;
  }

  /** The moves to be marked in the picture. */
  get tokens(): string[] {
    return this.found?.map(({ token }) => token) ?? [];
  }

  close(): void {
    this.asked += 1;
    this.waiting = false;
    this.found = null;
    this.trouble = null;
  }

  async toggle(): Promise<void> {
    const wasOpen = this.open;
    this.close();
    if (wasOpen) return;
    const asked = this.asked;
    this.waiting = true;
    try {
      const found = await this.ask();
      if (asked === this.asked) this.found = found;
    } catch (error) {
      if (!(error instanceof Troubled)) throw error;
      if (asked === this.asked) this.trouble = error.trouble;
    } finally {
      if (asked === this.asked) this.waiting = false;
    }
  }
}
