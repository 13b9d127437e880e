import { mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { setLanguage } from "../../src/lib/i18n.svelte.ts";
import type { LiveGame } from "../../src/lib/live-games.svelte.ts";
import type { RunningGame } from "../../src/lib/protocol.ts";
import GameCard from "../../src/pages/watch/GameCard.svelte";
import DOWNFALL from "../games/downfall/game.json";
import POMPEII from "../games/pompeii/game.json";

/** The game's own modules are loaded first, in milliseconds. */
const PATIENCE = 30_000;
vi.setConfig({ testTimeout: PATIENCE });

let drawn: Record<string, unknown> | null = null;

beforeAll(() => setLanguage("en"));
afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = null;
  vi.unstubAllGlobals();
});

const SEATS = [
  { kind: "person", name: "Livia", bot: null, person: null, state: "here" },
  { kind: "bot", name: "Marcus", bot: "level:2", person: null, state: "bot" },
];

/** The card of a game that two have played for a while. */
async function card(game: string, view: object, more: Partial<LiveGame> = {}): Promise<HTMLElement> {
  const running = { info: { table: "t", rules: { game }, seats: SEATS, turn: 0 }, moves: 7, watchers: 2, view } as unknown as RunningGame;
  drawn = mount(GameCard, { target: document.body, props: { live: { table: "t", version: "1", game: running, over: false, ...more } } });
  await vi.waitFor(() => { expect(document.querySelector(".picture svg")).not.toBeNull(); }, PATIENCE);
  return document.querySelector("a")!;
}

const text = (node: HTMLElement): string => node.textContent.replace(/\s+/g, " ").trim();

test("a game of Downfall is drawn with its lava and pieces", async () => {
  const pieces = { C3: [1, 1], D5: [0, 2] };
  const found = await card("downfall", { ...DOWNFALL.last, phase: "fleeing", pieces, lava: { A1: "coin", B1: "coin" } });
  expect(found.querySelectorAll(".picture use")).toHaveLength(4);
  expect(found.querySelector(".picture .lava")?.getAttribute("d")?.match(/z/g)).toHaveLength(2);
  expect(found.querySelectorAll(".picture .shut")).toHaveLength(1);
  expect(text(found)).toContain("Run for the gates! 7 moves · 2 spectators");
  expect(found.querySelectorAll("*").length).toBeLessThan(80);
});

test("a game of Pompeii is drawn with its buildings, owners and workers, and says when it's over", async () => {
  const found = await card("pompeii", POMPEII.last, { over: true });
  expect(found.querySelectorAll(".picture .building:not(.plan)")).toHaveLength(5);
  expect(found.querySelectorAll(".picture .owner")).toHaveLength(5);
  expect(found.querySelectorAll(".picture .worker")).toHaveLength(6);
  expect(text(found)).toContain("Finished");
  expect(found.querySelectorAll("*").length).toBeLessThan(120);
});

test("a game whose pages bring no picture shows its sign, its players and how far it is", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { headers: { "Content-Type": "text/plain" } })));
  const found = await card("lanterns", {});
  expect(found.getAttribute("href")).toBe("/tables/t");
  expect(found.querySelector(".picture use")?.getAttribute("href")).toBe("#i-dice");
  expect(text(found)).toBe("Livia Livia to move Marcus Bot · Learner lanterns 7 moves · 2 spectators");
});
