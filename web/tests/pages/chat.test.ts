import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setLanguage, t } from "../../src/lib/i18n.svelte.ts";
import type { Answer } from "../../src/lib/protocol.ts";
import { connection } from "../../src/lib/server/connection.svelte.ts";
import Chat from "../../src/pages/table/Chat.svelte";

let drawn: Record<string, unknown>;
let answer: (answer: Answer) => void;

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(connection, "say").mockImplementation(() => new Promise((answered) => (answer = answered)));
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  await unmount(drawn);
});

function open(seat: number | null): void {
  drawn = mount(Chat, { target: document.body, props: { table: "t", seat, lines: [], open: true, access: { key: null, invite: null }, running: true } });
  flushSync();
}

const line = (): HTMLInputElement => document.querySelector<HTMLInputElement>(`input[aria-label="${t("web-chat-say")}"]`)!;
const trouble = (): string => document.querySelector('[role="alert"]')!.textContent;

async function write(text: string): Promise<void> {
  line().value = text;
  line().dispatchEvent(new Event("input", { bubbles: true }));
  line().form!.requestSubmit();
  await vi.advanceTimersByTimeAsync(0);
}

async function hear(type: "acknowledged" | "refused"): Promise<void> {
  answer(type === "refused" ? { type, id: "", table: "t", rule: "", message: "chat-off", args: {} } : { type, id: "", table: "t", seq: 1 });
  await vi.advanceTimersByTimeAsync(0);
}

test("a message stays in its line until it is sent", async () => {
  open(0);
  await write("Salve!");
  expect([line().value, trouble()]).toEqual(["Salve!", ""]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([line().value, trouble()]).toEqual(["Salve!", t("web-chat-sending")]);
  await hear("acknowledged");
  expect([line().value, trouble()]).toEqual(["", ""]);
});

test("a player hears why a message was refused, and keeps it", async () => {
  open(0);
  await write("Salve!");
  await hear("refused");
  expect([line().value, trouble()]).toEqual(["Salve!", t("chat-off")]);
});

test("somebody who watches is asked once for a name, and players are not", async () => {
  open(null);
  const asked = (): Element | null => document.querySelector(`input[aria-label="${t("web-ask-name")}"]`);
  expect(asked()).not.toBeNull();
  [...document.querySelectorAll("button")].find((button) => button.textContent === t("web-skip-name"))!.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toBeNull();
});
