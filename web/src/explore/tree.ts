/**
 * The tree of a finished game: its record, and branches beside it. A branch is where it leaves the record and all its
 * moves from there, so that none depends on another; which of them grows out of which follows from the moves they share.
 */
import type { BranchInfo, ExploreAsked } from "../lib/protocol.ts";

/** The record: the entry at each of its moments (0 first), and the moves between them. */
export interface Trunk {
  seqs: readonly number[];
  moves: readonly string[];
}

export interface Branch {
  /** Its id, once it is kept; until then any name that no other has. */
  key: string;
  id: string | null;
  since: number;
  seed: string | null;
  moves: readonly string[];
  /** How many of the moves are kept. */
  kept: number;
  name: string;
  shared: boolean;
  mine: boolean;
  by: string;
}

/** So many moves from the beginning of the game, along a branch or (null) along the record. */
export interface Place {
  branch: string | null;
  at: number;
}

export interface Grown {
  branches: readonly Branch[];
  place: Place;
}

/** A branch in the list of all of them. */
export interface Twig {
  branch: Branch;
  /** How many others it grows out of, one out of the other. */
  depth: number;
  /** How many moves from the beginning of the game it shares with what it grows out of. */
  from: number;
}

export const kept = (info: BranchInfo): Branch => ({ ...info, key: info.id, kept: info.moves.length });

export const find = (branches: readonly Branch[], key: string | null): Branch | null =>
  branches.find((each) => each.key === key) ?? null;

/** How many moves of the record come before a branch. */
export const startOf = (trunk: Trunk, branch: Branch): number => trunk.seqs.indexOf(branch.since);

/** How many moves lead to the end of a branch, or of the record. */
export const lengthOf = (trunk: Trunk, branch: Branch | null): number =>
  branch ? startOf(trunk, branch) + branch.moves.length : trunk.moves.length;

/** What the server is asked about a place. */
export function asked(trunk: Trunk, branch: Branch | null, at: number): Required<ExploreAsked> {
  const start = branch ? startOf(trunk, branch) : at + 1;
  if (!branch || at < start) return { since: trunk.seqs[at]!, moves: [], seed: null };
  return { since: branch.since, moves: branch.moves.slice(0, at - start), seed: branch.seed };
}

/** How many moves two branches have in common; none where they do not begin alike. */
function common(one: Branch, other: Branch): number {
  if (one.since !== other.since || one.seed !== other.seed) return 0;
  const differs = one.moves.findIndex((move, index) => move !== other.moves[index]);
  return differs < 0 ? one.moves.length : differs;
}

/** A new branch with these moves, and the place at its end. */
function grown(trunk: Trunk, branches: readonly Branch[], root: Pick<Branch, "since" | "seed" | "moves">): Grown {
  const drafts = branches.flatMap(({ id, key }) => (id === null ? [Number(key)] : []));
  const key = String(Math.max(0, ...drafts) + 1);
  const branch: Branch = { ...root, key, id: null, kept: 0, name: "", shared: false, mine: true, by: "" };
  return { branches: [...branches, branch], place: { branch: key, at: lengthOf(trunk, branch) } };
}

/** Where a move leads: along what is there already, or into a branch that it begins or lengthens. */
export function played(trunk: Trunk, branches: readonly Branch[], place: Place, token: string): Grown {
  const branch = find(branches, place.branch);
  const [root, at] = [asked(trunk, branch, place.at), place.at + 1];
  const moves = [...root.moves, token];
  const leads = (each: Branch): boolean =>
    each.since === root.since && each.seed === root.seed && moves.every((move, index) => each.moves[index] === move);
  const ahead = branch && place.at < startOf(trunk, branch) && trunk.moves[place.at] === token;
  if (branch && (ahead || leads(branch))) return { branches, place: { branch: branch.key, at } };
  if (root.seed === null && !root.moves.length && trunk.moves[place.at] === token) return { branches, place: { branch: null, at } };
  const other = branches.find(leads);
  if (other) return { branches, place: { branch: other.key, at } };
  if (branch?.mine && place.at === lengthOf(trunk, branch)) {
    const longer = branches.map((each) => (each === branch ? { ...each, moves } : each));
    return { branches: longer, place: { branch: branch.key, at } };
  }
  return grown(trunk, branches, { ...root, moves });
}

/** A branch that begins at a moment of the record with everything dealt anew. */
export const dealt = (trunk: Trunk, branches: readonly Branch[], at: number, seed: string): Grown =>
  grown(trunk, branches, { since: trunk.seqs[at]!, seed, moves: [] });

/** Whether a place is one of the record, whatever line has led there. */
export function onRecord(trunk: Trunk, branch: Branch | null, at: number): boolean {
  const { moves, seed } = asked(trunk, branch, at);
  return seed === null && !moves.length;
}

/** All branches in the order of the game, each after the one that it grows out of. */
export function arranged(trunk: Trunk, branches: readonly Branch[]): Twig[] {
  const order = (one: Branch, other: Branch): number =>
    one.since - other.since ||
    (one.seed ?? "").localeCompare(other.seed ?? "") ||
    one.moves.join(" ").localeCompare(other.moves.join(" "));
  const twigs: Twig[] = [];
  for (const branch of [...branches].sort(order)) {
    const start = startOf(trunk, branch);
    let [depth, from] = [0, start];
    for (const other of twigs) {
      const shared = common(branch, other.branch);
      if (start + shared > from) [depth, from] = [other.depth + 1, start + shared];
    }
    twigs.push({ branch, depth, from });
  }
  return twigs;
}

/** The first move of a branch that is its own. */
export const firstOf = (trunk: Trunk, { branch, from }: Twig): string | null =>
  branch.moves[from - startOf(trunk, branch)] ?? branch.moves.at(-1) ?? null;
