/**
 * `virtual:texts/<language>`: the texts of one language that every page may need, as one string;
 * `virtual:texts/<language>/<file>`: those of one file; `virtual:texts/each/<file>`: a loader of that file for each
 * language. They are the same files that the server reads.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PREFIX = "virtual:texts/";
const FILES = ["words", "web", "server", "bot", "game"];
const LANGUAGES = ["en", "de", "fr", "nl"];
const EXCLUDED = /^(?:(?:position|deal|board|store|host)-|bot-(?!level-\d-name))/;

/** The messages in a file, without comments and without those that only a terminal or a host needs. */
export function messagesIn(file: string, excluded: RegExp | null = EXCLUDED): string {
  const kept: string[] = [];
  let keeps = false;
  for (const line of file.split("\n")) {
    if (/^[a-zA-Z]/.test(line)) keeps = !excluded?.test(line);
    if (keeps && line.trim() && !line.startsWith("#")) kept.push(line);
  }
  return kept.join("\n");
}

export function texts(): Plugin {
  const locales = fileURLToPath(new URL("../../src/vesuvius/locales/", import.meta.url));
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language, file] = id.slice(PREFIX.length + 1).split("/");
      if (language === "each") {
        const sources = LANGUAGES.map((each) => `${each}: () => import("${PREFIX}${each}/${file ?? ""}")`);
        return `export default { ${sources.join(", ")} };`;
      }
      const paths = (file ? [file] : FILES).map((name) => `${locales}${language}/${name}.ftl`);
      for (const path of paths) this.addWatchFile(path);
      const contents = paths.map((path) => readFileSync(path, "utf-8"));
      return `export default ${JSON.stringify(contents.map((text) => messagesIn(text, file ? null : EXCLUDED)).join("\n"))};`;
    },
  };
}
