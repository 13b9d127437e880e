import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
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

it("the tablet shows what the last move changed, from the views before and after it", async () => {
  expect(await changes(having({ flour: 3, wine: 1 }))).toEqual(["−3", "+2"]);
  expect(await changes(null)).toEqual([]);
});
