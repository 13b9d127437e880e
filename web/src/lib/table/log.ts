/** The log of a table: its lines, and where the viewer's last turn was. */
import type { Line, Presentation } from "./presentation.ts";
import type { EntryBody } from "../protocol.ts";
import type { Entry } from "./record.ts";

interface LogLine extends Line {
  /** Stays the same when older lines are dropped. */
  key: string;
  seq: number;
  /** The token, on the first line of a move. */
  token: string;
}

type Name = (seat: number) => string;

/** The rulings that say what follows from giving up or from ending a game. */
const RULINGS = { resigned: "T1", claimed: "T4", "end-offered": "T5", "end-accepted": "T5", "end-declined": "T5", "end-agreed": "T5" };

function other(entry: Exclude<EntryBody, { kind: "moved" }>, name: Name): Line | null {
  switch (entry.kind) {
    case "left":
      return { id: `web-entry-${entry.why}`, args: { who: name(entry.seat) }, seat: entry.seat, rule: "" };
    case "resigned":
    case "claimed":
    case "end-offered":
    case "end-accepted":
    case "end-declined":
    case "end-agreed":
      return { id: `web-entry-${entry.kind}`, args: { who: name(entry.seat) }, seat: entry.seat, rule: RULINGS[entry.kind] };
    case "bot-sat":
    case "returned":
    case "waited":
    case "rewind-asked":
    case "rewind-agreed":
    case "rewind-refused":
      return { id: `web-entry-${entry.kind}`, args: { who: name(entry.seat) }, seat: entry.seat, rule: "" };
    case "closed":
      return { id: "web-entry-closed", seat: null, rule: "" };
    default:
      return null;
  }
}

/** All lines of the log, oldest first. */
export function logLines(entries: readonly Entry[], presentation: Presentation, name: Name): LogLine[] {
  return entries.flatMap(({ seq, entry }) => {
    if (entry.kind === "moved") {
      return presentation
        .eventLines(entry.events, name)
        .map((line, index) => ({ ...line, key: `${seq}.${index}`, seq, token: index === 0 ? entry.move : "" }));
    }
    const line = other(entry, name);
    return line ? [{ ...line, key: String(seq), seq, token: "" }] : [];
  });
}

/** What is said of an entry as it happens; also of a move that has changed nothing, which the log has no line for. */
export function announced(last: Entry, presentation: Presentation, name: Name): Line[] {
  const { entry } = last;
  if (entry.kind !== "moved" || entry.events.length) return logLines([last], presentation, name);
  return [{ id: "web-entry-content", args: { who: name(entry.seat) }, seat: entry.seat, rule: "" }];
}

/** The last entry of the viewer's last turn before others moved; null if there is none. */
export function lastTurn(entries: readonly Entry[], seat: number | null): number | null {
  if (seat === null) return null;
  const moves = entries.flatMap(({ seq, entry }) => (entry.kind === "moved" ? [{ seq, seat: entry.seat }] : []));
  let index = moves.length - 1;
  while (index >= 0 && moves[index]!.seat === seat) index -= 1;
  while (index >= 0 && moves[index]!.seat !== seat) index -= 1;
  return index >= 0 ? moves[index]!.seq : null;
}

/** What others have done to a seat since it last decided, in lines. */
export function news(entries: readonly Entry[], seat: number | null, presentation: Presentation, name: Name): Line[] {
  if (seat === null) return [];
  const moves = entries.flatMap(({ entry }) => (entry.kind === "moved" ? [entry] : []));
  const own = moves.findLastIndex((move) => move.seat === seat);
  const hits = moves.slice(own + 1).flatMap(({ events }) => events.filter((event) => presentation.strikes?.(event, seat)));
  return presentation.eventLines(hits, name);
}
