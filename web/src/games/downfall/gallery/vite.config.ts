import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { texts } from "../../../../plugins/texts.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("../../../.."),
  plugins: [svelte(), texts()],
  cacheDir: here("../../../../node_modules/.gallery"),
  build: { target: "es2022", rolldownOptions: { input: here("./index.html") } },
});
