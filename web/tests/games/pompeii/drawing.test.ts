/** The server draws what players have for pictures of links: with the symbols of the pages, from a file that is made here. */
import { join } from "node:path";
import { expect, test } from "vitest";
import SharedSprite from "../../../src/app/theme/Sprite.svelte";
import Sprite from "../../../src/games/pompeii/Sprite.svelte";
import { shapeRules, symbols } from "../../drawings/standalone.ts";

const FILE = join(import.meta.dirname, "../../../../src/vesuvius/games/pompeii/presentation/drawing/symbols.svg");

test("the symbols that the server draws with are those of the pages", async () => {
  const rules = `${shapeRules("games/pompeii/styles/places.css", /^\.(gl|h)\s*$/)}\n.letter{fill:none;stroke-width:3.1;stroke-linejoin:round}`;
  const drawn = await symbols([SharedSprite, Sprite], (id) => /^(pc-[rgby]|g-|wk-|army|i-house|vol-(asleep|seething)|tx-field)/.test(id));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n<style>${rules}</style>\n<defs>\n${drawn}\n</defs>\n</svg>\n`;
  expect(svg).not.toMatch(/var\(|="";|(fill|stroke|stroke-width)=""/);
  await expect(svg).toMatchFileSnapshot(FILE);
});
