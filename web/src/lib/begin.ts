/** Opening tables: against bots, with friends, or on one device. */
import { begin, newSeatKeys, openStudy, openTable } from "./api.ts";
import { t } from "./i18n.svelte.ts";
import { keepInvite, keepSeatKeys } from "./keys.ts";
import { somebody } from "./person.svelte.ts";
import type { Rules, SeatPlan } from "./protocol.ts";

/** The names of bots, in an order of their own each time. */
export function botNames(count: number, random: () => number = Math.random): string[] {
  const names = t("web-bot-names").split(/, */);
  return names
    .map((name) => ({ name, place: random() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ name }) => name);
}

export const botSeats = (count: number, level: number): SeatPlan[] =>
  botNames(count).map((name) => ({ kind: "bot", bot: `level:${String(level)}`, name }));

/** A table against bots whose game has begun; its id. */
export async function playBots(game: string, bots: number, level: number, rated: boolean): Promise<string> {
  const key = await somebody();
  const seats: SeatPlan[] = [{ kind: "me" }, ...botSeats(bots, level)];
  const opened = await openTable(key, { rules: { game, order: "lot", rated }, seats });
  keepInvite(opened.info.table, opened.invite);
  await begin(opened.info.table, key);
  return opened.info.table;
}

/** A table against bots that begins at a position, with oneself at a seat; its id. */
export async function playPosition(
  game: string,
  position: Record<string, unknown>,
  players: number,
  options: readonly string[],
  seat: number,
  level: number,
): Promise<string> {
  const key = await somebody();
  const seats = botSeats(players, level).map((bot, each): SeatPlan => (each === seat ? { kind: "me" } : bot));
  const table = { rules: { game, options: [...options], order: "choice" as const }, seats };
  const opened = await openStudy(key, { study: { game, position }, table });
  keepInvite(opened.info.table, opened.invite);
  await begin(opened.info.table, key);
  return opened.info.table;
}

/** A table that waits for people; its id. */
export async function inviteFriends(rules: Rules, players: number): Promise<string> {
  const key = await somebody();
  const open = Array.from({ length: players - 1 }, (): SeatPlan => ({ kind: "open" }));
  const opened = await openTable(key, { rules, seats: [{ kind: "me" }, ...open] });
  keepInvite(opened.info.table, opened.invite);
  return opened.info.table;
}

/** A table for people who share this device, and bots; its game has begun. */
export async function shareDevice(rules: Rules, names: readonly string[], bots: SeatPlan[]): Promise<string> {
  const key = await somebody();
  const people = names.map((name): SeatPlan => ({ kind: "device", name }));
  const { info, invite } = await openTable(key, { rules, seats: [...people, ...bots] });
  keepInvite(info.table, invite);
  const begun = await begin(info.table, key);
  keepSeatKeys(begun.table, (await newSeatKeys(begun.table, key)).keys);
  return begun.table;
}
