/** A finished game, with all that its pages need to show any moment of it. */
import type { Face } from "../games/game.ts";
import { faceOf } from "../games/index.ts";
import { beginning, record, tableInfo, tableView, type Asking } from "./api.ts";
import { inviteTo, personKey } from "./keys.ts";
import type { TableInfo, View } from "./protocol.ts";
import { pointsOf, type Point } from "./replay.ts";
import { readRecord, type Entry } from "./table.svelte.ts";

export interface Finished {
  info: TableInfo;
  face: Face;
  end: View;
  /** The record as the server wrote it, and the moves in force in it. */
  record: string;
  entries: Entry[];
  points: Point[];
  /** Whether its deal is still a secret to others, so that nothing can be played on from it: a day's challenge. */
  sealed: boolean;
}

/** What opens a table for the person of this device. */
export const askingFor = (table: string): Asking => ({ key: personKey(), invite: inviteTo(table) });

/** The game of a table; null while it is not over. */
export async function finished(table: string): Promise<Finished | null> {
  const asking = askingFor(table);
  const info = await tableInfo(table, asking);
  if (info.status !== "over") return null;
  const [face, end, text, { views }] = await Promise.all([
    faceOf(info.rules.game),
    tableView(table, asking),
    record(table, null, asking),
    beginning(table, asking),
  ]);
  const entries = readRecord(text);
  const sealed = Boolean(info.daily) && end.seed === null;
  return { info, face, end, record: text, entries, points: pointsOf(face, end.view, entries, views), sealed };
}
