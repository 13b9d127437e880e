import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $locales: here("../src/vesuvius/locales") } },
  build: {
    outDir: here("../src/vesuvius/server/site"),
    emptyOutDir: true,
    target: "es2022",
    // A picture inside a script or style would be a data address; a file of its own can be kept by the browser.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here("."), here("../src/vesuvius/locales")] },
    proxy: { "/api": { target: "http://127.0.0.1:8079", ws: true } },
  },
});
