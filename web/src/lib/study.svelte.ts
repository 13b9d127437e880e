/** A table that is studied and not stored: the real rules are behind it, and nobody else is at it. */
import type { Face } from "../games/game.ts";
import { study, Troubled } from "./api.ts";
import type { Answer, Studied, StudyAsked, Told } from "./protocol.ts";
import { Table, type Pace } from "./table.svelte.ts";

const NAME = "study";

/** Where moves have led: what is seen there, what may be chosen, and all moves with what they caused. */
export type Laid = Pick<Studied, "view" | "standing" | "moves">;

/** Whatever moves have led to is laid out on it. */
export class Study {
  readonly table: Table;
  /** The moves that have led to what is shown. */
  moves: readonly string[] = [];

  constructor(
    /** Whose eyes look; without a seat, those of whoever decides. */
    private readonly seat: number | null,
    face: Face,
    pace: Pick<Pace, "pause">,
  ) {
    this.table = new Table(NAME, seat, { pause: () => pace.pause(), refresh: () => undefined });
    this.table.face = face;
  }

  /** Lay out what moves have led to; those after the first `before` are shown one after the other. */
  lay({ view, standing, moves }: Laid, before = moves.length): void {
    const { table } = this;
    const entries = moves.map((entry, index) => ({ seq: index + 1, entry: entry as Told }));
    const made = moves.map(({ move }) => move);
    // What stays as it was is not shown again.
    if (before === moves.length && made.join() !== this.moves.join()) table.last = moves.at(-1)?.events ?? [];
    this.moves = made;
    for (const told of entries.slice(before)) {
      table.hear({ type: "happened", table: NAME, seat: table.seat, at: 0, standing: null, ...told });
    }
    table.seat = this.seat ?? standing.seat;
    const sent = { seat: table.seat, seq: moves.length, view, standing, commitment: null, seed: null };
    table.hear({ type: "view", table: NAME, ...sent });
    table.fill(entries);
  }
}

/** A position from which moves are made. */
export type Setting = Pick<StudyAsked, "game" | "position" | "seed">;

/** A position that one seat plays from. */
export class Exercise extends Study {
  constructor(
    readonly setting: Setting,
    private readonly own: number,
    face: Face,
    pace: Pick<Pace, "pause">,
  ) {
    super(own, face, pace);
  }

  /** Stand where these moves lead; nothing of the way is shown. */
  async stand(moves: readonly string[]): Promise<void> {
    this.lay(await this.ask(moves));
  }

  /** Make moves, shown one after the other; raises what the rules have against one. With `pause`, nobody decides yet. */
  async move(tokens: readonly string[], pause = false): Promise<void> {
    const before = this.moves.length;
    const studied = await this.ask([...this.moves, ...tokens]);
    const standing = pause ? { ...studied.standing, legal: null } : studied.standing;
    this.lay({ ...studied, standing }, before);
  }

  /** Whether a move is legal: nothing, or what the rules have against it. */
  async against(token: string): Promise<Troubled | null> {
    try {
      await this.ask([...this.moves, token]);
      return null;
    } catch (error) {
      if (error instanceof Troubled) return error;
      throw error;
    }
  }

  private ask(moves: readonly string[]): Promise<Studied> {
    return study({ ...this.setting, moves: [...moves], seat: this.own });
  }
}

/** The answer to a command that the rules have something against, in the words of a table. */
export const refused = ({ trouble }: Troubled): Answer => ({ type: "refused", id: "", table: NAME, ...trouble });

/** Something that is said instead of a move being made. */
export const nudged = (message: string): Answer => ({ type: "refused", id: "", table: NAME, rule: "", message, args: {} });

export const done = (seq: number): Answer => ({ type: "acknowledged", id: "", table: NAME, seq });
