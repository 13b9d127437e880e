import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { pack } from "./plugins/pack.ts";
import { routes } from "./plugins/routes.ts";
import { serviceWorker } from "./plugins/service-worker.ts";
import { texts } from "./plugins/texts.ts";

const site = fileURLToPath(new URL("../src/vesuvius/server/transport/site", import.meta.url));

export default defineConfig({
  plugins: [svelte(), texts(), routes(), serviceWorker(), pack(site)],
  build: {
    outDir: site,
    emptyOutDir: true,
    target: "es2022",
    // A picture inside a script or style would be a data address; a file of its own can be kept by the browser.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8079", ws: true } } },
});
