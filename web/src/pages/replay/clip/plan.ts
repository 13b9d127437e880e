/** Which moments of a game a clip shows, and for how long. */

/** Everything is shown for so many ticks; a tick is as long as a frame of the clip, in milliseconds. */
export const TICK = 200;
const MOST_SHOTS = 40;
const [FIRST, LAST, RESULT] = [4, 8, 16];
/** So many ticks all the moments between the first and the last one get together, at most. */
const BETWEEN = 60;
const LONGEST = 4;

export interface Shot {
  /** The index of the moment; null for the card with the result. */
  moment: number | null;
  ticks: number;
}

/** The shots of a game with so many moments: all of them if they are few, else as many as fit, evenly. */
export function shotsOf(moments: number): Shot[] {
  const count = Math.min(moments, MOST_SHOTS);
  const at = Array.from({ length: count }, (_, index) => (count < 2 ? 0 : Math.round((index * (moments - 1)) / (count - 1))));
  const ticks = Math.max(1, Math.min(LONGEST, Math.floor(BETWEEN / Math.max(1, count - 2))));
  const shots: Shot[] = at.map((moment, index) => ({ moment, ticks: index === count - 1 ? LAST : index === 0 ? FIRST : ticks }));
  return [...shots, { moment: null, ticks: RESULT }];
}
