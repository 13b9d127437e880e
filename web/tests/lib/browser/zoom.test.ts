import { describe, expect, it } from "vitest";
import { fit, isSecondTap } from "../../../src/lib/browser/zoom.ts";

describe("a board", () => {
  it("is never smaller than whole, nor larger than four times", () => {
    expect([0.3, 1, 1.05, 1.07, 2.5, 9].map(fit)).toEqual([1, 1, 1, 1.07, 2.5, 4]);
  });
});

describe("a double tap", () => {
  it("is two taps in quick succession at one place", () => {
    const first = { at: [100, 100], time: 1000 } as const;
    expect(isSecondTap(first, { at: [108, 92], time: 1200 })).toBe(true);
    expect(isSecondTap(first, { at: [108, 92], time: 1500 })).toBe(false);
    expect(isSecondTap(first, { at: [140, 100], time: 1200 })).toBe(false);
    expect(isSecondTap(null, first)).toBe(false);
  });
});
