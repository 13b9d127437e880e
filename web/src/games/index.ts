/** The games by their names, each loaded when it is first shown. */
import { alsoSpeak } from "../lib/i18n.svelte.ts";
import type { Face } from "./game.ts";
import { plain } from "./plain.ts";

const FACES: Record<string, () => Promise<Face>> = {
  downfall: async () => (await import("./downfall/face.ts")).face,
  pompeii: async () => {
    const { face, WORDS } = await import("./pompeii/face.ts");
    await Promise.all(WORDS.map(alsoSpeak));
    return face;
  },
};

/** The games that can be begun from the pages, with the numbers of players. */
export const GAMES: Record<string, readonly number[]> = { downfall: [2, 3, 4], pompeii: [1, 2, 3, 4] };

/** What a game's score is called at its best; a game that only says who has won has none. */
export const BEST_SCORE: Partial<Record<string, string>> = { downfall: "web-record-best" };

export async function faceOf(game: string): Promise<Face> {
  return (await FACES[game]?.()) ?? plain;
}
