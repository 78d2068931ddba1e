/** What the compiler can't see: habits. Layout is Prettier's alone; `npm run lint` asks both. */

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/made", "src/lib/schema.d.ts", "public"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // A drawing's path is one word, however long.
      "max-len": ["error", { code: 120, ignoreUrls: true, ignorePattern: '\\bd="[Mm]|: "M[0-9]' }],
      "no-undef": "off", // TypeScript knows better
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      // Between pages and boards a view is the game's own affair; what a board itself is given has a type.
      "@typescript-eslint/no-explicit-any": "off",
      // Most maps and sets here are made anew with what they are derived from, and never change.
      "svelte/prefer-svelte-reactivity": "off",
      // Paths are the router's own, and it is not SvelteKit's.
      "svelte/no-navigation-without-resolve": "off",
      // Spaces that must stay are written so.
      "svelte/no-useless-mustaches": "off",
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  { files: ["src/goat/**"], rules: { "@typescript-eslint/no-explicit-any": "error" } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
