/**
 * QR codes (ISO/IEC 18004) of short texts, as rows of dark and light modules: bytes, error correction M, versions 1
 * to 15. Made here, so that an invitation is seen by nobody who is not invited.
 */

const ECC_PER_BLOCK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10];
const LEVEL_M = 0;
const FORMAT_GENERATOR = 0x537;
const FORMAT_MASK = 0x5412;
const VERSION_GENERATOR = 0x1f25;
const FIELD = 0x11d;

type Grid = boolean[][];

/** All modules that are neither function patterns nor format: where data goes. */
function rawModules(version: number): number {
  let count = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2;
    count -= (25 * marks - 10) * marks - 55;
    if (version >= 7) count -= 36;
  }
  return count;
}

const codewords = (version: number): number => Math.floor(rawModules(version) / 8);
const dataCodewords = (version: number): number =>
  codewords(version) - ECC_PER_BLOCK[version - 1]! * BLOCKS[version - 1]!;
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

function versionFor(bytes: number): number {
  for (let version = 1; version <= BLOCKS.length; version += 1) {
    if (4 + lengthBits(version) + 8 * bytes <= 8 * dataCodewords(version)) return version;
  }
  throw new RangeError("qr");
}

/** Mode, length, bytes, and filling up to the end. */
function data(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  const room = 8 * dataCodewords(version);
  push(4, 4);
  push(bytes.length, lengthBits(version));
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, room - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let filler = 0xec; bits.length < room; filler ^= 0xec ^ 0x11) push(filler, 8);
  return Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(8 * index, 8 * index + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  );
}

function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * FIELD);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

/** The generator of Reed and Solomon for so many codewords. */
function divisor(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  for (let step = 0, root = 1; step < degree; step += 1, root = multiply(root, 2)) {
    for (let index = 0; index < degree; index += 1) {
      result[index] = multiply(result[index]!, root) ^ (result[index + 1] ?? 0);
    }
  }
  return result;
}

function remainder(block: readonly number[], generator: readonly number[]): number[] {
  const result = generator.map(() => 0);
  for (const byte of block) {
    const factor = byte ^ result.shift()!;
    result.push(0);
    generator.forEach((coefficient, index) => {
      result[index]! ^= multiply(coefficient, factor);
    });
  }
  return result;
}

/** Data in blocks with their corrections, one codeword of each block in turn. */
function interleave(given: readonly number[], version: number): number[] {
  const [count, ecc] = [BLOCKS[version - 1]!, ECC_PER_BLOCK[version - 1]!];
  const short = Math.floor(codewords(version) / count);
  const shortBlocks = count - (codewords(version) % count);
  const generator = divisor(ecc);
  const blocks: { own: number[]; extra: number[] }[] = [];
  for (let index = 0, from = 0; index < count; index += 1) {
    const size = short - ecc + (index < shortBlocks ? 0 : 1);
    const own = given.slice(from, from + size);
    blocks.push({ own, extra: remainder(own, generator) });
    from += size;
  }
  const longest = short - ecc + 1;
  const turns = (length: number, of: (block: (typeof blocks)[number]) => number[]): number[] =>
    Array.from({ length }, (_, index) => blocks.flatMap((block) => of(block)[index] ?? [])).flat();
  return [...turns(longest, (block) => block.own), ...turns(ecc, (block) => block.extra)];
}

/** The middles of the small marks. */
function marks(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const size = 17 + 4 * version;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const rest = Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step);
  return [6, ...rest.reverse()];
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A value followed by the remainder of its division, as format and version are written. */
function checked(value: number, generator: number, bits: number): number {
  let rest = value;
  for (let step = 0; step < bits; step += 1) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * generator);
  return (value << bits) | rest;
}

class Drawing {
  readonly size: number;
  readonly dark: Grid;
  readonly fixed: Grid;

  constructor(readonly version: number) {
    this.size = 17 + 4 * version;
    this.dark = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.fixed = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.patterns();
  }

  private set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  private square(x: number, y: number, reach: number, ring: (distance: number) => boolean): void {
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        this.set(x + dx, y + dy, ring(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  }

  private patterns(): void {
    for (let index = 0; index < this.size; index += 1) {
      this.set(6, index, index % 2 === 0);
      this.set(index, 6, index % 2 === 0);
    }
    const far = this.size - 4;
    for (const [x, y] of [[3, 3], [far, 3], [3, far]] as const) this.square(x, y, 4, (d) => d !== 2 && d !== 4);
    const middles = marks(this.version);
    const last = middles.at(-1);
    for (const x of middles) {
      for (const y of middles) {
        const taken = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
        if (!taken) this.square(x, y, 2, (d) => d !== 1);
      }
    }
    this.format(0);
    this.writeVersion();
  }

  format(mask: number): void {
    const bits = checked((LEVEL_M << 3) | mask, FORMAT_GENERATOR, 10) ^ FORMAT_MASK;
    const bit = (index: number): boolean => ((bits >>> index) & 1) === 1;
    for (let index = 0; index <= 5; index += 1) this.set(8, index, bit(index));
    this.set(8, 7, bit(6));
    this.set(8, 8, bit(7));
    this.set(7, 8, bit(8));
    for (let index = 9; index < 15; index += 1) this.set(14 - index, 8, bit(index));
    for (let index = 0; index < 8; index += 1) this.set(this.size - 1 - index, 8, bit(index));
    for (let index = 8; index < 15; index += 1) this.set(8, this.size - 15 + index, bit(index));
    this.set(8, this.size - 8, true);
  }

  private writeVersion(): void {
    if (this.version < 7) return;
    const bits = checked(this.version, VERSION_GENERATOR, 12);
    for (let index = 0; index < 18; index += 1) {
      const [near, far] = [Math.floor(index / 3), this.size - 11 + (index % 3)];
      this.set(far, near, ((bits >>> index) & 1) === 1);
      this.set(near, far, ((bits >>> index) & 1) === 1);
    }
  }

  /** Bits in two columns at a time, upwards and downwards in turn, from the right. */
  fill(words: readonly number[]): void {
    let index = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step += 1) {
        const y = ((right + 1) & 2) === 0 ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.fixed[y]![x] || index >= words.length * 8) continue;
          this.dark[y]![x] = ((words[index >>> 3]! >>> (7 - (index & 7))) & 1) === 1;
          index += 1;
        }
      }
    }
  }

  mask(which: number): void {
    const covers = MASKS[which]!;
    for (let y = 0; y < this.size; y += 1) {
      for (let x = 0; x < this.size; x += 1) {
        if (!this.fixed[y]![x] && covers(x, y)) this.dark[y]![x] = !this.dark[y]![x];
      }
    }
  }
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, and too much dark or light. */
export function penalty(grid: Grid): number {
  const size = grid.length;
  const columns = grid.map((_, x) => grid.map((row) => row[x]!));
  let sum = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (const corner of ["10111010000", "00001011101"]) {
      for (let from = text.indexOf(corner); from >= 0; from = text.indexOf(corner, from + 1)) sum += 40;
    }
  }
  for (let y = 0; y + 1 < size; y += 1) {
    for (let x = 0; x + 1 < size; x += 1) {
      const here = grid[y]![x];
      if (here === grid[y]![x + 1] && here === grid[y + 1]![x] && here === grid[y + 1]![x + 1]) sum += 3;
    }
  }
  const dark = grid.flat().filter(Boolean).length;
  return sum + Math.floor(Math.abs((dark * 100) / size ** 2 - 50) / 5) * 10;
}

/** The code of a text; the mask that is easiest to read, unless one is asked for. */
export function qrCode(text: string, asked?: number): Grid {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const words = interleave(data(bytes, version), version);
  const made = (mask: number): Grid => {
    const drawing = new Drawing(version);
    drawing.fill(words);
    drawing.mask(mask);
    drawing.format(mask);
    return drawing.dark;
  };
  if (asked !== undefined) return made(asked);
  return MASKS.map((_, mask) => made(mask)).reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

/** The dark modules as one path, with a quiet border of four. */
export function qrPath(grid: Grid): string {
  return grid
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${String(x + 4)} ${String(y + 4)}h1v1h-1z`] : [])))
    .join("");
}
