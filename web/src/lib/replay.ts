/** A finished game seen again: its points, the addresses of them, and the way from one to the next. */
import type { Face, Past, View } from "../games/game.ts";
import { inviteLink } from "./keys.ts";
import type { Entry } from "./table.svelte.ts";

/** A moment of a game; without a view where only the log can tell of it. */
export type Point = Omit<Past, "view"> & { view: View | null };

export const PACES = { slow: 2400, normal: 1200, fast: 500 } as const;
export type Pace = keyof typeof PACES;

const FAR = 10;

/** All moments from the beginning to the end; the last one is as the server shows it. */
export function pointsOf(face: Face, end: View, entries: readonly Entry[], beginnings: readonly View[] = []): Point[] {
  const found: Point[] = [...(face.past?.(end, entries, beginnings) ?? [])];
  if (!found.length) {
    found.push({ seq: 0, view: null, last: [] });
    for (const { seq, entry } of entries) {
      if (entry.kind === "moved") found.push({ seq, view: null, last: entry.events });
    }
  }
  return [...found.slice(0, -1), { ...found.at(-1)!, view: end }];
}

/** The moment that an entry led to: the last one up to it. Without one, the beginning. */
export function indexAt(points: readonly Point[], seq: number | null): number {
  return Math.max(0, points.findLastIndex((point) => point.seq <= (seq ?? 0)));
}

/** Where a key leads from a moment; null for a key that leads nowhere. */
export function follow(key: string, at: number, last: number): number | null {
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

/** The pages of a finished game: it is seen again, judged by a strong bot, or played on in other ways. */
export type Kind = "replay" | "review" | "explore";

/** Where in a game: after an entry, or in a branch by its id. */
export type Spot = number | string | null;

const pathOf = (kind: Kind, table: string, spot: Spot): string =>
  `/tables/${encodeURIComponent(table)}/${kind}${spot === null ? "" : `/${String(spot)}`}`;
export const replayPath = (table: string, seq: number | null = null): string => pathOf("replay", table, seq);
export const reviewPath = (table: string, seq: number | null = null): string => pathOf("review", table, seq);

export const explorePath = (table: string, spot: Spot = null): string => pathOf("explore", table, spot);

/** The link to a moment, for a friend: with the invitation, where the table needs one. */
export function momentLink(kind: Kind, origin: string, table: string, spot: Spot, invite: string | null): string {
  const secret = invite === null ? "" : `#invite=${encodeURIComponent(invite)}`;
  return origin + pathOf(kind, table, spot) + secret;
}

/** The link to a table and so to its result. */
export function resultLink(origin: string, table: string, invite: string | null): string {
  return invite === null ? `${origin}/tables/${encodeURIComponent(table)}` : inviteLink(origin, table, invite);
}
