/** What somebody tells of a day's challenge that they have finished, in a few lines: figures that everybody is told anyway. */
import { drawnGame } from "../../games/index.ts";
import { addTexts, language, t, titleOf } from "../../lib/i18n.svelte.ts";
import type { DailyInfo, DailyResult } from "../../lib/protocol.ts";
import { pathTo } from "../../lib/routes.ts";
import { scoreName } from "../../lib/scores.ts";
import { dailyInfo, longDate } from "./daily.ts";
import TEXTS from "virtual:texts/each/daily";

export interface DailyCard {
  title: string;
  /** How one came out, and the streak if there is one. */
  lines: string[];
  picture: string;
  /** All of it as it is shared, above the link. */
  text: string;
  link: string;
}

/** A figure of a result in words. */
export const figureText = (game: string, kind: string, figure: number): string =>
  kind === "won" ? t(figure ? "daily-won" : "daily-lost") : `${String(figure)} ${scoreName(game, kind)}`;

/** How somebody came out, in one line. */
function resultLine({ game, seats }: DailyInfo, { place, scores }: DailyResult): string {
  const figures = Object.entries(scores).map(([kind, figure]) => figureText(game, kind, figure));
  return [...(seats.length > 1 ? [t("web-record-place-of", { place, count: seats.length })] : []), ...figures].join(" · ");
}

/** The card of one's own result; null without one. */
export async function cardOf(info: DailyInfo): Promise<DailyCard | null> {
  const mine = info.results.find((each) => each.mine);
  if (!mine) return null;
  const { scorePicture } = await drawnGame(info.game).scorePicture();
  const title = t("daily-card-title", { game: titleOf(info.game), date: longDate(language(), info.day) });
  const lines = [resultLine(info, mine), ...(info.after === null && info.streak > 1 ? [t("daily-streak", { count: info.streak })] : [])];
  const picture = scorePicture(mine, info.seats.length);
  return { title, lines, picture, text: [title, lines[0], picture, ...lines.slice(1)].join("\n"), link: location.origin + pathTo("daily", { game: info.game, day: info.day }) };
}

/** The card of a day's challenge; null without a result of one's own. */
export async function cardOfDay(game: string, day: string, key: string | null): Promise<DailyCard | null> {
  const [info] = await Promise.all([dailyInfo(game, day, key), addTexts(TEXTS)]);
  return cardOf(info);
}
