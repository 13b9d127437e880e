import { describe, expect, it } from "vitest";
import { defaultAmountIndex, missingWorth } from "../../../src/games/pompeii/board/offering.ts";
import type { PompeiiView } from "../../../src/games/pompeii/view.ts";

const view = (decision: string, good: string, required = 6): PompeiiView =>
  ({ decision, about: { good }, required, seats: [{ pledged: { bread: 1 } }, { pledged: {} }] }) as unknown as PompeiiView;

describe("an offering", () => {
  it("lacks what nobody has pledged yet, and never less than nothing", () => {
    expect(missingWorth(view("pledged", "grain"))).toBe(3);
    expect(missingWorth(view("pledged", "grain", 2))).toBe(0);
  });

  it.each([
    ["pledged", "grain", [1, 2, 3, 4, 5], 2],
    ["pledged", "wine", [1, 2, 3], 1], // worth two each
    ["pledged", "grain", [1, 2], 1], // all there are
    ["times", "grain", [1, 2, 3, 4, 5], 4],
  ])("proposes for %s of %s out of %j the one at %i", (decision, good, offered, place) => {
    expect(defaultAmountIndex(offered, view(decision, good))).toBe(place);
  });

  it("proposes one where nothing is missing any more", () => {
    expect(defaultAmountIndex([1, 2, 3], view("pledged", "grain", 2))).toBe(0);
  });
});
