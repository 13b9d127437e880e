/** How far a board can be enlarged, and what counts as a double tap. */

export type Place = readonly [x: number, y: number];

export interface Tap {
  at: Place;
  /** In milliseconds. */
  time: number;
}

const MOST = 4;
/** Below this, the whole board is shown: fingers are never exact. */
const LEAST = 1.06;
const LONGEST = 350;
const FARTHEST = 24;

/** The scale that is shown if this one is wanted. */
export const fit = (wanted: number): number => (wanted < LEAST ? 1 : Math.min(wanted, MOST));

export const tapOf = (event: MouseEvent): Tap => ({ at: [event.clientX, event.clientY], time: event.timeStamp });

/** Whether a tap makes a double tap of the one before. */
export function isSecondTap(first: Tap | null, second: Tap): boolean {
  if (first === null || second.time - first.time > LONGEST) return false;
  return Math.hypot(first.at[0] - second.at[0], first.at[1] - second.at[1]) < FARTHEST;
}
