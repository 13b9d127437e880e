import { describe, expect, it } from "vitest";
import { arrangeBranches, dealBranch, exploreRequest, find, firstOwnMove, lengthOf, onRecord, playMove, storedBranch, type Branch, type TreeChange, type Trunk } from "../../../src/pages/explore/tree.ts";

// A record of four moves, one of which was taken back before it was made anew: entries are not counted through.
const TRUNK: Trunk = { seqs: [0, 2, 3, 6, 7], moves: ["a", "b", "c", "d"] };
const SEED = "79".repeat(32);
const none: TreeChange = { branches: [], cursor: { branch: null, at: 0 } };

const info = (id: string, since: number, moves: string, mine = true, seed: string | null = null): Branch =>
  storedBranch({ id, since, moves: [...moves], seed, name: "", shared: false, mine, by: "Livia" });

/** Play letters one after the other. */
const play = (from: TreeChange, letters: string): TreeChange =>
  [...letters].reduce((at, token) => playMove(TRUNK, at.branches, at.cursor, token), from);

const lines = ({ branches }: TreeChange): string[] => branches.map(({ since, moves }) => `${String(since)} ${moves.join("")}`);

describe("a move", () => {
  it("goes along the record where it was played there", () => {
    const at = play(none, "abc");
    expect([at.branches, at.cursor]).toEqual([[], { branch: null, at: 3 }]);
  });

  it("begins a branch where it was not, and lengthens it", () => {
    const at = play(none, "abxyz");
    expect(lines(at)).toEqual(["3 xyz"]);
    expect(at.cursor).toEqual({ branch: at.branches[0]!.key, at: 5 });
    expect(at.branches[0]).toMatchObject({ id: null, storedMoves: 0, mine: true });
  });

  it("goes along a branch that is there, be it one's own or not", () => {
    const branches = [info("one", 3, "xy", false)];
    const at = play({ branches, cursor: { branch: null, at: 2 } }, "xy");
    expect([at.branches, at.cursor]).toEqual([branches, { branch: "one", at: 4 }]);
  });

  it("in the middle of a branch begins another, which has the moves before it too", () => {
    const at = play({ branches: [info("one", 3, "xyz")], cursor: { branch: "one", at: 3 } }, "w");
    expect(lines(at)).toEqual(["3 xyz", "3 xw"]);
    expect(play({ ...at, cursor: { branch: "one", at: 3 } }, "w").cursor).toEqual(at.cursor);
  });

  it("at the end of somebody else's branch leaves theirs as it is", () => {
    const at = play({ branches: [info("one", 3, "x", false)], cursor: { branch: "one", at: 3 } }, "y");
    expect(lines(at)).toEqual(["3 x", "3 xy"]);
    const own = play({ branches: [info("one", 3, "x")], cursor: { branch: "one", at: 3 } }, "y");
    expect([lines(own), own.branches[0]!.storedMoves]).toEqual([["3 xy"], 1]);
  });

  it("before a branch leaves the record goes along with it, and back onto the record where it begins", () => {
    const branches = [info("one", 3, "x")];
    expect(play({ branches, cursor: { branch: "one", at: 0 } }, "ab").cursor).toEqual({ branch: "one", at: 2 });
    expect(play({ branches, cursor: { branch: "one", at: 2 } }, "c").cursor).toEqual({ branch: null, at: 3 });
    expect(play({ branches, cursor: { branch: "one", at: 2 } }, "x").cursor).toEqual({ branch: "one", at: 3 });
    expect(lines(play({ branches, cursor: { branch: "one", at: 1 } }, "q"))).toEqual(["3 x", "2 q"]);
  });

  it("after a new deal is not the record's, though it has the same name", () => {
    const anew = dealBranch(TRUNK, [], 2, SEED);
    expect(anew.cursor).toEqual({ branch: anew.branches[0]!.key, at: 2 });
    const at = play(anew, "c");
    expect(lines(at)).toEqual(["3 c"]);
    expect(at.branches[0]!.seed).toBe(SEED);
    const other = play(anew, "x");
    expect(lines(play({ branches: other.branches, cursor: { branch: null, at: 2 } }, "x"))).toEqual(["3 x", "3 x"]);
  });
});

describe("a place", () => {
  const one = info("one", 3, "xyz");

  it("is asked about by where its line leaves the record", () => {
    expect(exploreRequest(TRUNK, null, 3)).toEqual({ since: 6, moves: [], seed: null });
    expect(exploreRequest(TRUNK, one, 1)).toEqual({ since: 2, moves: [], seed: null });
    expect(exploreRequest(TRUNK, one, 4)).toEqual({ since: 3, moves: ["x", "y"], seed: null });
    const anew = info("two", 3, "x", true, SEED);
    expect(exploreRequest(TRUNK, anew, 2)).toEqual({ since: 3, moves: [], seed: SEED });
    expect(exploreRequest(TRUNK, anew, 1).seed).toBeNull();
  });

  it("is one of the record up to where its line leaves it", () => {
    expect([0, 2, 3].map((at) => onRecord(TRUNK, one, at))).toEqual([true, true, false]);
    expect(onRecord(TRUNK, info("two", 3, "x", true, SEED), 2)).toBe(false);
    expect(onRecord(TRUNK, null, 4)).toBe(true);
  });

  it("is at most at the end of its line", () => {
    expect([lengthOf(TRUNK, null), lengthOf(TRUNK, one)]).toEqual([4, 5]);
    expect([find([one], "one"), find([one], "two"), find([one], null)]).toEqual([one, null, null]);
  });
});

describe("the tree", () => {
  it("has every branch after the one that it grows out of", () => {
    const branches = [info("late", 6, "q"), info("deep", 3, "xyw"), info("deeper", 3, "xywu"), info("mid", 3, "xy"), info("other", 3, "v"), info("side", 3, "xz"), info("anew", 3, "x", true, SEED)];
    const shown = arrangeBranches(TRUNK, branches).map((node) => [node.branch.key, node.depth, node.from, firstOwnMove(TRUNK, node)]);
    expect(shown).toEqual([
      ["other", 0, 2, "v"],
      ["mid", 0, 2, "x"],
      ["deep", 1, 4, "w"],
      ["deeper", 2, 5, "u"],
      ["side", 1, 3, "z"],
      ["anew", 0, 2, "x"],
      ["late", 0, 3, "q"],
    ]);
  });

  it("has a name even for a branch without moves", () => {
    const { branches } = dealBranch(TRUNK, [], 1, SEED);
    expect(arrangeBranches(TRUNK, branches).map((node) => [node.from, firstOwnMove(TRUNK, node)])).toEqual([[1, null]]);
  });
});
