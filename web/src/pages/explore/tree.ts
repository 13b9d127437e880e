/**
 * The tree of a finished game: its record, and branches. A branch is stored as the entry where it leaves the record and all
 * its moves from there, so that none depends on another; nesting follows from the moves that branches share.
 */
import type { BranchInfo, ExploreRequest } from "../../lib/protocol.ts";

/** The record: the entry at each position (0 first), and the moves between them. */
export interface Trunk {
  seqs: readonly number[];
  moves: readonly string[];
}

export interface Branch {
  /** Its id once it is saved; until then any unique name. */
  key: string;
  id: string | null;
  since: number;
  seed: string | null;
  moves: readonly string[];
  /** How many of the moves are saved. */
  storedMoves: number;
  name: string;
  shared: boolean;
  mine: boolean;
  by: string;
}

/** A position: this many moves from the start of the game, along a branch, or null for the record. */
export interface Cursor {
  branch: string | null;
  at: number;
}

export interface TreeChange {
  branches: readonly Branch[];
  cursor: Cursor;
}

/** A branch in the list. */
export interface BranchNode {
  branch: Branch;
  /** How many branches it is nested in. */
  depth: number;
  /** How many moves from the start of the game it shares with its parent. */
  from: number;
}

export const storedBranch = (info: BranchInfo): Branch => ({ ...info, key: info.id, storedMoves: info.moves.length });

export const find = (branches: readonly Branch[], key: string | null): Branch | null =>
  branches.find((each) => each.key === key) ?? null;

/** How many moves of the record come before a branch. */
export const startOf = (trunk: Trunk, branch: Branch): number => trunk.seqs.indexOf(branch.since);

/** How many moves lead to the end of a branch, or of the record. */
export const lengthOf = (trunk: Trunk, branch: Branch | null): number =>
  branch ? startOf(trunk, branch) + branch.moves.length : trunk.moves.length;

/** The request to the server for a position. */
export function exploreRequest(trunk: Trunk, branch: Branch | null, at: number): Required<Omit<ExploreRequest, "shown">> {
  const start = branch ? startOf(trunk, branch) : at + 1;
  if (!branch || at < start) return { since: trunk.seqs[at]!, moves: [], seed: null };
  return { since: branch.since, moves: branch.moves.slice(0, at - start), seed: branch.seed };
}

/** How many moves two branches share; 0 if they start differently. */
function common(one: Branch, other: Branch): number {
  if (one.since !== other.since || one.seed !== other.seed) return 0;
  const differs = one.moves.findIndex((move, index) => move !== other.moves[index]);
  return differs < 0 ? one.moves.length : differs;
}

/** Adds a branch with these moves, and goes to its end. */
function newBranch(trunk: Trunk, branches: readonly Branch[], root: Pick<Branch, "since" | "seed" | "moves">): TreeChange {
  const drafts = branches.flatMap(({ id, key }) => (id === null ? [Number(key)] : []));
  const key = String(Math.max(0, ...drafts) + 1);
  const branch: Branch = { ...root, key, id: null, storedMoves: 0, name: "", shared: false, mine: true, by: "" };
  return { branches: [...branches, branch], cursor: { branch: key, at: lengthOf(trunk, branch) } };
}

/** Where a move leads: along an existing line, or into a branch that it starts or extends. */
export function playMove(trunk: Trunk, branches: readonly Branch[], cursor: Cursor, token: string): TreeChange {
  const branch = find(branches, cursor.branch);
  const [root, at] = [exploreRequest(trunk, branch, cursor.at), cursor.at + 1];
  const moves = [...root.moves, token];
  const leads = (each: Branch): boolean =>
    each.since === root.since && each.seed === root.seed && moves.every((move, index) => each.moves[index] === move);
  const ahead = branch && cursor.at < startOf(trunk, branch) && trunk.moves[cursor.at] === token;
  if (branch && (ahead || leads(branch))) return { branches, cursor: { branch: branch.key, at } };
  if (root.seed === null && !root.moves.length && trunk.moves[cursor.at] === token) return { branches, cursor: { branch: null, at } };
  const other = branches.find(leads);
  if (other) return { branches, cursor: { branch: other.key, at } };
  if (branch?.mine && cursor.at === lengthOf(trunk, branch)) {
    const longer = branches.map((each) => (each === branch ? { ...each, moves } : each));
    return { branches: longer, cursor: { branch: branch.key, at } };
  }
  return newBranch(trunk, branches, { ...root, moves });
}

/** Starts a branch at a position of the record, with everything hidden dealt again. */
export const dealBranch = (trunk: Trunk, branches: readonly Branch[], at: number, seed: string): TreeChange =>
  newBranch(trunk, branches, { since: trunk.seqs[at]!, seed, moves: [] });

/** Whether a position is in the record, whichever line it is on. */
export function onRecord(trunk: Trunk, branch: Branch | null, at: number): boolean {
  const { moves, seed } = exploreRequest(trunk, branch, at);
  return seed === null && !moves.length;
}

/** All branches in game order, each after its parent. */
export function arrangeBranches(trunk: Trunk, branches: readonly Branch[]): BranchNode[] {
  const order = (one: Branch, other: Branch): number =>
    one.since - other.since ||
    (one.seed ?? "").localeCompare(other.seed ?? "") ||
    one.moves.join(" ").localeCompare(other.moves.join(" "));
  const nodes: BranchNode[] = [];
  for (const branch of [...branches].sort(order)) {
    const start = startOf(trunk, branch);
    let [depth, from] = [0, start];
    for (const other of nodes) {
      const shared = common(branch, other.branch);
      if (start + shared > from) [depth, from] = [other.depth + 1, start + shared];
    }
    nodes.push({ branch, depth, from });
  }
  return nodes;
}

/** The first move that a branch does not share with its parent. */
export const firstOwnMove = (trunk: Trunk, { branch, from }: BranchNode): string | null =>
  branch.moves[from - startOf(trunk, branch)] ?? branch.moves.at(-1) ?? null;
