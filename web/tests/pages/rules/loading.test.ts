import { expect, test, vi } from "vitest";

const PATIENCE = 30_000;

test("the rules of a game are loaded when they are opened, and not before", async () => {
  // Other tests may have loaded texts before: here everything begins anew.
  vi.resetModules();
  await import("../../offered-games.ts");
  await import("../../facts.ts");
  const { mount, unmount } = await import("svelte");
  const { has, setLanguage } = await import("../../../src/lib/i18n.svelte.ts");
  const { default: RulesPage } = await import("../../../src/pages/rules/RulesPage.svelte");
  Element.prototype.scrollIntoView = () => undefined;
  await setLanguage("en");
  const known = (): boolean[] => [has("rules-search"), has("rules-R1-title"), has("rules-P1-title")];
  const open = async (passage: string): Promise<void> => {
    const drawn = mount(RulesPage, { target: document.body, props: { passage } });
    await vi.waitFor(() => expect(document.getElementById(passage)).not.toBeNull(), PATIENCE);
    await unmount(drawn);
  };
  expect(known()).toEqual([false, false, false]);
  await open("R1");
  expect(known()).toEqual([true, true, false]);
  await open("P1");
  expect(known()).toEqual([true, true, true]);
});
