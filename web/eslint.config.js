import { readdirSync } from "node:fs";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import arrows from "./plugins/arrows.js";
import svelteConfig from "./svelte.config.js";

const GAMES = readdirSync(new URL("src/games/", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

// A style attribute is refused by the browser's policy; `style:name` sets a property, which is not.
const STYLE = { selector: "SvelteAttribute[key.name='style']", message: "style:name" };

export default typescript.config(
  { ignores: ["node_modules/", "src/lib/protocol.ts"] },
  js.configs.recommended,
  typescript.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: "error",
      "max-lines": ["error", 400],
      "no-console": "error",
      "no-undef": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: typescript.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
    rules: {
      "svelte/no-at-html-tags": "error",
      // A plain Map or Set is fine for what is not drawn.
      "svelte/prefer-svelte-reactivity": "off",
      "no-restricted-syntax": ["error", STYLE],
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  {
    files: ["src/**"],
    plugins: { vesuvius: arrows },
    rules: {
      "vesuvius/arrows": [
        "error",
        {
          // Plumbing, then what is drawn with it; games draw their own, pages show games, and the program opens pages.
          layers: ["lib", "components", "games", "pages", "app"],
          // A game imports no other one.
          games: GAMES,
          // Everything else reaches a game through this one file.
          registry: "games/index.ts",
          // Programs of their own, as app/ is; not shipped.
          entries: GAMES.map((game) => `games/${game}/gallery/`),
        },
      ],
    },
  },
  {
    // General code names no game.
    files: ["src/**"],
    ignores: ["src/games/index.ts", ...GAMES.map((game) => `src/games/${game}/**`)],
    rules: {
      "no-restricted-syntax": [
        "error",
        STYLE,
        { selector: `Literal[value=/^(${GAMES.join("|")})$/]`, message: "Only games/index.ts names a game." },
        { selector: `Property[key.name=/^(${GAMES.join("|")})$/]`, message: "Only games/index.ts names a game." },
      ],
    },
  },
  { files: ["*.config.{js,ts}", "plugins/**", "tests/**"], languageOptions: { globals: globals.node } },
);
