/** Before each test file, what the server answers about the games; `tools/facts.py` writes it. */
import { setFacts } from "../src/lib/games.ts";
import DOWNFALL from "./games/downfall/facts.json";
import POMPEII from "./games/pompeii/facts.json";

setFacts("downfall", DOWNFALL);
setFacts("pompeii", POMPEII);
