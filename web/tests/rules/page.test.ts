import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../../src/lib/i18n.svelte.ts";
import Rules from "../../src/pages/Rules.svelte";

let drawn: Record<string, unknown> | null = null;
const scrolled: string[] = [];
const PATIENCE = 30_000;

beforeEach(() => {
  location.hash = "";
  document.body.innerHTML = "";
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function (this: Element): void {
    if (this.tagName === "ARTICLE") scrolled.push(this.id);
  };
});

afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = null;
});

async function open(language: "en" | "de", ruling: string | null, fragment = ""): Promise<void> {
  location.hash = fragment;
  await speak(language);
  drawn = mount(Rules, { target: document.body, props: { ruling } });
  await vi.waitFor(() => expect(articles().length).toBe(31), PATIENCE);
  await settle();
}

async function settle(): Promise<void> {
  for (let round = 0; round < 4; round++) await tick();
  flushSync();
}

const articles = (): string[] => [...document.querySelectorAll("article")].map((each) => each.id);
const marked = (): string[] => [...document.querySelectorAll("article[aria-current]")].map((each) => each.id);
const status = (): string => document.querySelector('[role="status"]')!.textContent;
const field = (): HTMLInputElement => document.querySelector<HTMLInputElement>('input[type="search"]')!;

async function ask(question: string): Promise<void> {
  field().value = question;
  field().dispatchEvent(new Event("input", { bubbles: true }));
  await settle();
}

test("a link to a ruling opens the page there, marked, with the reader's place at its heading", async () => {
  await open("en", "R12");
  expect([marked(), scrolled]).toEqual([["R12"], ["R12"]]);
  expect(document.activeElement?.id).toBe("R12-title");
});

test("a fragment means a ruling too, and following another one moves the mark", async () => {
  await open("en", null, "#R4");
  expect(marked()).toEqual(["R4"]);
  location.hash = "#closed_vents";
  window.dispatchEvent(new Event("hashchange"));
  await settle();
  expect([marked(), scrolled]).toEqual([["closed_vents"], ["R4", "closed_vents"]]);
});

test("typing filters and tells how much was found; Escape brings everything back", async () => {
  await open("de", null);
  expect(status()).toBe("");
  await ask("VULKANAUSBRUCH kuche");
  expect(articles()).toEqual([]);
  expect(status()).toContain("VULKANAUSBRUCH kuche");
  await ask("r21");
  expect(articles()).toEqual(["R21"]);
  expect(status()).toBe("Eine Stelle gefunden");
  expect(document.querySelector("article mark")?.textContent).toBe("R21");
  field().dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  await settle();
  expect([articles().length, field().value, status()]).toEqual([31, "", ""]);
});

test("a place that the search hides is shown when a link leads there", async () => {
  await open("en", null);
  await ask("gates");
  expect(articles()).not.toContain("R6");
  location.hash = "#R6";
  window.dispatchEvent(new Event("hashchange"));
  await settle();
  expect([marked(), field().value]).toEqual([["R6"], ""]);
});
