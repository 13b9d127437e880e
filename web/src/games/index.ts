/** The games that the pages can draw, found by their folders; any other is played from a list of its moves. */
import { addTexts, LANGUAGES, type TextSources } from "../lib/i18n.svelte.ts";
import { hasFacts, setFacts } from "../lib/games.ts";
import { gameFacts, gamePictures, gameTexts } from "../lib/server/api.ts";
import type { Presentation } from "../lib/table/presentation.ts";
import type { RulesPicture } from "../lib/protocol.ts";
import type { Compendium, DrawnCompendium, DrawnGame, Illustrations } from "./game.ts";
import { PLAIN_MINIATURE, type Miniature } from "./miniature.ts";
import { plainPresentation } from "./plain.ts";

const FOLDERS = import.meta.glob<DrawnGame>("./*/game.ts", { eager: true, import: "game" });

const games: Record<string, DrawnGame> = Object.fromEntries(Object.entries(FOLDERS).map(([path, game]) => [path.split("/")[1]!, game]));

/** What the pages have of a game. A game that they were built without brings its texts itself, through the server. */
export const drawnGame = (name: string): DrawnGame => (games[name] ??= plainGame(name));

function plainGame(name: string): DrawnGame {
  const source = (language: (typeof LANGUAGES)[number]) => async () => ({ default: await gameTexts(name, language) });
  const texts = [Object.fromEntries(LANGUAGES.map((language) => [language, source(language)])) as TextSources];
  return { icon: "i-dice", texts, rulesTexts: texts, lessonTexts: texts, editor: null, illustrations: null, miniature: null, compendium: null, scorePicture: () => import("./plain-score-picture.ts"), load: () => Promise.resolve(plainPresentation(name)) };
}

/** Loads the texts of games that the pages were built without: even their titles are among them. */
export async function loadUnknownTexts(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in games));
  await Promise.all(unknown.flatMap((name) => drawnGame(name).texts).map(addTexts));
}

async function loadFacts(name: string): Promise<void> {
  if (!hasFacts(name)) setFacts(name, (await gameFacts(name)).facts);
}

/** How a game is shown. */
export async function loadPresentation(name: string): Promise<Presentation> {
  const { load, texts } = drawnGame(name);
  // A game's modules read its facts as soon as they are loaded.
  await Promise.all([loadFacts(name), ...texts.map(addTexts)]);
  return load();
}

const miniatures: Record<string, Promise<Miniature>> = {};

/** How a game is shown at a glance. */
export const loadMiniature = (name: string): Promise<Miniature> => (miniatures[name] ??= loadMiniatureNow(name));

async function loadMiniatureNow(name: string): Promise<Miniature> {
  const { miniature } = drawnGame(name);
  if (!miniature) return PLAIN_MINIATURE;
  await Promise.all([loadFacts(name), ...miniature.texts.map(addTexts)]);
  return miniature.load();
}

/** The games whose printed things can be looked up. */
export const gamesWithCompendium = (names: readonly string[]): string[] => names.filter((name) => drawnGame(name).compendium !== null);

/** Everything that is printed in a game, and how it is drawn; null if there is nothing to look up. */
export async function loadCompendium(name: string): Promise<(DrawnCompendium & { compendium: Compendium }) | null> {
  const { compendium: source, texts } = drawnGame(name);
  if (!source) return null;
  await Promise.all([loadFacts(name), ...texts.map(addTexts)]);
  const { compendium, ...drawn } = await source();
  return { compendium: compendium(), ...drawn };
}

/** The pictures of a game's rules and how they are drawn; null if the pages cannot draw them. */
export async function loadIllustrations(name: string): Promise<(Illustrations & { pictures: readonly RulesPicture[] }) | null> {
  const { illustrations: source, texts } = drawnGame(name);
  if (!source) return null;
  const [pictures] = await Promise.all([gamePictures(name), loadFacts(name), ...texts.map(addTexts)]);
  const { illustrations } = await source();
  return { ...illustrations, pictures };
}
