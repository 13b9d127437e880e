/** Writes down which paths are pages, so that the server can tell: it answers every other path with the status 404. */
import type { Plugin } from "vite";
import { pathExpression } from "../src/lib/routes.ts";

export function routes(): Plugin {
  return {
    name: "routes",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "pages.json", source: JSON.stringify({ paths: pathExpression() }) });
    },
  };
}
