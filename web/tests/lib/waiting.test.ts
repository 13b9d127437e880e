import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { speak } from "../../src/lib/i18n.svelte.ts";
import { keepPersonKey } from "../../src/lib/keys.ts";
import { noticesNow } from "../../src/lib/notice.ts";
import type { TableInfo } from "../../src/lib/protocol.ts";
import { set } from "../../src/lib/settings.svelte.ts";
import { atTable, lookForTurns, titled, waitingElsewhere } from "../../src/lib/waiting.svelte.ts";

const info = (table: string, waiting: boolean): TableInfo => ({ table, waiting, rules: { game: "downfall" } }) as TableInfo;

/** The server says which tables wait. */
async function tell(...tables: TableInfo[]): Promise<void> {
  const body = JSON.stringify(tables);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { headers: { "Content-Type": "application/json" } })));
  await lookForTurns();
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
  await speak("en");
});
afterEach(async () => {
  atTable(null, false);
  set("notice", false);
  await tell();
});

describe("a title", () => {
  it("says how many tables wait, besides the one that is open", async () => {
    expect(titled("Rules")).toBe("Rules");
    await tell(info("a", true), info("b", false), info("c", true));
    expect(waitingElsewhere([info("a", true), info("b", true)], "b")).toBe(1);
    expect(titled("Rules")).toBe("(2) Rules");
    atTable(info("a", true), false);
    expect(titled("The game")).toBe("(1) The game");
  });

  it("says that it is one's turn, here and elsewhere", async () => {
    atTable(info("a", true), true);
    expect(titled("The game")).toBe("● Your turn – Vesuvius");
    await tell(info("a", true), info("b", true));
    expect(titled("The game")).toBe("● Your turn at 2 tables – Vesuvius");
  });
});

describe("a notice", () => {
  it("comes when a turn begins in the background, where it is wanted and allowed", async () => {
    const shown = background("granted");
    atTable(info("a", false), false);
    atTable(info("a", true), true);
    expect(shown).toEqual([]);
    set("notice", true);
    for (const turn of [false, true, true]) atTable(info("a", turn), turn);
    expect(shown).toEqual(["a"]);
    await tell(info("a", true), info("b", false));
    await tell(info("a", true), info("b", true));
    expect(shown).toEqual(["a", "b"]);
  });

  it("never comes where it is forbidden, and says why", () => {
    const shown = background("denied");
    set("notice", true);
    for (const turn of [false, true]) atTable(info("a", turn), turn);
    expect(shown).toEqual([]);
    expect(noticesNow()).toBe("denied");
    vi.stubGlobal("isSecureContext", false);
    expect(noticesNow()).toBe("insecure");
  });
});
