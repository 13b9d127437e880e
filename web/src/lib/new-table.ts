/** Opening tables: against bots, with friends, or on one device. */
import { newSeatKeys, openStudy, openTable, playOn, startGame } from "./server/api.ts";
import { findGame, firstGame } from "./games.ts";
import { t } from "./i18n.svelte.ts";
import { keepInvite, keepSeatKeys } from "./person/credentials.ts";
import { ensurePersonKey } from "./person/person.svelte.ts";
import { settings } from "./person/settings.svelte.ts";
import type { TableWithInvite, Rules, SeatPlan } from "./protocol.ts";

const STORED = "vesuvius.bots";

/** A game against bots: how many, how strong, and which game. */
interface BotGame {
  bots: number;
  level: number;
  game: string;
}

/** The last game against bots on this device. */
export function lastBotGame(): BotGame {
  const [bots = "2", level = "2", game = ""] = (localStorage.getItem(STORED) ?? "").split(" ").filter(Boolean);
  return { bots: Number(bots), level: Number(level), game };
}

/** The game that was chosen last on this device, or else the first one. */
export const chosenGame = (): string => findGame(lastBotGame().game)?.name ?? firstGame();

export const saveBotGame = ({ bots, level, game }: BotGame): void => {
  localStorage.setItem(STORED, `${String(bots)} ${String(level)} ${game}`);
};

/** Names for bots that nobody has yet, in random order. */
export function botNames(count: number, random: () => number = Math.random, taken: readonly string[] = []): string[] {
  const names = t("web-bot-names").split(/, */);
  return names
    .filter((name) => !taken.includes(name))
    .map((name) => ({ name, place: random() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ name }) => name);
}

export const botSeats = (count: number, level: number): SeatPlan[] =>
  botNames(count).map((name) => ({ kind: "bot", bot: `level:${String(level)}`, name }));

/** Opens a table against bots and starts its game. Returns its id. */
export async function playBots(rules: Rules, bots: number, level: number): Promise<string> {
  const key = await ensurePersonKey();
  const seats: SeatPlan[] = [{ kind: "me" }, ...botSeats(bots, level)];
  const audience = settings.watched ? "anyone" : "invited";
  return startOpened(await openTable(key, { rules: { ...rules, order: "lot", audience }, seats }), key);
}

/** Starts the game of an opened table. Returns its id. */
async function startOpened({ info, invite }: TableWithInvite, key: string): Promise<string> {
  keepInvite(info.table, invite);
  await startGame(info.table, key);
  return info.table;
}

/** Opens a table against bots that starts from a position, with this person at a seat. Returns its id. */
export async function playPosition(
  game: string,
  position: Record<string, unknown>,
  players: number,
  options: readonly string[],
  seat: number,
  level: number,
): Promise<string> {
  const key = await ensurePersonKey();
  const seats = botSeats(players, level).map((bot, each): SeatPlan => (each === seat ? { kind: "me" } : bot));
  const table = { rules: { game, options: [...options], order: "choice" as const }, seats };
  return startOpened(await openStudy(key, { study: { game, position }, table }), key);
}

/** Opens a table that waits for people. Returns its id. */
export async function inviteFriends(rules: Rules, players: number): Promise<string> {
  const key = await ensurePersonKey();
  const open = Array.from({ length: players - 1 }, (): SeatPlan => ({ kind: "open" }));
  const opened = await openTable(key, { rules, seats: [{ kind: "me" }, ...open] });
  keepInvite(opened.info.table, opened.invite);
  return opened.info.table;
}

/** Opens a table for people who share this device, and bots, and starts its game. Returns its id. */
export async function shareDevice(rules: Rules, names: readonly string[], bots: SeatPlan[]): Promise<string> {
  const key = await ensurePersonKey();
  const people = names.map((name): SeatPlan => ({ kind: "device", name }));
  const { info, invite } = await openTable(key, { rules, seats: [...people, ...bots] });
  keepInvite(info.table, invite);
  await startGame(info.table, key);
  keepSeatKeys(info.table, (await newSeatKeys(info.table, key)).keys);
  return info.table;
}

/** Where a finished game is tried again: its rules and record, the last entry to keep, and this person's seat. */
interface RetryPoint {
  rules: Rules;
  players: number;
  record: string;
  upto: number;
  seat: number;
}

/** Opens a table against bots that goes on from a turn of a finished game. Returns its id. */
export async function tryAgain({ rules, players, record, upto, seat }: RetryPoint, level: number): Promise<string> {
  const key = await ensurePersonKey();
  const seats = botSeats(players - 1, level);
  seats.splice(seat, 0, { kind: "me" });
  const table = { rules: { game: rules.game, options: rules.options ?? [] }, seats };
  return startOpened(await playOn(key, { record, table, upto }), key);
}
