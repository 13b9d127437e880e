import { mount } from "svelte";
import App from "./App.svelte";
import { remember } from "./lib/person.svelte.ts";
import { followLinks } from "./lib/routes.svelte.ts";
import { followOtherTabs, speakAsSet } from "./lib/settings.svelte.ts";
import { watchTurns } from "./lib/waiting.svelte.ts";
import { chosenTheme, showTheme } from "./lib/theme/theme.ts";
import "./lib/theme/index.css";
import "./parts/forms.css";

showTheme(chosenTheme());
followLinks();
followOtherTabs();
watchTurns();
await speakAsSet();
// Without a server there is nobody to be remembered; whatever needs one says so.
remember().catch(() => undefined);
mount(App, { target: document.getElementById("app")! });
