/** The challenge of a day. */
import { request } from "../../lib/server/api.ts";
import type { DailyInfo, TableInfo } from "../../lib/protocol.ts";

/** The person's entry among the seats. */
export const PERSON = "person";

export const dailyInfo = (game: string, day: string | null, key: string | null): Promise<DailyInfo> =>
  request("GET", `/api/daily/${game}${day === null ? "" : `?day=${day}`}`, { key });
/** Starts today's challenge, or goes on with it. */
export const playDaily = (game: string, key: string): Promise<TableInfo> => request("POST", `/api/daily/${game}`, { key });

/** A day in words. It is the same day in every time zone. */
export const longDate = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "full", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** The seconds left of a day, this many seconds after the server's answer. */
export const secondsLeft = ({ ends, now }: Pick<DailyInfo, "ends" | "now">, since: number): number =>
  Math.max(0, ends - now - since);
