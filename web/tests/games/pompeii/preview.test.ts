import { describe, expect, it } from "vitest";
import { exchangeOf, proposed } from "../../../src/games/pompeii/goods/preview.ts";

const previews = { "*1": { given: { gold: 1 }, made: {} }, "*2": { given: { gold: 2 }, made: {}, proposed: true }, "*3": { given: { gold: 3 }, made: {} } };

describe("what the server says of a token", () => {
  it("is what it gives and makes", () => {
    expect(exchangeOf(previews, "*2")).toMatchObject({ given: { gold: 2 }, made: {} });
    expect(exchangeOf(previews, "pass")).toBeNull();
  });

  it("is which amount it proposes, and else the last", () => {
    expect([proposed([1, 2, 3], previews), proposed([1, 3], previews)]).toEqual([1, 1]);
  });
});
