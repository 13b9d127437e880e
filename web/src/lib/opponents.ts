/** The names of bots and other opponents. */
import { t } from "./i18n.svelte.ts";
import type { Finisher } from "./protocol.ts";

/** The name of a level of bots, as in `level:3`. */
export const levelName = (bot: string): string =>
  t("web-bot", { level: t(`bot-level-${bot.replace("level:", "")}-name`) });

/** The names of players of a finished game; bots of the same level are counted. */
export function finisherNames(finishers: readonly Pick<Finisher, "bot" | "name">[]): string[] {
  const names = finishers.map(({ bot, name }) => (bot === null ? name || t("web-somebody") : levelName(bot)));
  const several = (name: string): number => names.filter((each) => each === name).length;
  return [...new Set(names)].map((name) =>
    several(name) === 1 ? name : t("web-record-several", { count: several(name), name }),
  );
}
