/** The colours of pieces, measured: letters on pieces, lines on panels, and how far colours are from each other for different eyes. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pieceIn, SEAT_COLOURS } from "../../../src/lib/person/piece-colours.ts";

type Rgb = readonly [number, number, number];
/** Which colours meet in a game. */
const GAMES = [["red", "black", "yellow", "blue"], ["red", "green", "blue", "yellow"]] as const;

const read = (file: string): string => readFileSync(`src/app/theme/${file}`, "utf8");
const declared = (css: string): Map<string, string> => new Map([...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]));
const TOKENS = declared(read("tokens.css"));

/** The tokens of a set: its own, over those of the usual set. */
function setOf(name: "usual" | "distinct" | "contrast"): Map<string, string> {
  const blocks = new Map([...read("pieces.css").matchAll(/:root(?:\[data-pieces="(\w+)"\])? \{([^}]*)\}/g)].map(([, set, body]) => [set ?? "usual", declared(body!)]));
  expect([...blocks.keys()]).toEqual(["usual", "distinct", "contrast"]);
  return new Map([...TOKENS, ...blocks.get("usual")!, ...blocks.get(name)!]);
}

/** A token as a colour, in the light or the dark theme. */
function colour(tokens: Map<string, string>, name: string, dark = false): Rgb {
  const value = tokens.get(name)!;
  const themed = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  const named = /^var\(--([\w-]+)\)$/.exec(value);
  if (named) return colour(tokens, named[1]!, dark);
  const hex = (themed ? themed[dark ? 2 : 1]! : value).slice(1);
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : [hex.slice(0, 2), hex.slice(2, 4), hex.slice(4, 6)];
  return digits.map((pair) => parseInt(pair, 16) / 255) as unknown as Rgb;
}

const linear = (rgb: Rgb): Rgb => rgb.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as unknown as Rgb;
const times = (matrix: readonly Rgb[], [x, y, z]: Rgb): Rgb => matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Rgb;
const luminance = (rgb: Rgb): number => times([[0.2126, 0.7152, 0.0722]], linear(rgb))[0];

function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Machado, Oliveira and Fernandes 2009, at full severity; the last sees no hues at all. */
const EYES: Record<string, readonly Rgb[]> = {
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
  achromatopsia: [[0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722]],
};

/** A linear colour in CIE L*a*b*, where distances are about what people see. */
function lab(rgb: Rgb): Rgb {
  const xyz = times([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]], rgb);
  const [x, y, z] = [xyz[0] / 0.9505, xyz[1], xyz[2] / 1.089].map((part) => (part > 0.008856 ? Math.cbrt(Math.max(part, 0)) : 7.787 * part + 16 / 116)) as unknown as Rgb;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far the two most similar colours of any game are from each other, for these eyes. */
function nearest(tokens: Map<string, string>, eyes: readonly Rgb[]): number {
  const seen = (name: string): Rgb => lab(times(eyes, linear(colour(tokens, `p-${name}`))).map((part) => Math.min(1, Math.max(0, part))) as unknown as Rgb);
  const pairs = GAMES.flatMap((names) => names.flatMap((one, index) => names.slice(index + 1).map((other) => [seen(one), seen(other)] as const)));
  return Math.min(...pairs.map(([one, other]) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])));
}

describe.each(["usual", "distinct", "contrast"] as const)("the %s colours of pieces", (name) => {
  const tokens = setOf(name);

  it.each(SEAT_COLOURS)("show the letter on %s", (each) => {
    expect(contrast(colour(tokens, `p-${each}`), colour(tokens, `on-${each}`))).toBeGreaterThan(name === "contrast" ? 7 : 4.5);
  });

  it.each(SEAT_COLOURS)("show a line of %s on panels, by day and by night", (each) => {
    for (const dark of [false, true]) {
      expect(contrast(colour(tokens, `line-${each}`, dark), colour(tokens, "panel", dark))).toBeGreaterThan(name === "contrast" ? 4.5 : 3);
    }
  });
});

describe("the colours that there are", () => {
  it("have a piece in the sprite, and a look in every set", () => {
    const sprite = read("Sprite.svelte");
    expect(sprite.match(/id="pc-\w"/g)).toEqual(SEAT_COLOURS.map((each) => `id="${pieceIn(each)}"`));
    for (const each of SEAT_COLOURS) expect(sprite).toContain(`fill="var(--p-${each})"`);
    expect([...setOf("usual").keys()].filter((name) => name.startsWith("on-") && !TOKENS.has(name))).toEqual(SEAT_COLOURS.map((each) => `on-${each}`));
  });
});

describe("the colours that are easy to tell apart", () => {
  it.each(Object.keys(EYES))("are so with %s, and more so than the usual ones", (eyes) => {
    const distance = nearest(setOf("distinct"), EYES[eyes]!);
    expect(distance).toBeGreaterThan(14);
    expect(distance).toBeGreaterThan(nearest(setOf("usual"), EYES[eyes]!));
  });
});
