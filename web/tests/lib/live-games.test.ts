import { afterEach, describe, expect, it, vi } from "vitest";
import { LiveGames, merged, versionsOf, type LiveGame } from "../../src/lib/live-games.svelte.ts";
import type { RunningGame, WatchedGame, WatchList } from "../../src/lib/protocol.ts";

const game = (moves: number): RunningGame => ({ moves }) as RunningGame;
const told = (...games: [table: string, moves: number | null][]): WatchList => ({
  games: games.map(([table, moves]): WatchedGame => ({ table, version: String(moves), game: moves === null ? null : game(moves) })),
  again: 2,
});
const shown = (games: readonly LiveGame[]): string => games.map(({ table, game: { moves }, over }) => `${table}${String(moves)}${over ? "!" : ""}`).join(" ");

describe("games to watch", () => {
  it("keep their places while they go on, end, and make room for others", () => {
    const first = merged([], told(["a", 1], ["b", 1], ["c", 1]), 3);
    expect(shown(first)).toBe("a1 b1 c1");
    const next = merged(first, told(["c", 2], ["a", null]), 3);
    expect(shown(next)).toBe("a1 b1! c2");
    expect(next[0]).toBe(first[0]);
    expect(shown(merged(next, told(["a", null], ["c", null], ["d", 5], ["e", 6]), 3))).toBe("a1 d5 c2");
    expect(shown(merged(next, told(["b", null]), 3))).toBe("a1! b1 c2!");
    expect(versionsOf(next)).toBe("a:1,b:1,c:2");
  });

  it("are never more than are asked for", () => {
    expect(shown(merged([], told(["a", 1], ["b", 1], ["c", 1]), 2))).toBe("a1 b1");
  });
});

describe("looking at games", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("asks again when the server says so, and not while nobody looks", async () => {
    vi.useFakeTimers();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    const asked: string[] = [];
    const live = new LiveGames(3, (_, known) => {
      asked.push(known);
      return Promise.resolve(told(["a", asked.length]));
    });
    const stop = live.start();
    await vi.advanceTimersByTimeAsync(4100);
    expect(asked).toEqual(["", "a:1", "a:2"]);
    hidden.mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(4);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(5);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(5);
  });

  it("waits longer after a failure and keeps what it has", async () => {
    vi.useFakeTimers();
    vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    const failures: unknown[] = [];
    let fails = false;
    const ask = vi.fn(() => (fails ? Promise.reject(new Error("gone")) : Promise.resolve(told(["a", 1]))));
    const live = new LiveGames(3, ask, (error) => failures.push(error));
    const stop = live.start();
    await vi.advanceTimersByTimeAsync(0);
    fails = true;
    await vi.advanceTimersByTimeAsync(9000);
    expect([ask.mock.calls.length, failures.length, shown(live.games)]).toEqual([2, 1, "a1"]);
    stop();
  });
});
