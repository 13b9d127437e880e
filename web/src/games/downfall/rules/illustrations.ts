/** The pictures of the rules of The Downfall of Pompeii. */
import type { Illustrations } from "../../game.ts";
import { SQUARES } from "../board/board.ts";
import Sprite from "../Sprite.svelte";
import { areaBetween } from "./area.ts";
import Picture from "./Picture.svelte";
import type { DownfallView } from "../view.ts";
import { describeSquare } from "./sentences.ts";

export const illustrations: Illustrations = {
  Picture,
  Sprite,
  names: new RegExp(`\\b(?:${SQUARES.join("|")})\\b`, "g"),
  pictureOf: (_, pictures) => pictures.find(({ map }) => map)!,
  title: "city-map",
  places: ({ shows: [one, other], frames }) => (frames.length ? areaBetween(one!, other!).squares : []),
  describe: (square, { frames }, frame) => describeSquare(square, frames[frame]!.view as unknown as DownfallView),
};
