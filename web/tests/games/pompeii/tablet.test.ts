import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import BuildingTile from "../../../src/games/pompeii/board/BuildingTile.svelte";
import { BUILDING, colourOf, inPrintedOrder } from "../../../src/games/pompeii/data/printed.ts";
import Tablet from "../../../src/games/pompeii/goods/Tablet.svelte";
import type { PompeiiView } from "../../../src/games/pompeii/view.ts";
import game from "./game.json";

const view = game.last as unknown as PompeiiView;
const having = (goods: Record<string, number>): PompeiiView => ({ ...view, seats: [{ ...view.seats[0]!, goods }, view.seats[1]!] });

async function changes(before: PompeiiView | null): Promise<(string | null)[]> {
  const drawn = mount(Tablet, { target: document.body, props: { view: having({ bread: 2, wine: 1 }), before, seat: 0 } });
  flushSync();
  const found = [...document.querySelectorAll(".dl")].map((mark) => mark.getAttribute("data-by"));
  await unmount(drawn);
  return found;
}

it("only the army that has won is in the Castrum", async () => {
  const armed = { ...view, built: { ...view.built, b20: [] }, seats: view.seats.map((seat) => ({ ...seat, army: "recruited" as const })) };
  const armies = async (winner: number | null): Promise<string[]> => {
    const drawn = mount(BuildingTile, { target: document.body, props: { view: { ...armed, winner }, building: BUILDING.get("b20")! } });
    flushSync();
    const found = [...document.querySelectorAll(".sos .army")].map((army) => army.getAttribute("class")!.split(" ").at(-1)!);
    await unmount(drawn);
    return found;
  };
  expect(await armies(1)).toEqual([colourOf(1)]);
  expect(await armies(null)).toEqual([]);
});

it("the tablet shows what the last move changed, from the views before and after it", async () => {
  expect(await changes(having({ flour: 3, wine: 1 }))).toEqual(["−3", "+2"]);
  expect(await changes(null)).toEqual([]);
});

it("goods keep their places in a row, in whatever order they were got", () => {
  expect(inPrintedOrder({ bread: 1, stone: 1, grain: 2 })).toEqual([["grain", 2], ["stone", 1], ["bread", 1]]);
});
