import { beforeAll, describe, expect, it } from "vitest";
import type { DownfallView } from "../../../src/games/downfall/view.ts";
import { eventLines } from "../../../src/games/downfall/events/log-lines.ts";
import { choiceLabel, prompt } from "../../../src/games/downfall/prompts.ts";
import { grammar } from "../../../src/games/downfall/grammar.ts";
import { NOTHING } from "../../../src/lib/table/choice.ts";
import { addTexts, setLanguage, tell } from "../../../src/lib/i18n.svelte.ts";
import type { Event } from "../../../src/lib/protocol.ts";
import type { Entry } from "../../../src/lib/table/record.ts";
// A whole game that was played over the server: its moves as one seat was told of them, and some of that seat's views.
import game from "./game.json";
import { game as drawn } from "../../../src/games/downfall/game.ts";

beforeAll(async () => {
  await Promise.all(drawn.texts.map(addTexts));
});

const entries: Entry[] = game.moves.map(({ seq, seat, move, events }) => ({
  seq,
  entry: {
    kind: "moved",
    seat,
    move,
    bot: null,
    events: events.map((event) => ({ rule: "R6", reveals: false, ...event })) as unknown as Event[],
  },
}));
const last = game.last as unknown as DownfallView;

describe("the words of the game", () => {
  beforeAll(() => setLanguage("nl"));

  it("tell every event in a line, or not at all", () => {
    for (const { entry } of entries) {
      if (entry.kind !== "moved") continue;
      for (const line of eventLines(entry.events, (seat) => `P${seat}`)) expect(tell(line)).not.toMatch(/^downfall-|\{|\$/);
    }
  });

  it("ask for every decision", () => {
    for (const decision of ["card", "relative", "omen", "call", "lava", "move"] as const) {
      const view = { ...last, decision, relatives: 2, moves_left: 1, tile: "mask" };
      expect(tell(prompt(view, NOTHING))).not.toMatch(/^web-/);
      expect(tell(prompt(view, { chosen: "7*@", ahead: [] }))).not.toMatch(/^web-/);
    }
  });

  it.each([
    ["7@F5", ["Huis 7", "F5"]],
    ["xB6k", ["B6", "Zwart"]],
    ["~B6mask", ["B6", "masker"]],
    ["A2>out", ["A2", "De stad uit"]],
    ["+-", ["Genoeg"]],
    ["erupt", ["Uitbarsten!"]],
  ])("name the parts of %s", (token, said) => {
    expect(grammar.parts(token).map((part) => tell(choiceLabel(part)))).toEqual(said);
  });
});
