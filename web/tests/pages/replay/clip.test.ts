/** Clips of replays: which moments they show, and that what is packed can be unpacked. */
import { describe, expect, test } from "vitest";
import { changedBox, packed, paletteOf } from "../../../src/pages/replay/clip/gif.ts";
import { shotsOf, TICK } from "../../../src/pages/replay/clip/plan.ts";
import { LONGEST_FILM, webm } from "../../../src/pages/replay/clip/webm.ts";

/** Unpacks what GIF has packed, as a browser does. */
function unpacked(blocks: number[]): number[] {
  expect(blocks[0]).toBe(8);
  const data: number[] = [];
  for (let at = 1; blocks[at]! > 0; at += blocks[at]! + 1) data.push(...blocks.slice(at + 1, at + 1 + blocks[at]!));
  const out: number[] = [];
  let table: number[][] = [];
  let [size, bit] = [9, 0];
  let last: number[] | null = null;
  for (;;) {
    let code = 0;
    for (let n = 0; n < size; n++, bit++) code |= ((data[bit >> 3]! >> (bit & 7)) & 1) << n;
    if (code === 257) return out;
    if (code === 256) {
      [table, size, last] = [[], 9, null];
      continue;
    }
    const known: number[] | undefined = code < 256 ? [code] : table[code - 258];
    const entry: number[] = known ?? [...last!, last![0]!];
    if (last) table.push([...last, entry[0]!]);
    out.push(...entry);
    last = entry;
    if (258 + table.length === 1 << size && size < 12) size++;
  }
}

describe("which moments are shown", () => {
  test.each([2, 3, 12, 60, 160, 2000])("a game of %i moments lasts from its first to its last one, not too long", (moments) => {
    const shots = shotsOf(moments);
    const shown = shots.map(({ moment }) => moment);
    expect([shown[0], shown.at(-2), shown.at(-1)]).toEqual([0, moments - 1, null]);
    const steps = shown.slice(1, -1).map((moment, index) => moment! - shown[index]!);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(1);
    const length = shots.reduce((sum, { ticks }) => sum + ticks * TICK, 0);
    expect(length).toBeLessThanOrEqual(20_000);
    if (moments > 30) expect(length).toBeGreaterThanOrEqual(10_000);
    expect(length).toBeLessThan(LONGEST_FILM);
  });
});

describe("a GIF", () => {
  test.each([
    ["one colour", (at: number) => 7 + 0 * at],
    ["stripes", (at: number) => at % 200],
    ["noise", (at: number) => (at * 7919 + (at >> 3) * 104_729) % 255],
  ])("unpacks to what was packed: %s", (_, pixel) => {
    const pixels = Uint8Array.from({ length: 40_000 }, (_, at) => pixel(at));
    expect(unpacked(packed(pixels))).toEqual([...pixels]);
  });

  test("keeps only the part that has changed", () => {
    const before = new Uint8Array(24);
    const now = Uint8Array.from(before);
    now[8] = now[15] = 1; // columns 2 and 3 of rows 1 and 2 of a picture 6 wide
    expect(changedBox(now, before, 6)).toEqual({ left: 2, top: 1, width: 2, height: 2 });
    expect(changedBox(now, now, 6)).toMatchObject({ width: 1, height: 1 });
    expect(changedBox(now, null, 6)).toEqual({ left: 0, top: 0, width: 6, height: 4 });
  });

  test("has the colours of all pictures that it was shown", () => {
    const [red, blue] = [Uint8ClampedArray.from([248, 0, 0, 255]), Uint8ClampedArray.from([0, 0, 248, 255])];
    expect(paletteOf([red, blue])).toHaveLength(2);
  });
});

test("a WebM says how large it is and how long it lasts", async () => {
  const blob = webm([{ at: 0, key: true, data: new Uint8Array([1, 2, 3]) }], 960, 744, "V_VP9", 1500);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  expect([...bytes.subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
  const text = [...bytes].map((byte) => String.fromCharCode(byte)).join("");
  expect(text).toContain("V_VP9");
  const duration = new DataView(bytes.buffer).getFloat64(text.indexOf("\x44\x89") + 6);
  expect(duration).toBe(1500);
});
