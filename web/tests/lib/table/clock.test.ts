import { describe, expect, it } from "vitest";
import { durationText, isLow, serverNow, syncServerTime, timeLeft, warning, type TimeLeft } from "../../../src/lib/table/clock.ts";
import type { Clock, Times } from "../../../src/lib/protocol.ts";

const LIVE: Clock = { kind: "live", decision: 20, reserve: 300 };
const SLOW: Clock = { kind: "slow", days: 3 };
const DAY = 86_400;
/** Seat 0 decides since 1000, with 20 seconds of its own and 300 in reserve. */
const times: Times = { reserves: [300, 40], deadline: 1320, now: 1000 };
const running = (own: number, reserve = 0): TimeLeft => ({ own, reserve, running: true });

describe("a clock", () => {
  it("counts the decision's own seconds down first, then the reserve", () => {
    expect(timeLeft(LIVE, times, 0, 0, 1005)).toEqual(running(15, 300));
    expect(timeLeft(LIVE, times, 0, 0, 1020)).toEqual(running(0, 300));
    expect(timeLeft(LIVE, times, 0, 0, 1100)).toEqual(running(0, 220));
    expect(timeLeft(LIVE, times, 0, 0, 9999)).toEqual(running(0, 0));
  });

  it("stands still for whoever does not decide, and where no time runs", () => {
    expect(timeLeft(LIVE, times, 1, 0, 1100)).toEqual({ own: 0, reserve: 40, running: false });
    expect(timeLeft(LIVE, { ...times, deadline: null }, 0, 0, 1100)).toEqual({ own: 0, reserve: 300, running: false });
  });

  it("of days runs for whoever decides, and is not there for the others", () => {
    expect(timeLeft(SLOW, { ...times, deadline: 1000 + 3 * DAY }, 0, 0, 1000 + DAY)).toEqual(running(2 * DAY));
    expect(timeLeft(SLOW, times, 1, 0, 1000)).toBeNull();
  });

  it("is not there where nobody is hurried", () => {
    expect(timeLeft({ kind: "none" }, times, 0, 0, 1000)).toBeNull();
  });

  it("says when little is left", () => {
    expect([running(20, 300), running(20, 11), running(20, 10), running(0, 5)].map((each) => isLow(LIVE, each))).toEqual([
      false, false, true, true,
    ]);
    expect(isLow(LIVE, { own: 0, reserve: 5, running: false })).toBe(false);
    expect([7, 6].map((hours) => isLow(SLOW, running(hours * 3600)))).toEqual([false, true]);
  });

  it("warns once at each mark, of the lowest where several were passed, and never of the others' turns", () => {
    const at = (before: number, now: number): unknown => warning(LIVE, running(0, before), running(0, now))?.args?.["seconds"];
    expect([at(61, 60.5), at(60.5, 60), at(60, 59), at(31, 30), at(61, 9), at(9, 8)]).toEqual([
      undefined, 60, undefined, 30, 10, undefined,
    ]);
    expect(warning(LIVE, running(0, 61), { own: 0, reserve: 59, running: false })).toBeNull();
    expect(warning(SLOW, running(3601), running(3600))).toEqual({ id: "web-time-hours-said", args: { hours: 1 } });
  });

  it("follows the server's time, not the device's", () => {
    syncServerTime(5000, 1_000_000);
    expect(serverNow(1_002_500)).toBe(5002.5);
  });

  it("is read in the units that matter", () => {
    expect(durationText(2 * DAY + 4 * 3600)).toEqual({ id: "web-time-days", args: { days: 2, hours: 4 } });
    expect(durationText(3 * 3600 + 59.5 * 60)).toEqual({ id: "web-time-hours", args: { hours: 4, minutes: 0 } });
    expect(durationText(754)).toBe("12:34");
  });
});
