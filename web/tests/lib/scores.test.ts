import { describe, expect, test } from "vitest";
import { onPodium } from "../../src/lib/scores.ts";

describe("a podium", () => {
  test("has the best player in the middle, and nobody beyond the third", () => {
    expect(onPodium({ places: [4, 1, 3, 2] })).toEqual([
      { seat: 3, place: 2 },
      { seat: 1, place: 1 },
      { seat: 2, place: 3 },
    ]);
  });

  test("has two steps for two players, and equal ones for a shared place", () => {
    expect(onPodium({ places: [1, 1] })).toEqual([
      { seat: 1, place: 1 },
      { seat: 0, place: 1 },
    ]);
  });
});
