import { beforeAll, describe, expect, it } from "vitest";
import { choiceLabel, describeMove, prompt, withNames } from "../../../src/games/pompeii/prompts.ts";
import { presentation } from "../../../src/games/pompeii/presentation.ts";
import { game as drawn } from "../../../src/games/pompeii/game.ts";
import { eventLines } from "../../../src/games/pompeii/events/log-lines.ts";
import { bestResult } from "../../../src/games/pompeii/best-result.ts";
import { NOTHING } from "../../../src/lib/table/choice.ts";
import { addTexts, LANGUAGES, setLanguage, tell } from "../../../src/lib/i18n.svelte.ts";
import type { Event } from "../../../src/lib/protocol.ts";
import type { Entry } from "../../../src/lib/table/record.ts";
import { CARDS } from "../../../src/games/pompeii/data/printed.ts";
import type { Decision, PompeiiView } from "../../../src/games/pompeii/view.ts";
import { cardText } from "../../../src/games/pompeii/names.ts";
// A whole game of two as seat 0 was told of it, with some of that seat's views; its end is the Apocalypse.
import game from "./game.json";

const entries: Entry[] = game.moves.map(({ seq, seat, move, events }) => ({
  seq,
  entry: {
    kind: "moved",
    seat,
    move,
    bot: null,
    events: events.map((event) => ({ rule: "P3", reveals: false, ...event })) as unknown as Event[],
  },
}));
const last = { offered: 4, missing: 2, rounds_left: null, free: {}, ...game.last } as unknown as PompeiiView;
const name = (seat: number): string => `P${seat}`;
const UNSAID = /^(pompeii|web)-|[{}$]/;

const DECISIONS: Decision[] = [
  "own", "coin", "action", "times", "given", "taken", "traded", "train", "swap", "payment", "bonus", "good", "victim",
  "building", "card", "skip", "keep", "halt", "immediate", "pledge", "pledged", "draw",
];
const ABOUT = { left: 2, place: "b7", line: 0, card: "C30", given: "gold", taken: "meat", good: "wine", building: "b5", builder: 1 };
/** Other goods than are printed: what is said is what the server says. */
const PREVIEWS = {
  "@b4b": { given: { reed: 3 }, made: { rope: 2 } },
  build5: { given: { stone: 4, wood: 1 }, made: {} },
};
const SAID: [string, string][] = [
  ["own7", "take Villa del Molino"],
  ["+grain", "take one grain"],
  ["@grain", "collect: grain field"],
  ["@grain/S14", "grain field with S14 Caecilia Spigolatrice"],
  ["@b4b", "Bottega del Carpentiere: 3 reed → 2 rope"],
  ["build5", "build Bottega del Marmorario for 4 stone and 1 wood"],
  ["build5/S39", "build Bottega del Marmorario with S39 Rufus Lapidario"],
  ["train:S30", "train S30"],
  ["act:C35", "activate C35 Porta Nocera"],
  ["lift:b7", "lift the token from Villa del Molino"],
  ["!2", "choose Blue"],
  ["!b7", "choose Villa del Molino"],
  ["gold>", "give gold"],
  [">meat", "take meat"],
  ["give:olive_oil", "offer olive oil"],
  ["hire", "hire a new worker"],
];

describe("the words of the game", () => {
  beforeAll(async () => {
    await Promise.all(drawn.texts.map(addTexts));
  });

  it.each(LANGUAGES)("are there in %s for every event, card and question", async (language) => {
    await setLanguage(language);
    for (const { entry } of entries) {
      if (entry.kind === "moved") for (const line of eventLines(entry.events, name)) expect(tell(line)).not.toMatch(UNSAID);
    }
    for (const card of CARDS) expect(cardText(card), card.id).not.toMatch(UNSAID);
    for (const decision of DECISIONS) {
      expect(tell(prompt({ ...last, decision, about: ABOUT }, NOTHING)), decision).not.toMatch(UNSAID);
    }
    for (const token of [".", "pass", "wait", "draw:S", "draw:C"]) {
      expect(tell(choiceLabel(presentation.grammar.parts(token)[0]!, last)), token).not.toMatch(UNSAID);
    }
  });

  it.each(SAID)("say what %s does", async (token, said) => {
    await setLanguage("en");
    expect(tell(describeMove(token, last, PREVIEWS))).toContain(said);
  });

  it("name what is missing", async () => {
    await setLanguage("de");
    const facts = { missing: ["2 pillars", "1 olive_oil"], building: "b20", card: "S05", spaces: 2, examples: ["@clay"] };
    expect(withNames(facts)).toEqual({
      missing: ["2 Säulen", "1 Olivenöl"], building: "Castrum", card: "S05 Maximus Castrini", spaces: 2, examples: ["@clay"],
    });
  });

  it("say before a conversion is confirmed what the server says that goes in and comes out", async () => {
    await setLanguage("en");
    const view = { ...last, decision: "times" as const, about: { place: "b15", line: 0, card: null } };
    const previews = { "*3": { given: { gold: 6 }, made: { gold_coin: 4 } } };
    expect(tell(describeMove("*3", view, previews))).toBe("Officina Monetaria: 6 gold → 4 gold coins");
    expect(tell(describeMove("*3", view))).toBe("3 times");
  });
});

describe("the end of a game", () => {
  const alone = (round: number, title: string | null): PompeiiView => ({ ...last, players: 1, winner: title === null ? null : 0, round, title });

  it("is told as the chronicle tells it", async () => {
    await setLanguage("en");
    const told = presentation.resultLines!(last as unknown as Record<string, unknown>, name).map(tell);
    expect(told).toEqual([`The Apocalypse, in round ${String(last.round)}: all have lost.`]);
  });

  it("keeps the best solo result of each volcano, and no worse one", () => {
    const kept = new Map<string, string>();
    const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
    expect(bestResult(alone(18, null), store)).toBeNull();
    expect(bestResult(alone(17, "Decurion"), store)).toEqual({ round: 17, title: "Decurion" });
    expect(bestResult(alone(15, "Duumvir"), store)).toEqual({ round: 15, title: "Duumvir" });
    expect(bestResult(alone(16, "Aedile"), store)).toEqual({ round: 15, title: "Duumvir" });
    expect(bestResult({ ...alone(18, "Quaestor"), options: ["set_c"] }, store)).toEqual({ round: 18, title: "Quaestor" });
    expect(bestResult(alone(18, null), store)).toEqual({ round: 15, title: "Duumvir" });
  });
});
