import { describe, expect, it } from "vitest";
import { longDate, secondsLeft } from "../../src/daily/daily.ts";
import { dailyPath, pageOf } from "../../src/lib/routes.svelte.ts";

describe("the challenge of a day", () => {
  it("is found by its path", () => {
    expect(pageOf("/daily")).toEqual({ name: "daily", game: null, day: null });
    expect(pageOf("/daily/downfall/")).toEqual({ name: "daily", game: "downfall", day: null });
    expect(pageOf(dailyPath("downfall", "2026-11-16"))).toEqual({ name: "daily", game: "downfall", day: "2026-11-16" });
    for (const path of ["/daily/2026-11-16", "/daily/downfall/today", "/daily/downfall/2026-11-16/more", "/dailys"])
      expect(pageOf(path)).toEqual({ name: "nowhere" });
  });

  it("is of the same day wherever one reads it", () => {
    expect(longDate("de", "2026-11-16")).toBe("Montag, 16. November 2026");
    expect(longDate("nl", "2027-01-01")).toBe("vrijdag 1 januari 2027");
  });

  it("goes on until the server's midnight, whatever the clock of the device says", () => {
    const told = { ends: 1000, now: 400 };
    expect(secondsLeft(told, 0)).toBe(600);
    expect(secondsLeft(told, 599.5)).toBe(0.5);
    expect(secondsLeft(told, 700)).toBe(0);
  });
});
