import { describe, expect, it } from "vitest";
import { longDate, secondsLeft } from "../../../src/pages/daily/daily.ts";

describe("the challenge of a day", () => {
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
