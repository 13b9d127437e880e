/** Lays a packed copy beside every file that becomes smaller by it, so that the server never has to pack. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;

export function pack(folder: string): Plugin {
  return {
    name: "pack",
    apply: "build",
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !TEXT.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const body = readFileSync(path);
        const packed = gzipSync(body, { level: constants.Z_BEST_COMPRESSION });
        if (packed.length < body.length) writeFileSync(`${path}.gz`, packed);
      }
    },
  };
}
