/** A city that grew for so many rounds, below a volcano that sleeps on, or doesn't. */
import { inRows, times } from "../../lib/emoji.ts";
import type { ScorePicture } from "../game.ts";

const WIDTH = 5;

export const scorePicture: ScorePicture = ({ scores }) => {
  const [volcano, city] = scores["won"] ? ["🌋💤", "🏠"] : ["🌋💥", "🔥"];
  return `${volcano}\n${inRows(times(city, scores["rounds"] ?? 0), WIDTH)}`;
};
