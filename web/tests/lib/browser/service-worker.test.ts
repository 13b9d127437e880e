import { expect, test, vi } from "vitest";
import source from "../../../worker/service-worker.js?raw";

type Listener = (event: Record<string, unknown>) => void;

/** What all versions of the worker share in a browser: the windows that are open, and their files. */
class Browser {
  windows: string[] = [];
  kept = new Map<string, Map<string, Response>>();
  fetched: string[] = [];

  /** A worker of that version. */
  worker(version: string): (type: string, event?: Record<string, unknown>) => Promise<unknown> {
    const heard = new Map<string, Listener>();
    const clients = { matchAll: () => Promise.resolve(this.windows.map((id) => ({ id }))), claim: () => Promise.resolve() };
    const self = { addEventListener: (type: string, listener: Listener) => heard.set(type, listener), clients, location: { origin: "http://x" } };
    const filled = source.replace("__VERSION__", version).replace("__FILES__", JSON.stringify([`/assets/${version}.js`]));
    class Asked {
      readonly method = "GET";
      constructor(readonly url: string) {}
    }
    // The worker is no module, and has globals of its own.
    new Function("self", "caches", "fetch", "Request", filled)(self, this.caches(), this.fetch, Asked);
    return async (type, event = {}) => {
      const waits: unknown[] = [];
      const take = (each: unknown): unknown => waits.push(each);
      heard.get(type)!({ ...event, waitUntil: take, respondWith: take });
      return (await Promise.all(waits))[0];
    };
  }

  private fetch = (request: { url: string }): Promise<Response> => {
    this.fetched.push(request.url);
    return Promise.resolve(new Response(request.url === "/api/games" ? '[{"name":"downfall","pages":[]}]' : "from the network"));
  };

  private caches(): unknown {
    const key = (request: unknown): string => (typeof request === "string" ? request : (request as { url: string }).url).replace("http://x", "");
    const of = (name: string): unknown => {
      const found = this.kept.get(name) ?? new Map<string, Response>();
      this.kept.set(name, found);
      return {
        addAll: (files: string[]) => {
          for (const file of files) found.set(file, new Response(`${name} ${file}`));
          return Promise.resolve();
        },
        put: (request: unknown, answer: Response) => Promise.resolve(found.set(key(request), answer)),
        match: (request: unknown) => Promise.resolve(found.get(key(request))?.clone()),
      };
    };
    return {
      open: (name: string) => Promise.resolve(of(name)),
      keys: () => Promise.resolve([...this.kept.keys()]),
      delete: (name: string) => Promise.resolve(this.kept.delete(name)),
      match: (request: unknown) => Promise.resolve([...this.kept.values()].find((each) => each.has(key(request)))?.get(key(request))?.clone()),
    };
  }
}

const get = (path: string, mode = "cors"): Record<string, unknown> => ({ request: { url: `http://x${path}`, method: "GET", mode } });

test("the files of an older version stay until no window needs them", async () => {
  const browser = new Browser();
  const one = browser.worker("1");
  await one("install");
  await one("activate");
  browser.windows = ["first", "second"];
  const two = browser.worker("2");
  await two("install");
  // The old version, which still runs, leaves the new one alone.
  await one("fetch", get("/", "navigate"));
  await two("activate");
  browser.windows = ["first again", "second"];
  await two("fetch", get("/", "navigate"));
  expect(await ((await two("fetch", get("/assets/1.js"))) as Response).text()).toBe("pages-1 /assets/1.js");
  expect(await ((await two("fetch", get("/assets/2.js"))) as Response).text()).toBe("pages-2 /assets/2.js");
  browser.windows = ["first again"];
  await two("fetch", get("/", "navigate"));
  expect([...browser.kept.keys()]).not.toContain("pages-1");
  expect([...browser.kept.keys()]).toContain("pages-2");
});

test("the rules have their pictures without a network", async () => {
  const browser = new Browser();
  const worker = browser.worker("1");
  await worker("install");
  await vi.waitFor(() => {
    expect(browser.fetched).toContain("/api/games/downfall/pictures");
  });
  await worker("fetch", get("/api/games/downfall/pictures"));
  expect([...browser.kept.get("answers")!.keys()]).toContain("/api/games/downfall/pictures");
});
