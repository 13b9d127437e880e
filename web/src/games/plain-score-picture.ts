/** The picture of a game that draws none itself: who came where in it. */
import type { ScorePicture } from "./game.ts";

export const scorePicture: ScorePicture = ({ place }, players) =>
  Array.from({ length: Math.max(players, place) }, (_, index) => (index + 1 === place ? "🟩" : "⬜")).join("");
