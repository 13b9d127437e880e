import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../../src/lib/i18n.svelte.ts";
import { keepPersonKey } from "../../src/lib/person/credentials.ts";
import { notificationState } from "../../src/lib/browser/notifications.ts";
import type { TableInfo } from "../../src/lib/protocol.ts";
import { saveSetting } from "../../src/lib/person/settings.svelte.ts";
import { nextWaiting, pageTitle, refreshTurns, setOpenTable, waitingElsewhere } from "../../src/lib/turns.svelte.ts";

const info = (table: string, waiting: boolean): TableInfo => ({ table, waiting, rules: { game: "downfall" } }) as TableInfo;

/** The server says which tables wait. */
async function tell(...tables: TableInfo[]): Promise<void> {
  const body = JSON.stringify(tables);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { headers: { "Content-Type": "application/json" } })));
  await refreshTurns();
}

/** Notices that the browser was asked to show, while the page is not looked at. */
function background(permission: NotificationPermission): string[] {
  const shown: string[] = [];
  const shows = function (_: string, { tag }: { tag: string }): object {
    shown.push(tag);
    return { close: () => undefined };
  };
  vi.stubGlobal("Notification", Object.assign(shows, { permission }));
  vi.stubGlobal("isSecureContext", true);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  return shown;
}

beforeAll(async () => {
  keepPersonKey("secret");
  await setLanguage("en");
});
afterEach(async () => {
  setOpenTable(null, false);
  saveSetting("notice", false);
  await tell();
});

describe("the next game", () => {
  it("is the one that has waited longest, and not the open one", () => {
    const of = (table: string, created: number, waiting = true): TableInfo => ({ ...info(table, waiting), created });
    expect(nextWaiting([of("a", 9), of("b", 5), of("c", 1, false), of("d", 2)], "d")?.table).toBe("b");
    expect(nextWaiting([of("d", 2)], "d")).toBeNull();
  });
});

describe("a title", () => {
  it("says how many tables wait, besides the one that is open", async () => {
    expect(pageTitle("Rules")).toBe("Rules");
    await tell(info("a", true), info("b", false), info("c", true));
    expect(waitingElsewhere([info("a", true), info("b", true)], "b")).toBe(1);
    expect(pageTitle("Rules")).toBe("(2) Rules");
    setOpenTable(info("a", true), false);
    expect(pageTitle("The game")).toBe("(1) The game");
  });

  it("says that it is one's turn, here and elsewhere", async () => {
    setOpenTable(info("a", true), true);
    expect(pageTitle("The game")).toBe("● Your turn – Vesuvius");
    await tell(info("a", true), info("b", true));
    expect(pageTitle("The game")).toBe("● Your turn at 2 tables – Vesuvius");
  });
});

describe("a notice", () => {
  it("comes when a turn begins in the background, where it is wanted and allowed", async () => {
    const shown = background("granted");
    setOpenTable(info("a", false), false);
    setOpenTable(info("a", true), true);
    expect(shown).toEqual([]);
    saveSetting("notice", true);
    for (const turn of [false, true, true]) setOpenTable(info("a", turn), turn);
    expect(shown).toEqual(["a"]);
    await tell(info("a", true), info("b", false));
    await tell(info("a", true), info("b", true));
    expect(shown).toEqual(["a", "b"]);
  });

  it("never comes where it is forbidden, and says why", () => {
    const shown = background("denied");
    saveSetting("notice", true);
    for (const turn of [false, true]) setOpenTable(info("a", turn), turn);
    expect(shown).toEqual([]);
    expect(notificationState()).toBe("denied");
    vi.stubGlobal("isSecureContext", false);
    expect(notificationState()).toBe("insecure");
  });
});
