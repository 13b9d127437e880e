import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "../../../src/lib/i18n.svelte.ts";
import { allGames, findGame, setGames } from "../../../src/lib/games.ts";
import type { OfferedGame } from "../../../src/lib/protocol.ts";
import RulesPage from "../../../src/pages/rules/RulesPage.svelte";
import { bookOf, passagesOf } from "../../../src/pages/rules/books.ts";

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

async function open(language: "en" | "de", asked: string | null, fragment = ""): Promise<void> {
  location.hash = fragment;
  await setLanguage(language);
  drawn = mount(RulesPage, { target: document.body, props: { passage: asked } });
  await vi.waitFor(() => expect(articles()).toEqual(passagesOf(bookOf(asked))), PATIENCE);
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
  expect([articles().length, field().value, status()]).toEqual([42, "", ""]);
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

test("a ruling of Pompeii opens the rules of Pompeii there", async () => {
  await open("en", "P14");
  expect([marked(), scrolled]).toEqual([["P14"], ["P14"]]);
  expect(document.querySelector("h1")?.textContent).toBe("Pompeii: the rules");
  expect(document.querySelector("#search-hint")?.textContent).toContain("P12");
  expect(document.querySelector('#P14 ~ #P16 a[href="#P6"]')).not.toBeNull();
});

test("what is searched for is found in the game that is open", async () => {
  await open("de", "pompeii");
  expect(marked()).toEqual([]);
  await ask("P70");
  expect(articles()).toEqual(["P70"]);
  await ask("Lava");
  expect(articles()).toEqual([]);
});

const choices = (): (string | null)[][] =>
  [...document.querySelectorAll('nav a[href^="/rules/"]')].map((each) => [each.getAttribute("href"), each.getAttribute("aria-current")]);

/** Whatever the server offers otherwise. */
async function offering(games: readonly OfferedGame[], run: () => Promise<void>): Promise<void> {
  const before = allGames();
  setGames(games);
  try {
    await run();
  } finally {
    setGames(before);
  }
}

test("as long as one game alone is offered, there is no choice of games", () =>
  offering([findGame("downfall")!], async () => {
    await open("en", "R3");
    expect(choices()).toEqual([]);
  }));

test("of several games that are offered, the one that is open is marked, and the others are a link away", async () => {
  await open("en", "R3");
  expect(choices()).toEqual([["/rules/downfall", "page"], ["/rules/pompeii", null]]);
});
