/** Whoever has sent a move asks for no hint: it would be about a position that is gone when the answer comes. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ActionBar from "../../../src/components/table/ActionBar.svelte";
import { plainPresentation } from "../../../src/games/plain.ts";
import type { Standing, TableInfo } from "../../../src/lib/protocol.ts";
import { pressKey } from "../../../src/pages/table/table-keys.ts";
import { TableSession } from "../../../src/pages/table/table-session.svelte.ts";

const presentation = plainPresentation("any");
const info = { table: "t", rules: { game: "any" }, seats: [], mine: [0], owned: true } as unknown as TableInfo;
const standing: Standing = {
  seat: 0, states: ["here"], times: { reserves: [0], deadline: null, now: 0 }, legal: ["a", "b"], undo: null, undo_turn: null, asked: null,
  outcome: null, hints: true, previews: null, resigned: [], ended: null, offer: null, claim: null, secrets: true,
};

let session: TableSession;
let asked: string[];
let drawn: Record<string, unknown> | null = null;

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return new Promise(() => undefined);
  });
  session = new TableSession(info, 0, { key: "secret" });
  session.presentation = session.table.presentation = presentation;
  session.table.hear({ type: "view", table: "t", seat: 0, seq: 3, view: {}, standing, commitment: null, seed: null, undone: null });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  if (drawn) await unmount(drawn);
  drawn = null;
});

const ways: Record<string, () => void> = {
  "with the key": () => {
    pressKey(new KeyboardEvent("keydown", { key: "h" }), session, () => undefined);
  },
  "with the button": () => {
    const { table, play, hints, name } = session;
    drawn ??= mount(ActionBar, { target: document.body, props: { table, play, hints, canHint: true, presentation, name } });
    flushSync();
    document.querySelector<HTMLElement>(".tools .hint")!.click();
  },
};

test.each(Object.entries(ways))("a hint can be asked for %s, but not while a move is being sent", (_, ask) => {
  ask();
  expect(asked).toEqual(["/api/tables/t/hints/0"]);
  ask(); // puts the hint away
  void session.play.play("a"); // no server answers
  ask();
  expect([session.hints.open, asked.length]).toEqual([false, 1]);
});
