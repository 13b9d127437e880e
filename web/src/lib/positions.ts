/** Positions in addresses: the editor opens with what a link names. */

const FRAGMENT = "#position=";

/** The address of a position: it stands in the fragment, which stays in the browser. */
export const linkTo = (origin: string, game: string, picture: string): string =>
  `${origin}/editor/${game}${FRAGMENT}${encodeURIComponent(picture.trim())}`;

/** The position that an address names. */
export function pictureIn(fragment: string): string | null {
  if (!fragment.startsWith(FRAGMENT)) return null;
  try {
    return `${decodeURIComponent(fragment.slice(FRAGMENT.length))}\n`;
  } catch {
    return null;
  }
}
