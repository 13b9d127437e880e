/** Pages by path. */

export type Page =
  | { name: "home" }
  | { name: "friends" }
  | { name: "device" }
  | { name: "settings" }
  | { name: "games" }
  | { name: "watch" }
  | { name: "rules"; asked: string | null }
  | { name: "record" }
  | { name: "learn"; game: string | null }
  | { name: "editor"; game: string | null }
  | { name: "puzzles"; puzzle: string | null }
  | { name: "daily"; game: string | null; day: string | null }
  | { name: "table"; table: string }
  | { name: "replay" | "review"; table: string; seq: number | null }
  | { name: "explore"; table: string; seq: number | null; branch: string | null }
  | { name: "nowhere" };

const PLAIN = ["friends", "device", "settings", "games", "watch", "record"] as const;

const DAILY = /^\/daily(\/[a-z]+(\/\d{4}-\d\d-\d\d)?)?\/?$/;
const AGAIN = /^\/tables\/[\w-]+\/(replay|review)(\/\d{1,9})?\/?$/;

// A branch by its id, which is longer than any number.
const EXPLORED = /^\/tables\/[\w-]+\/explore(\/(?:\d{1,9}|[\w-]{16}))?\/?$/;

/** The page that a path means. */
export function pageOf(path: string): Page {
  const [first = "", second = "", third, fourth] = path.split("/").filter(Boolean).map(decoded);
  if (AGAIN.test(path) && (third === "replay" || third === "review"))
    return { name: third, table: second, seq: fourth === undefined ? null : Number(fourth) };
  if (EXPLORED.test(path)) {
    const seq = /^\d{1,9}$/.test(fourth ?? "") ? Number(fourth) : null;
    return { name: "explore", table: second, seq, branch: seq === null ? (fourth ?? null) : null };
  }
  if (DAILY.test(path)) return { name: "daily", game: second || null, day: third ?? null };
  if (third !== undefined) return { name: "nowhere" };
  if (first === "learn" && /^[a-z]*$/.test(second)) return { name: "learn", game: second || null };
  if (first === "editor" && /^[a-z]*$/.test(second)) return { name: "editor", game: second || null };
  if (first === "rules") return { name: "rules", asked: second || null };
  if (first === "puzzles" && /^[0-9a-f]*$/.test(second)) return { name: "puzzles", puzzle: second || null };
  if (first === "tables" && /^[\w-]+$/.test(second)) return { name: "table", table: second };
  if (second) return { name: "nowhere" };
  if (first === "") return { name: "home" };
  const plain = PLAIN.find((name) => name === first);
  return plain === undefined ? { name: "nowhere" } : { name: plain };
}

/** Where the challenge of a day is. */
export const dailyPath = (game: string, day: string): string => `/daily/${game}/${day}`;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let path = $state(location.pathname);

export const page = (): Page => pageOf(path);

/** Go to a page of ours. */
export function go(to: string): void {
  if (to !== location.pathname) history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** The page stays, and its address says more exactly what it shows. */
export function rewrite(to: string): void {
  if (to !== location.pathname) history.replaceState(history.state, "", to);
}

/** Take the secrets out of the address. */
export function hideFragment(): void {
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** The path that a click on a link of ours means; null where the browser shall follow it itself. */
export function followed(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!(link instanceof HTMLAnchorElement) || !plain || event.defaultPrevented) return null;
  const own = link.origin === location.origin && !link.target && !link.hasAttribute("download");
  return own && !link.hash ? link.pathname : null;
}

/** Follow links and the browser's own back and forward without loading the page again. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    path = location.pathname;
  });
  addEventListener("click", (event) => {
    const to = followed(event);
    if (to === null) return;
    event.preventDefault();
    go(to);
  });
}
