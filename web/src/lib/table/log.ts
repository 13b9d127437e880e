/** The log of a table: its lines, and where the viewer's last turn was. */
import type { Message } from "../i18n.svelte.ts";
import type { Line, Presentation, Telling } from "./presentation.ts";
import type { EntryBody, Moved } from "../protocol.ts";
import type { Entry } from "./record.ts";

export interface LogLine extends Line {
  /** Stays the same when older lines are dropped. */
  key: string;
  seq: number;
  /** The token, on the first line of a move. */
  token: string;
}

type Name = (seat: number) => string;
/** What of a game's presentation says what has happened. */
type Teller = Pick<Presentation, "eventLines" | "telling">;

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

/** What the log tells in one go: the moves of one action, or one line. */
export interface LogAction {
  /** Stays the same while moves are added to the action. */
  key: string;
  seq: number;
  seat: number | null;
  /** Whether somebody played it; or else it came of what was played, or isn't a move. */
  isPlayed: boolean;
  sentences: Message[];
  /** What it consists of, with rulings and tokens. */
  steps: LogLine[];
}

/** All lines of the log, oldest first. */
export function logLines(entries: readonly Entry[], presentation: Teller, name: Name): LogLine[] {
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

interface Told {
  seq: number;
  entry: Moved;
}

const isMoved = (each: Entry): each is Told => each.entry.kind === "moved";

/** The moves in groups, one for each action; what is no move stands alone. */
function actionsOf(entries: readonly Entry[], telling: Telling): Entry[][] {
  const groups: Entry[][] = [];
  for (const each of entries) {
    const last = groups.at(-1);
    const moves = last?.filter(isMoved) ?? [];
    if (last && moves.length && isMoved(each) && telling.continues(moves.map(({ entry }) => entry), each.entry)) last.push(each);
    else groups.push([each]);
  }
  return groups;
}

const alone = (line: LogLine, isPlayed = false): LogAction => ({ key: line.key, seq: line.seq, seat: line.seat, isPlayed, sentences: [line], steps: [line] });

/** The moves of an action with only those of their events that are told, or aren't told, with it. */
const withEvents = (moves: readonly Told[], isWanted: (event: Moved["events"][number]) => boolean): Told[] =>
  moves.map(({ seq, entry }) => ({ seq, entry: { ...entry, events: entry.events.filter(isWanted) } }));

function toldTogether(moves: readonly Told[], telling: Telling, presentation: Teller, name: Name): LogAction[] {
  const parts = withEvents(moves, (event) => telling.isPart(event));
  const steps = logLines(parts, presentation, name);
  const own = withEvents(moves, (event) => !telling.isPart(event));
  const others = logLines(own, presentation, name).map((line) => alone({ ...line, key: `${line.key}+`, token: steps.length ? "" : line.token }));
  if (!steps.length) return others;
  const { seq, entry } = moves[0]!;
  const sentences = telling.sentences(parts.flatMap(({ entry: { events } }) => events), name);
  return [{ key: String(seq), seq, seat: entry.seat, isPlayed: true, sentences, steps }, ...others];
}

/** The log by actions, oldest first; of a game that tells nothing together, by lines. */
export function logActions(entries: readonly Entry[], presentation: Teller, name: Name): LogAction[] {
  const { telling } = presentation;
  if (!telling) return logLines(entries, presentation, name).map((line) => alone(line, line.token !== ""));
  return actionsOf(entries, telling).flatMap((group) =>
    group.every(isMoved) ? toldTogether(group, telling, presentation, name) : logLines(group, presentation, name).map((line) => alone(line)));
}

/** The newest entries, from where an action begins. */
export function newest(entries: readonly Entry[], count: number, { telling }: Teller): readonly Entry[] {
  if (entries.length <= count) return entries;
  const recent = entries.slice(-count);
  const groups = telling ? actionsOf(recent, telling) : [];
  return groups.length > 1 ? groups.slice(1).flat() : recent;
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
