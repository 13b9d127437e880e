import { beforeAll, describe, expect, it } from "vitest";
import { hintPins } from "../../../src/games/downfall/board/hint-pins.ts";
import { corner, GATES, middle, spots } from "../../../src/games/downfall/board/board.ts";
import positions from "../../../src/games/downfall/gallery/positions.json";
import { topmost } from "../../../src/games/downfall/board/drawing/piece-positions.ts";
import type { DownfallView } from "../../../src/games/downfall/view.ts";
import { describeMove } from "../../../src/games/downfall/prompts.ts";
import { addTexts, has, LANGUAGES, setLanguage, tell } from "../../../src/lib/i18n.svelte.ts";
import game from "./game.json";
import { game as drawn } from "../../../src/games/downfall/game.ts";

beforeAll(async () => {
  await Promise.all(drawn.texts.map(addTexts));
});

const viewOf = (name: string): DownfallView =>
  positions.find((each) => each.name === name)!.view as unknown as DownfallView;
const deciding = (decision: string): DownfallView => ({ ...viewOf("move"), decision }) as DownfallView;

describe("pins for advised moves", () => {
  it("are numbered in the order of the hints, and left out where a move names no place", () => {
    const pins = hintPins(deciding("relative"), ["+-", "+D6", "+I3"], {}, false);
    expect(pins.map((pin) => pin.number)).toEqual([2, 3]);
  });

  it("stand on the free space that would be taken", () => {
    const view = { ...deciding("card"), pieces: {} };
    const [x, y] = corner("F3");
    const [right, down] = spots("F3")[0]!;
    expect(hintPins(view, ["4@F3"], {}, false)[0]!.at).toEqual([x + right, y + down]);
  });

  it("show the way of a piece, through the gate where it leaves", () => {
    const view = deciding("move");
    const gate = GATES[0]!;
    const [walks, leaves] = hintPins(view, ["F5>F6", `${gate.square}>out`], { [`${gate.square}>out`]: { ways: [[gate.square]] } }, false);
    const piece = (square: string) => topmost(square, view.pieces[square] ?? [], view.decides!, false, false).at;
    expect(walks).toMatchObject({ at: middle("F6"), path: [piece("F5"), middle("F6")] });
    expect(leaves).toMatchObject({ at: gate.at, path: [piece(gate.square), gate.at] });
  });

  it("that would hide each other stand side by side, also on a map that is turned", () => {
    const [one, other] = hintPins(deciding("lava"), ["~F5mask", "~F5helmet"], {}, false);
    expect([other!.at[0] - one!.at[0], other!.at[1] - one!.at[1]]).toEqual([30, 0]);
    const [first, second] = hintPins(deciding("lava"), ["~F5mask", "~F5helmet"], {}, true);
    expect([second!.at[0] - first!.at[0] + 0, second!.at[1] - first!.at[1]]).toEqual([0, 30]);
  });
});

describe("a whole move in words", () => {
  const tokens = new Set([
    ...positions.flatMap(({ legal }) => legal),
    ...game.moves.map(({ move }) => move),
    ...["7-", "7*@B1", "+-", "erupt", "wait", "stay", "~C3mask", "xB4k"],
  ]);

  it.each(LANGUAGES)("is there for every kind of token: %s", async (language) => {
    await setLanguage(language);
    expect([...tokens].filter((token) => !has(describeMove(token).id))).toEqual([]);
  });

  describe("in English", () => {
    beforeAll(() => setLanguage("en"));

    it.each([
      ["7@F5", "House 7: settle on F5"],
      ["7*@B1", "House 7 as a joker: settle on B1"],
      ["xB4k", "From B4 into the volcano"],
      ["~C3mask", "Lava on C3 (mask)"],
      ["F5>F7", "From F5 to F7"],
      ["F7>out", "Leave the city from F7"],
    ])("says what it does: %s", (token, words) => {
      expect(tell(describeMove(token))).toBe(words);
    });
  });
});
