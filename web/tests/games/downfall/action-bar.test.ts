import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import ActionBar from "../../../src/components/table/ActionBar.svelte";
import { game as drawn } from "../../../src/games/downfall/game.ts";
import positions from "../../../src/games/downfall/gallery/positions.json";
import { presentation } from "../../../src/games/downfall/presentation.ts";
import { addTexts, setLanguage } from "../../../src/lib/i18n.svelte.ts";
import type { Standing, View as Sent } from "../../../src/lib/protocol.ts";
import { Hints } from "../../../src/lib/table/hints.svelte.ts";
import { Play } from "../../../src/lib/table/play.svelte.ts";
import { Table } from "../../../src/lib/table/table.svelte.ts";

let bar: Record<string, unknown> | null = null;

beforeAll(async () => {
  await setLanguage("en");
  await Promise.all(drawn.texts.map(addTexts));
});
afterEach(async () => {
  if (bar) await unmount(bar);
  bar = null;
});

/** The bar of somebody at a position: the seat that decides, another one, or a spectator. */
function show(name: string, who: "decides" | "waits" | null): void {
  const { view, legal } = positions.find((each) => each.name === name)!;
  const decides = view.decides!;
  const seat = who === null ? null : who === "decides" ? decides : (decides + 1) % view.players;
  const standing = { seat: decides, states: [], legal: who === "decides" ? legal : null, previews: null, undo: null, outcome: null, hints: false } as unknown as Standing;
  const table = new Table("t", seat, { pause: () => 0, refresh: () => undefined });
  table.presentation = presentation;
  const sent = { type: "view", table: "t", seat, seq: 1, view: { ...view, seat }, standing, commitment: null, seed: null, undone: null } as unknown as Sent;
  table.hear(sent as Parameters<Table["hear"]>[0]);
  const play = new Play(table, { command: () => new Promise(() => undefined), confirm: () => true });
  const hints = new Hints(() => Promise.resolve([]));
  bar = mount(ActionBar, { target: document.body, props: { table, play, hints, canHint: false, presentation, name: String } });
  flushSync();
}

const chips = (): string[] =>
  [...document.querySelectorAll(".steps li")].map(({ className, textContent }) => `${className.split(" ")[0]!}: ${textContent.trim().replace(/^[✓\d]/, "")}`);

test.each([
  ["settling", ["now: Card", "later: Draw"]],
  ["relatives", ["done: Card", "now: Relative 1 of 2", "later: Draw"]],
  ["omen", ["done: Card", "now: Omen: whose piece", "later: Draw"]],
  ["opening", ["now: Lava 4 of 6"]],
  ["lava", ["now: Lava", "later: First move", "later: Second move"]],
  ["move", ["done: Lava", "now: First move", "later: Second move"]],
])("whoever decides sees the steps of the turn: %s", (name, steps) => {
  show(name, "decides");
  expect(chips()).toEqual(steps);
});

test.each(["settling", "relatives", "lava", "move"])("nobody else needs the steps: %s", (name) => {
  show(name, "waits");
  expect(chips()).toEqual([]);
});

test.each(["decides", "waits", null] as const)("the tile that was drawn lies open for everyone: %s", (who) => {
  show("lava", who);
  expect(document.querySelectorAll(".hand .drawn")).toHaveLength(1);
});

test("a spectator has no hand, and no tile before one is drawn", () => {
  show("settling", null);
  expect(document.querySelector(".hand")).toBeNull();
});
