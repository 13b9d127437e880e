/** The gallery, for looking at the city while it is made: `npx vite --config src/downfall/gallery/vite.config.ts`. */

import { mount } from "svelte";
import { speak, type Language } from "../../lib/i18n.svelte.ts";
import "../../lib/theme/index.css";
import Gallery from "../Gallery.svelte";

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
await speak((asked.get("language") ?? "en") as Language);
mount(Gallery, { target: document.getElementById("app")!, props: { asked } });
