/** The tables of this person, and at which of them somebody waits for them: in the title of every page, and as notices. */
import { untrack } from "svelte";
import { myTables } from "./api.ts";
import { t, titleOf } from "./i18n.svelte.ts";
import { personKey } from "./keys.ts";
import { clearNotices, showNotice } from "./notice.ts";
import type { TableInfo } from "./protocol.ts";
import { settings } from "./settings.svelte.ts";

const EVERY = 60_000;

let tables = $state.raw<TableInfo[]>([]);
/** The table that is open, and whether it is the reader's turn there: it knows that better than the list. */
let open = $state.raw<{ table: string; turn: boolean } | null>(null);

export const mine = (): TableInfo[] => tables;

/** At how many tables somebody waits, besides one that is looked at. */
export function waitingElsewhere(known: readonly TableInfo[], besides: string | null): number {
  return known.filter((info) => info.waiting && info.table !== besides).length;
}

/** The title of a page, with a word about the turns that wait. */
export function titled(title: string): string {
  const count = waitingElsewhere(tables, open?.table ?? null) + Number(open?.turn ?? false);
  if (open?.turn) return count > 1 ? t("web-title-turns", { count }) : t("web-title-turn");
  return count ? t("web-title-waiting", { count, title }) : title;
}

function call(table: string, game: string): void {
  if (!settings.notice || !document.hidden) return;
  showNotice(table, t("web-notice-title"), t("web-notice-text", { game: titleOf(game) }));
}

/** The table that is open says whose turn it is; null when it is left. */
export function atTable(info: TableInfo | null, turn: boolean): void {
  const before = untrack(() => open);
  open = info && { table: info.table, turn };
  if (info && turn && before?.turn === false) call(info.table, info.rules.game);
}

let looking: Promise<void> | null = null;

/** Look again which tables wait; several who ask at once share the answer. */
export function lookForTurns(): Promise<void> {
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
  for (const { table, waiting, rules } of tables) {
    if (wasKnown && waiting && !before.has(table) && table !== open?.table) call(table, rules.game);
  }
}

/** Look now and then, and whenever the page is looked at again. Where there is no answer, what is known stays. */
export function watchTurns(): void {
  const again = (): void => void lookForTurns().catch(() => undefined);
  again();
  setInterval(again, EVERY);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") return;
    clearNotices();
    again();
  });
}
