/** The journal of a table as the browser keeps it, and the record of a game, which is one JSON object a line. */
import type { Moved, EntryBody } from "../protocol.ts";

export interface Entry {
  seq: number;
  entry: EntryBody;
}

/** The moves in a record, without those that were taken back. */
export function readRecord(text: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of text.split("\n").slice(1)) {
    if (!line) continue;
    const read = JSON.parse(line) as { seq: number; undo?: number } & Omit<Moved, "kind">;
    if (read.undo !== undefined) {
      while (entries.length && entries.at(-1)!.seq > read.undo) entries.pop();
    } else if ("move" in read) {
      const { seq, seat, move, events } = read;
      entries.push({ seq, entry: { kind: "moved", seat, move, events, bot: null } });
    }
  }
  return entries;
}
