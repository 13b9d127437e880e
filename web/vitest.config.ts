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
      setupFiles: ["tests/fresh-page.ts", "tests/offered-games.ts", "tests/facts.ts"],
      // A page of its own for each file would cost four times as much computing as the tests.
      isolate: false,
      restoreMocks: true,
      unstubGlobals: true,
      // A busy machine is no fault of the pages.
      testTimeout: 60_000,
    },
  }),
);
