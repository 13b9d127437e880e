/**
 * `virtual:words/<language>`: the words of one language as one text, without what only a terminal or a host says;
 * `virtual:words/<language>/<file>`: those of one file apart; `virtual:words/each/<file>`: where to get these in each
 * language. They are the same files that the server reads.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PREFIX = "virtual:words/";
const FILES = ["words", "web", "server", "bot", "downfall", "board"];
const LANGUAGES = ["en", "de", "fr", "nl"];
const UNHEARD = /^(position|deal|board|store|host)-/;

/** The messages of a file without comments, and without those that no page says unless it asks for the file. */
export function heard(file: string, unheard: RegExp | null = UNHEARD): string {
  const kept: string[] = [];
  let keeps = false;
  for (const line of file.split("\n")) {
    if (/^[a-zA-Z]/.test(line)) keeps = !unheard?.test(line);
    if (keeps && line.trim() && !line.startsWith("#")) kept.push(line);
  }
  return kept.join("\n");
}

export function words(): Plugin {
  const locales = fileURLToPath(new URL("../../src/vesuvius/locales/", import.meta.url));
  return {
    name: "words",
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
      const texts = paths.map((path) => readFileSync(path, "utf-8"));
      return `export default ${JSON.stringify(texts.map((text) => heard(text, file ? null : UNHEARD)).join("\n"))};`;
    },
  };
}
