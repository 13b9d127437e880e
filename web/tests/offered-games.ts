/** Before each test file, the games that a server offers; `tests/server/features/test_catalogue.py` keeps the file as the server answers. */
import { setGames } from "../src/lib/games.ts";
import type { OfferedGame } from "../src/lib/protocol.ts";
import GAMES from "./offered-games.json";

setGames(GAMES as OfferedGame[]);
