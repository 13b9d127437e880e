import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { penalty, qrCode, qrPath } from "../../src/lib/qr.ts";
// Made with another program: the same text, error correction and mask.
import golden from "./qr.json";

const rows = (grid: boolean[][]): string => grid.map((row) => row.map(Number).join("")).join("\n");

describe("QR codes", () => {
  it.each(golden)("are the ones that others make ($size, mask $mask)", ({ text, mask, size, hash }) => {
    const grid = qrCode(text, mask);
    expect(grid).toHaveLength(size);
    expect(createHash("sha256").update(rows(grid)).digest("hex")).toBe(hash);
  });

  it("take the mask that is easiest to read", () => {
    const best = penalty(qrCode("Pompeii"));
    for (let mask = 0; mask < 8; mask += 1) expect(best).toBeLessThanOrEqual(penalty(qrCode("Pompeii", mask)));
  });

  it("are drawn with a border", () => {
    expect(qrPath([[true, false], [false, true]])).toBe("M4 4h1v1h-1zM5 5h1v1h-1z");
  });

  it("have an end", () => {
    expect(() => qrCode("x".repeat(500))).toThrow(RangeError);
  });
});
