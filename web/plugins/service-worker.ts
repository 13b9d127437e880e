/** Writes the service worker, with the names of all built files and a version that changes whenever one of them does. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("../worker/service-worker.js", import.meta.url));
const PUBLIC = ["/favicon.svg", "/icon-192.png", "/manifest.webmanifest"];

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith("assets/")).sort();
      const files = [...built.map((name) => `/${name}`), ...PUBLIC];
      const source = readFileSync(SOURCE, "utf-8");
      const version = createHash("sha256").update(source + files.join()).digest("hex").slice(0, 16);
      const filled = source.replace("__VERSION__", version).replace("__FILES__", JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "service-worker.js", source: filled });
    },
  };
}
