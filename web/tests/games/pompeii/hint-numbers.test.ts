import { beforeAll, describe, expect, it } from "vitest";
import { presentation } from "../../../src/games/pompeii/presentation.ts";
import { game as drawn } from "../../../src/games/pompeii/game.ts";
import { plainPresentation } from "../../../src/games/plain.ts";
import { reasonTexts } from "../../../src/lib/table/hints.svelte.ts";
import { addTexts, setLanguage } from "../../../src/lib/i18n.svelte.ts";
import { numbersAt, numbersOf, numbersWith } from "../../../src/games/pompeii/board/hint-numbers.ts";

const plain = plainPresentation("any");

beforeAll(async () => {
  await Promise.all(drawn.texts.map(addTexts));
  await setLanguage("en");
});

describe("advised moves", () => {
  const hints = ["build7", "@b7/S14", "train:S14"];

  it("are numbered where they are made, and on the cards that they need", () => {
    expect(numbersAt(hints, "b7")).toEqual([1, 2]);
    expect(numbersAt(hints, "costruzione")).toEqual([]);
    expect(numbersAt(["@clay"], "field-clay")).toEqual([1]);
    expect(numbersWith(hints, "S14")).toEqual([2, 3]);
    expect(numbersOf(["wine>", "gold>"], "gold>")).toEqual([2]);
  });

  it("have reasons that name a building, and a player by the name that was given", () => {
    const reasons = [
      { message: "reason-opens", args: { building: "b7" } },
      { message: "reason-owner", args: { owner: 1 } },
    ];
    const name = (seat: number): string => ["Livia", "wine"][seat]!;
    expect(reasonTexts(reasons, name, presentation)).toEqual([
      `${presentation.withNames!({ building: "b7" })["building"] as string} can be used from the next worker on`,
      "wine gets a good for it as the owner",
    ]);
    expect(reasonTexts(reasons, name, presentation)[0]).not.toContain("b7");
    expect(reasonTexts(reasons, name, plain)[0]).toContain("b7");
  });
});
