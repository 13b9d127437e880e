import { beforeAll, describe, expect, it } from "vitest";
import { choiceLabel, describeMove, drawsAtOnce, prompt, withNames } from "../../../src/games/pompeii/prompts.ts";
import { presentation } from "../../../src/games/pompeii/presentation.ts";
import { game as drawn } from "../../../src/games/pompeii/game.ts";
import { eventLines } from "../../../src/games/pompeii/events/log-lines.ts";
import { bestResult } from "../../../src/games/pompeii/best-result.ts";
import { NOTHING } from "../../../src/lib/table/choice.ts";
import { addTexts, LANGUAGES, setLanguage, tell } from "../../../src/lib/i18n.svelte.ts";
import type { Event } from "../../../src/lib/protocol.ts";
import type { Entry } from "../../../src/lib/table/record.ts";
import { showDataSet } from "../../../src/games/pompeii/data/data-set.svelte.ts";
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
  ">sword": { given: { grain: 4 }, made: { sword: 1 } },
  "@clay": { given: {}, made: {} },
  hire: { given: { wine: 2 }, made: {} },
};
const SAID: [string, string][] = [
  ["own7", "take Villa del Molino"],
  ["+grain", "take 1 grain"],
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
  [">sword", "4 grain → 1 sword"],
  ["@clay", "collect: clay field, which yields nothing this round"],
  ["+grain +clay +grain", "take 2 grain and 1 clay"],
  ["swap:S30", "and pay one value I good to draw another specialist"],
  ["give:olive_oil", "pledge olive oil"],
  ["hire", "hire a new worker for 2 wine"],
  ["army", "recruit the army"],
  ["+olives", "take 1 olive"],
  ["^grapes", "take 1 grape"],
  ["-olives", "pay 1 olive"],
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

  it.each([
    ["C13", "At Officina Monetaria convert 1 gold into 1 gold coin without coal, up to 3 times."],
    ["S14", "At the grain field take flour instead of grain, one for one."],
    ["S41", "At Officina Ferraria, whenever you make swords, take 1 extra (once per action)."],
    ["S49", "At the stone field, instead of collecting, convert 1 bread into 1 gold, up to 3 times."],
    ["C31", "When another player constructs the Castrum: it’s halted, and their worker is held on field C31 until that player pays 2 olive oil at the Foro."],
    ["C35", "Works once, when activated. Every other player gives you 1 good of their own choice."],
  ])("tell what %s does as the terminal does", async (id, text) => {
    await setLanguage("en");
    expect(cardText(CARDS.find((card) => card.id === id)!)).toBe(text);
  });

  it.each(SAID)("say what %s does", async (token, said) => {
    await setLanguage("en");
    expect(tell(describeMove(token, last, PREVIEWS))).toContain(said);
  });

  it("say what an offering lacks on the button that adds nothing", async () => {
    await setLanguage("en");
    const label = (missing: number): string => tell(choiceLabel(presentation.grammar.parts("pass")[0]!, { ...last, missing }));
    expect([label(3), label(0)]).toEqual(["Pass, 3 missing", "Pass"]);
  });

  it.each(["good", "victim", "building", "card"] as const)("say what a card does when it asks for a %s", async (decision) => {
    await setLanguage("en");
    const said = tell(prompt({ ...last, decision, about: { card: "C35" } }, NOTHING));
    expect(said).toContain("C35 Porta Nocera");
    expect(said).toContain("Every other player gives you 1 good of their own choice.");
  });

  it("offer many draws from a deck as one, if it has so many cards", async () => {
    await setLanguage("en");
    const view = { ...last, decision: "draw", about: { left: 31 }, decks: { specialists: 40, city: 30 } } as PompeiiView;
    const [all, ...others] = drawsAtOnce(view, ["draw:C", "draw:S"]);
    expect([tell(all!.label), all!.tokens.split(" "), others]).toEqual(["Specialist: all 31", Array.from({ length: 31 }, () => "draw:S"), []]);
    expect(drawsAtOnce({ ...view, about: { left: 1 } }, ["draw:C", "draw:S"])).toEqual([]);
  });

  it("count down the sestertii as they are picked", async () => {
    await setLanguage("en");
    const view = { ...last, decision: "coin", about: { left: 6 } } as PompeiiView;
    const said = (...ahead: string[]): string => tell(prompt(view, { chosen: "", ahead }));
    expect(said()).toContain("6 sestertii");
    expect(said("+grain", "+clay")).toContain("4 sestertii");
    expect(presentation.listed!(view as unknown as Record<string, unknown>)).toBe(6);
  });

  it("name what is missing", async () => {
    await setLanguage("de");
    const facts = { missing: ["2 pillars", "1 olive_oil"], building: "b20", card: "S05", spaces: 2, examples: ["@clay"] };
    expect(withNames(facts)).toEqual({
      missing: ["2 Säulen", "1 Olivenöl"], building: "Castrum", card: "S05 Maximus Castrini", spaces: 2, examples: ["@clay"],
    });
  });

  it("name a seat's cards in a position, not the key of its file", async () => {
    await setLanguage("en");
    expect(withNames({ key: "seats[0].hand", other: "seats[1].active" })).toEqual({ key: "Red, In hand", other: "Green, Active" });
    expect(withNames({ key: "generator" })).toEqual({ key: "generator" });
  });

  it.each([
    ["seats[1].goods.bread", "Green, bread"],
    ["seats[0].left", "Red, workers left to place"],
    ["seats[2].pledged.wine", "Blue, pledged goods, wine"],
    ["seats[0].goods.dragons", "seats[0].goods.dragons"],
    ["round", "Round"],
    ["tokens.b12", "Tokens on buildings, Officina Ferraria"],
    ["at.grain", "Workers on the board, grain field"],
  ])("calls %s by its name in refusals", (key, name) => {
    expect(withNames({ key })).toEqual({ key: name });
  });

  it("name the field that is full, not its good (P6)", async () => {
    await setLanguage("en");
    const facts = withNames({ place: "grain", spaces: 2 });
    expect(tell({ id: "refusal-field-full", args: facts })).toBe("The grain field is full: it has room for 2 of your workers per round.");
  });

  it("tell of the volcano what its cards are called and hit (P36, P37, P44)", async () => {
    await setLanguage("en");
    const told = (kind: string, card: string): string =>
      tell(eventLines([{ kind, seat: null, facts: { card }, rule: "P36", reveals: true } as unknown as Event], name)[0]!);
    const end = showDataSet("mild");
    expect(told("erupted", "VA01")).toBe("A volcano card is revealed: Cenere sui campi (ash on the fields). It hits grain, flour and bread.");
    expect(told("erupted", "apocalypse")).toBe("A volcano card is revealed: the Apocalypse.");
    expect(told("blocked", "VA03")).toBe("Bosco incenerito (wood burnt to ashes) blocks wood, planks and coal this round.");
    end();
    expect(told("erupted", "VA01")).toContain("grain, flour, bread, deer, meat, wool, gold, iron, sheep, reed, olives and salted fish.");
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
    expect(told).toEqual([`The Apocalypse, in round ${String(last.round)}: everyone has lost.`]);
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
