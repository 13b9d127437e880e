import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import ActionBar from "../../src/components/table/ActionBar.svelte";
import Players from "../../src/components/table/Players.svelte";
import { plainPresentation } from "../../src/games/plain.ts";
import { setLanguage } from "../../src/lib/i18n.svelte.ts";
import type { Sitter, Standing, TableInfo } from "../../src/lib/protocol.ts";
import { Hints } from "../../src/lib/table/hints.svelte.ts";
import { Play } from "../../src/lib/table/play.svelte.ts";
import { Table } from "../../src/lib/table/table.svelte.ts";
import GameResult from "../../src/pages/table/GameResult.svelte";
import ScoreBars from "../../src/pages/review/ScoreBars.svelte";

const plain = plainPresentation("any");
const name = (seat: number): string => ["Livia", "Gaius"][seat] ?? "";
const standing = (more: Partial<Standing> = {}): Standing => ({
  seat: 0, states: ["here", "here"], times: { reserves: [0, 0], deadline: null, now: 0 }, legal: null, undo: null, undo_turn: null, asked: null,
  outcome: null, hints: false, previews: null, resigned: [], ended: null, offer: null, claim: null, secrets: true, ...more,
});

let table: Table;
let drawn: Record<string, unknown> | null = null;

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  vi.useFakeTimers();
  table = new Table("t", 0, { pause: () => 1000, refresh: () => undefined });
  table.presentation = plain;
});
afterEach(async () => {
  table.stop();
  vi.useRealTimers();
  if (drawn) await unmount(drawn);
  drawn = null;
});

const hear = (legal: string[] | null, more: Partial<Standing> = {}): void => {
  table.hear({ type: "view", table: "t", seat: 0, seq: 3, view: {}, standing: standing({ legal, ...more }), commitment: null, seed: null, undone: null });
};
const text = (): string => document.querySelector('[role="status"]')!.textContent.replace(/\s+/g, " ").trim();

function bar(): Play {
  const play = new Play(table, { command: () => new Promise(() => undefined), confirm: () => true });
  // A board is only drawn by the page; what matters here is that there is one.
  const presentation = { ...plain, Board: (() => ({})) as unknown as Component as typeof plain.Board };
  const hints = new Hints(() => Promise.resolve([]));
  drawn = mount(ActionBar, { target: document.body, props: { table, play, hints, canHint: false, presentation, name } });
  flushSync();
  return play;
}

test("one's own move is called that while it is shown", () => {
  hear(["a"]);
  bar();
  for (const seq of [4, 5]) {
    const event = { kind: "one", rule: "", seat: seq - 4, facts: {}, reveals: false };
    const entry = { kind: "moved" as const, seat: seq - 4, move: "m", events: [event], bot: null };
    table.hear({ type: "happened", table: "t", seat: 0, seq, at: 0, standing: null, step: { patch: { changed: {}, removed: [] }, preview: null }, entry });
  }
  flushSync();
  expect(text()).toBe("Your move See what it does.");
});

test("an act that a button chose is confirmed by that button", () => {
  hear(["erupt", "wait"]);
  const play = bar();
  play.pick("erupt");
  flushSync();
  expect(text()).toBe("Your turn, Livia Press “erupt” again to do it.");
  expect([...document.querySelectorAll(".acts .btn.main")].map((each) => each.textContent.trim())).toEqual(["erupt"]);
});

test("the end of a game says who resigned", () => {
  hear(null, { seat: null, ended: "resigned", resigned: [1], outcome: { scores: {}, winners: [0], places: [1, 2] } });
  bar();
  expect(text()).toBe("The game is over Livia wins: Gaius resigned.");
});

test("bots are bots, also where they only lend their seats, and who has resigned is shown", () => {
  const seat = (kind: Sitter["kind"], bot: string | null): Sitter => ({ kind, name: "x", bot, person: null, state: "here" });
  const seats = [seat("person", null), seat("bot", "level:1"), seat("bot", null), seat("person", "level:3")];
  const props = { seats, view: null, standing: standing({ states: ["here", "here", "here", "bot"], resigned: [3] }), presentation: plain, mine: 0, active: null };
  drawn = mount(Players, { target: document.body, props });
  flushSync();
  const shown = [...document.querySelectorAll(".sub")].map((each) => each.textContent);
  expect(shown).toEqual(["You", "Bot · Beginner", "Opponent", "Resigned"]);
});

test("a sign says who doesn't play themselves now, also where there's no room for words", () => {
  const seat = (kind: Sitter["kind"], bot: string | null): Sitter => ({ kind, name: "x", bot, person: null, state: "here" });
  const seats = [seat("person", null), seat("person", null), seat("person", "level:1"), seat("person", "level:1"), seat("bot", "level:1")];
  const now = standing({ states: ["here", "away", "bot", "bot", "bot"], resigned: [3] });
  drawn = mount(Players, { target: document.body, props: { seats, view: null, standing: now, presentation: plain, mine: 0, active: null } });
  flushSync();
  const signs = [...document.querySelectorAll(".pl")].map((each) => each.querySelector(".sign"));
  expect(signs.map((each) => each?.getAttribute("aria-label") ?? null)).toEqual([null, "Away", "A bot plays", "Resigned", null]);
  expect(signs.map((each) => each?.querySelector("use")?.getAttribute("href") ?? null)).toEqual([null, "#i-time", "#i-bot", "#i-flag", null]);
});

test("the result and the review list the seats as the server ranks them", () => {
  // Both have saved nine; whoever has fewer in the volcano comes first.
  const over = { scores: { saved: [9, 4, 9], volcano: [7, 2, 3] }, winners: [2], places: [2, 3, 1] };
  const person = (seat: number): string => ["Livia", "Gaius", "Clelia"][seat]!;
  const seats = [0, 1, 2].map((seat): Sitter => ({ kind: "person", name: person(seat), bot: null, person: null, state: "here" }));
  const info = { table: "t", rules: { game: "any", public: true }, seats, mine: [], owned: false, daily: null, next: null } as unknown as TableInfo;
  hear(null, { seat: null, outcome: over });
  const names = (rows: string): string[] => [...document.querySelectorAll(rows)].map((each) => each.textContent.trim());
  drawn = mount(GameResult, { target: document.body, props: { table, info, over, presentation: plain, name: person, access: {} } });
  flushSync();
  expect(names("tbody th")).toEqual(["Clelia", "Livia", "Gaius"]);
  expect(names(".stand span")).toEqual(["Livia", "Clelia", "Gaius"]);
  const bars = mount(ScoreBars, { target: document.body, props: { over, accuracies: [], game: "any", presentation: plain, name: person } });
  flushSync();
  expect(names(".scores li > b")).toEqual(["Clelia", "Livia", "Gaius"]);
  void unmount(bars);
});

test("nobody is crowned where everybody has lost", () => {
  const crowned = (winners: number[]): number => {
    const over = { scores: { points: [1, 2] }, winners, places: [2, 1] };
    const seats = [{ kind: "person", name: "Livia" }, { kind: "person", name: "Gaius" }];
    const info = { table: "t", rules: { game: "any" }, seats, mine: [], owned: false, daily: null, next: null } as unknown as TableInfo;
    hear(null, { seat: null, outcome: over });
    const result = mount(GameResult, { target: document.body, props: { table, info, over, presentation: plain, name, access: {} } });
    flushSync();
    const found = document.querySelectorAll(".won svg").length;
    void unmount(result);
    return found;
  };
  expect([crowned([1]), crowned([])]).toEqual([1, 0]);
});
