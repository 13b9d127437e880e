/** A finished game played on in all directions: where one stands in its tree, and what becomes of a move there. */
import { branches, changeBranch, explore, exploreHints, keepBranch, removeBranch, Troubled, type Asking } from "../lib/api.ts";
import { askingFor, type Finished } from "../lib/finished.ts";
import { Hints } from "../lib/hints.svelte.ts";
import { somebody } from "../lib/person.svelte.ts";
import { Play } from "../lib/play.svelte.ts";
import type { Answer, BranchChanged, ExploreAsked, Explored, Moved } from "../lib/protocol.ts";
import { indexAt } from "../lib/replay.ts";
import type { Wanted } from "../lib/socket.ts";
import { done, refused, Study } from "../lib/study.svelte.ts";
import type { Pace, Table } from "../lib/table.svelte.ts";
import { arranged, asked, dealt, find, kept, lengthOf, onRecord, played, startOf, type Branch, type Grown, type Place, type Trunk, type Twig } from "./tree.ts";

const SEED_BYTES = 32;

/** A seed that nobody has had before. */
const anySeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export class Explorer {
  readonly play: Play;
  readonly hints: Hints;
  readonly trunk: Trunk;
  branches = $state.raw<readonly Branch[]>([]);
  place = $state.raw<Place>({ branch: null, at: 0 });
  /** The place that is asked for last, and shown as soon as it is told. */
  aim = $state.raw<Place>({ branch: null, at: 0 });
  /** Whether what is shown came next after what was shown before, and is shown as it happens. */
  stepped = $state(false);

  private readonly study: Study;
  private readonly record: readonly Moved[];
  /** Of several places that are asked for, only the last one is wanted. */
  private wanted = 0;

  constructor(
    readonly game: Finished,
    pace: Pick<Pace, "pause">,
    confirm: () => boolean,
  ) {
    const moves = game.entries.flatMap(({ seq, entry }) => (entry.kind === "moved" ? [{ seq, entry }] : []));
    this.record = moves.map(({ entry }) => entry);
    this.trunk = { seqs: [0, ...moves.map(({ seq }) => seq)], moves: this.record.map(({ move }) => move) };
    this.study = new Study(null, game.face, pace);
    this.play = new Play(this.table, { command: (wanted) => this.command(wanted), confirm });
    this.hints = new Hints(() => exploreHints(this.id, this.asked, this.asking));
  }

  get table(): Table {
    return this.study.table;
  }

  get branch(): Branch | null {
    return find(this.branches, this.place.branch);
  }

  /** How long the line is that is gone along. */
  get last(): number {
    return lengthOf(this.trunk, find(this.branches, this.aim.branch));
  }

  get twigs(): Twig[] {
    return arranged(this.trunk, this.branches);
  }

  /** Whether the moment is one of the record, from which everything can be dealt anew. */
  get onRecord(): boolean {
    return onRecord(this.trunk, this.branch, this.place.at);
  }

  /** Whether the branch has moves that are not kept. */
  get unkept(): boolean {
    const { branch } = this;
    return branch !== null && branch.mine && branch.kept < branch.moves.length;
  }

  /** What the address says of the place. */
  get spot(): number | string {
    return this.branch?.id ?? asked(this.trunk, this.branch, this.place.at).since;
  }

  /** Stand where an address leads: in a branch, with its first move made, or at an entry; whether there is such a branch. */
  async open(seq: number | null, id: string | null): Promise<boolean> {
    this.branches = (await branches(this.id, this.asking)).map(kept);
    const branch = find(this.branches, id);
    const at = branch ? startOf(this.trunk, branch) + 1 : indexAt(this.game.points, seq);
    await this.go({ branch: branch?.key ?? null, at });
    return id === null || branch !== null;
  }

  /** Lead to a place, maybe one in a branch that has just grown; raises what the rules have against it. */
  async go(place: Place, branches: readonly Branch[] = this.branches): Promise<void> {
    this.wanted += 1;
    const { wanted } = this;
    this.aim = place;
    const explored = await this.told(asked(this.trunk, find(branches, place.branch), place.at));
    if (wanted !== this.wanted) return;
    const moves = [...this.record.slice(0, place.at - explored.moves.length), ...explored.moves];
    const before = this.study.moves;
    const follows = moves.length === before.length + 1 && before.every((move, index) => moves[index]!.move === move);
    this.stepped = follows && this.table.view !== null;
    [this.place, this.branches] = [place, branches];
    this.play.forget();
    this.hints.close();
    this.study.lay({ view: this.view(explored), standing: explored.standing, moves }, moves.length - Number(this.stepped));
  }

  step(at: number): Promise<void> {
    return this.go({ ...this.aim, at: Math.min(this.last, Math.max(0, at)) });
  }

  /** A branch from here in which everything that was hidden lies anew. */
  deal(): Promise<void> {
    return this.grow(dealt(this.trunk, this.branches, this.place.at, anySeed()));
  }

  /** Keep the branch with all its moves. */
  async keep(): Promise<void> {
    const { branch } = this;
    if (!branch) return;
    const { id, key, since, seed, name } = branch;
    const moves = [...branch.moves];
    const asking = await this.known();
    const info = id === null ? await keepBranch(this.id, { since, seed, moves, name }, asking) : await changeBranch(this.id, id, { moves }, asking);
    this.replace(key, kept(info));
  }

  /** Name or share a branch; what nobody has kept yet is kept with it. */
  async change(key: string, changed: BranchChanged): Promise<void> {
    const branch = find(this.branches, key)!;
    if (branch.id === null) {
      this.replace(key, { ...branch, name: changed.name ?? branch.name });
      return;
    }
    const info = kept(await changeBranch(this.id, branch.id, changed, await this.known()));
    this.replace(key, { ...info, moves: branch.moves });
  }

  /** Take a branch away; whoever stood in it stands where it began. */
  async remove(key: string): Promise<void> {
    const branch = find(this.branches, key)!;
    if (branch.id !== null) await removeBranch(this.id, branch.id, await this.known());
    const left = this.branches.filter((each) => each.key !== key);
    if (this.place.branch !== key) this.branches = left;
    else await this.go({ branch: null, at: Math.min(this.place.at, startOf(this.trunk, branch)) }, left);
  }

  private get id(): string {
    return this.game.info.table;
  }

  private get asking(): Asking {
    return askingFor(this.id);
  }

  private get asked(): ReturnType<typeof asked> {
    return asked(this.trunk, this.branch, this.place.at);
  }

  /** What opens the table for somebody whom the server knows. */
  private async known(): Promise<Asking> {
    return { ...this.asking, key: await somebody() };
  }

  /** What the server says of a place; where it has something against it, nothing is aimed at any more. */
  private async told(question: ExploreAsked): Promise<Explored> {
    try {
      return await explore(this.id, question, this.asking);
    } catch (error) {
      this.aim = this.place;
      throw error;
    }
  }

  private view({ views, standing }: Explored): Record<string, unknown> {
    const eyes = standing.seat ?? 0;
    return this.game.face.together?.(views, eyes) ?? views[eyes]!;
  }

  private grow({ branches, place }: Grown): Promise<void> {
    return this.go(place, branches);
  }

  private replace(key: string, branch: Branch): void {
    this.branches = this.branches.map((each) => (each.key === key ? branch : each));
    if (this.place.branch === key) this.aim = this.place = { ...this.place, branch: branch.key };
  }

  private async command(wanted: Wanted): Promise<Answer> {
    try {
      const token = wanted.type === "play" ? wanted.token : "";
      await this.grow(played(this.trunk, this.branches, this.place, token));
      return done(this.study.moves.length);
    } catch (error) {
      if (!(error instanceof Troubled)) throw error;
      return refused(error);
    }
  }
}
