import { beforeAll, describe, expect, it } from "vitest";
import { drawnGame } from "../../../src/games/index.ts";
import { plainPresentation } from "../../../src/games/plain.ts";
import { ApiError } from "../../../src/lib/server/api.ts";
import { Hints, reasonsOf } from "../../../src/lib/table/hints.svelte.ts";
import { addTexts, setLanguage } from "../../../src/lib/i18n.svelte.ts";
import type { Hint } from "../../../src/lib/protocol.ts";

const plain = plainPresentation("any");

const hint = (token: string, ...reasons: Hint["reasons"]): Hint => ({ token, value: 0.614, tried: 100, reasons });
const saves = { message: "reason-saves", args: { gate: "Porta Marina" } };
const hits = { message: "reason-leader", args: { owner: 1, count: 7 } };

beforeAll(async () => {
  await setLanguage("en");
  await Promise.all(drawnGame("downfall").texts.map(addTexts)); // the words of its reasons
});

describe("hints", () => {
  it("are words, with the names of players, and end with the chance to win", () => {
    const told = reasonsOf(hint("a", saves, hits, saves), (seat) => ["Anna", "Marcus"][seat]!, plain);
    expect(told).toEqual([
      "saves a piece through the Porta Marina",
      "hits Marcus, who of the others has most pieces in the city: 7",
      "wins 61 % of the games that were tried with it",
    ]);
    const chance = { message: "reason-chance", args: { percent: 61 } };
    expect(reasonsOf(hint("a", chance), String, plain)).toHaveLength(1);
  });

  it("are waited for, shown, and hidden again", async () => {
    const hints = new Hints(() => Promise.resolve([hint("a"), hint("b")]));
    const access = hints.toggle();
    expect([hints.open, hints.waiting, hints.tokens]).toEqual([true, true, []]);
    await access;
    expect([hints.open, hints.waiting, hints.tokens]).toEqual([true, false, ["a", "b"]]);
    await hints.toggle();
    expect([hints.open, hints.tokens]).toEqual([false, []]);
  });

  it("that come after the game went on are not shown", async () => {
    let answer: (found: Hint[]) => void = () => undefined;
    const hints = new Hints(() => new Promise((answered) => (answer = answered)));
    const access = hints.toggle();
    hints.close();
    answer([hint("a")]);
    await access;
    expect([hints.open, hints.waiting]).toEqual([false, false]);
  });

  it("that are not given are refused in words", async () => {
    const trouble = { message: "hints-not-allowed", args: {}, rule: "" };
    const hints = new Hints(() => Promise.reject(new ApiError(trouble, 403)));
    await hints.toggle();
    expect([hints.trouble, hints.waiting]).toEqual([trouble, false]);
  });
});
