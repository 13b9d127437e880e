/**
 * An ESLint rule for who may import whom in `src/`, static or dynamic, in scripts and components. `eslint.config.js` hands
 * it the arrows; it finds import circles by itself.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const SOURCE = resolve(import.meta.dirname, "../src");
const IMPORT = /\b(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g;

/** Which files each file imports, by absolute path. */
function readGraph() {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((file) => /\.(ts|svelte)$/.test(file));
  const imports = (/** @type {string} */ file) => [...readFileSync(file, "utf-8").matchAll(IMPORT)].map(([, to]) => resolve(dirname(file), to ?? ""));
  return new Map(files.map((file) => join(SOURCE, file)).map((file) => [file, imports(file)]));
}

/** Whether imports lead from one file to another. @param {Map<string, string[]>} graph @param {string} from @param {string} to */
function leadsTo(graph, from, to) {
  const reached = new Set([from]);
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next);
  return reached.has(to);
}

/** @type {Map<string, string[]> | undefined} */
let graph;

/** @type {import("eslint").Rule.RuleModule} */
const arrows = {
  meta: {
    type: "problem",
    schema: [{ type: "object" }],
    messages: {
      layer: "{{from}} may not import {{to}}: {{layers}}, each imports only what is left of it.",
      game: "A game may not import another game.",
      registry: "Only games/index.ts may import from a game.",
      circle: "This import closes a circle.",
    },
  },
  create(context) {
    /** @type {{ layers: string[], games: string[], registry: string, entries: string[] }} */
    const { layers, games, registry, entries } = context.options[0];
    const file = context.filename;
    const here = relative(SOURCE, file);
    const gameOf = (/** @type {string} */ path) => games.find((game) => path.startsWith(`games/${game}/`));

    /** @param {string} there */
    function problem(there) {
      const layer = (/** @type {string} */ path) => layers.indexOf(path.split("/")[0] ?? "");
      if (layer(here) < layer(there)) return "layer";
      if (gameOf(there) && gameOf(here) !== gameOf(there) && here !== registry) return gameOf(here) ? "game" : "registry";
      return null;
    }

    /** @param {any} node */
    function check(node) {
      const to = node.source?.value;
      if (typeof to !== "string" || !to.startsWith(".") || here.startsWith("..") || entries.some((entry) => here.startsWith(entry))) return;
      const target = resolve(dirname(file), to);
      const there = relative(SOURCE, target);
      const messageId = problem(there) ?? (leadsTo((graph ??= readGraph()), target, file) ? "circle" : null);
      const data = { from: here.split("/")[0], to: there.split("/")[0], layers: layers.join(" ← ") };
      if (messageId) context.report({ node, messageId, data });
    }

    return { ImportDeclaration: check, ImportExpression: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

export default { rules: { arrows } };
