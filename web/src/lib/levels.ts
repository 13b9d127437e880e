/** What bots and other opponents are called. */
import { t } from "./i18n.svelte.ts";
import type { Finisher } from "./protocol.ts";

/** The name of a level of bots, as in `level:3`. */
export const levelName = (bot: string): string =>
  t("web-bot", { level: t(`bot-level-${bot.replace("level:", "")}-name`) });

/** Who sat at a seat of a finished game. */
export const finisherName = ({ bot, name }: Pick<Finisher, "bot" | "name">): string =>
  bot === null ? name || t("web-somebody") : levelName(bot);
