/** Opening tables: against bots, with friends, or on one device. */
import { begin, newSeatKeys, openStudy, openTable, playOn } from "./api.ts";
import { t } from "./i18n.svelte.ts";
import { keepInvite, keepSeatKeys } from "./keys.ts";
import { somebody } from "./person.svelte.ts";
import type { Opened, Rules, SeatPlan } from "./protocol.ts";

const KEPT = "vesuvius.bots";

/** Against how many bots somebody plays, how strong they are, and which game. */
export interface Usual {
  bots: number;
  level: number;
  game: string;
}

/** What was played last on this device. */
export function usual(): Usual {
  const [bots = "2", level = "2", game = ""] = (localStorage.getItem(KEPT) ?? "").split(" ").filter(Boolean);
  return { bots: Number(bots), level: Number(level), game };
}

export const keepUsual = ({ bots, level, game }: Usual): void => {
  localStorage.setItem(KEPT, `${String(bots)} ${String(level)} ${game}`);
};

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
export async function playBots(rules: Rules, bots: number, level: number): Promise<string> {
  const key = await somebody();
  const seats: SeatPlan[] = [{ kind: "me" }, ...botSeats(bots, level)];
  return begun(await openTable(key, { rules: { ...rules, order: "lot" }, seats }), key);
}

/** Begin the game of a table that was opened; its id. */
async function begun({ info, invite }: Opened, key: string): Promise<string> {
  keepInvite(info.table, invite);
  await begin(info.table, key);
  return info.table;
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
  return begun(await openStudy(key, { study: { game, position }, table }), key);
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
  await begin(info.table, key);
  keepSeatKeys(info.table, (await newSeatKeys(info.table, key)).keys);
  return info.table;
}

/** Where a finished game is played on: its rules, its record, the entry that was the last, and one's own seat there. */
export interface Turn {
  rules: Rules;
  players: number;
  record: string;
  upto: number;
  seat: number;
}

/** A table against bots at which a finished game is played on from a turn of it; its game has begun. */
export async function tryAgain({ rules, players, record, upto, seat }: Turn, level: number): Promise<string> {
  const key = await somebody();
  const seats = botSeats(players - 1, level);
  seats.splice(seat, 0, { kind: "me" });
  const table = { rules: { game: rules.game, options: rules.options ?? [] }, seats };
  return begun(await playOn(key, { record, table, upto }), key);
}
