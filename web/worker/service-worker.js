/**
 * Keeps the pages on the device, so that the program opens, and the rules can be read, without a network; and shows what
 * is pushed. The build fills in the files and their version. A new version waits until its page asks for it.
 */
const VERSION = "__VERSION__";
const FILES = __FILES__;
const SHELL = "/";
/** Whether the server answers: nothing else may. */
const HEALTH = "/health/live";
const PAGES = `pages-${VERSION}`;
const ANSWERS = "answers";
/** Which windows were open when this version took over, and the files of older ones that they still need. */
const BEFORE = "before";
/** What the server says of its games without knowing who asks: the last answer serves without a network. */
const KEPT = /^\/api\/(games(\/[^/]+\/(facts|pictures|texts\/[a-z]+))?|study\/lessons\/[^/]+(\/ways)?)$/;

self.addEventListener("install", (event) => {
  const pages = caches.open(PAGES).then((cache) => cache.addAll([SHELL, ...FILES]));
  // Without them, what was opened before still works.
  event.waitUntil(Promise.all([pages, fetchGames().catch(() => undefined)]));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(noteOldVersions().then(dropOldVersions).then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "take-over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => findKept(SHELL)));
    event.waitUntil(dropOldVersions());
  } else if (KEPT.test(pathname)) event.respondWith(fetchAndKeep(request));
  else if (!pathname.startsWith("/api/") && pathname !== HEALTH) event.respondWith(findKept(request).then((found) => found ?? fetch(request)));
});

self.addEventListener("push", (event) => {
  const { title, body, link } = event.data.json();
  const shown = self.registration.showNotification(title, { body, tag: link, icon: "/icon-192.png", data: link });
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.()]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(new URL(event.notification.data, self.location.origin)));
});

/** The file of this version, or of an older one that a window may still need. */
async function findKept(request) {
  const pages = await caches.open(PAGES);
  return (await pages.match(request)) ?? caches.match(request);
}

const openWindows = async () => (await self.clients.matchAll({ type: "window", includeUncontrolled: true })).map(({ id }) => id);

/** Those that are here now: a newer one, which waits to take over, is none of them. */
async function noteOldVersions() {
  const names = (await caches.keys()).filter((name) => ![PAGES, ANSWERS, BEFORE].includes(name));
  const noted = await caches.open(BEFORE);
  await noted.put(SHELL, new Response(JSON.stringify({ windows: await openWindows(), names })));
}

/** Drops the files of older versions as soon as none of the windows that were open with them is left. */
async function dropOldVersions() {
  const noted = await (await caches.open(BEFORE)).match(SHELL);
  if (!noted) return;
  const [{ windows, names }, open] = [await noted.json(), await openWindows()];
  if (!windows.some((id) => open.includes(id))) await Promise.all(names.map((name) => caches.delete(name)));
}

/** Fetches what the games and their lessons need of the server, for anybody who opens them only without a network. */
async function fetchGames() {
  const games = await (await fetchAndKeep(new Request("/api/games"))).json();
  const paths = games.flatMap(({ name, pages }) => {
    const lessons = `/api/study/lessons/${name}`;
    return [`/api/games/${name}/facts`, `/api/games/${name}/pictures`, ...(pages.includes("learn") ? [lessons, `${lessons}/ways`] : [])];
  });
  await Promise.all(paths.map((path) => fetchAndKeep(new Request(path))));
}

async function fetchAndKeep(request) {
  const cache = await caches.open(ANSWERS);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request.url, answer.clone());
    return answer;
  } catch (error) {
    const found = await cache.match(request.url);
    if (found) return found;
    throw error;
  }
}

/** Shows a window that has the table open, or opens one. */
async function openTable({ pathname }) {
  const windows = await self.clients.matchAll({ type: "window" });
  const found = windows.find((each) => new URL(each.url).pathname === pathname);
  await (found ? found.focus() : self.clients.openWindow(pathname));
}
