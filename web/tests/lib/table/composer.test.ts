import { afterEach, expect, test, vi } from "vitest";
import { presentation } from "../../../src/games/pompeii/presentation.ts";
import type { PlannedPosition, Standing } from "../../../src/lib/protocol.ts";
import { Table } from "../../../src/lib/table/table.svelte.ts";
import { Composer } from "../../../src/lib/table/composer.svelte.ts";
import { lookAhead } from "../../../src/lib/server/api.ts";

const GIVEN = ["meat>", "wood>"];
/** What can be taken for each good. */
const TAKEN: Record<string, string[]> = { "meat>": [">bread"], "wood>": [">bread", ">clay"] };

/** A server at which a trade is put together: a place, what is given, what is taken, how often. */
function answer(tokens: readonly string[]): PlannedPosition | null {
  const [, given, taken, times] = tokens;
  if (times !== undefined) return null;
  const legal = taken ? ["*1", "*2"] : given ? TAKEN[given]! : GIVEN;
  return { view: { tokens }, legal, previews: {}, asks_more: taken ? [] : legal } as unknown as PlannedPosition;
}

function composing(): Composer {
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const found = answer((JSON.parse(body) as { tokens: string[] }).tokens);
    return Promise.resolve(new Response(JSON.stringify(found), { headers: { "Content-Type": "application/json" } }));
  });
  const table = new Table("t", 0, { pause: () => 0, refresh: () => undefined });
  const standing = { legal: ["@porta"], asks_more: ["@porta"], previews: {}, turn: 0 } as unknown as Standing;
  table.presentation = presentation;
  table.hear({ type: "view", table: "t", seat: 0, seq: 4, view: {}, standing, commitment: null, seed: null, undone: null });
  return new Composer({
    id: "t",
    seat: 0,
    table,
    presentation,
    lookAhead: (tokens) => lookAhead("t", 0, tokens, {}),
    playAll: () => Promise.reject(new Error("nothing is played")),
  });
}

async function put(composer: Composer, ...tokens: string[]): Promise<void> {
  for (const token of tokens) expect(await composer.add(token)).toBe(true);
}

const made = (composer: Composer): string[] => composer.made.map(({ token }) => token);

afterEach(() => {
  vi.unstubAllGlobals();
});

test("an action goes on until a token completes it", async () => {
  const composer = composing();
  expect([composer.open, composer.asksMore("@porta")]).toEqual([false, true]);
  await put(composer, "@porta", "wood>", ">clay");
  expect([composer.open, composer.table.legal, composer.asksMore("*1")]).toEqual([true, ["*1", "*2"], false]);
  expect(await composer.add("*2")).toBe(false);
  expect(made(composer)).toEqual(["@porta", "wood>", ">clay"]);
});

test("each choice is told with what it was chosen out of", async () => {
  const composer = composing();
  await put(composer, "@porta", "wood>");
  expect(composer.made.map(({ legal }) => legal)).toEqual([["@porta"], GIVEN]);
});

test("a choice is made again, and what came after it stays for as long as it can", async () => {
  const composer = composing();
  await put(composer, "@porta", "wood>", ">bread");
  await composer.revise(1, "meat>");
  expect([made(composer), composer.table.legal]).toEqual([["@porta", "meat>", ">bread"], ["*1", "*2"]]);
  await composer.revise(1, "wood>");
  await composer.revise(2, ">clay");
  await composer.revise(1, "meat>");
  expect([made(composer), composer.table.legal]).toEqual([["@porta", "meat>"], [">bread"]]);
});

test("a choice that can't be made changes nothing", async () => {
  const composer = composing();
  await put(composer, "@porta", "wood>");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("null", { headers: { "Content-Type": "application/json" } })));
  await composer.revise(1, "meat>");
  expect(made(composer)).toEqual(["@porta", "wood>"]);
});

test("one goes back step by step, and out of the action", async () => {
  const composer = composing();
  await put(composer, "@porta", "wood>");
  composer.back();
  expect([made(composer), composer.table.legal]).toEqual([["@porta"], GIVEN]);
  composer.back();
  expect(composer.open).toBe(false);
});
