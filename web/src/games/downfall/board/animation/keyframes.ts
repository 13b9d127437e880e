/** Flights as keyframes of the Web Animations API. Only transform and opacity change, so nothing is repainted. */

import type { Point } from "../board.ts";
import type { Flight } from "./stages.ts";

export const EASING = "cubic-bezier(.2,.7,.2,1)";

/** From a point on the map to pixels in the layer of flying pieces. */
export type Projection = (point: Point) => Point;

const at = ([x, y]: Point, scale = 1): string => `translate(${x}px, ${y}px) scale(${scale})`;

/** The height of an arc, as a share of its length. */
const ARC = 0.32;
const ARC_FRAMES = 12;

/** The points of a throw. */
export function arc([x1, y1]: Point, [x2, y2]: Point): Point[] {
  const height = Math.hypot(x2 - x1, y2 - y1) * ARC;
  return Array.from({ length: ARC_FRAMES + 1 }, (_, n) => {
    const t = n / ARC_FRAMES;
    return [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t - 4 * height * t * (1 - t)];
  });
}

/** The key frames of a flight. */
export function keyframes(flight: Flight, project: Projection): Keyframe[] {
  const through = flight.through.map(project);
  const [first = [0, 0], last = first] = [through[0], through.at(-1)];
  switch (flight.kind) {
    case "place":
      return [
        { transform: at([first[0], first[1] - 26], 1.35), opacity: 0 },
        { transform: at(first), opacity: 1 },
      ];
    case "lava":
      return [
        { transform: at([first[0], first[1] - 60], 1.5), opacity: 0 },
        { transform: at([first[0], first[1] - 40], 1.35), opacity: 1, offset: 0.35 },
        { transform: at(first), opacity: 1 },
      ];
    case "loss": {
      const curve = arc(first, last);
      return curve.map((point, n) => {
        const t = n / (curve.length - 1);
        return { transform: at(point, 1 - 0.6 * t), opacity: t > 0.85 ? 1 - (t - 0.85) / 0.15 : 1 };
      });
    }
    case "leave":
      return through.map((point, n) => ({
        transform: at(point, n === through.length - 1 ? 0.7 : 1),
        opacity: n === through.length - 1 ? 0 : 1,
      }));
    case "walk":
      return through.map((point) => ({ transform: at(point), opacity: 1 }));
  }
}
