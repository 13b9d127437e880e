import { describe, expect, it } from "vitest";
import { areaPath, highest, linePath, nearest, newest, niceTop } from "../../../src/pages/host/chart.ts";
import { extended } from "../../../src/pages/host/host-console.svelte.ts";
import { bytes, duration, figure, span } from "../../../src/pages/host/units.ts";

const BOX = { width: 100, height: 50 };

describe("a chart", () => {
  it("has a round top that is at least as high as its values", () => {
    expect([0, 0.003, 1, 1.01, 24, 26, 99, 512].map(niceTop)).toEqual([1, 0.005, 1, 2, 25, 50, 100, 1000]);
  });

  it("has a gap where nothing was measured, and a dot for a value by itself", () => {
    const line = linePath([0, 25, 50, 75, 100], [0, 5, null, 10, null], 0, 100, 10, BOX);
    expect(line).toBe("M0.0 50.0L25.0 25.0M75.0 0.0h.01");
    expect(areaPath([0, 25, 50, 75], [0, 5, null, 10], 0, 100, 10, BOX)).toBe("M0.0 50L0.0 50.0L25.0 25.0L25.0 50Z");
  });

  it("leaves out what is older than its beginning, and stays inside", () => {
    expect(linePath([0, 50, 100], [3, 20, 5], 50, 100, 10, BOX)).toBe("M0.0 0.0L100.0 25.0");
  });

  it("tells the highest and the newest value that was measured", () => {
    expect([highest([null, 3, 7, null]), newest([null, 3, 7, null]), highest([null]), newest([])]).toEqual([7, 7, null, null]);
  });

  it("finds the time that is pointed at", () => {
    expect([nearest([10, 20, 30], 24), nearest([10, 20, 30], 99), nearest([], 5)]).toEqual([1, 2, -1]);
  });
});

describe("the last hour", () => {
  it("goes on with what is new, and forgets what is older", () => {
    const before = { at: [100, 3000], moves: [1, 2] };
    expect(extended(before, { at: [4000], moves: [3] }, 4000)).toEqual({ at: [3000, 4000], moves: [2, 3] });
    expect(extended(before, { at: [3000, 4000], moves: [2, 3] }, 4000)).toEqual({ at: [3000, 4000], moves: [2, 3] });
    expect(extended({}, { at: [], moves: [] }, 4000)).toEqual({ at: [], moves: [] });
    expect(extended(before, { at: [], moves: [] }, 9000)).toEqual({ at: [], moves: [] });
  });
});

describe("a figure", () => {
  it("is written with a unit that keeps it short", () => {
    expect(bytes("en", 1_234_567)).toBe("1.2 MB");
    expect(bytes("en", 999)).toBe("999 byte");
    expect(bytes("de", 512_000_000)).toBe("512 MB");
    expect(duration("en", 0.0034)).toBe("3.4 ms");
    expect(duration("en", 2.5)).toBe("2.5 sec");
    expect(span("en", 7300)).toBe("2 hours");
    expect(span("nl", 90 * 86_400)).toBe("90 dagen");
    expect([figure("de", 0.123), figure("en", 1234.5)]).toEqual(["0,12", "1,230"]);
  });
});
