import { beforeAll, describe, expect, it, vi } from "vitest";
import { addTexts, setLanguage } from "../../../src/lib/i18n.svelte.ts";
import type { DailyInfo, DailyResult } from "../../../src/lib/protocol.ts";
import { scorePicture as downfall } from "../../../src/games/downfall/score-picture.ts";
import { scorePicture as plain } from "../../../src/games/plain-score-picture.ts";
import { scorePicture as pompeii } from "../../../src/games/pompeii/score-picture.ts";
import { cardOf } from "../../../src/pages/daily/card.ts";
import DAILY from "virtual:texts/each/daily";
import WORDS from "virtual:texts/each/downfall";

const result: DailyResult = { rank: 2, name: "Livia", mine: true, place: 1, scores: { saved: 9, volcano: 4 }, ended: 1, table: "a-table" };
const info: DailyInfo = {
  game: "downfall", day: "2027-01-18", ends: 2, now: 1, seats: ["person", "level:3"], options: [], begun: 2,
  results: [{ ...result, rank: 1, name: "Gaius", mine: false, scores: { saved: 14, volcano: 1 } }, result],
  state: "finished", table: "a-table", streak: 3, commitment: "c0ffee", seed: null, before: null, after: null,
};

beforeAll(async () => {
  await setLanguage("en");
  await Promise.all([addTexts(DAILY), addTexts(WORDS)]);
});

describe("what is shared of a challenge", () => {
  it("tells the day, how one came out, a picture, the streak, and where to play", async () => {
    const card = await cardOf(info);
    expect(card?.text.split("\n")).toEqual([
      "Vesuvius: The Downfall of Pompeii, Monday, January 18, 2027",
      "1st of 2 · 9 saved · 4 volcano",
      "🌋",
      "🔥🔥🔥🔥🏠🏠🏠",
      "🏠🏠🏠🏠🏠🏠",
      "Finished 3 days in a row",
    ]);
    expect(card?.link).toBe(`${location.origin}/daily/downfall/2027-01-18`);
  });

  it("names no table, person or deal, and asks for nothing that could", async () => {
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    const card = await cardOf(info);
    expect(fetched).not.toHaveBeenCalled();
    expect(JSON.stringify(card)).not.toMatch(/a-table|Livia|Gaius|c0ffee/);
    // The same figures make the same card, whatever else happened in the game.
    const other = { ...result, name: "Nero", table: null, ended: 9, rank: 7 };
    expect(await cardOf({ ...info, results: [other], commitment: "other", table: null })).toEqual(card);
  });

  it("says nothing of a streak that is none, or that isn't this day's, and needs a result of one's own", async () => {
    expect((await cardOf({ ...info, streak: 1 }))?.lines).toHaveLength(1);
    expect((await cardOf({ ...info, after: "2027-01-19" }))?.lines).toHaveLength(1);
    expect(await cardOf({ ...info, results: info.results.slice(0, 1) })).toBeNull();
  });
});

describe("a picture of a result", () => {
  it("is drawn by each game from scores alone", () => {
    expect(downfall({ place: 2, scores: { saved: 0, volcano: 8 } }, 2)).toBe("🌋\n🔥🔥🔥🔥🔥🔥🔥\n🔥");
    expect(pompeii({ place: 1, scores: { won: 1, rounds: 6 } }, 1)).toBe("🌋💤\n🏠🏠🏠🏠🏠\n🏠");
    expect(pompeii({ place: 2, scores: { won: 0, rounds: 3 } }, 1)).toBe("🌋💥\n🔥🔥🔥");
  });

  it("of any other game shows the place", () => {
    expect(plain({ place: 2, scores: { points: 99 } }, 4)).toBe("⬜🟩⬜⬜");
    expect(plain({ place: 2, scores: {} }, 1)).toBe("⬜🟩");
  });
});
