/** A film as animated GIF, for browsers that write no WebM: one palette, and of each frame only what has changed. */
import type { Film } from "./webm.ts";

/** Colours are told apart by five bits of red, green and blue. */
const CELLS = 1 << 15;
const COLOURS = 255;
const UNCHANGED = 255;
const MOST_CODES = 4096;

const cellOf = (data: Uint8ClampedArray, at: number): number => ((data[at]! >> 3) << 10) | ((data[at + 1]! >> 3) << 5) | (data[at + 2]! >> 3);
const channel = (cell: number, which: number): number => (cell >> (10 - 5 * which)) & 31;

/** The colours that pictures need most, by halving the longest side of the fullest box (median cut). */
export function paletteOf(pictures: readonly Uint8ClampedArray[]): number[] {
  const counts = new Uint32Array(CELLS);
  for (const data of pictures) {
    for (let at = 0; at < data.length; at += 4) counts[cellOf(data, at)]!++;
  }
  let boxes: number[][] = [[...counts.keys()].filter((cell) => counts[cell])];
  const weight = (box: readonly number[]): number => (box.length < 2 ? 0 : box.reduce((sum, cell) => sum + Math.sqrt(counts[cell]!), 0));
  while (boxes.length < COLOURS) {
    const weights = boxes.map(weight);
    const most = Math.max(...weights);
    if (most === 0) break;
    const chosen = weights.indexOf(most);
    const box = boxes[chosen]!;
    const spans = [0, 1, 2].map((which) => {
      const all = box.map((cell) => channel(cell, which));
      return Math.max(...all) - Math.min(...all);
    });
    const longest = spans.indexOf(Math.max(...spans));
    box.sort((one, other) => channel(one, longest) - channel(other, longest));
    const middle = box.length >> 1;
    boxes = [...boxes.slice(0, chosen), box.slice(0, middle), box.slice(middle), ...boxes.slice(chosen + 1)];
  }
  return boxes.filter((box) => box.length).map((box) => {
    const all = box.reduce((sum, cell) => sum + counts[cell]!, 0);
    const mean = (which: number): number => Math.round((box.reduce((sum, cell) => sum + channel(cell, which) * counts[cell]!, 0) / all) * 8.226);
    return (mean(0) << 16) | (mean(1) << 8) | mean(2);
  });
}

/** The nearest colour of a palette for each cell, worked out when it is first needed. */
function nearestIn(palette: readonly number[]): (cell: number) => number {
  const known = new Int16Array(CELLS).fill(-1);
  return (cell) => {
    if (known[cell]! >= 0) return known[cell]!;
    const [red, green, blue] = [0, 1, 2].map((which) => channel(cell, which) * 8 + 4) as [number, number, number];
    let [best, least] = [0, Infinity];
    palette.forEach((colour, index) => {
      const distance = (red - (colour >> 16)) ** 2 * 3 + (green - ((colour >> 8) & 255)) ** 2 * 4 + (blue - (colour & 255)) ** 2 * 2;
      if (distance < least) [best, least] = [index, distance];
    });
    known[cell] = best;
    return best;
  };
}

/** Indices of eight bits, packed as GIF packs them (LZW), in blocks of at most 255 bytes. */
export function packed(pixels: Uint8Array): number[] {
  const [clear, end] = [256, 257];
  const packedBytes: number[] = [];
  let [bits, filled, size] = [0, 0, 9];
  const put = (code: number): void => {
    bits |= code << filled;
    for (filled += size; filled >= 8; filled -= 8, bits >>>= 8) packedBytes.push(bits & 255);
  };
  let table = new Map<number, number>();
  put(clear);
  let prefix = pixels[0]!;
  for (const pixel of pixels.subarray(1)) {
    const key = (prefix << 8) | pixel;
    const code = table.get(key);
    if (code !== undefined) {
      prefix = code;
      continue;
    }
    put(prefix);
    const next = end + 1 + table.size;
    if (next < MOST_CODES) {
      table.set(key, next);
      if (next === 1 << size && size < 12) size++;
    } else {
      put(clear);
      [table, size] = [new Map(), 9];
    }
    prefix = pixel;
  }
  put(prefix);
  put(end);
  if (filled > 0) packedBytes.push(bits & 255);
  const out = [8];
  for (let at = 0; at < packedBytes.length; at += 255) {
    const block = packedBytes.slice(at, at + 255);
    out.push(block.length, ...block);
  }
  return [...out, 0];
}

const word = (value: number): number[] => [value & 255, value >> 8];

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The part of a picture that differs from the one before. */
export function changedBox(now: Uint8Array, before: Uint8Array | null, width: number): Box {
  const height = now.length / width;
  if (!before) return { left: 0, top: 0, width, height };
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < now.length; at++) {
    if (now[at] === before[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), y];
  }
  return right < 0 ? { left: 0, top: 0, width: 1, height: 1 } : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** A GIF of that size; the canvas is scaled down to it. */
export function beginGif(width: number, height: number): Film {
  const scaled = document.createElement("canvas");
  Object.assign(scaled, { width, height });
  const small = scaled.getContext("2d", { willReadFrequently: true })!;
  small.imageSmoothingQuality = "high";
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let nearest: ((cell: number) => number) | null = null;
  let before: Uint8Array | null = null;
  const samples: Uint8ClampedArray[] = [];
  const dataOf = (canvas: HTMLCanvasElement): Uint8ClampedArray => {
    small.drawImage(canvas, 0, 0, width, height);
    return small.getImageData(0, 0, width, height).data;
  };
  const head = (palette: readonly number[]): void => {
    const colours = Array.from({ length: 256 }, (_, index) => palette[index] ?? 0).flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
    const forever = [0x21, 0xff, 11, ...[..."NETSCAPE2.0"].map((letter) => letter.charCodeAt(0)), 3, 1, 0, 0, 0];
    parts.push(new Uint8Array([...[..."GIF89a"].map((letter) => letter.charCodeAt(0)), ...word(width), ...word(height), 0xf7, 0, 0, ...colours, ...forever]));
  };
  return {
    sample(canvas) {
      samples.push(dataOf(canvas));
    },
    add(canvas, milliseconds) {
      const data = dataOf(canvas);
      if (!nearest) {
        const palette = paletteOf([...samples.splice(0), data]);
        head(palette);
        nearest = nearestIn(palette);
      }
      const find = nearest;
      const now = Uint8Array.from({ length: width * height }, (_, at) => find(cellOf(data, 4 * at)));
      const box = changedBox(now, before, width);
      const pixels = new Uint8Array(box.width * box.height);
      for (let at = 0; at < pixels.length; at++) {
        const whole = (box.top + Math.floor(at / box.width)) * width + box.left + (at % box.width);
        pixels[at] = before?.[whole] === now[whole] ? UNCHANGED : now[whole]!;
      }
      before = now;
      const control = [0x21, 0xf9, 4, 0b101, ...word(Math.round(milliseconds / 10)), UNCHANGED, 0];
      parts.push(new Uint8Array([...control, 0x2c, ...word(box.left), ...word(box.top), ...word(box.width), ...word(box.height), 0]));
      parts.push(new Uint8Array(packed(pixels)));
      return Promise.resolve();
    },
    finish: () => Promise.resolve(new Blob([...parts, new Uint8Array([0x3b])], { type: "image/gif" })),
    close() {
      parts.length = 0;
    },
  };
}
