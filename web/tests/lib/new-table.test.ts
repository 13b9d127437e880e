import { afterEach, expect, it } from "vitest";
import { chosenGame, saveBotGame } from "../../src/lib/new-table.ts";

afterEach(() => {
  localStorage.clear();
});

it("a new table is of the game that was chosen last on this device", () => {
  expect(chosenGame()).toBe("downfall");
  saveBotGame({ bots: 2, level: 3, game: "pompeii" });
  expect(chosenGame()).toBe("pompeii");
  saveBotGame({ bots: 2, level: 3, game: "gone" });
  expect(chosenGame()).toBe("downfall");
});
