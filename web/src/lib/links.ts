/** Links to hand on. What is secret or long is in the fragment, which no server and no log ever sees. */
import { pathTo } from "./routes.ts";

const POSITION = "#position=";

/** What a fragment says, by name. */
export function readFragment(fragment: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, "")));
}

/** The link to a page of a table, with the invitation if the table needs one. */
export function inviteLink(path: string, invite: string | null, origin: string = location.origin): string {
  return origin + path + (invite === null ? "" : `#invite=${encodeURIComponent(invite)}`);
}

/** Whether a link opens on this device alone. */
export function isHereOnly(link: string): boolean {
  const { hostname } = new URL(link);
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}

/** The link that opens the editor with a position, which is a text picture. */
export const positionLink = (origin: string, game: string, picture: string): string =>
  `${origin}${pathTo("editor", { game })}${POSITION}${encodeURIComponent(picture.trim())}`;

/** The position in a fragment; null if there is none. */
export function positionIn(fragment: string): string | null {
  if (!fragment.startsWith(POSITION)) return null;
  try {
    return `${decodeURIComponent(fragment.slice(POSITION.length))}\n`;
  } catch {
    return null;
  }
}
