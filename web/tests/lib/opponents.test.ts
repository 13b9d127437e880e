import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../../src/lib/i18n.svelte.ts";
import { finisherNames, levelName } from "../../src/lib/opponents.ts";

describe("opponents", () => {
  beforeAll(() => setLanguage("en"));

  it("are people by name, somebody forgotten, and bots counted by level", () => {
    const bot = { bot: "level:2", name: "" };
    expect(finisherNames([{ bot: null, name: "Livia" }, bot, bot, { bot: null, name: "" }])).toEqual([
      "Livia",
      `2 × ${levelName("level:2")}`,
      "Someone",
    ]);
    expect(levelName("level:2")).not.toMatch(/level|bot-/);
  });
});
