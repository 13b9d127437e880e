import { describe, expect, it } from "vitest";
import * as drafts from "../../../src/games/pompeii/editor/draft.ts";
import { applyTool, changeGoods, empty, forPlayers, withCards, withSet, withWorkers, type Draft } from "../../../src/games/pompeii/editor/draft.ts";
import type { PompeiiView } from "../../../src/games/pompeii/view.ts";

const red = { seat: 0, remove: false };
const green = { seat: 1, remove: false };
const away = { seat: 0, remove: true };
/** A position as the server tells it whole. */
const whole = {
  ...empty(2),
  stage: "pledging",
  seats: [{ goods: { wine: 2 }, hand: ["S01"], left: 0, pledged: { wine: 1 }, workers: 4 }, { active: ["S30"] }],
  at: { clay: [1, 0], b7: [1, 0] },
  built: { b7: [1], b17: [] },
  pile: ["S05"],
  specialists: ["S02", "S03"],
  generator: [1, 2, 3],
  pending: [["pledge", 0, 0, 0, 0]],
  known: { S01: [1] },
} as unknown as Draft;

describe("a touch of the board", () => {
  it("builds for whoever is chosen, then lets workers stand there, and takes both away again", () => {
    const built = applyTool(empty(), "b7", green);
    expect(built.built).toEqual({ b7: [1] });
    const stands = applyTool(built, "b7", red);
    expect([stands.built, stands.at]).toEqual([{ b7: [1] }, { b7: [1, 0] }]);
    const left = applyTool(stands, "b7", away);
    expect([left.built, left.at]).toEqual([{ b7: [1] }, {}]);
    expect(applyTool(left, "b7", away).built).toEqual({});
  });
  it("gives an owner to no Foro, no Castrum, and to nothing in a game for one", () => {
    expect(applyTool(applyTool(empty(), "b17", red), "b20", red).built).toEqual({ b17: [], b20: [] });
    expect(applyTool(empty(1), "b7", red).built).toEqual({ b7: [] });
  });
  it("lets workers stand on fields and places", () => {
    expect(applyTool(applyTool(empty(), "field-clay", red), "porta", green).at).toEqual({ clay: [1, 0], porta: [0, 1] });
    expect(applyTool(empty(), "porta", away).at).toEqual({});
  });
});

describe("what a player has", () => {
  it("changes by single goods, and never below none", () => {
    const more = changeGoods(changeGoods(empty(), "wine", green), "wine", green);
    expect(more.seats[1]).toEqual({ goods: { wine: 2 } });
    expect(changeGoods(empty(), "wine", away).seats[0]).toEqual({ goods: {} });
  });
  it("has three to six workers", () => {
    expect(withWorkers(empty(), 0, -1).seats[0]!.workers).toBe(3);
    expect([1, 1, 1, 1].reduce((draft, by) => withWorkers(draft, 0, by), empty()).seats[0]!.workers).toBe(6);
  });
  it("takes a card from wherever it lay", () => {
    const taken = withCards(whole, 1, "hand", "s01, S05 s05");
    expect(taken.seats.map(({ hand }) => hand)).toEqual([[], ["S01", "S05"]]);
    expect([taken.pile, taken.seats[1]!.active]).toEqual([[], ["S30"]]);
  });
});

describe("a changed position", () => {
  it("keeps what is on the table, and leaves to be dealt and asked what only one course of the game leads to", () => {
    const changed = changeGoods(whole, "gold", red) as Draft & Record<string, unknown>;
    for (const key of ["stage", "specialists", "generator", "pending", "known"]) expect(changed).not.toHaveProperty(key);
    expect(changed.seats[0]).toEqual({ goods: { wine: 2, gold: 1 }, hand: ["S01"], workers: 4 });
    expect([changed.at, changed.built, changed.pile]).toEqual([whole.at, whole.built, whole.pile]);
  });
  it("fits the number of players, and begins anew where somebody is to play alone", () => {
    const more = forPlayers(whole, 3);
    expect([more.seats.length, more.at]).toEqual([3, { clay: [1, 0, 0], b7: [1, 0, 0] }]);
    expect(forPlayers(applyTool(more, "b8", { seat: 2, remove: false }), 2).built).toEqual({ b7: [1], b17: [], b8: [] });
    expect(forPlayers(whole, 1)).toEqual(empty(1));
  });
  it("has one volcano", () => {
    expect(withSet(drafts.withOption(empty(), "foro_timer", true), "set_c").options).toEqual(["foro_timer", "set_c"]);
  });
  it("is shown before the rules have looked at it", () => {
    const view = { players: 2, seats: [{ left: 2 }, {}], built: {}, decks: { city: 52 } } as unknown as PompeiiView;
    const shown = drafts.draftRules.shown(view as unknown as Record<string, unknown>, whole) as unknown as PompeiiView;
    expect([shown.workers, shown.built, shown.decks]).toEqual([whole.at, whole.built, view.decks]);
    expect(shown.seats.map(({ goods, hand, workers }) => [goods, hand.specialists, workers])).toEqual([
      [{ wine: 2 }, 1, 4],
      [{}, 0, 3],
    ]);
  });
});
