/** Arrow keys on the board: to the nearest place in that direction. */

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much a step to the side counts, compared to one straight ahead. */
const ASIDE = 2.5;

interface Spot {
  x: number;
  y: number;
}

/** The next spot from another in a direction; null if there is none. */
export function nearest(spots: readonly Spot[], from: number, key: string): number | null {
  const way = WAYS[key];
  const here = spots[from];
  if (!way || !here) return null;
  let best: number | null = null;
  let least = Infinity;
  for (const [index, { x, y }] of spots.entries()) {
    const [dx, dy] = [x - here.x, y - here.y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const far = ahead + ASIDE * aside;
    if (index !== from && ahead > aside / 2 && far < least) [best, least] = [index, far];
  }
  return best;
}

/** Moves the focus within a frame. Returns whether the key was an arrow key that led somewhere. */
export function step(frame: HTMLElement, key: string): boolean {
  if (!(key in WAYS)) return false;
  const places = [...frame.querySelectorAll<HTMLElement>("[data-place]")];
  const middles = places.map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const to = nearest(middles, places.findIndex((each) => each === document.activeElement), key);
  if (to !== null) places[to]!.focus();
  return true;
}
