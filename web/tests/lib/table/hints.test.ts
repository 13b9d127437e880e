import { beforeAll, describe, expect, it } from "vitest";
import { drawnGame } from "../../../src/games/index.ts";
import { plainPresentation } from "../../../src/games/plain.ts";
import { ApiError } from "../../../src/lib/server/api.ts";
import { chanceText, Hints, planTexts, reasonTexts, winsText } from "../../../src/lib/table/hints.svelte.ts";
import { addTexts, setLanguage } from "../../../src/lib/i18n.svelte.ts";
import type { Hint } from "../../../src/lib/protocol.ts";

const plain = plainPresentation("any");

const hint = (token: string, ...reasons: Hint["reasons"]): Hint => ({ token, value: 0.614, tried: 1500, low: 0.571, high: 0.657, grades: {}, reasons, plan: null });
const saves = { message: "reason-saves", args: { gate: "Porta Marina" } };
const hits = { message: "reason-leader", args: { owner: 1, count: 7 } };

beforeAll(async () => {
  await setLanguage("en");
  await Promise.all(drawnGame("downfall").texts.map(addTexts)); // the words of its reasons
});

describe("hints", () => {
  it("tell what a bot is after, and the moves that it expects", async () => {
    await Promise.all(drawnGame("pompeii").texts.map(addTexts));
    const { presentation } = await import("../../../src/games/pompeii/presentation.ts");
    const says = [
      { message: "reason-plan-next", args: { good: "wool", short: 2 } },
      { message: "reason-plan-free", args: { place: "b8" } },
      { message: "reason-plan-actions", args: { actions: 4, building: "b17" } },
      { message: "reason-plan-trade", args: { goods: ["sword", "tunics"] } },
    ];
    const told = planTexts({ says, line: ["@b8", "army"] }, {}, presentation, String);
    expect(told.says).toBe("next: wool, 2 short · Villa Regina is free · about 4 actions until Foro di Pompeii stands · to trade for sword, tunics");
    expect(told.line).toBe("Expected: work at Villa Regina → recruit the army");
    expect(planTexts({ says, line: ["@b8"] }, {}, presentation, String).line).toBe("");
  });

  it("have reasons in words, with the names of players; the chance to win isn't one of them", () => {
    const told = reasonTexts([saves, hits, saves], (seat) => ["Anna", "Marcus"][seat]!, plain);
    expect(told).toEqual([
      "saves a piece through the Porta Marina",
      "hits Marcus, who has the most pieces of all the others in the city: 7",
    ]);
    const chance = { message: "reason-chance", args: { percent: 61 } };
    expect(reasonTexts([chance], String, plain)).toEqual([]);
  });

  it("say what a move wins and how far that may be off", async () => {
    expect([chanceText(hint("a")), winsText(hint("a"))]).toEqual(["61 % ± 4", "wins 61 % ± 4"]);
    await setLanguage("nl");
    expect(winsText(hint("a"))).toBe("wint 61% ± 4");
    await setLanguage("en");
  });

  it("name the chance of each title where a win has titles", () => {
    const graded = { ...hint("a"), grades: { Duumvir: 0.524, Aedile: 0.3, Decurion: 0.01, Quaestor: 0 } };
    const text = "Duumvir 52 %, Aedile 30 %, Decurion 1 %, Quaestor 0 % ± 4";
    expect([chanceText(graded), winsText(graded)]).toEqual([text, text]);
  });

  it("show no figure for a move that was hardly tried", () => {
    const thin = { ...hint("a"), value: 0, tried: 7, low: null, high: null };
    expect([chanceText(thin), winsText(thin)]).toEqual(["hardly tried", "hardly tried"]);
  });

  it("are searched on while they are shown, as everyone asks about the same search", async () => {
    const asked: boolean[] = [];
    const hints = new Hints((deeper) => {
      asked.push(deeper);
      return Promise.resolve([{ ...hint("a"), value: asked.length / 10 }]);
    });
    await hints.toggle();
    await expect.poll(() => hints.found?.map(({ value }) => value)).toEqual([0.3]);
    expect(asked).toEqual([false, true, true]);
  });

  it("keep their order and their reasons while a deeper search changes its mind, until the new order is asked for", async () => {
    const searches = [
      [{ ...hint("a", saves), value: 0.6 }, { ...hint("b"), value: 0.5 }, { ...hint("c"), value: 0.4 }],
      [{ ...hint("a", hits), value: 0.7 }, { ...hint("b"), value: 0.5 }, { ...hint("c"), value: 0.4 }],
      [{ ...hint("d"), value: 0.9 }, { ...hint("b"), value: 0.8 }, { ...hint("a"), value: 0.3 }],
    ];
    const answers: (() => void)[] = [];
    let asked = 0;
    const hints = new Hints(() => {
      const found = searches[asked++]!;
      return new Promise((answered) => answers.push(() => { answered(found); }));
    });
    const answer = async (): Promise<void> => {
      answers.shift()!();
      await new Promise((done) => setTimeout(done));
    };
    const shown = (): [string, number][] => hints.found!.map(({ token, value }) => [token, value]);
    const opened = hints.toggle();
    await answer();
    await opened;
    await answer();
    expect([shown(), hints.outdated]).toEqual([[["a", 0.7], ["b", 0.5], ["c", 0.4]], false]);
    expect(hints.found![0]!.reasons).toEqual([saves]);
    await answer();
    expect([shown(), hints.outdated]).toEqual([[["a", 0.3], ["b", 0.8], ["c", 0.4]], true]);
    hints.renew();
    expect([shown(), hints.outdated]).toEqual([[["d", 0.9], ["b", 0.8], ["a", 0.3]], false]);
    hints.close();
    hints.renew();
    expect([hints.open, hints.outdated]).toEqual([false, false]);
  });

  it("are not searched on once they are closed, and stay if that is refused", async () => {
    const asked: boolean[] = [];
    const hints = new Hints((deeper) => {
      asked.push(deeper);
      return deeper ? Promise.reject(new ApiError({ message: "pool-busy", args: {}, rule: "" }, 409)) : Promise.resolve([hint("a")]);
    });
    await hints.toggle();
    await expect.poll(() => asked).toEqual([false, true]);
    expect([hints.tokens, hints.trouble]).toEqual([["a"], null]);
    const closed = new Hints((deeper) => Promise.resolve(deeper ? [] : [hint("b")]));
    const opened = closed.toggle();
    closed.close();
    await opened;
    expect(closed.tokens).toEqual([]);
  });

  it("are waited for, shown, and hidden again", async () => {
    const hints = new Hints(() => Promise.resolve([hint("a"), hint("b")]));
    const access = hints.toggle();
    expect([hints.open, hints.waiting, hints.tokens]).toEqual([true, true, []]);
    await access;
    expect([hints.open, hints.waiting, hints.tokens]).toEqual([true, false, ["a", "b"]]);
    await hints.toggle();
    expect([hints.open, hints.tokens]).toEqual([false, []]);
  });

  it("that come after the game went on are not shown", async () => {
    let answer: (found: Hint[]) => void = () => undefined;
    const hints = new Hints(() => new Promise((answered) => (answer = answered)));
    const access = hints.toggle();
    hints.close();
    answer([hint("a")]);
    await access;
    expect([hints.open, hints.waiting]).toEqual([false, false]);
  });

  it("that are not given are refused in words", async () => {
    const trouble = { message: "hints-not-allowed", args: {}, rule: "" };
    const hints = new Hints(() => Promise.reject(new ApiError(trouble, 403)));
    await hints.toggle();
    expect([hints.trouble, hints.waiting]).toEqual([trouble, false]);
  });
});
