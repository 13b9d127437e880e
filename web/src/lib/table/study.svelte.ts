/** A table for one person that is not stored; the server's rules are behind it. */
import type { Presentation } from "./presentation.ts";
import { ApiError, study } from "../server/api.ts";
import type { Answer, StudyPosition, StudyRequest, EntryBody } from "../protocol.ts";
import { Table, type Pace } from "./table.svelte.ts";

const NAME = "study";

/** Where moves have led: the view, the legal tokens, and the moves with their events. */
export type StudyState = Pick<StudyPosition, "view" | "standing" | "moves" | "steps">;

/** Shows wherever moves have led. */
export class Study {
  readonly table: Table;
  /** The moves up to what is shown. */
  moves: readonly string[] = [];

  constructor(
    /** The seat whose view is shown; null for the seat that decides. */
    private readonly seat: number | null,
    presentation: Presentation,
    pace: Pick<Pace, "pause">,
  ) {
    this.table = new Table(NAME, seat, { pause: () => pace.pause(), refresh: () => undefined });
    this.table.presentation = presentation;
  }

  /** Shows where moves have led. The moves after the first `before` are shown one by one. */
  show({ view, standing, moves, steps }: StudyState, before = moves.length): void {
    const { table } = this;
    const entries = moves.map((entry, index) => ({ seq: index + 1, entry: entry as EntryBody }));
    const made = moves.map(({ move }) => move);
    // Nothing is animated if nothing changed.
    if (before === moves.length && made.join() !== this.moves.join()) {
      table.last = moves.at(-1)?.events ?? [];
      table.before = table.preview = null;
    }
    this.moves = made;
    // The steps are those of the last moves.
    for (const told of entries.slice(before)) {
      const step = steps[told.seq - 1 - moves.length + steps.length] ?? null;
      table.hear({ type: "happened", table: NAME, seat: table.seat, at: 0, standing: null, step, ...told });
    }
    table.seat = this.seat ?? standing.seat;
    const sent = { seat: table.seat, seq: moves.length, view, standing, commitment: null, seed: null, undone: null };
    table.hear({ type: "view", table: NAME, ...sent });
    table.fill(entries);
  }
}

/** A position to start from. */
type StudySetup = Pick<StudyRequest, "game" | "position" | "seed">;

/** A position played from one seat. */
export class Exercise extends Study {
  constructor(
    readonly setting: StudySetup,
    private readonly own: number,
    presentation: Presentation,
    pace: Pick<Pace, "pause">,
    /** Where some moves lead, for when the server can't be asked. */
    private readonly known: () => Promise<readonly StudyState[]> = () => Promise.resolve([]),
  ) {
    super(own, presentation, pace);
  }

  /** Shows where these moves lead, without the moves themselves. */
  async goTo(moves: readonly string[]): Promise<void> {
    this.show(await this.ask(moves));
  }

  /** Plays moves, shown one by one. Throws if one is illegal. With `pause`, nothing can be chosen yet. */
  async move(tokens: readonly string[], pause = false): Promise<void> {
    const before = this.moves.length;
    const studied = await this.ask([...this.moves, ...tokens], tokens.length);
    const standing = pause ? { ...studied.standing, legal: null } : studied.standing;
    this.show({ ...studied, standing }, before);
  }

  /** Why a move is illegal; null if it is legal, which the server has said already. */
  async refusalOf(token: string): Promise<ApiError | null> {
    if (this.table.legal.includes(token)) return null;
    try {
      await this.ask([...this.moves, token]);
      return null;
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  }

  private async ask(moves: readonly string[], shown = 0): Promise<StudyState> {
    try {
      return await study({ ...this.setting, moves: [...moves], seat: this.own, shown });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 0) throw error;
      const found = (await this.known()).find((each) => each.moves.map(({ move }) => move).join() === moves.join());
      if (!found) throw error;
      return found;
    }
  }
}

/** The answer to a command that the rules refuse. */
export const refusalAnswer = ({ trouble }: ApiError): Answer => ({ type: "refused", id: "", table: NAME, ...trouble });

/** A refusal with a message of its own. */
export const nudgeAnswer = (message: string): Answer => ({ type: "refused", id: "", table: NAME, rule: "", message, args: {} });

export const doneAnswer = (seq: number): Answer => ({ type: "acknowledged", id: "", table: NAME, seq });
