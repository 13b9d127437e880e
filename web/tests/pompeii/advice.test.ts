import { beforeAll, describe, expect, it } from "vitest";
import { face, WORDS } from "../../src/games/pompeii/face.ts";
import { plain } from "../../src/games/plain.ts";
import { grounds } from "../../src/lib/hints.svelte.ts";
import { alsoSpeak, speak } from "../../src/lib/i18n.svelte.ts";
import { numbersAt, numbersOf, numbersWith } from "../../src/pompeii/advice.ts";

beforeAll(async () => {
  await Promise.all(WORDS.map(alsoSpeak));
  await speak("en");
});

describe("advised moves", () => {
  const advice = ["build7", "@b7/S14", "train:S14"];

  it("are numbered where they are made, and on the cards that they need", () => {
    expect(numbersAt(advice, "b7")).toEqual([1, 2]);
    expect(numbersAt(advice, "costruzione")).toEqual([]);
    expect(numbersAt(["@clay"], "field-clay")).toEqual([1]);
    expect(numbersWith(advice, "S14")).toEqual([2, 3]);
    expect(numbersOf(["wine>", "gold>"], "gold>")).toEqual([2]);
  });

  it("have reasons that name a building, and a player by the name that was given", () => {
    const reasons = [
      { message: "reason-opens", args: { building: "b7" } },
      { message: "reason-owner", args: { owner: 1 } },
    ];
    const name = (seat: number): string => ["Livia", "wine"][seat]!;
    expect(grounds(reasons, name, face)).toEqual([
      `${face.spell!({ building: "b7" })["building"] as string} can be used from the next worker on`,
      "wine gets a good for it, as the owner",
    ]);
    expect(grounds(reasons, name, face)[0]).not.toContain("b7");
    expect(grounds(reasons, name, plain)[0]).toContain("b7");
  });
});
