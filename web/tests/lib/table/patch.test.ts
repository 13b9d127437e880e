import { describe, expect, it } from "vitest";
import { applyPatch } from "../../../src/lib/table/patch.ts";

const view = { phase: "a", pieces: { C3: [1, 0], D4: [0, 2] }, hands: [{ count: 4, cards: null }, { count: 4, cards: ["1"] }], played: ["7"] };

describe("a patch", () => {
  it("changes values, adds and removes keys, and lengthens lists", () => {
    const changed = { "/phase": null, "/pieces/E5": [1, 1], "/hands/0/cards": ["3"], "/hands/1/count": 3, "/played/1": "9", "/played/2": "2" };
    expect(applyPatch(view, { changed, removed: ["/pieces/C3"] })).toEqual({
      phase: null,
      pieces: { D4: [0, 2], E5: [1, 1] },
      hands: [{ count: 4, cards: ["3"] }, { count: 3, cards: ["1"] }],
      played: ["7", "9", "2"],
    });
  });

  it("leaves the view before it as it was, and shares what has not changed", () => {
    const before = structuredClone(view);
    const after = applyPatch(view, { changed: { "/pieces/C3": [2, 0] }, removed: [] });
    expect(view).toEqual(before);
    expect(after["hands"]).toBe(view.hands);
  });

  it("reads keys with slashes and tildes", () => {
    expect(applyPatch({ "a/b": 1, "c~d": 2 }, { changed: { "/a~1b": 3 }, removed: ["/c~0d"] })).toEqual({ "a/b": 3 });
  });
});
