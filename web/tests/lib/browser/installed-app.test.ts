import { afterEach, expect, test, vi } from "vitest";
import { hasUpdate, takeUpdate, watchForUpdates } from "../../../src/lib/browser/installed-app.svelte.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A registration whose new worker is installed by a call. */
function registration(): { given: ServiceWorkerRegistration; install: () => void; told: string[] } {
  const told: string[] = [];
  const installing = new EventTarget();
  const given = Object.assign(new EventTarget(), { waiting: null as unknown, installing });
  const install = (): void => {
    given.dispatchEvent(new Event("updatefound"));
    given.waiting = { postMessage: (text: string) => told.push(text) };
    installing.dispatchEvent(new Event("statechange"));
  };
  return { given: given as unknown as ServiceWorkerRegistration, install, told };
}

test("the first version is no update", () => {
  vi.stubGlobal("navigator", { serviceWorker: Object.assign(new EventTarget(), { controller: null }) });
  const { given, install } = registration();
  watchForUpdates(given);
  install();
  expect(hasUpdate()).toBe(false);
});

test("a new version waits until it is asked for, and the page is loaded again only when it has taken over", () => {
  const workers = Object.assign(new EventTarget(), { controller: {} });
  const reload = vi.fn();
  vi.stubGlobal("navigator", { serviceWorker: workers });
  vi.stubGlobal("location", { reload });
  const { given, install, told } = registration();
  watchForUpdates(given);
  install();
  expect([hasUpdate(), told, reload.mock.calls.length]).toEqual([true, [], 0]);
  takeUpdate();
  expect([told, reload.mock.calls.length]).toEqual([["take-over"], 0]);
  workers.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledTimes(1);
});
