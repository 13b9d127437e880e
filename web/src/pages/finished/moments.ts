/** The moments of a finished game, and the steps between them. */
import type { Moment } from "../../lib/table/presentation.ts";

export const PACES = { slow: 2400, normal: 1200, fast: 500 } as const;
export type Pace = keyof typeof PACES;

const FAR = 10;

/** The index of the last moment up to an entry; 0 without one. */
export function indexAt(points: readonly Moment[], seq: number | null): number {
  return Math.max(0, points.findLastIndex((point) => point.seq <= (seq ?? 0)));
}

/** How an address names the moment after a move; the beginning needs no name. */
export const momentName = (index: number): string | null => (index === 0 ? null : `move-${String(index)}`);

/** The index that an address names; older addresses name an entry of the journal. */
export function momentIndex(points: readonly Moment[], name: string | null): number {
  const move = /^move-(\d+)$/.exec(name ?? "")?.[1];
  return move === undefined ? indexAt(points, Number(name ?? 0)) : Math.min(Number(move), points.length - 1);
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
