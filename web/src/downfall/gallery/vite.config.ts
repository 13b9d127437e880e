import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { heard } from "../../../plugins/words.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const FILES = ["words", "downfall", "board"];
const PREFIX = "virtual:words/";

/** The words that the city needs. */
const words: Plugin = {
  name: "words-of-the-city",
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return null;
    const folder = here(`../../../../src/vesuvius/locales/${id.slice(PREFIX.length + 1)}`);
    const paths = FILES.map((name) => `${folder}/${name}.ftl`).filter((path) => existsSync(path));
    return `export default ${JSON.stringify(paths.map((path) => heard(readFileSync(path, "utf-8"))).join("\n"))};`;
  },
};

export default defineConfig({
  root: here("../../.."),
  plugins: [svelte(), words],
  cacheDir: here("../../../node_modules/.gallery"),
  build: { target: "es2022", rolldownOptions: { input: here("./index.html") } },
});
