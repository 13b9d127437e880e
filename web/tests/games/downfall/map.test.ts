import { mount, unmount } from "svelte";
import { describe, expect, test } from "vitest";
import { box, BUILDING_AT, BUILDINGS, corner, GATES, plaque, spots, SQUARES } from "../../../src/games/downfall/board/board.ts";
import DrawnTile from "../../../src/games/downfall/cards/DrawnTile.svelte";
import { hand, notes } from "../../../src/games/downfall/cards/cards.ts";
import { CELL_ROWS, cellOf, CELLS, step } from "../../../src/games/downfall/board/keyboard-grid.ts";
import positions from "../../../src/games/downfall/gallery/positions.json";
import { pendingMove } from "../../../src/games/downfall/board/pending-move.ts";
import { lastMoveMarks } from "../../../src/games/downfall/board/last-move.ts";
import { selectable } from "../../../src/games/downfall/board/selectable.ts";
import { COORDINATES, DECORATIONS } from "../../../src/games/downfall/board/drawing/scenery.ts";
import { gateLabel, squareLabel } from "../../../src/games/downfall/board/labels.ts";
import { stack } from "../../../src/games/downfall/board/drawing/stack.ts";
import { piecePositions, topmost } from "../../../src/games/downfall/board/drawing/piece-positions.ts";
import { nearest, targets } from "../../../src/games/downfall/board/targets.ts";
import { bySquare, type DownfallView } from "../../../src/games/downfall/view.ts";
import { wayPoints } from "../../../src/games/downfall/board/ways.ts";
import type { Event } from "../../../src/lib/protocol.ts";
import type { Previews } from "../../../src/lib/table/presentation.ts";

const position = (name: string) => positions.find((each) => each.name === name)!;
const viewOf = (name: string): DownfallView => position(name).view as unknown as DownfallView;
const all = (name: string, chosen = "", turned = false) => {
  const { legal } = position(name);
  const found = selectable(legal, chosen, [], position(name).previews as unknown as Previews);
  return { found, targets: targets(viewOf(name), found, legal, turned) };
};

describe("the board", () => {
  test("has seventy squares, each a house, a first lava square or a decoration", () => {
    expect(SQUARES).toHaveLength(70);
    const plain = SQUARES.filter((square) => !BUILDING_AT.has(square) && !DECORATIONS[square]);
    expect(plain.sort()).toEqual(["C2", "D7", "E4", "H1", "J7", "K3"]);
  });

  test("draws a round space for every space of a house", () => {
    for (const { spaces } of BUILDINGS) {
      for (const [square, count] of Object.entries(spaces)) expect(spots(square)).toHaveLength(count);
    }
  });

  test("has a number on every house, where no piece hides it", () => {
    for (const building of BUILDINGS) {
      const [x, y] = plaque(building);
      const { x: left, y: top, width, height } = box(building);
      expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
      const round = Object.keys(building.spaces).flatMap((square) =>
        spots(square).map(([right, down]) => [corner(square)[0] + right, corner(square)[1] + down] as const),
      );
      for (const [right, down] of round) expect(Math.hypot(right - x, down - y)).toBeGreaterThan(24);
    }
  });

  test("has every letter and every number on its edge, beside that column or row", () => {
    expect(new Set(COORDINATES.map(([text]) => text))).toEqual(new Set([..."ABCDEFGHIJK1234567"]));
    for (const [text, x, y] of COORDINATES) {
      const at = /\d/.test(text) ? y - 100 * (Number(text) - 1) : x - 100 * "ABCDEFGHIJK".indexOf(text);
      expect(at).toBeGreaterThan(15);
      expect(at).toBeLessThan(90);
    }
  });

  test("has its seven gates in the wall beside their squares", () => {
    expect(GATES).toHaveLength(7);
    expect(GATES.find(({ square }) => square === "G7")?.at).toEqual([650, 718]);
  });
});

describe("pieces on a square", () => {
  test("squares come in the same order, whatever was put down last", () => {
    expect(bySquare({ C3: 1, A1: 2, B10: 3 }).map(([square]) => square)).toEqual(["A1", "B10", "C3"]);
  });


  test("stand side by side up to four", () => {
    expect(stack([1, 2, 0, 1])).toMatchObject({ total: 4, badges: [], tab: null });
  });

  test("are piles in their corners from five on, with counts and the total", () => {
    const { pieces, badges, tab } = stack([2, 10, 0, 1]);
    expect(pieces).toHaveLength(2 + 4 + 1);
    expect(badges.map(({ text }) => text)).toEqual(["2", "10"]);
    expect(tab?.text).toBe("13");
  });

  test("of one colour are one tower", () => {
    const { pieces, ...others } = stack([0, 0, 12, 0]);
    expect(others).toMatchObject({ badges: [], tab: { text: "12" } });
    const heights = pieces.map(({ y }) => y);
    expect(heights).toEqual([...heights].sort((one, other) => other - one));
  });

  test("stand on round spaces while people move in, and upright on a turned map", () => {
    expect(piecePositions("B1", [0, 0, 0, 1], true, false)[0]?.at).toEqual([150, 52]);
    const two = piecePositions("B1", [1, 1, 0, 0], false, true).map(({ at }) => at);
    expect(two).toEqual([
      [158, 30],
      [140, 70],
    ]);
    expect(topmost("B1", [1, 1, 0, 0], 1, false, false).at).toEqual([170, 60]);
  });
});

describe("what glows", () => {
  test("is nothing without legal tokens", () => {
    expect(targets(viewOf("move"), selectable([], ""), [], false)).toEqual([]);
  });

  test("of a chosen piece say how many steps they take", () => {
    const { legal } = position("move");
    const previews = position("move").previews as unknown as Previews;
    const found = selectable(legal, "F7>", [], previews);
    const costs = new Map(targets(viewOf("move"), found, legal, false, previews).map(({ thing, cost }) => [thing, cost]));
    expect(Object.fromEntries(costs)).toEqual({ F5: 2, F6: 1, G6: 2, G7: 1, H7: 2, out: 2 });
  });

  test("with no card chosen, places only as a later step", () => {
    const { found, targets: seen } = all("settling");
    expect([...found.now]).toEqual([]);
    expect(found.later).toEqual(new Set(position("settling").legal.map((token) => token.slice(-2))));
    expect(seen.every(({ later }) => later)).toBe(true);
  });

  test("with a card, the free spaces of its house", () => {
    const { found, targets: seen } = all("settling", "3@");
    expect([...found.now]).toEqual(["C3", "D3"]);
    expect(seen).toHaveLength(5);
  });

  test("first own pieces, then where the chosen one can go", () => {
    const { legal } = position("move");
    const { found, targets: seen } = all("move");
    expect(found.now).toEqual(new Set(legal.map((token) => token.slice(0, 2))));
    expect(seen.every(({ sign }) => sign === "piece")).toBe(true);
    const chosen = all("move", "B6>");
    expect([...chosen.found.now]).toEqual(legal.filter((t) => t.startsWith("B6>")).map((t) => t.slice(3)));
    expect(chosen.found.from).toBe("B6");
  });

  test("gates, where the legal tokens let the piece out", () => {
    // I7 can be reached, but then no step is left to go out.
    expect(all("crowd", "F7>").found.gates.map(({ square }) => square)).toEqual(["G7"]);
    const { found, targets: seen } = all("crowd", "G7>");
    expect(found.gates.map(({ square }) => square)).toEqual(position("crowd").previews["G7>out"]!.ways.map((way) => way.at(-1)));
    expect(seen.filter(({ thing }) => thing === "out")).toHaveLength(found.gates.length);
  });

  test("each piece that an omen may take, by colour", () => {
    const { targets: seen } = all("omen");
    expect(seen.filter(({ square }) => square === "F3").map(({ detail }) => detail)).toEqual(["k", "b"]);
  });

  test("the symbol of a tile with two, where it can only be one", () => {
    const { targets: seen } = all("dual");
    expect(seen.find(({ square }) => square === "B6")?.detail).toBe("mask");
    const legal = ["~D3coin", "~D3column", "~D5column"];
    const free = targets(viewOf("dual"), selectable(legal, "", [], {}), legal, false);
    expect(free.map(({ square, detail }) => [square, detail])).toEqual([["D3", null], ["D5", "column"]]);
  });

  test.each([["mask", ["#lv-mask"]], ["column/coin", ["#lv-column", "#lv-coin"]]])("the drawn tile %s shows its symbols", (tile, symbols) => {
    const shown = mount(DrawnTile, { target: document.body, props: { tile, drawn: 1 } });
    const uses = [...document.querySelectorAll("svg.drawn .glyph use")].map((use) => use.getAttribute("href"));
    expect(uses).toEqual(symbols);
    void unmount(shown);
  });

  test("the nearest place is meant when a finger falls beside it", () => {
    const { targets: seen } = all("move");
    const [first] = seen;
    expect(nearest(seen, [first!.at[0] + 40, first!.at[1]], 44)?.square).toBe(first?.square);
    expect(nearest(seen, [-500, -500], 44)).toBeNull();
  });
});

describe("a move that waits for a yes", () => {
  test("is shown with its last place, while other places stay open", () => {
    expect(pendingMove(["F7>H6", "F7>out"], "F7>H6")).toEqual({ begun: "F7>", place: "H6", detail: null });
    expect(pendingMove(["F7>H6"], "F7>")).toEqual({ begun: "F7>", place: null, detail: null });
    expect(pendingMove(["xF3k", "xF3b"], "xF3k")).toEqual({ begun: "", place: "F3", detail: "k" });
    expect(pendingMove(["~C3mask"], "~C3mask")).toEqual({ begun: "", place: "C3", detail: "mask" });
    expect(pendingMove(["7-"], "7-")).toEqual({ begun: "7-", place: null, detail: null });
  });
});

describe("the way", () => {
  const preview = { ways: [["F7", "G7"], ["F7", "F6", "G6", "H6", "H7", "I7"]] };

  test("leads over the squares that the server names, or straight to the next one", () => {
    expect(wayPoints("B6", "D5", { ways: [["B6", "C6", "C5", "D5"]] })).toEqual([[150, 550], [250, 550], [250, 450], [350, 450]]);
    expect(wayPoints("B6", "B5", undefined)).toEqual([[150, 550], [150, 450]]);
  });

  test("goes out by the nearest gate, or by the one that is pointed at", () => {
    expect(wayPoints("F7", "out", preview)).toEqual([[550, 650], [650, 650], [650, 718]]);
    expect(wayPoints("F7", "out", preview, "I7").at(-1)).toEqual([850, 718]);
    expect(wayPoints("F7", "out", preview, "I7")).toHaveLength(7);
  });
});

describe("keys", () => {
  test("arrows walk over squares and gates", () => {
    expect(step(cellOf("A1"), "ArrowRight", false)?.id).toBe("B1");
    expect(step(cellOf("A1"), "ArrowLeft", false)?.id).toBe("gate:A1");
    expect(step(cellOf("G7"), "ArrowDown", false)?.id).toBe("gate:G7");
    expect(step(cellOf("B1"), "ArrowUp", false)?.id).toBe("B1");
    expect(step(cellOf("B1"), "Tab", false)).toBeNull();
    expect(step(cellOf("C3"), "Home", false)?.id).toBe("A3");
    expect(step(cellOf("C5"), "End", false)?.id).toBe("gate:K5");
  });

  test("an arrow leads its own way or nowhere, over gaps in the wall too", () => {
    for (const from of CELLS) {
      for (const [key, right, down] of [["ArrowLeft", -1, 0], ["ArrowRight", 1, 0], ["ArrowUp", 0, -1], ["ArrowDown", 0, 1]] as const) {
        const to = step(from, key, false)!;
        if (to !== from) expect([Math.sign(to.column - from.column), Math.sign(to.row - from.row)]).toEqual([right, down]);
      }
    }
  });

  test("arrows follow the screen when the map is turned", () => {
    expect(step(cellOf("C3"), "ArrowUp", true)?.id).toBe("D3");
    expect(step(cellOf("C3"), "ArrowRight", true)?.id).toBe("C4");
    expect(step(cellOf("C3"), "ArrowDown", true)?.id).toBe("B3");
  });

  test("the grid is told row by row, from west to east", () => {
    expect(CELL_ROWS.flat()).toHaveLength(CELLS.length);
    for (const row of CELL_ROWS) {
      expect(new Set(row.map((cell) => cell.row)).size).toBe(1);
      expect(row.map((cell) => cell.column)).toEqual(row.map((cell) => cell.column).sort((one, other) => one - other));
    }
  });

  test("every square and gate can be reached", () => {
    const reached = new Set(["A1"]);
    for (const id of reached) {
      const cell = CELLS.find((each) => each.id === id)!;
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) reached.add(step(cell, key, false)!.id);
    }
    expect(reached.size).toBe(CELLS.length);
  });
});

describe("what is heard", () => {
  const ids = (messages: readonly { id: string }[]): string[] => messages.map(({ id }) => id);

  test("of a square: house, people, whether it can be chosen", () => {
    const { found } = all("settling", "3@");
    expect(ids(squareLabel(viewOf("settling"), found, new Set(["C3"]), "C3", new Set(["C3"])))).toEqual([
      "city-house",
      "city-spaces",
      "city-can-be-chosen",
      "city-in-danger",
      "city-last-move",
    ]);
  });

  test("of gates: open, closed, a way out", () => {
    const { found } = all("crowd", "F7>");
    const gate = (square: string) => GATES.find((each) => each.square === square)!;
    expect(ids(gateLabel(viewOf("crowd"), found, gate("G7")))).toEqual(["city-gate-open", "city-can-leave"]);
    expect(ids(gateLabel(viewOf("crowd"), found, gate("F1")))).toEqual(["city-gate-closed"]);
  });
});

describe("cards", () => {
  test("of the hand are open by the legal tokens; of two alike one is chosen", () => {
    const cards = hand(viewOf("settling"), position("settling").legal, "3@");
    expect(cards.map(({ house }) => house)).toEqual(["3", "3", "6", "6"]);
    expect(cards.map(({ chosen }) => chosen)).toEqual([true, false, false, false]);
    expect(cards.every(({ open }) => open)).toBe(true);
  });

  test("played are noted by house", () => {
    const noted = notes(viewOf("settling"));
    expect(noted).toHaveLength(11);
    expect(noted.map(({ house }) => Number(house))).toEqual(noted.map(({ house }) => Number(house)).sort((a, b) => a - b));
    expect(noted.reduce((sum, { played }) => sum + played, 0)).toBe(14);
    expect(noted.reduce((sum, { cards }) => sum + cards, 0)).toBe(53);
  });
});

test("the last move marks where something arrived", () => {
  const { events } = position("lava");
  expect(lastMoveMarks(events as unknown as Event[]).squares).toEqual(["K3"]);
});
