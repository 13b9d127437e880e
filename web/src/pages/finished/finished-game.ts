/** A finished game, with everything that its pages need to show any moment. */
import type { Moment, Presentation } from "../../lib/table/presentation.ts";
import { loadPresentation } from "../../games/index.ts";
import { pastOf, record, tableInfo, tableView, type Access } from "../../lib/server/api.ts";
import { inviteTo, personKey } from "../../lib/person/credentials.ts";
import type { TableInfo, View } from "../../lib/protocol.ts";
import { momentsOf } from "../../lib/table/past.ts";
import { readRecord, type Entry } from "../../lib/table/record.ts";

export interface FinishedGame {
  info: TableInfo;
  presentation: Presentation;
  end: View;
  /** The record as text, and its moves. */
  record: string;
  entries: Entry[];
  points: Moment[];
  /** Whether its deal is still secret, so that nothing can be played from it: a challenge of today. */
  sealed: boolean;
}

/** The access to a table that this device has. */
export const accessTo = (table: string): Access => ({ key: personKey(), invite: inviteTo(table) });

/** Loads the game of a table; null while it is not over. */
export async function loadFinishedGame(table: string): Promise<FinishedGame | null> {
  const access = accessTo(table);
  const info = await tableInfo(table, access);
  if (info.status !== "over") return null;
  const [presentation, end, text, past] = await Promise.all([
    loadPresentation(info.rules.game),
    tableView(table, access),
    record(table, null, access),
    pastOf(table, null, access),
  ]);
  const entries = readRecord(text);
  const sealed = Boolean(info.daily) && end.seed === null;
  const moments = momentsOf(past, entries);
  // The last one is as the server shows it: it says how the game ended.
  const points = [...moments.slice(0, -1), { ...moments.at(-1)!, view: end.view }];
  return { info, presentation, end, record: text, entries, points, sealed };
}
