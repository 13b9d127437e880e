/** Clocks of a table. The server's time decides; between two of its messages the page goes on counting by its own. */
import type { Message } from "./i18n.svelte.ts";
import type { Clock, Times } from "./protocol.ts";
import { countdown } from "./time.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Seconds left at which somebody is warned, most first; from the second on little is left. */
const WARNINGS = { live: [60, 30, 10], slow: [DAY, 6 * HOUR, HOUR] } as const;

/** What is left to a seat, in seconds: of the decision's own time, and of the reserve behind it. */
export interface Left {
  own: number;
  reserve: number;
  running: boolean;
}

let ahead = 0;

/** The server has said what time it is. */
export function hearTime(now: number, here: number = Date.now()): void {
  ahead = now - here / 1000;
}

/** The time on the server, as far as the page knows. */
export const serverNow = (here: number = Date.now()): number => here / 1000 + ahead;

/** What is left to a seat; null where nothing is counted for it. `turn` is the seat that decides. */
export function left(clock: Clock, times: Times, seat: number, turn: number | null, now: number): Left | null {
  if (clock.kind === "none") return null;
  const running = seat === turn && times.deadline !== null;
  const total = running ? Math.max(0, times.deadline! - now) : 0;
  if (clock.kind === "slow") return running ? { own: total, reserve: 0, running } : null;
  const reserve = times.reserves[seat] ?? 0;
  return running
    ? { own: Math.max(0, total - reserve), reserve: Math.min(reserve, total), running }
    : { own: 0, reserve, running };
}

export const total = ({ own, reserve }: Left): number => own + reserve;

/** Whether somebody has to hurry. */
export function isLittle(clock: Clock, found: Left): boolean {
  return clock.kind !== "none" && found.running && total(found) <= WARNINGS[clock.kind][1];
}

/** The warning that became due between two looks at a clock, if one did. */
export function warning(clock: Clock, before: Left | null, now: Left | null): Message | null {
  if (clock.kind === "none" || !before?.running || !now?.running) return null;
  const due = WARNINGS[clock.kind].findLast((each) => total(now) <= each && total(before) > each);
  if (due === undefined) return null;
  return clock.kind === "live"
    ? { id: "web-time-seconds-said", args: { seconds: due } }
    : { id: "web-time-hours-said", args: { hours: due / HOUR } };
}

/** Some seconds as people say them: `2 d 4 h`, `4 h 10 min`, and counted down once it is less than an hour. */
export function spoken(seconds: number): Message | string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds >= DAY) return { id: "web-time-days", args: { days: Math.trunc(minutes / 1440), hours: Math.trunc(minutes / 60) % 24 } };
  if (seconds >= HOUR) return { id: "web-time-hours", args: { hours: Math.trunc(minutes / 60), minutes: minutes % 60 } };
  return countdown(seconds);
}
