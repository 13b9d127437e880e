/** The server draws the board for pictures of links: from a file that is made here, of what the pages draw. */
import { join } from "node:path";
import { expect, test } from "vitest";
import SharedSprite from "../../../src/app/theme/Sprite.svelte";
import { VIEW_BOX } from "../../../src/games/downfall/board/drawing/scenery.ts";
import HouseNumbers from "../../../src/games/downfall/board/layers/HouseNumbers.svelte";
import Houses from "../../../src/games/downfall/board/layers/Houses.svelte";
import Land from "../../../src/games/downfall/board/layers/Land.svelte";
import Walls from "../../../src/games/downfall/board/layers/Walls.svelte";
import Sprite from "../../../src/games/downfall/Sprite.svelte";
import { drawn, shapeRules, symbols, withValues } from "../../drawings/standalone.ts";

const FILE = join(import.meta.dirname, "../../../../src/vesuvius/games/downfall/presentation/drawing/board.svg");
const RULES = /^\.city (?=\S)(?!\.(layer|extent|map|embers|smoke|sparks|gate-glow|coordinate|up\b|piece\.dim))/;

/** Places where the server puts what changes. */
const place = (name: string): string => `<g id="${name}"/>`;

test("the board that the server draws is the board of the pages", async () => {
  const empty = { lava: {}, pieces: {} };
  const parts = [
    `<style>${shapeRules("games/downfall/board/board.css", RULES).replaceAll(".city ", "")}\n.stroke{fill:none;stroke-linecap:round}.letter{fill:none;stroke-width:3.1;stroke-linejoin:round}</style>`,
    `<defs>\n${await symbols([SharedSprite, Sprite], (id) => /^(pc|lv|lava|gate|vol|dc|tx|rf|gr|cypress|ship)/.test(id))}\n</defs>`,
    await drawn(Land, {}),
    await drawn(Houses, { settling: true }),
    place("dusk"),
    place("embers"),
    place("lava"),
    await drawn(Walls, { lava: {}, phase: "settling" as const }),
    `<g id="numbers">${await drawn(HouseNumbers, { board: empty, settling: true })}</g>`,
    place("pieces"),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}">\n${parts.join("\n")}\n</svg>\n`;
  expect(svg).not.toMatch(/var\(|="";|(fill|stroke|stroke-width)=""/);
  await expect(svg.replace(/> ?<(path|rect|g|use|circle|text)/g, ">\n<$1")).toMatchFileSnapshot(FILE);
});

test("a token has its value by day, and what is no token its fallback", () => {
  expect(withValues("a:var(--land,#000);b:var(--cut, #1d0d08);c:var(--p-red)")).toBe("a:#b7bd7f;b:#1d0d08;c:#b92d1b");
});
