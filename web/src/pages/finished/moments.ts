/** The moments of a finished game, and the steps between them. */
import type { Moment, Presentation, View } from "../../lib/table/presentation.ts";
import type { Entry } from "../../lib/table/record.ts";

/** A moment of a game; without a view if the game has no history. */
export type ReplayMoment = Omit<Moment, "view"> & { view: View | null };

export const PACES = { slow: 2400, normal: 1200, fast: 500 } as const;
export type Pace = keyof typeof PACES;

const FAR = 10;

/** All moments from start to end; the last one has the server's view. */
export function momentsOf(presentation: Presentation, end: View, entries: readonly Entry[], beginnings: readonly View[] = []): ReplayMoment[] {
  const found: ReplayMoment[] = [...(presentation.history?.(end, entries, beginnings) ?? [])];
  if (!found.length) {
    found.push({ seq: 0, view: null, last: [] });
    for (const { seq, entry } of entries) {
      if (entry.kind === "moved") found.push({ seq, view: null, last: entry.events });
    }
  }
  return [...found.slice(0, -1), { ...found.at(-1)!, view: end }];
}

/** The index of the last moment up to an entry; 0 without one. */
export function indexAt(points: readonly ReplayMoment[], seq: number | null): number {
  return Math.max(0, points.findLastIndex((point) => point.seq <= (seq ?? 0)));
}

/** The index that a key leads to; null for other keys. */
export function indexAfterKey(key: string, at: number, last: number): number | null {
  const ways: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    PageUp: at - FAR,
    PageDown: at + FAR,
    Home: 0,
    End: last,
    ",": at - 1,
    ".": at + 1,
  };
  const to = ways[key];
  return to === undefined ? null : Math.min(last, Math.max(0, to));
}

export const nextPace = (pace: Pace): Pace => {
  const all = Object.keys(PACES) as Pace[];
  return all[(all.indexOf(pace) + 1) % all.length]!;
};
