import { describe, expect, it, vi } from "vitest";
import { plain } from "../../src/games/plain.ts";
import { ask, Troubled } from "../../src/lib/api.ts";
import { chronicle, lastTurn } from "../../src/lib/chronicle.ts";
import { has, languageOf, LANGUAGES, speak, t, troubleText, word } from "../../src/lib/i18n.svelte.ts";
import { inviteLink, keepInvite, inviteTo, keepSeatKeys, readFragment, seatKeys, forgetTable } from "../../src/lib/keys.ts";
import { followed, pageOf } from "../../src/lib/routes.svelte.ts";
import { readSettings } from "../../src/lib/settings.svelte.ts";
import type { Entry } from "../../src/lib/table.svelte.ts";
import { ago, countdown, listed } from "../../src/lib/time.ts";
import { heard } from "../../plugins/words.ts";

describe("words", () => {
  it("are there in every language, with plurals", async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      expect(document.documentElement.lang).toBe(language);
      expect(t("web-waiting-free", { count: 1 })).not.toBe(t("web-waiting-free", { count: 2 }));
      expect(t("web-downfall-lava", { tile: "helmet/mask" }).includes("helmet/mask")).toBe(language === "en");
    }
  });

  it("have names for things inside, rulings behind, and something for what nobody has written", async () => {
    await speak("de");
    expect(word("helmet/mask")).toBe("Helm/Maske");
    expect(word("lantern")).toBe("lantern");
    expect(troubleText({ message: "refusal-over", args: {}, rule: "R19" })).toMatch(/\(R19\)$/);
    expect(t("no-such-message", { place: 3 })).toBe("no-such-message place=3");
    expect(has("position-empty")).toBe(false);
  });

  it("come in the last language that was asked for", async () => {
    await Promise.all([speak("fr"), speak("nl")]);
    expect(document.documentElement.lang).toBe("nl");
  });

  it.each([
    [["de-AT", "en"], "de"],
    [["es", "fr-CA"], "fr"],
    [["tlh"], "en"],
    [[], "en"],
  ])("follow the browser: %s", (preferred, language) => {
    expect(languageOf(preferred)).toBe(language);
  });

  it("leave out what only others say", () => {
    expect(heard("# c\nweb-a = x\n    y\nposition-b = z\n    w\n\nweb-c = v")).toBe("web-a = x\n    y\nweb-c = v");
  });
});

describe("secrets", () => {
  it("travel in fragments", () => {
    const link = inviteLink("http://here", "t1", "a-b_c");
    expect(link).toBe("http://here/tables/t1#invite=a-b_c");
    expect(readFragment(new URL(link).hash)).toEqual({ invite: "a-b_c" });
    expect(readFragment("")).toEqual({});
  });

  it("are kept by table, and forgotten with it", () => {
    keepInvite("t1", "secret");
    keepSeatKeys("t1", { 0: "a", 2: "b" });
    expect(inviteTo("t1")).toBe("secret");
    expect(seatKeys("t1")).toEqual({ 0: "a", 2: "b" });
    expect(seatKeys("t2")).toEqual({});
    forgetTable("t1");
    expect([inviteTo("t1"), seatKeys("t1")]).toEqual([null, {}]);
  });
});

describe("pages", () => {
  it.each([
    ["/", { name: "home" }],
    ["/tables/Ab-1_", { name: "table", table: "Ab-1_" }],
    ["/tables/", { name: "nowhere" }],
    ["/tables/a b", { name: "nowhere" }],
    ["/rules", { name: "rules", asked: null }],
    ["/rules/R14", { name: "rules", asked: "R14" }],
    ["/rules/pompeii", { name: "rules", asked: "pompeii" }],
    ["/rules/pompeii/P14", { name: "nowhere" }],
    ["/puzzles", { name: "puzzles", puzzle: null }],
    ["/puzzles/0a1f", { name: "puzzles", puzzle: "0a1f" }],
    ["/puzzles/next", { name: "nowhere" }],
    ["/settings", { name: "settings" }],
    ["/learn", { name: "learn", game: null }],
    ["/learn/pompeii", { name: "learn", game: "pompeii" }],
    ["/learn/pompeii/1", { name: "nowhere" }],
    ["/settings/x", { name: "nowhere" }],
    ["/old/link/here", { name: "nowhere" }],
    ["/rules/R%3114", { name: "rules", asked: "R114" }],
    ["/tables/100%", { name: "nowhere" }],
  ])("%s", (path, page) => {
    expect(pageOf(path)).toEqual(page);
  });

  it.each([
    ['<a href="/rules"><b>x</b></a>', {}, "/rules"],
    ['<a href="/rules#R3"><b>x</b></a>', {}, null],
    ['<a href="https://elsewhere.example/"><b>x</b></a>', {}, null],
    ['<a href="/rules" target="_blank"><b>x</b></a>', {}, null],
    ['<a href="/rules" download><b>x</b></a>', {}, null],
    ['<a href="/rules"><b>x</b></a>', { ctrlKey: true }, null],
    ['<a href="/rules"><b>x</b></a>', { metaKey: true }, null],
    ['<a href="/rules"><b>x</b></a>', { shiftKey: true }, null],
    ['<a href="/rules"><b>x</b></a>', { altKey: true }, null],
    ['<a href="/rules"><b>x</b></a>', { button: 1 }, null],
    ["<b>x</b>", {}, null],
  ])("a click on %s with %o", (html, keys, to) => {
    document.body.innerHTML = html;
    const told: (string | null)[] = [];
    const clicked = document.querySelector("b")!;
    clicked.addEventListener("click", (event) => {
      told.push(followed(event));
      event.preventDefault();
      expect(followed(event)).toBeNull();
    });
    clicked.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
    expect(told).toEqual([to]);
  });
});

describe("settings", () => {
  it("are as usual where nothing is kept or nothing can be read", () => {
    expect(readSettings(null)).toEqual(readSettings("{"));
    expect(readSettings(null)).toMatchObject({ language: null, speed: "normal", sound: false, confirm: true, auto: true });
    expect(readSettings('{"speed":"warp","language":"xx","confirm":false,"auto":false,"sound":true}')).toEqual({
      language: null, speed: "normal", sound: true, confirm: false, auto: false, notice: false,
    });
  });
});

describe("times and lists", () => {
  it("are written as the language does", () => {
    expect(ago("en", 0, 7300)).toBe("2 hours ago");
    expect(ago("de", 0, 30)).toBe("jetzt");
    expect(ago("en", 100, 0)).toBe("now");
    expect([countdown(7), countdown(750), countdown(3750), countdown(-3)]).toEqual(["0:07", "12:30", "1:02:30", "0:00"]);
    expect(listed("fr", ["A", "B", "C"])).toBe("A, B et C");
  });
});

describe("asking the server", () => {
  const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
    new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json", ...headers } });

  it("asks again while the server is busy", async () => {
    vi.useFakeTimers();
    const fetched = vi.fn<typeof fetch>();
    fetched.mockResolvedValueOnce(answer(503, { message: "server-busy" }, { "Retry-After": "1" }));
    fetched.mockResolvedValueOnce(answer(200, { me: 1 }));
    vi.stubGlobal("fetch", fetched);
    const asking = ask("POST", "/api/x", { key: "k", invite: "i", body: {} });
    await vi.advanceTimersByTimeAsync(999);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1001);
    expect(await asking).toEqual({ me: 1 });
    const { headers } = fetched.mock.calls[1]![1]!;
    expect(headers).toEqual({ Authorization: "Bearer k", "X-Invite": "i", "Content-Type": "application/json" });
    vi.useRealTimers();
  });

  it("says what is wrong", async () => {
    vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockResolvedValue(answer(404, { message: "table-unknown", args: {}, rule: "" })));
    await expect(ask("GET", "/api/x")).rejects.toMatchObject({ status: 404, trouble: { message: "table-unknown" } });
    vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockRejectedValue(new TypeError("offline")));
    await expect(ask("GET", "/api/x")).rejects.toBeInstanceOf(Troubled);
  });
});

describe("the log", () => {
  const moved = (seq: number, seat: number): Entry => ({
    seq,
    entry: { kind: "moved", seat, move: `m${seq}`, events: [{ kind: "hung", rule: "L2", seat, facts: {}, reveals: false }], bot: null },
  });
  const entries = [moved(2, 0), moved(3, 1), { seq: 4, entry: { kind: "left", seat: 1, why: "time" } } as Entry, moved(5, 1)];

  it("has a line for every event and for who comes and goes", () => {
    const lines = chronicle(entries, plain, (seat) => `P${seat}`);
    expect(lines.map((line) => [line.seq, line.id, line.token])).toEqual([
      [2, "web-event-of", "m2"], [3, "web-event-of", "m3"], [4, "web-entry-time", ""], [5, "web-event-of", "m5"],
    ]);
  });

  it("calls a line the same when older ones have left", () => {
    const key = (said: ReturnType<typeof chronicle>): string[] => said.map((line) => line.key);
    const all = key(chronicle(entries, plain, String));
    expect(new Set(all).size).toBe(entries.length);
    expect(key(chronicle(entries.slice(1), plain, String))).toEqual(all.slice(1));
  });

  it("knows where one's last turn was", () => {
    expect(lastTurn(entries, 0)).toBe(2);
    expect(lastTurn(entries, 1)).toBeNull();
    expect(lastTurn([...entries, moved(6, 0)], 0)).toBe(2);
    expect(lastTurn(entries, null)).toBeNull();
  });
});
