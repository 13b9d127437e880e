import { mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { has, setLanguage } from "../../../src/lib/i18n.svelte.ts";
import RulesPage from "../../../src/pages/rules/RulesPage.svelte";

const PATIENCE = 30_000;

async function open(asked: string): Promise<void> {
  const drawn = mount(RulesPage, { target: document.body, props: { passage: asked } });
  await vi.waitFor(() => expect(document.getElementById(asked)).not.toBeNull(), PATIENCE);
  await unmount(drawn);
}

test("the rules of a game are loaded when they are opened, and not before", async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await setLanguage("en");
  const known = (): boolean[] => [has("rules-search"), has("rules-R1-title"), has("rules-P1-title")];
  expect(known()).toEqual([false, false, false]);
  await open("R1");
  expect(known()).toEqual([true, true, false]);
  await open("P1");
  expect(known()).toEqual([true, true, true]);
});
