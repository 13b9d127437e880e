/** All games by name, in the order in which they are offered. No other file outside a game's folder names one. */
import type { Presentation } from "../lib/table/presentation.ts";
import { downfall } from "./downfall/game.ts";
import type { Game } from "./game.ts";
import { plain } from "./plain.ts";
import { pompeii } from "./pompeii/game.ts";

export const GAMES: Record<string, Game> = { downfall, pompeii };

export const FIRST_GAME = Object.keys(GAMES)[0]!;

/** How a game is shown. A game that the pages do not know is played from a list of its moves. */
export async function loadPresentation(name: string): Promise<Presentation> {
  return (await GAMES[name]?.load()) ?? plain;
}
