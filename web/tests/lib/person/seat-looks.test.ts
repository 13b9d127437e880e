import { afterEach, describe, expect, it } from "vitest";
import { keepSeatKeys } from "../../../src/lib/person/credentials.ts";
import { lookOf, ownSeat, showAs } from "../../../src/lib/person/seat-looks.svelte.ts";

const COLOURS = ["red", "black", "yellow", "blue"];
const looks = (): number[] => COLOURS.map((_, seat) => lookOf(seat));

describe("the looks of seats", () => {
  afterEach(() => {
    localStorage.clear();
  });

  it("change places for whoever wants another colour, and come back", () => {
    const stop = showAs(1, "blue", COLOURS);
    expect(looks()).toEqual([0, 3, 2, 1]);
    stop();
    expect(looks()).toEqual([0, 1, 2, 3]);
  });

  it("stay for spectators, without a wish, with one's own colour, and with one that the game lacks", () => {
    for (const [seat, colour] of [[null, "blue"], [1, null], [1, "black"], [1, "green"]] as const) {
      const stop = showAs(seat, colour, COLOURS);
      expect(looks()).toEqual([0, 1, 2, 3]);
      stop();
    }
  });

  it("outlast a page that leaves after the next one has come", () => {
    const first = showAs(0, "blue", COLOURS);
    const second = showAs(0, "yellow", COLOURS);
    first();
    expect(looks()).toEqual([2, 1, 0, 3]);
    second();
    expect(looks()).toEqual([0, 1, 2, 3]);
  });

  it("are nobody's own where several people share the device", () => {
    expect(ownSeat({ table: "t", mine: [2] })).toBe(2);
    expect(ownSeat({ table: "t", mine: [] })).toBeNull();
    expect(ownSeat({ table: "t", mine: [0, 1] })).toBeNull();
    keepSeatKeys("t", { 0: "one", 1: "other" });
    expect(ownSeat({ table: "t", mine: [0] })).toBeNull();
    keepSeatKeys("t", { 3: "one" });
    expect(ownSeat({ table: "t", mine: [] })).toBe(3);
  });
});
