import { expect, it } from "vitest";
import { aboutDataSet, titleAt } from "../../src/lib/games.ts";
import { game } from "../../src/games/pompeii/game.ts";
import { addTexts, setLanguage } from "../../src/lib/i18n.svelte.ts";

it("a table with another set of data than new tables says so in its title", async () => {
  await setLanguage("en");
  expect(titleAt("pompeii", "harsh")).toBe("Pompeii");
  expect(titleAt("pompeii", "mild")).toBe("Pompeii · Set of figures: mild");
  expect(titleAt("downfall", "")).toBe("The Downfall of Pompeii");
});

it("what a set of data is like is said in words", async () => {
  await Promise.all(game.texts.map(addTexts));
  await setLanguage("de");
  expect(aboutDataSet("pompeii", "mild")).toMatch(/^Zahlenwerte „mild“: Vulkankarten zerstören wenige Waren/);
  await setLanguage("en");
});
