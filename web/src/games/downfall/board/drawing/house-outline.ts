/** The outline of a house. Each colour has its own shape, so colour is never the only sign. */

import type { Colour } from "../board.ts";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function rounded({ x, y, width, height }: Box, radius: number): string {
  const arc = (dx: number, dy: number): string => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const across = width - 2 * radius;
  const down = height - 2 * radius;
  return (
    `M${x + radius} ${y}h${across}${arc(radius, radius)}v${down}${arc(-radius, radius)}` +
    `h${-across}${arc(-radius, -radius)}v${-down}${arc(radius, -radius)}z`
  );
}

function cut({ x, y, width, height }: Box, size: number): string {
  const across = width - 2 * size;
  const down = height - 2 * size;
  return (
    `M${x + size} ${y}h${across}l${size} ${size}v${down}l${-size} ${size}` +
    `h${-across}l${-size} ${-size}v${-down}z`
  );
}

function stepped({ x, y, width, height }: Box, size: number): string {
  const across = width - 2 * size;
  const down = height - 2 * size;
  return (
    `M${x + size} ${y}h${across}v${size}h${size}v${down}h${-size}v${size}` +
    `h${-across}v${-size}h${-size}v${-down}h${size}z`
  );
}

/** The path of a house in its box, with an inset. */
export function outline(colour: Colour, outer: Box, inset = 0): string {
  const inner = {
    x: outer.x + inset,
    y: outer.y + inset,
    width: outer.width - 2 * inset,
    height: outer.height - 2 * inset,
  };
  const size = Math.min(inner.width, inner.height);
  if (colour === "grey") return rounded(inner, Math.round(size * (inset ? 34 : 36)) / 100);
  if (colour === "turquoise") return cut(inner, inset ? 8 : 14);
  if (colour === "brown") return stepped(inner, inset ? 6 : 11);
  return rounded(inner, 3);
}
