import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Board from "../../../src/games/downfall/board/Board.svelte";
import positions from "../../../src/games/downfall/gallery/positions.json";
import Hand from "../../../src/games/downfall/cards/Hand.svelte";
import Notes from "../../../src/games/downfall/cards/Notes.svelte";
import SidePanel from "../../../src/games/downfall/cards/SidePanel.svelte";
import type { Previews } from "../../../src/lib/table/presentation.ts";
import type { DownfallView } from "../../../src/games/downfall/view.ts";

const position = (name: string) => positions.find((each) => each.name === name)!;
const viewOf = (name: string): DownfallView => position(name).view as unknown as DownfallView;

let drawn: Record<string, unknown> | null = null;

beforeEach(() => {
  document.body.innerHTML = "";
});

afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = null;
});

function city(name: string, chosen = "", onchoose: (thing: string) => void = () => undefined): HTMLElement {
  const { legal, previews } = position(name);
  const props = { view: viewOf(name), legal, previews: previews as unknown as Previews, chosen, onchoose };
  drawn = mount(Board, { target: document.body, props });
  flushSync();
  return document.body;
}

const cell = (id: string): SVGGElement => document.querySelector<SVGGElement>(`[data-cell="${id}"]`)!;
const key = (on: Element, name: string): void => {
  on.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  flushSync();
};

describe("the city as a grid", () => {
  test("has a cell for every square and gate, and one of them to begin with", () => {
    const page = city("move");
    expect(page.querySelectorAll('[role="gridcell"]')).toHaveLength(77);
    expect(page.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
  });

  test("Enter chooses a square, and a gate as the way out", () => {
    const chosen = vi.fn();
    city("crowd", "F7>", chosen);
    key(cell("F6"), "Enter");
    key(cell("gate:G7"), " ");
    expect(chosen.mock.calls).toEqual([["F6"], ["out"]]);
  });

  test("arrows move the one cell that takes the focus", () => {
    city("move");
    key(cell("C3"), "ArrowRight");
    expect(document.activeElement).toBe(cell("D3"));
    expect(cell("D3").getAttribute("tabindex")).toBe("0");
  });

  test("keys that belong to the browser are left alone", () => {
    const chosen = vi.fn();
    city("move", "", chosen);
    cell("C3").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true }));
    expect(chosen).not.toHaveBeenCalled();
  });
});

describe("the picture", () => {
  test("shows every tile and every crowd", () => {
    const page = city("crowd");
    expect(page.querySelectorAll('use[href="#lava-tile"]')).toHaveLength(Object.keys(viewOf("crowd").lava).length);
    expect([...page.querySelectorAll(".tab-number")].map((node) => node.textContent)).toContain("26");
  });

  test("lights what the legal tokens allow, and nothing else", () => {
    const page = city("crowd", "F7>");
    const reached = position("crowd").legal.filter((token) => /^F7>[A-K]/.test(token));
    expect(page.querySelectorAll(".reach")).toHaveLength(reached.length);
    expect(page.querySelectorAll(".gate-glow")).toHaveLength(1);
  });

  test("has no style attributes, which the pages' security policy forbids", () => {
    expect(city("relatives").querySelectorAll("[style]")).toHaveLength(0);
  });
});

describe("beside the map", () => {
  test("the hand offers cards, and a full house as a joker", () => {
    const onchoose = vi.fn();
    const { legal } = position("joker");
    drawn = mount(Hand, { target: document.body, props: { view: viewOf("joker"), legal, chosen: "2*@", onchoose } });
    flushSync();
    const cards = [...document.querySelectorAll<HTMLButtonElement>("button")];
    expect(cards.map((card) => card.getAttribute("aria-pressed"))).toEqual(["true", "false", "false", "false"]);
    expect(cards[0]?.querySelector(".ribbon")).not.toBeNull();
    cards[1]?.click();
    expect(onchoose).toHaveBeenCalledWith("3");
  });

  test("the stock is shown before the eruption, lava after it", () => {
    drawn = mount(SidePanel, { target: document.body, props: { view: viewOf("move") } });
    flushSync();
    expect(document.querySelectorAll(".lava .glyph")).toHaveLength(6);
  });
});

test("the notes leave to the panel beside the map what it counts", () => {
  const view = { ...viewOf("move"), tiles_drawn: ["mask", "coin/vase", "mask"], set_aside: [] };
  drawn = mount(Notes, { target: document.body, props: { view } });
  flushSync();
  expect([...document.querySelectorAll(".notes p")].map((each) => each.textContent)).toEqual(["coin/vase"]);
});
