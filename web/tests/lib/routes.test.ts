import { describe, expect, it } from "vitest";
import { pathExpression, pathTo, routeOf } from "../../src/lib/routes.ts";

/** What the server knows of the pages. */
const pages = new RegExp(pathExpression());

describe("a path", () => {
  it.each([
    ["/", "home", {}],
    ["/friends", "friends", {}],
    ["/device", "device", {}],
    ["/settings", "settings", {}],
    ["/privacy", "privacy", {}],
    ["/games", "games", {}],
    ["/watch", "watch", {}],
    ["/record", "career", {}],
    ["/rules", "rules", { passage: null }],
    ["/rules/R14", "rules", { passage: "R14" }],
    ["/rules/pompeii", "rules", { passage: "pompeii" }],
    ["/learn", "learn", { game: null }],
    ["/learn/pompeii", "learn", { game: "pompeii" }],
    ["/editor", "editor", { game: null }],
    ["/editor/pompeii", "editor", { game: "pompeii" }],
    ["/puzzles", "puzzles", { puzzle: null }],
    ["/puzzles/0a1f", "puzzles", { puzzle: "0a1f" }],
    ["/puzzles/of/pompeii", "puzzlesOf", { game: "pompeii" }],
    ["/daily", "daily", { game: null, day: null }],
    ["/daily/downfall", "daily", { game: "downfall", day: null }],
    ["/daily/downfall/2026-11-16", "daily", { game: "downfall", day: "2026-11-16" }],
    ["/tables/Ab-1_", "table", { table: "Ab-1_" }],
    ["/tables/a-B_1/replay", "replay", { table: "a-B_1", seq: null }],
    ["/tables/a-B_1/replay/57", "replay", { table: "a-B_1", seq: 57 }],
    ["/tables/a-B_1/review", "review", { table: "a-B_1", moment: null }],
    ["/tables/a-B_1/review/57", "review", { table: "a-B_1", moment: "57" }],
    ["/tables/a-B_1/review/move-57", "review", { table: "a-B_1", moment: "move-57" }],
    ["/tables/a-B_1/mistakes", "mistakes", { table: "a-B_1", mistake: null }],
    ["/tables/a-B_1/mistakes/move-57", "mistakes", { table: "a-B_1", mistake: "move-57" }],
    ["/tables/a-B_1/mistakes/summary", "mistakes", { table: "a-B_1", mistake: "summary" }],
    ["/tables/a-B_1/explore", "explore", { table: "a-B_1", spot: null }],
    ["/tables/a-B_1/explore/57", "explore", { table: "a-B_1", spot: "57" }],
    ["/tables/a-B_1/explore/AbC-_6789012345x", "explore", { table: "a-B_1", spot: "AbC-_6789012345x" }],
  ] as const)("%s is a page's, and the page's is that path", (path, name, params) => {
    expect(routeOf(path)).toEqual({ name, params });
    expect(path).toMatch(pages);
    expect(pathTo(name, params as never)).toBe(path);
  });

  it("is read with a slash at its end, and without what the browser has escaped", () => {
    expect(routeOf("/daily/downfall/")).toEqual(routeOf("/daily/downfall"));
    expect(routeOf("/rules/R%3114")).toEqual({ name: "rules", params: { passage: "R114" } });
  });

  it.each([
    "/tables/", "/tables/a b", "/tables/100%", "/tables/a/other", "/tables/a/replay/x", "/tables/a/replay/1/2",
    "/tables/a/replay/-1", "/tables/a/review/move-", "/tables/a/review/move-123456", "/tables/a/explore/short", "/tables/a/mistakes/57", "/rules/pompeii/P14", "/puzzles/next", "/learn/pompeii/1",
    "/editor/p/q", "/editor/7", "/settings/x", "/old/link/here", "/daily/2026-11-16", "/daily/downfall/today",
    "/daily/downfall/2026-11-16/more", "/dailys",
    ...["/tables/", "/rules/", "/learn/", "/editor/", "/puzzles/", "/daily/"].map((start) => start + "a".repeat(500)),
  ])("%s is no page's", (path) => {
    expect(routeOf(path)).toBeNull();
    expect(path).not.toMatch(pages);
  });
});
