/** The clocks of a table. The server's time counts; between messages the page goes on with its own. */
import type { Message } from "../i18n.svelte.ts";
import type { Clock, Times } from "../protocol.ts";
import { countdown } from "../format.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Seconds left at which a player is warned. From the second warning on, time is low. */
const WARNINGS = { live: [60, 30, 10], slow: [DAY, 6 * HOUR, HOUR] } as const;

/** The time left to a seat, in seconds: for this decision, and in reserve. */
export interface TimeLeft {
  own: number;
  reserve: number;
  running: boolean;
}

let ahead = 0;

/** Takes over the server's time. */
export function syncServerTime(now: number, here: number = Date.now()): void {
  ahead = now - here / 1000;
}

/** The server's time, as far as the page knows. */
export const serverNow = (here: number = Date.now()): number => here / 1000 + ahead;

/** The time left to a seat; null if it has no clock. `turn` is the seat that decides. */
export function timeLeft(clock: Clock, times: Times, seat: number, turn: number | null, now: number): TimeLeft | null {
  if (clock.kind === "none") return null;
  const running = seat === turn && times.deadline !== null;
  const total = running ? Math.max(0, times.deadline! - now) : 0;
  if (clock.kind === "slow") return running ? { own: total, reserve: 0, running } : null;
  const reserve = times.reserves[seat] ?? 0;
  return running
    ? { own: Math.max(0, total - reserve), reserve: Math.min(reserve, total), running }
    : { own: 0, reserve, running };
}

const total = ({ own, reserve }: TimeLeft): number => own + reserve;

/** Whether time is low. */
export function isLow(clock: Clock, found: TimeLeft): boolean {
  return clock.kind !== "none" && found.running && total(found) <= WARNINGS[clock.kind][1];
}

/** The warning that became due between two readings of a clock, if any. */
export function warning(clock: Clock, before: TimeLeft | null, now: TimeLeft | null): Message | null {
  if (clock.kind === "none" || !before?.running || !now?.running) return null;
  const due = WARNINGS[clock.kind].findLast((each) => total(now) <= each && total(before) > each);
  if (due === undefined) return null;
  return clock.kind === "live"
    ? { id: "web-time-seconds-said", args: { seconds: due } }
    : { id: "web-time-hours-said", args: { hours: due / HOUR } };
}

/** A duration for people: `2 d 4 h`, `4 h 10 min`, or a countdown below an hour. */
export function durationText(seconds: number): Message | string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds >= DAY) return { id: "web-time-days", args: { days: Math.trunc(minutes / 1440), hours: Math.trunc(minutes / 60) % 24 } };
  if (seconds >= HOUR) return { id: "web-time-hours", args: { hours: Math.trunc(minutes / 60), minutes: minutes % 60 } };
  return countdown(seconds);
}
