/** Running games that anyone may watch, kept up to date for as long as the page is looked at. */
import type { RunningGame, WatchList } from "./protocol.ts";

export interface LiveGame {
  table: string;
  version: string;
  game: RunningGame;
  /** Whether it isn't shown any more: it's over. Its picture keeps its place until another game takes it. */
  over: boolean;
}

/** How long to wait after the server could not be reached, in milliseconds. */
const LATER = 10_000;

/** The games after an answer: each keeps its place, and new ones take free places or those of games that are over. */
export function merged(known: readonly LiveGame[], { games }: WatchList, most: number): LiveGame[] {
  const told = new Map(games.map((each) => [each.table, each]));
  const next = known.map((each): LiveGame => {
    const found = told.get(each.table);
    told.delete(each.table);
    if (!found) return each.over ? each : { ...each, over: true };
    if (!found.game) return each.over ? { ...each, over: false } : each;
    return { table: each.table, version: found.version, game: found.game, over: false };
  });
  for (const { table, version, game } of told.values()) {
    if (!game) continue;
    const free = next.length < most ? next.length : next.findIndex(({ over }) => over);
    if (free >= 0) next[free] = { table, version, game, over: false };
  }
  return next;
}

/** What the server need not send again. */
export const versionsOf = (known: readonly LiveGame[]): string => known.map(({ table, version }) => `${table}:${version}`).join(",");

export class LiveGames {
  games = $state.raw<LiveGame[]>([]);
  /** Whether the server has answered yet. */
  asked = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = true;

  constructor(
    private readonly most: number,
    private readonly ask: (most: number, known: string) => Promise<WatchList>,
    private readonly onfail: (error: unknown) => void = () => undefined,
  ) {}

  /** Asks from now on, until the returned function is called. */
  start(): () => void {
    this.stopped = false;
    const look = (): void => {
      if (!document.hidden) void this.look();
    };
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      this.stopped = true;
      clearTimeout(this.timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    let wait = LATER;
    try {
      const told = await this.ask(this.most, versionsOf(this.games));
      wait = told.again * 1000;
      this.games = merged(this.games, told, this.most);
      this.asked = true;
    } catch (error) {
      this.onfail(error);
    }
    clearTimeout(this.timer);
    if (this.stopped || document.hidden) return;
    this.timer = setTimeout(() => void this.look(), wait);
  }
}
