import { beforeAll, describe, expect, it } from "vitest";
import { game as drawn } from "../../../src/games/pompeii/game.ts";
import { presentation } from "../../../src/games/pompeii/presentation.ts";
import { addTexts, LANGUAGES, sentences, setLanguage } from "../../../src/lib/i18n.svelte.ts";
import type { Event } from "../../../src/lib/protocol.ts";
import { logActions, newest } from "../../../src/lib/table/log.ts";
import type { Entry } from "../../../src/lib/table/record.ts";
// A whole game of two as seat 0 was told of it.
import game from "./game.json";

beforeAll(async () => {
  await Promise.all(drawn.texts.map(addTexts));
  await setLanguage("en");
});

const NAMES = ["Quintus", "Livia", "Anna"];
const name = (seat: number): string => NAMES[seat]!;
let seq = 0;

type Told = [kind: string, seat: number | null, facts?: Event["facts"]];
const moved = (seat: number, move: string, ...events: Told[]): Entry => ({
  seq: (seq += 1),
  entry: {
    kind: "moved", seat, move, bot: null,
    events: events.map(([kind, who, facts = {}]) => ({ kind, rule: "P3", seat: who, facts, reveals: false })),
  },
});
const placed = (seat: number, place: string | null, card: string | null = null): Told => ["placed", seat, { place, with: "worker", card }];
const got = (seat: number, good: string, amount: number): Told => ["got", seat, { good, amount }];
const paid = (seat: number, good: string, amount: number): Told => ["paid", seat, { good, amount }];

const told = (...entries: Entry[]): string[] => logActions(entries, presentation, name).map((action) => sentences(action.sentences));

describe("the log of Pompeii", () => {
  it("tells work at somebody's building in one line, with the owner's bonus", () => {
    const work = [moved(0, "@b1", placed(0, "b1")), moved(0, "*3", paid(0, "clay", 3), got(0, "bricks", 3)), moved(1, "^clay", got(1, "clay", 1))];
    expect(told(...work)).toEqual([expect.stringMatching(/^Quintus makes 3 bricks from 3 clay at .+\. Livia receives 1 clay\.$/)]);
    const [action] = logActions(work, presentation, name);
    expect(action!.steps.map(({ token, rule }) => [token, rule])).toEqual([["@b1", "P3"], ["*3", "P3"], ["", "P3"], ["^clay", "P3"]]);
  });

  it("tells every kind of action in a sentence", () => {
    expect(told(moved(1, "@grain", placed(1, "grain"), got(1, "grain", 2)))).toEqual(["Livia collects 2 grain."]);
    expect(told(moved(1, "@grain/S14", placed(1, "grain", "S14"), got(1, "grain", 3)))[0]).toMatch(/^Livia collects 3 grain with S14 /);
    expect(told(
      moved(2, "@porta", placed(2, "porta")), moved(2, "grapes>"), moved(2, ">olives"),
      moved(2, "*1", paid(2, "grapes", 2), got(2, "olives", 1)),
    )).toEqual(["Anna trades 2 grapes for 1 olive at the Porta."]);
    expect(told(moved(0, "build8", placed(0, "costruzione"), paid(0, "wood", 2), paid(0, "reed", 1), ["built", 0, { building: "b8" }], ["marked", 0, { building: "b8" }]))[0])
      .toMatch(/^Quintus builds .+ for 2 wood and 1 reed\.$/);
    expect(told(
      moved(0, "train:S30", placed(0, "piazza"), paid(0, "meat", 1), ["activated", 0, { card: "S30", works: 1 }]), moved(0, "."),
    )[0]).toMatch(/^Quintus trains S30 .+ for 1 meat\.$/);
    expect(told(
      moved(1, "own1", ["owned", 1, { building: "b1" }], ["marked", 1, { building: "b1" }]),
      moved(1, "+stone", got(1, "stone", 1)), moved(1, "+stone", got(1, "stone", 1)), moved(1, "+fish", got(1, "fish", 1)),
    )[0]).toMatch(/^Livia takes .+ and starts with 2 stone and 1 fish\.$/);
  });

  it("counts the specialists that somebody exchanges", () => {
    const swap = (card: string, good: string): Told[] => [paid(0, good, 1), ["discarded", 0, { card }], ["drew", 0, { card: null, how: "hand" }]];
    const remade: Told = ["remade", null, { deck: "specialists", cards: [] }];
    const swapped = [moved(0, "swap:S15", placed(0, "piazza")), moved(0, "-olives", ...swap("S15", "olives"), remade), moved(0, "swap:S02"), moved(0, "-fish", ...swap("S02", "fish"))];
    expect(told(...swapped)).toEqual(["Quintus pays 1 olive and 1 fish and exchanges 2 specialists. The specialist deck is reshuffled."]);
  });

  it("gives whatever concerns everybody a line of its own, after which an action is over", () => {
    const lines = told(
      moved(1, "@grain", placed(1, "grain"), got(1, "grain", 2), ["round", 2, { round: 4 }]),
      moved(1, "!2", got(1, "wood", 1)),
    );
    expect(lines).toEqual(["Livia collects 2 grain.", "Round 4 begins.", "Livia receives 1 wood."]);
    const ended = logActions([moved(1, "@grain", placed(1, "grain"), got(1, "grain", 2), ["round", 2, { round: 4 }])], presentation, name);
    expect(ended.map(({ seat, isPlayed }) => [seat, isPlayed])).toEqual([[1, true], [2, false]]);
  });

  it("begins anew with every worker and every pledge", () => {
    const pledged = (seat: number, good: string): Entry[] => [moved(seat, `give:${good}`), moved(seat, "*2", ["pledged", seat, { good, amount: 2 }])];
    expect(told(...pledged(0, "wood"), ...pledged(0, "fish"), ...pledged(1, "fish"))).toEqual([
      "Quintus pledges 2 wood.", "Quintus pledges 2 fish.", "Livia pledges 2 fish.",
    ]);
    expect(told(moved(0, "@grain", placed(0, "grain"), got(0, "grain", 1)), moved(0, "@fish", placed(0, "fish"), got(0, "fish", 1))).length).toBe(2);
  });

  it("tells event by event what has no sentence of its own, without the place", () => {
    expect(told(moved(0, "act:C35", placed(0, "b17"), ["activated", 0, { card: "C35", works: 0 }]))[0]).toMatch(/^Quintus activates C35 .+, but it has no effect\.$/);
    expect(told(moved(0, "@b1", placed(0, "b1")))[0]).toMatch(/^Quintus places a worker: /);
  });

  it.each(LANGUAGES)("has words for every action of a whole game (%s)", async (language) => {
    await setLanguage(language);
    const entries: Entry[] = game.moves.map(({ seq, seat, move, events }) => ({
      seq, entry: { kind: "moved", seat, move, events: events as unknown as Event[], bot: null },
    }));
    const lines = told(...entries);
    await setLanguage("en");
    expect(lines.filter((line) => line === "" || line.includes("pompeii-"))).toEqual([]);
    expect(lines.length).toBeLessThan(entries.length);
  });

  it("keeps the name of an action while it goes on, and never begins in the middle of one", () => {
    const work = [moved(0, "@b1", placed(0, "b1")), moved(0, "*3", paid(0, "clay", 3), got(0, "bricks", 3))];
    const key = (entries: Entry[]): string[] => logActions(entries, presentation, name).map((action) => action.key);
    expect(key(work)).toEqual(key(work.slice(0, 1)));
    const later = moved(1, "@grain", placed(1, "grain"), got(1, "grain", 1));
    expect(newest([...work, later], 2, presentation)).toEqual([later]);
    expect(newest([...work, later], 3, presentation)).toEqual([...work, later]);
  });
});
