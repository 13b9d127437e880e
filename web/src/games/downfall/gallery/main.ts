/** A gallery of positions, for work on the board: `npx vite --config src/games/downfall/gallery/vite.config.ts`. */

import { mount } from "svelte";
import { setLanguage, type Language } from "../../../lib/i18n.svelte.ts";
import "../../../app/theme/index.css";
import "../../../../tests/facts.ts";

const params = new URLSearchParams(location.search);
const theme = params.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
await setLanguage((params.get("language") ?? "en") as Language);
const { default: Gallery } = await import("./Gallery.svelte");
mount(Gallery, { target: document.getElementById("app")!, props: { params } });
