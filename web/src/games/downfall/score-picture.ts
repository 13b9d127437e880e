/** A city below the volcano: a fire for everyone it took, a house for everyone who got away. */
import { inRows, times } from "../../lib/emoji.ts";
import type { ScorePicture } from "../game.ts";

const WIDTH = 7;

export const scorePicture: ScorePicture = ({ scores }) =>
  `🌋\n${inRows([...times("🔥", scores["volcano"] ?? 0), ...times("🏠", scores["saved"] ?? 0)], WIDTH)}`;
