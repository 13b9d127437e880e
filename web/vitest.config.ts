import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import site from "./vite.config.ts";

export default mergeConfig(
  site,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      environment: "happy-dom",
      include: ["tests/**/*.test.ts"],
      setupFiles: ["tests/offered-games.ts", "tests/facts.ts"],
      restoreMocks: true,
      unstubGlobals: true,
      // A busy machine is no fault of the pages.
      testTimeout: 60_000,
    },
  }),
);
