import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

/**
 * What a layer may import; it may always import itself. `pages`, and tests, may import everything.
 * @type {Record<string, readonly string[]>}
 */
const LAYERS = {
  core: [],
  messages: ["core"],
  api: ["core", "messages"],
  boards: ["core", "messages"],
  shell: ["core", "messages", "boards"],
};

/** @type {import("eslint").Linter.Config[]} */
const layers = Object.entries(LAYERS).map(([layer, allowed]) => {
  const others = [...Object.keys(LAYERS), "pages"].filter((other) => other !== layer && !allowed.includes(other));
  const patterns = others.map((other) => ({
    group: [`**/${other}/**`],
    message: `\`${layer}\` may not import \`${other}\` (see web/README.md).`,
  }));
  const svelte = { group: ["svelte", "svelte/*"], message: "`core` knows no Svelte." };
  return {
    files: [`src/${layer}/**/*.{ts,svelte}`],
    ignores: ["**/*.test.ts"],
    rules: { "no-restricted-imports": ["error", { patterns: layer === "core" ? [...patterns, svelte] : patterns }] },
  };
});

export default ts.config(
  { ignores: ["dist/", "node_modules/", "src/messages/generated.d.ts", "src/api/generated.d.ts"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "no-undef": "off",
      eqeqeq: "error",
      "no-console": "error",
      "max-lines": ["error", 500],
      "svelte/no-navigation-without-resolve": "off",
      "svelte/no-at-html-tags": "error",
      // Sets and maps are values here, replaced whole.
      "svelte/prefer-svelte-reactivity": "off",
      "@typescript-eslint/consistent-type-imports": "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
  },
  { files: ["tools/**", "e2e/**"], rules: { "no-console": "off" } },
  {
    files: ["src/core/**/*.ts"],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-globals": ["error", "document", "window", "localStorage", "indexedDB", "navigator", "location"],
      "no-restricted-properties": [
        "error",
        { object: "Date", property: "now", message: "Time is an argument." },
        { object: "Math", property: "random", message: "Randomness is an argument." },
        { object: "performance", property: "now", message: "Time is an argument." },
      ],
    },
  },
  ...layers,
);
