import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { drawnGame } from "../../../src/games/index.ts";
import { allGames, chosenOptions, findGame, optionLabel, switchesOf } from "../../../src/lib/games.ts";
import { addTexts, has, LANGUAGES, setLanguage, t } from "../../../src/lib/i18n.svelte.ts";
import { keepPersonKey } from "../../../src/lib/person/credentials.ts";
import type { NewTable } from "../../../src/lib/protocol.ts";
import HomePage from "../../../src/pages/home/HomePage.svelte";

const opened: NewTable[] = [];
let drawn: Record<string, unknown> | null = null;

/** A server that opens every table that is asked for. */
function answer(path: string, asked: { method: string; body?: string }): Promise<Response> {
  const made = asked.method === "POST" && path.endsWith("/api/tables");
  if (made) opened.push(JSON.parse(asked.body!) as NewTable);
  const streaks = path.endsWith("/api/me/streaks") ? { days: {}, puzzles: { now: 0, longest: 0 } } : null;
  const found = made ? { info: { table: "a" }, invite: "b" } : asked.method === "POST" ? { table: "a" } : (streaks ?? []);
  return Promise.resolve(new Response(JSON.stringify(found), { headers: { "Content-Type": "application/json" } }));
}

async function open(kept: string): Promise<void> {
  localStorage.setItem("vesuvius.bots", kept);
  vi.stubGlobal("fetch", answer);
  drawn = mount(HomePage, { target: document.body, props: {} });
  await settle();
}

async function settle(): Promise<void> {
  for (let round = 0; round < 6; round++) await tick();
  flushSync();
}

async function choose(name: string, value: string): Promise<void> {
  document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)!.click();
  await settle();
}

async function play(): Promise<NewTable> {
  opened.length = 0;
  document.querySelector("form")!.dispatchEvent(new Event("submit", { cancelable: true }));
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  await settle();
  return opened[0]!;
}

beforeAll(async () => {
  keepPersonKey("secret");
  await setLanguage("en");
});
afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = null;
  localStorage.removeItem("vesuvius.bots");
});

describe("the first page", () => {
  it("opens a game for one with the chosen volcano, and rates nothing", async () => {
    await open("2 3");
    await choose("game", "pompeii");
    expect(document.querySelector(".lead")!.textContent).toBe(t("pompeii-lead"));
    const tiles = [...document.querySelectorAll("a.tile")].map((tile) => [tile.getAttribute("href"), tile.querySelector(".tx > span")!.textContent]);
    expect(tiles).toContainEqual(["/daily/pompeii", t("web-daily-about")]);
    expect(tiles).toContainEqual(["/editor/pompeii", t("web-editor-about")]);
    expect(tiles).toContainEqual(["/learn/pompeii", t("pompeii-learn-about")]);
    expect(tiles).toContainEqual(["/puzzles/of/pompeii", t("web-puzzles-about")]);
    document.querySelector<HTMLInputElement>('input[role="switch"]')!.click();
    await choose("bots", "0");
    expect(document.querySelector('input[name="level"]')).toBeNull();
    await choose("volcano", "set_c");
    expect(await play()).toEqual({ rules: { game: "pompeii", options: ["set_c"], rated: false, order: "lot", audience: "anyone" }, seats: [{ kind: "me" }] });
  });

  it("begins with what was played last, and says what a level sees in that game", async () => {
    await open("3 1 pompeii");
    expect(document.querySelector(".about")!.textContent).toContain(t("pompeii-level-1"));
    const { rules, seats } = await play();
    expect([rules.game, seats.length]).toEqual(["pompeii", 4]);
    await choose("game", "downfall");
    expect(document.querySelector(".about")!.textContent).toContain(t("downfall-level-1"));
    await choose("level", "5");
    expect(document.querySelector(".about")!.textContent).toContain(t("web-level-5"));
  });

  it("goes on with another number of bots where a game has no solitaire", async () => {
    await open("0 3 pompeii");
    await choose("game", "downfall");
    const { rules, seats } = await play();
    expect([rules, seats.length]).toEqual([{ game: "downfall", options: [], rated: false, order: "lot", audience: "anyone" }, 3]);
  });
});

describe("options", () => {
  it("are offered to as many players as they are for", () => {
    expect(switchesOf("pompeii", 1)).toEqual(["no_textoria"]);
    expect(switchesOf("pompeii", 3)).toEqual(["all_volcano", "apocalypse_last", "foro_timer"]);
    expect(switchesOf("downfall", 2)).toEqual(findGame("downfall")!.options.map(({ name }) => name));
    expect(switchesOf("chess", 2)).toEqual([]);
  });

  it("leave out what is usual, and what was chosen for another number of players or another game", () => {
    expect(chosenOptions("pompeii", 3, { volcano: "set_a" }, ["foro_timer", "no_textoria"])).toEqual(["foro_timer"]);
    expect(chosenOptions("pompeii", 1, { volcano: "set_b" }, ["foro_timer", "no_textoria"])).toEqual(["set_b", "no_textoria"]);
    expect(chosenOptions("downfall", 3, { volcano: "set_b" }, ["free_moves", "foro_timer"])).toEqual(["free_moves"]);
  });

  it("are named with what they are a choice of", async () => {
    await Promise.all(drawnGame("pompeii").texts.map(addTexts));
    expect(optionLabel("pompeii", "set_b")).toBe("Volcano: Medium");
    expect(optionLabel("pompeii", "foro_timer")).toBe("Late Foro");
    expect(optionLabel("chess", "castling")).toBe("castling");
  });

  it.each(LANGUAGES)("have a name and words in %s", async (language) => {
    await Promise.all(allGames().flatMap(({ name }) => drawnGame(name).texts).map(addTexts));
    await setLanguage(language);
    const ids = allGames().flatMap(({ name: game, options }) =>
      options.flatMap(({ name, choice }) => {
        const words = choice ? [`${game}-choice-${choice}`, `${game}-option-${name}-about`] : [];
        return [...words, `${game}-option-${name}`, `${game}-option-${name}-title`];
      }),
    );
    expect(ids.filter((id) => !has(id))).toEqual([]);
  });
});
