/** The games that the server offers, as each declares itself, what is printed in them, and what follows for opening tables. */
import { has, t, titleOf } from "./i18n.svelte.ts";
import type { OfferedGame } from "./protocol.ts";

let offered: readonly OfferedGame[] = [];

/** Sets the games, before any page is drawn. */
export const setGames = (games: readonly OfferedGame[]): void => {
  offered = games;
};

const facts: Record<string, unknown> = {};

/** Sets what is printed on a game's board and cards, before anything of it is drawn. */
export const setFacts = (game: string, found: unknown): void => {
  facts[game] = found;
};

export const hasFacts = (game: string): boolean => game in facts;
export const factsOf = <Facts>(game: string): Facts => facts[game] as Facts;

export const allGames = (): readonly OfferedGame[] => offered;

export const findGame = (name: string): OfferedGame | undefined => offered.find((game) => game.name === name);

/** The name of the game that an address without one means. */
export const firstGame = (): string => offered[0]!.name;

/** The names of the games that have a page. */
export const gamesWith = (page: OfferedGame["pages"][number]): string[] => offered.filter(({ pages }) => pages.includes(page)).map(({ name }) => name);

const optionsOf = (game: string): OfferedGame["options"] => findGame(game)?.options ?? [];

/** The options of which a table has exactly one, by the name of the choice. */
export function choicesOf(game: string): Record<string, string[]> {
  const choices: Record<string, string[]> = {};
  for (const { name, choice } of optionsOf(game)) if (choice) (choices[choice] ??= []).push(name);
  return choices;
}

/** For each choice its first option, which is in play unless another is picked. */
export const usualChoices = (game: string): Record<string, string> =>
  Object.fromEntries(Object.entries(choicesOf(game)).map(([choice, options]) => [choice, options[0]!]));

/** The options that this number of players can switch on and off. */
export const switchesOf = (game: string, players: number): string[] =>
  optionsOf(game)
    .filter((option) => !option.choice && (!option.players.length || option.players.includes(players)))
    .map(({ name }) => name);

/** What a table is opened with: what was picked, unless it is the usual one, and the switches that fit. */
export function chosenOptions(game: string, players: number, picked: Readonly<Record<string, string>>, on: readonly string[]): string[] {
  const usual = usualChoices(game);
  const unusual = Object.keys(usual).flatMap((choice) => (picked[choice] && picked[choice] !== usual[choice] ? [picked[choice]] : []));
  return [...unusual, ...switchesOf(game, players).filter((option) => on.includes(option))];
}

/** An option by its title; by its name if there is no text for it. */
export const optionTitle = (game: string, option: string): string =>
  has(`${game}-option-${option}-title`) ? t(`${game}-option-${option}-title`) : option;

/** A set of data by its title; by its name if there is no text for it. */
export const dataSetTitle = (game: string, set: string): string => (has(`${game}-data-${set}-title`) ? t(`${game}-data-${set}-title`) : set);

/** What a set of data is like. The game's own texts say it, so they have to be there. */
export const aboutDataSet = (game: string, set: string): string =>
  t("web-data-set-about", { title: dataSetTitle(game, set), about: t(`${game}-data-${set}`) });

/** Whether a table has another set of data than new tables. */
const isUnusualData = (game: string, set: string): boolean => set !== "" && set !== findGame(game)?.data_set;

/** The title of a table: its game, and its set of data if new tables have another one. */
export const titleAt = (game: string, set: string): string =>
  isUnusualData(game, set) ? t("web-title-data-set", { game: titleOf(game), set: t("web-data-set", { title: dataSetTitle(game, set) }) }) : titleOf(game);

/** An option by its title, after what it is a choice of. */
export function optionLabel(game: string, option: string): string {
  const choice = optionsOf(game).find(({ name }) => name === option)?.choice;
  return choice ? `${t(`${game}-choice-${choice}`)}: ${optionTitle(game, option)}` : optionTitle(game, option);
}
