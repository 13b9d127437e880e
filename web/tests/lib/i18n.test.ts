import { describe, expect, it } from "vitest";
import { game as downfall } from "../../src/games/downfall/game.ts";
import { addTexts, has, languageOf, LANGUAGES, sentences, setLanguage, t, troubleText, word } from "../../src/lib/i18n.svelte.ts";

describe("lines", () => {
  it("become sentences, with one mark at the end of each", async () => {
    await setLanguage("en");
    const lines = ["Erupt!", "Livia goes", "Well."].map((token) => ({ id: "web-token", args: { token } }));
    expect(sentences(lines)).toBe("Erupt! Livia goes. Well.");
  });
});

describe("words", () => {
  it("are there in every language, with plurals", async () => {
    await Promise.all(downfall.texts.map(addTexts));
    for (const language of LANGUAGES) {
      await setLanguage(language);
      expect(document.documentElement.lang).toBe(language);
      expect(t("web-waiting-free", { count: 1 })).not.toBe(t("web-waiting-free", { count: 2 }));
      expect(t("downfall-prompt-lava", { tile: "helmet/mask" }).includes("helmet/mask")).toBe(language === "en");
    }
  });

  it("say why there is no hint or analysis", async () => {
    for (const language of LANGUAGES) {
      await setLanguage(language);
      for (const why of ["busy", "failed", "lost", "stopped", "too-slow"]) expect(has(`pool-${why}`)).toBe(true);
      expect(t("pool-too-slow", { seconds: 60 })).toContain("60");
      expect(has("hint-not-now")).toBe(true);
    }
  });

  it("have names for things inside, rulings behind, and something for what nobody has written", async () => {
    await setLanguage("de");
    expect(word("helmet/mask")).toBe("Helm/Maske");
    expect(word("lantern")).toBe("lantern");
    expect(troubleText({ message: "refusal-over", args: {}, rule: "R19" })).toMatch(/\(R19\)$/);
    expect(t("no-such-message", { place: 3 })).toBe("no-such-message place=3");
    expect(has("position-empty")).toBe(false);
  });

  it("come in the last language that was asked for", async () => {
    await Promise.all([setLanguage("fr"), setLanguage("nl")]);
    expect(document.documentElement.lang).toBe("nl");
  });

  it.each([
    [["de-AT", "en"], "de"],
    [["es", "fr-CA"], "fr"],
    [["tlh"], "en"],
    [[], "en"],
  ])("follow the browser: %s", (preferred, language) => {
    expect(languageOf(preferred)).toBe(language);
  });
});
