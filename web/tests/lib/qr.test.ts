import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { qrCode } from "../../src/lib/qr.ts";
// Made with another program: the same text, error correction and mask.
import golden from "./qr.json";

const BORDER = 4;

/** The modules inside the border, one row a line. */
function modules(text: string, mask: number): string[] {
  const { size, path } = qrCode(text, mask);
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x!} ${y!}`));
  const inside = Array.from({ length: size - 2 * BORDER }, (_, index) => index + BORDER);
  return inside.map((y) => inside.map((x) => Number(dark.has(`${x} ${y}`))).join(""));
}

describe("QR codes", () => {
  it.each(golden)("are the ones that others make ($size, mask $mask)", ({ text, mask, size, hash }) => {
    const rows = modules(text, mask);
    expect(rows).toHaveLength(size);
    expect(createHash("sha256").update(rows.join("\n")).digest("hex")).toBe(hash);
  });

  it("have a light border of four modules", () => {
    const { size, path } = qrCode("Pompeii");
    const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect([Math.min(...places), Math.max(...places)]).toEqual([BORDER, size - BORDER - 1]);
  });

  it("have an end", () => {
    expect(() => qrCode("x".repeat(5000))).toThrow(RangeError);
  });
});
