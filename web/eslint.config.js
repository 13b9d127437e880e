import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

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
      // What is kept in a plain Map or Set is not drawn from it.
      "svelte/prefer-svelte-reactivity": "off",
      // A style attribute is refused by the browser's policy; `style:name` sets a property, which is not.
      "no-restricted-syntax": ["error", { selector: "SvelteAttribute[key.name='style']", message: "style:name" }],
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  { files: ["*.config.{js,ts}", "tests/**"], languageOptions: { globals: globals.node } },
);
