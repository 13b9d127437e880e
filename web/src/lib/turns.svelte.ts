/** This person's tables, and at which of them it is their turn: shown in every page's title, and as notifications. */
import { untrack } from "svelte";
import { myTables } from "./server/api.ts";
import { t, titleOf } from "./i18n.svelte.ts";
import { personKey } from "./person/credentials.ts";
import { showBadge } from "./browser/installed-app.svelte.ts";
import { clearNotifications, showNotification } from "./browser/notifications.ts";
import type { TableInfo } from "./protocol.ts";
import { settings } from "./person/settings.svelte.ts";

const EVERY = 60_000;

let tables = $state.raw<TableInfo[]>([]);
/** The open table, and whether it is this person's turn there; it knows sooner than the list. */
let open = $state.raw<{ table: string; turn: boolean } | null>(null);

export const knownTables = (): TableInfo[] => tables;

/** Whether a table is one of this person's own. */
export const isMine = (table: string): boolean => tables.some((info) => info.table === table);

/** At how many tables it is this person's turn, not counting the open one. */
export function waitingElsewhere(known: readonly TableInfo[], besides: string | null): number {
  return known.filter((info) => info.waiting && info.table !== besides).length;
}

/** Another table where it is this person's turn: the one that has waited longest. */
export function nextWaiting(known: readonly TableInfo[], besides: string | null): TableInfo | null {
  const waiting = known.filter((info) => info.waiting && info.table !== besides);
  return waiting.sort((one, other) => one.created - other.created)[0] ?? null;
}

/** The title of a page, with the number of turns that wait. */
export function pageTitle(title: string): string {
  const count = waitingElsewhere(tables, open?.table ?? null) + Number(open?.turn ?? false);
  if (open?.turn) return count > 1 ? t("web-title-turns", { count }) : t("web-title-turn");
  return count ? t("web-title-waiting", { count, title }) : title;
}

function call(table: string, game: string): void {
  if (!settings.notice || !document.hidden) return;
  showNotification(table, t("web-notice-title"), t("web-notice-text", { game: titleOf(game) }));
}

/** Called by the open table when the turn changes; with null when it is closed. */
export function setOpenTable(info: TableInfo | null, turn: boolean): void {
  const before = untrack(() => open);
  open = info && { table: info.table, turn };
  if (info && turn && before?.turn === false) call(info.table, info.rules.game);
}

let looking: Promise<void> | null = null;

/** Fetches the tables again. Simultaneous calls share one request. */
export function refreshTurns(): Promise<void> {
  looking ??= look().finally(() => {
    looking = null;
  });
  return looking;
}

async function look(): Promise<void> {
  const key = personKey();
  if (key === null) {
    tables = [];
    return;
  }
  const before = new Set(tables.filter((info) => info.waiting).map((info) => info.table));
  const wasKnown = tables.length > 0;
  tables = await myTables(key);
  showBadge(waitingElsewhere(tables, null));
  for (const { table, waiting, rules } of tables) {
    if (wasKnown && waiting && !before.has(table) && table !== open?.table) call(table, rules.game);
  }
}

/** Fetches the tables regularly, and when the page becomes visible. Errors are ignored. */
export function watchTurns(): void {
  const again = (): void => void refreshTurns().catch(() => undefined);
  again();
  setInterval(again, EVERY);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") return;
    clearNotifications();
    again();
  });
}
