import { mount } from "svelte";
import App from "./App.svelte";
import { loadPerson } from "../lib/person/person.svelte.ts";
import { applyLanguage, applyPieces, followOtherTabs } from "../lib/person/settings.svelte.ts";
import { installWorker } from "../lib/browser/installed-app.svelte.ts";
import { watchTurns } from "../lib/turns.svelte.ts";
import { applyTheme, chosenTheme } from "../lib/person/theme.ts";
import { setGames } from "../lib/games.ts";
import { offeredGames } from "../lib/server/api.ts";
import { loadUnknownTexts } from "../games/index.ts";
import { followLinks } from "../lib/navigation.svelte.ts";
import "./theme/index.css";
import "./theme/forms.css";

async function loadGames(): Promise<void> {
  const games = await offeredGames();
  setGames(games);
  await loadUnknownTexts(games.map(({ name }) => name));
}

applyTheme(chosenTheme());
applyPieces();
followLinks();
followOtherTabs();
watchTurns();
await Promise.all([applyLanguage(), loadGames()]);
// Ignored: without a server nobody is signed in, and whatever needs the server says so itself.
loadPerson().catch(() => undefined);
installWorker();
mount(App, { target: document.getElementById("app")! });
