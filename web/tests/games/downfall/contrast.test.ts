import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const tokens = readFileSync("src/app/theme/tokens.css", "utf8");
/** A token in the light or the dark theme: red, green, blue from 0 to 255, and how opaque it is. */
function token(name: string, theme: 0 | 1): [number, number, number, number] {
  const both = new RegExp(`--${name}: light-dark\\(#(\\w+), #(\\w+)\\)`).exec(tokens)!;
  const part = (at: number): number => parseInt(both[1 + theme]!.slice(at, at + 2) || "ff", 16);
  return [part(0), part(2), part(4), part(6) / 255];
}

const brightness = (colour: readonly number[]): number => {
  const [r = 0, g = 0, b = 0] = colour.map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast of the names of the gates with the land, which the dusk makes darker. */
function contrast(theme: 0 | 1): number {
  const [ink, land, dusk] = [token("map-ink-at-dusk", theme), token("land", theme), token("dusk", theme)];
  const ground = [0, 1, 2].map((part) => dusk[3] * dusk[part]! + (1 - dusk[3]) * land[part]!);
  const [lighter = 0, darker = 0] = [brightness(ink.slice(0, 3)), brightness(ground)].sort((one, other) => other - one);
  return (lighter + 0.05) / (darker + 0.05);
}

test.each([["light", 0], ["dark", 1]] as const)("the gates can be read when the day is dark: %s", (_, theme) => {
  expect(contrast(theme)).toBeGreaterThan(4.5);
});
