import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { drawnGame } from "../../../src/games/index.ts";
import { plainPresentation } from "../../../src/games/plain.ts";
import { ApiError, review, type ReviewLine } from "../../../src/lib/server/api.ts";
import { addTexts, LANGUAGES, setLanguage, t } from "../../../src/lib/i18n.svelte.ts";
import { tryAgain } from "../../../src/lib/new-table.ts";
import type { Analysis, RatedMove, ReviewedDecision } from "../../../src/lib/protocol.ts";
import type { Moment } from "../../../src/lib/table/presentation.ts";
import DecisionReview from "../../../src/pages/review/DecisionReview.svelte";
import { GameReview } from "../../../src/pages/review/review.svelte.ts";
import {
  betterThan,
  chancesOf,
  costOf,
  decisionAt,
  decisionsOf,
  landmarks,
  lineOf,
  percent,
  spread,
  turningPoints,
  verdictOf,
} from "../../../src/pages/review/analysis.ts";
import { rankSeats } from "../../../src/lib/scores.ts";
import { Playback } from "../../../src/pages/finished/playback.svelte.ts";
import TEXTS from "virtual:texts/each/review";

const plain = plainPresentation("any");

const MARKS: [number, string][] = [[0.25, "blunder"], [0.12, "mistake"], [0.05, "inaccuracy"], [0, "good"]];
const weighed = (ply: number, lost: number, more: Partial<ReviewedDecision> = {}): ReviewedDecision => ({
  ply,
  seat: ply % 2,
  move: "played",
  best: lost ? "better" : "played",
  legal: 4,
  before: [ply / 10, 1 - ply / 10],
  after: [],
  given_away: lost,
  mark: MARKS.find(([least]) => lost >= least)![1],
  ...more,
});
const decisions = [weighed(1, 0), weighed(2, 0.06), weighed(3, 0.3), weighed(4, 0.02), weighed(5, 0.3), weighed(6, 0.13)];
const box = { left: 10, top: 20, width: 60, height: 100 };

describe("the win chances", () => {
  it("are known at every moment before a judged decision, and at the end once all are judged", () => {
    expect(chancesOf(decisions.slice(0, 2), null)).toEqual([[0.1, 0.9], [0.2, 0.8]]);
    expect(chancesOf(decisions.slice(0, 1), [1, 0])).toEqual([[0.1, 0.9], [1, 0]]);
  });

  it("make a line for each seat, as long as what is judged", () => {
    expect(lineOf([[0, 1], [0.5, 0.5], [1, 0]], 0, 6, box)).toBe("M10.0 120.0L20.0 70.0L30.0 20.0");
    expect(lineOf([[0, 1], [1, 0]], 1, 1, box)).toBe("M10.0 20.0L70.0 120.0");
    expect(lineOf([], 0, 6, box)).toBe("");
  });

  it("have their signs apart at the end, and all inside", () => {
    expect(spread([20, 118, 119, 119], 19, 120)).toEqual([20, 82, 101, 120]);
    expect(spread([50, 50], 19, 120)).toEqual([50, 69]);
  });

  it("are said in whole per cents", () => {
    expect([percent(0.4567), percent(0.4549), percent(1)]).toEqual([46, 45, 100]);
  });
});

describe("decisions", () => {
  it("belong to the moment that they led to", () => {
    expect(decisionAt(decisions, 0)).toBeNull();
    expect(decisionAt(decisions, 3)).toBe(decisions[2]);
    expect(decisionAt(decisions.slice(0, 2), 3)).toBeNull();
  });

  it("cost the difference of the figures that are shown", () => {
    const rated = (token: string, value: number): RatedMove => ({ token, value, tried: 3000, low: value - 0.04, high: value + 0.04, grades: {} });
    const moves = [rated("better", 0.7649), rated("other", 0.75), rated("played", 0.7151)];
    const lost = weighed(1, 0.0498, { moves });
    expect([costOf(lost), betterThan(lost)]).toEqual([4, "better"]);
    const alike = weighed(1, 0.004, { moves: [rated("better", 0.71), rated("played", 0.706)] });
    expect([costOf(alike), betterThan(alike)]).toEqual([0, null]);
    expect(costOf(weighed(1, 0.0498))).toBe(5);
  });

  it("that gave most away are the turning points, the worst first and five at most", () => {
    expect(turningPoints(decisions).map(({ ply }) => ply)).toEqual([3, 5, 6, 2]);
    expect(turningPoints(Array.from({ length: 9 }, (_, index) => weighed(index + 1, 0.3)))).toHaveLength(5);
    expect(turningPoints([weighed(1, 0.01)])).toEqual([]);
  });

  it("are called by what they gave away", () => {
    const found = [...decisions, weighed(7, 0, { best: "other" }), weighed(8, 0, { legal: 1 })].map(verdictOf);
    expect(found).toEqual(["best", "inaccuracy", "blunder", "good", "blunder", "mistake", "good", "only"]);
  });

  it("had something better only where something was given away", () => {
    expect([weighed(1, 0.1), weighed(1, 0), weighed(1, 0, { best: "other" })].map(betterThan)).toEqual(["better", null, null]);
  });
});

describe("the list of decisions", () => {
  it("has everyone's, or those of one player", () => {
    expect(decisionsOf(decisions, null)).toEqual(decisions);
    expect(decisionsOf(decisions, 1).map(({ ply }) => ply)).toEqual([1, 3, 5]);
  });
});

describe("the parts of a game", () => {
  const point = (seq: number, part: string): Moment => ({ seq, view: { part }, before: null, last: [], preview: null });
  const presentation = { ...plain, status: (view: Record<string, unknown>) => ({ id: String(view["part"]) }) };

  it("are marked where they first begin, but for the first and the end", () => {
    const points = ["calm", "calm", "storm", "storm", "over"].map((part, seq) => point(seq, part));
    expect(landmarks(points, presentation)).toEqual([{ at: 2, words: { id: "storm" } }]);
    const again = ["calm", "calm", "storm", "calm", "storm", "over"].map((part, seq) => point(seq, part));
    expect(landmarks(again, presentation)).toEqual([{ at: 2, words: { id: "storm" } }]);
    expect(landmarks([point(0, "calm"), point(1, "over")], presentation)).toEqual([]);
  });
});

describe("a review on its way", () => {
  const whole = { decisions, chances: [1, 0] } as unknown as Analysis;
  async function* told(...lines: ReviewLine[]): AsyncGenerator<ReviewLine> {
    await Promise.resolve();
    yield* lines;
  }
  const judging = (done: number, found: ReviewedDecision[]): ReviewLine => ({ type: "judging", done, total: 6, decisions: found });

  it("grows with each line until all is there", async () => {
    const gameReview = new GameReview();
    const seen: [number, boolean][] = [];
    async function* watched(): AsyncGenerator<ReviewLine> {
      for await (const line of told(judging(0, []), judging(2, decisions.slice(0, 2)), judging(3, decisions.slice(2, 3)))) {
        yield line;
        seen.push([gameReview.decisions.length, gameReview.done]);
      }
      yield { type: "reviewed", analysis: whole, accuracies: [80, null] };
    }
    await gameReview.hear(watched());
    expect(seen).toEqual([[0, false], [2, false], [3, false]]);
    expect([gameReview.decisions, gameReview.end, gameReview.total]).toEqual([decisions, [1, 0], 6]);
    expect(gameReview.accuracies).toEqual([80, null]);
  });

  it("tells what went wrong, and can be asked for again", async () => {
    const gameReview = new GameReview();
    await gameReview.hear(told({ type: "failed", trouble: { message: "pool-lost", args: {}, rule: "" } }));
    expect([gameReview.trouble?.message, gameReview.requested]).toEqual(["pool-lost", false]);
    await gameReview.hear(told(judging(1, decisions.slice(0, 1))));
    expect(gameReview.trouble?.message).toBe("web-unreachable");
    await gameReview.hear(told({ type: "reviewed", analysis: whole, accuracies: [] }));
    expect([gameReview.trouble, gameReview.done]).toEqual([null, true]);
  });

  it("is not heard any more by whoever has left", async () => {
    const gameReview = new GameReview();
    const hearing = gameReview.hear(told(judging(1, decisions.slice(0, 1))));
    gameReview.leave();
    await hearing;
    expect(gameReview.decisions).toEqual([]);
  });

  it("comes line by line, however the line is cut", async () => {
    const text = ['{"type":"jud', 'ging","done":0,"total":2,"decisions":[]}\n{"type":"reviewed",', '"analysis":{}}\n'];
    const body = new ReadableStream({
      start(controller) {
        for (const part of text) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    });
    const requested = vi.fn(() => Promise.resolve(new Response(body)));
    vi.stubGlobal("fetch", requested);
    const lines: ReviewLine[] = [];
    for await (const line of review("t", { key: "k", invite: "i" })) lines.push(line);
    expect(lines.map(({ type }) => type)).toEqual(["judging", "reviewed"]);
    expect(requested).toHaveBeenCalledWith("/api/tables/t/review", {
      method: "POST",
      headers: { Authorization: "Bearer k", "X-Invite": "i" },
      body: null,
    });
  });

  it("is refused in words", async () => {
    const trouble = { message: "table-unknown", args: {}, rule: "" };
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(trouble, { status: 404 })));
    await expect(review("t", {}).next()).rejects.toBeInstanceOf(ApiError);
  });
});

describe("the way through a finished game", () => {
  const points: Moment[] = [0, 2, 3, 7].map((seq) => ({ seq, view: {}, before: null, last: [], preview: null }));

  it("begins where the address says, and goes where keys and pointers lead", () => {
    const playback = new Playback(points, 2, false);
    expect([playback.at, playback.last, playback.point.seq]).toEqual([2, 3, 3]);
    expect(playback.press(new KeyboardEvent("keydown", { key: "ArrowRight" }))).toBe(true);
    expect([playback.at, playback.stepped]).toEqual([3, true]);
    expect(playback.press(new KeyboardEvent("keydown", { key: "x" }))).toBe(false);
    playback.move(0);
    expect([playback.at, playback.stepped]).toEqual([0, false]);
  });

  it("plays from the beginning again once it is at the end, and stops when somebody leads", () => {
    const playback = new Playback(points, 3, false);
    playback.toggle();
    expect([playback.at, playback.playing]).toEqual([0, true]);
    playback.move(1);
    expect(playback.playing).toBe(false);
  });
});

describe("another try", () => {
  it("puts the person where the decision was made, and bots everywhere else", async () => {
    localStorage.setItem("vesuvius.key", "mine");
    await setLanguage("en");
    const requested: [string, unknown][] = [];
    vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
      requested.push([path, typeof body === "string" ? JSON.parse(body) : null]);
      return Promise.resolve(Response.json({ info: { table: "new" }, invite: "secret" }));
    });
    const turn = { rules: { game: "downfall", options: ["dual_vents"], rated: true }, players: 3, record: "text", upto: 5, seat: 1 };
    expect(await tryAgain(turn, 4)).toBe("new");
    const [path, form] = requested.find(([each]) => each === "/api/records/play")!;
    expect(path).toBeDefined();
    const bot = { kind: "bot", bot: "level:4", name: expect.any(String) as string };
    expect(form).toEqual({
      record: "text",
      upto: 5,
      table: { rules: { game: "downfall", options: ["dual_vents"] }, seats: [bot, { kind: "me" }, bot] },
    });
    expect(requested.at(-1)![0]).toBe("/api/tables/new/start");
    expect(localStorage.getItem("vesuvius.invite.new")).toBe("secret");
  });
});

describe("a result", () => {
  it("lists the seats by the places that the server gives them", () => {
    expect(rankSeats({ places: [4, 1, 2, 2] })).toEqual([1, 2, 3, 0]);
  });
});

describe("the words of the review", () => {
  beforeAll(() => setLanguage("en"));

  it.each(LANGUAGES)("say what a decision cost, in %s", async (language) => {
    await setLanguage(language);
    await addTexts(TEXTS);
    const line = t("review-cost", { token: "E6>F6", percent: 6.3 });
    expect(line).toContain("E6>F6");
    expect(line).toMatch(/6[.,]3/);
    expect(t("review-chance", { name: "Livia", percent: 40 })).toContain("Livia 40");
  });
});

describe("what would have been better", () => {
  it.each([
    [1, "costs you a piece of your own"],
    [0, "costs Gaius a piece"],
  ])("speaks to the reader of their own decisions only: seat %i", async (mine, told) => {
    await Promise.all(drawnGame("downfall").texts.map(addTexts));
    await setLanguage("en");
    const decision = weighed(1, 0.2, { reasons: [{ message: "reason-own-loss", args: { count: 1 } }] });
    const props = { at: 1, decision, before: {}, presentation: plain, name: (seat: number) => ["Livia", "Gaius"][seat]!, mine: [mine], quiet: true, busy: false, trouble: "", ontry: null };
    const drawn = mount(DecisionReview, { target: document.body, props });
    flushSync();
    expect([...document.querySelectorAll(".words > ul li")].map((each) => each.textContent)).toEqual([told]);
    await unmount(drawn);
  });
});
