/** A position that is played with: a table of its own, without a server behind it but for the rules. */
import type { Face } from "../games/game.ts";
import { study, Troubled } from "./api.ts";
import type { Answer, Studied, StudyAsked, Told } from "./protocol.ts";
import { Table, type Pace } from "./table.svelte.ts";

const NAME = "study";

/** A position from which moves are made. */
export type Setting = Pick<StudyAsked, "game" | "position" | "seed">;

export class Study {
  readonly table: Table;
  moves: string[] = [];

  constructor(
    readonly setting: Setting,
    readonly seat: number,
    face: Face,
    pace: Pick<Pace, "pause">,
  ) {
    this.table = new Table(NAME, seat, { pause: () => pace.pause(), refresh: () => undefined });
    this.table.face = face;
  }

  /** Stand where these moves lead; nothing of the way is shown. */
  async stand(moves: readonly string[]): Promise<void> {
    this.show(await this.ask(moves), moves, moves.length);
  }

  /** Make moves, shown one after the other; raises what the rules have against one. With `pause`, nobody decides yet. */
  async move(tokens: readonly string[], pause = false): Promise<void> {
    const moves = [...this.moves, ...tokens];
    const studied = await this.ask(moves);
    const standing = pause ? { ...studied.standing, legal: null } : studied.standing;
    this.show({ ...studied, standing }, moves, this.moves.length);
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
    return study({ ...this.setting, moves: [...moves], seat: this.seat });
  }

  private show({ view, standing, moves }: Studied, made: readonly string[], before: number): void {
    this.moves = [...made];
    const entries = moves.map((entry, index) => ({ seq: index + 1, entry: entry as Told }));
    const [table, seat, seq] = [NAME, this.seat, moves.length];
    for (const told of entries.slice(before)) {
      this.table.hear({ type: "happened", table, seat, at: 0, standing: null, ...told });
    }
    this.table.hear({ type: "view", table, seat, seq, view, standing, commitment: null, seed: null });
    this.table.fill(entries);
  }
}

/** The answer to a command that the rules have something against, in the words of a table. */
export const refused = ({ trouble }: Troubled): Answer => ({ type: "refused", id: "", table: NAME, ...trouble });

/** Something that is said instead of a move being made. */
export const nudged = (message: string): Answer => ({ type: "refused", id: "", table: NAME, rule: "", message, args: {} });

export const done = (seq: number): Answer => ({ type: "acknowledged", id: "", table: NAME, seq });
