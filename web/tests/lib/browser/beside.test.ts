import { expect, it } from "vitest";
import { beside, type Box } from "../../../src/lib/browser/beside.ts";

const ROOM = { width: 1000, height: 600 };
const CARD = { width: 300, height: 200 };
const at = (left: number, top: number): Box => ({ left, top, width: 100, height: 80 });

it("is to the right of a thing, level with it, if there is room", () => {
  expect(beside(at(100, 200), CARD, ROOM)).toEqual({ left: 208, top: 140 });
});

it("is to its left at the right edge, and below or above it if neither side has room", () => {
  expect(beside(at(880, 200), CARD, ROOM)).toEqual({ left: 572, top: 140 });
  expect(beside(at(100, 100), CARD, { width: 380, height: 600 })).toEqual({ left: 8, top: 188 });
  expect(beside(at(100, 450), CARD, { width: 380, height: 600 })).toEqual({ left: 8, top: 242 });
});

it("is above or below a thing of a row, whose neighbours stay in sight", () => {
  expect(beside(at(400, 480), CARD, ROOM, true)).toEqual({ left: 300, top: 272 });
});

it("covers nothing of the thing and stays within the window", () => {
  for (let left = 0; left <= 900; left += 60) {
    for (let top = 0; top <= 520; top += 40) {
      const found = beside(at(left, top), CARD, ROOM);
      expect(found.left >= 8 && found.top >= 8 && found.left + CARD.width <= 992 && found.top + CARD.height <= 592).toBe(true);
      expect(found.left >= left + 100 || found.left + CARD.width <= left).toBe(true);
    }
  }
});
