/** The state of exploring a finished game: where in its tree it is, and what a move does there. */
import { ApiError, branches, changeBranch, explore, exploreHints, keepBranch, removeBranch, type Access } from "../../lib/server/api.ts";
import { accessTo, type FinishedGame } from "../finished/finished-game.ts";
import { Hints } from "../../lib/table/hints.svelte.ts";
import { ensurePersonKey } from "../../lib/person/person.svelte.ts";
import { Play } from "../../lib/table/play.svelte.ts";
import type { Answer, BranchChanged, ExploreRequest, ExploredPosition, Moved } from "../../lib/protocol.ts";
import { indexAt } from "../finished/moments.ts";
import type { CommandRequest } from "../../lib/server/socket.ts";
import { doneAnswer, refusalAnswer, Study } from "../../lib/table/study.svelte.ts";
import type { Pace, Table } from "../../lib/table/table.svelte.ts";
import { arrangeBranches, dealBranch, exploreRequest, find, lengthOf, onRecord, playMove, startOf, storedBranch, type Branch, type BranchNode, type Cursor, type TreeChange, type Trunk } from "./tree.ts";

const SEED_BYTES = 32;

/** A random seed. */
const anySeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export class Explorer {
  readonly play: Play;
  readonly hints: Hints;
  readonly trunk: Trunk;
  branches = $state.raw<readonly Branch[]>([]);
  cursor = $state.raw<Cursor>({ branch: null, at: 0 });
  /** The last position requested, shown as soon as the server answers. */
  aim = $state.raw<Cursor>({ branch: null, at: 0 });
  /** Whether the position follows the one shown before, so that the move is animated. */
  stepped = $state(false);

  private readonly study: Study;
  private readonly record: readonly Moved[];
  /** The number of the last request; answers to earlier ones are dropped. */
  private wanted = 0;

  constructor(
    readonly game: FinishedGame,
    pace: Pick<Pace, "pause">,
    confirm: () => boolean,
  ) {
    const moves = game.entries.flatMap(({ seq, entry }) => (entry.kind === "moved" ? [{ seq, entry }] : []));
    this.record = moves.map(({ entry }) => entry);
    this.trunk = { seqs: [0, ...moves.map(({ seq }) => seq)], moves: this.record.map(({ move }) => move) };
    this.study = new Study(null, game.presentation, pace);
    this.play = new Play(this.table, { command: (wanted) => this.command(wanted), confirm });
    this.hints = new Hints((deeper) => exploreHints(this.id, this.exploreRequest, this.access, deeper));
  }

  get table(): Table {
    return this.study.table;
  }

  get branch(): Branch | null {
    return find(this.branches, this.cursor.branch);
  }

  /** The length of the current line. */
  get last(): number {
    return lengthOf(this.trunk, find(this.branches, this.aim.branch));
  }

  get nodes(): BranchNode[] {
    return arrangeBranches(this.trunk, this.branches);
  }

  /** Whether the position is in the record; from there everything can be dealt again. */
  get onRecord(): boolean {
    return onRecord(this.trunk, this.branch, this.cursor.at);
  }

  /** Whether the branch has unsaved moves. */
  get unsaved(): boolean {
    const { branch } = this;
    return branch !== null && branch.mine && branch.storedMoves < branch.moves.length;
  }

  /** The position in the address. */
  get spot(): number | string {
    return this.branch?.id ?? exploreRequest(this.trunk, this.branch, this.cursor.at).since;
  }

  /** Goes to an entry, or to the first move of a branch. Returns false if there is no such branch. */
  async open(seq: number | null, id: string | null): Promise<boolean> {
    this.branches = (await branches(this.id, this.access)).map(storedBranch);
    const branch = find(this.branches, id);
    const at = branch ? startOf(this.trunk, branch) + 1 : indexAt(this.game.points, seq);
    await this.go({ branch: branch?.key ?? null, at });
    return id === null || branch !== null;
  }

  /** Goes to a position, possibly in a new branch. Throws if its moves are illegal. */
  async go(cursor: Cursor, branches: readonly Branch[] = this.branches): Promise<void> {
    this.wanted += 1;
    const { wanted } = this;
    this.aim = cursor;
    const explored = await this.fetchPosition(exploreRequest(this.trunk, find(branches, cursor.branch), cursor.at));
    if (wanted !== this.wanted) return;
    const moves = [...this.record.slice(0, cursor.at - explored.moves.length), ...explored.moves];
    const before = this.study.moves;
    const follows = moves.length === before.length + 1 && before.every((move, index) => moves[index]!.move === move);
    this.stepped = follows && this.table.view !== null;
    [this.cursor, this.branches] = [cursor, branches];
    this.play.forget();
    this.hints.close();
    this.study.show({ ...explored, moves }, moves.length - Number(this.stepped));
  }

  step(at: number): Promise<void> {
    return this.go({ ...this.aim, at: Math.min(this.last, Math.max(0, at)) });
  }

  /** Starts a branch in which everything hidden is dealt again. */
  deal(): Promise<void> {
    return this.grow(dealBranch(this.trunk, this.branches, this.cursor.at, anySeed()));
  }

  /** Saves the branch with all its moves. */
  async keep(): Promise<void> {
    const { branch } = this;
    if (!branch) return;
    const { id, key, since, seed, name } = branch;
    const moves = [...branch.moves];
    const access = await this.known();
    const info = id === null ? await keepBranch(this.id, { since, seed, moves, name }, access) : await changeBranch(this.id, id, { moves }, access);
    this.replace(key, storedBranch(info));
  }

  /** Names or shares a branch. Unsaved moves stay. */
  async change(key: string, changed: BranchChanged): Promise<void> {
    const branch = find(this.branches, key)!;
    if (branch.id === null) {
      this.replace(key, { ...branch, name: changed.name ?? branch.name });
      return;
    }
    const info = storedBranch(await changeBranch(this.id, branch.id, changed, await this.known()));
    this.replace(key, { ...info, moves: branch.moves });
  }

  /** Deletes a branch; if it was shown, goes back to where it began. */
  async remove(key: string): Promise<void> {
    const branch = find(this.branches, key)!;
    if (branch.id !== null) await removeBranch(this.id, branch.id, await this.known());
    const left = this.branches.filter((each) => each.key !== key);
    if (this.cursor.branch !== key) this.branches = left;
    else await this.go({ branch: null, at: Math.min(this.cursor.at, startOf(this.trunk, branch)) }, left);
  }

  private get id(): string {
    return this.game.info.table;
  }

  private get access(): Access {
    return accessTo(this.id);
  }

  private get exploreRequest(): ReturnType<typeof exploreRequest> {
    return exploreRequest(this.trunk, this.branch, this.cursor.at);
  }

  /** Access to the table for a registered person. */
  private async known(): Promise<Access> {
    return { ...this.access, key: await ensurePersonKey() };
  }

  /** Asks the server about a position; on an error the current one stays. */
  private async fetchPosition(question: ExploreRequest): Promise<ExploredPosition> {
    try {
      return await explore(this.id, { ...question, shown: 1 }, this.access);
    } catch (error) {
      this.aim = this.cursor;
      throw error;
    }
  }

  private grow({ branches, cursor }: TreeChange): Promise<void> {
    return this.go(cursor, branches);
  }

  private replace(key: string, branch: Branch): void {
    this.branches = this.branches.map((each) => (each.key === key ? branch : each));
    if (this.cursor.branch === key) this.aim = this.cursor = { ...this.cursor, branch: branch.key };
  }

  private async command(wanted: CommandRequest): Promise<Answer> {
    try {
      const token = wanted.type === "play" ? wanted.token : "";
      await this.grow(playMove(this.trunk, this.branches, this.cursor, token));
      return doneAnswer(this.study.moves.length);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return refusalAnswer(error);
    }
  }
}
