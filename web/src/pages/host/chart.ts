/** Lines of charts: points of time and value to a path, with gaps where nothing was measured. */

export interface Box {
  width: number;
  height: number;
}

type Value = number | null;

const NICE = [1, 2, 2.5, 5, 10];

/** A round number that is at least as high, as the top of a chart. */
export function niceTop(highest: number): number {
  if (!(highest > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  return power * NICE.find((each) => each * power >= highest * (1 - 1e-9))!;
}

/** The highest value; null if there is none. */
export const highest = (values: readonly Value[]): Value =>
  values.reduce<Value>((most, value) => (value === null ? most : Math.max(most ?? value, value)), null);

/** The newest value that was measured. */
export const newest = (values: readonly Value[]): Value => values.findLast((value) => value !== null) ?? null;

/** Where a time is between two others, from 0 to 1. */
export const place = (at: number, from: number, to: number): number => (to > from ? (at - from) / (to - from) : 1);

/** The parts of a line between gaps, each as points in the box. */
function parts(times: readonly number[], values: readonly Value[], from: number, to: number, top: number, box: Box): string[][] {
  const found: string[][] = [[]];
  values.forEach((value, index) => {
    const at = times[index]!;
    if (value === null || at < from) {
      if (found.at(-1)!.length) found.push([]);
      return;
    }
    const x = place(at, from, to) * box.width;
    const y = box.height * (1 - Math.min(1, Math.max(0, value / top)));
    found.at(-1)!.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  });
  return found.filter((part) => part.length);
}

/** The line; a value by itself is a dot. */
export function linePath(times: readonly number[], values: readonly Value[], from: number, to: number, top: number, box: Box): string {
  return parts(times, values, from, to, top, box)
    .map((part) => `M${part.join("L")}${part.length === 1 ? "h.01" : ""}`)
    .join("");
}

/** The area below the line. */
export function areaPath(times: readonly number[], values: readonly Value[], from: number, to: number, top: number, box: Box): string {
  const foot = String(box.height);
  return parts(times, values, from, to, top, box)
    .filter((part) => part.length > 1)
    .map((part) => `M${part[0]!.split(" ")[0]!} ${foot}L${part.join("L")}L${part.at(-1)!.split(" ")[0]!} ${foot}Z`)
    .join("");
}

/** The index of the time that is nearest; -1 if there is none. */
export function nearest(times: readonly number[], at: number): number {
  let best = -1;
  times.forEach((time, index) => {
    if (best < 0 || Math.abs(time - at) < Math.abs(times[best]! - at)) best = index;
  });
  return best;
}
