/** The challenge of a day, as the server tells of it. */
import { ask } from "../lib/api.ts";
import type { DailyInfo, TableInfo } from "../lib/protocol.ts";

/** Who takes the challenge up, among the seats. */
export const PERSON = "person";

export const dailyInfo = (game: string, day: string | null, key: string | null): Promise<DailyInfo> =>
  ask("GET", `/api/daily/${game}${day === null ? "" : `?day=${day}`}`, { key });
/** Take up today's challenge, or go on with it. */
export const playDaily = (game: string, key: string): Promise<TableInfo> => ask("POST", `/api/daily/${game}`, { key });

/** A day as a language writes it; it is the same day everywhere. */
export const longDate = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "full", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** The seconds that a day still has, so many seconds after the server told of it. */
export const secondsLeft = ({ ends, now }: Pick<DailyInfo, "ends" | "now">, since: number): number =>
  Math.max(0, ends - now - since);
