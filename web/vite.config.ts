import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { LANGUAGES } from "./tools/api/description.js";
import { messages } from "./tools/messages/plugin.js";

/** Where `bachet serve` listens while the page is developed. */
const server = process.env["BACHET_SERVER"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [messages(), svelte()],
  define: { ANSWER_LANGUAGES: JSON.stringify(LANGUAGES) },
  build: {
    target: "es2022",
    // The policy of the server allows no `data:` but in pictures, and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Each file costs half a kilobyte of headers, so what several pages share comes in few files.
        codeSplitting: {
          groups: [
            { name: "shared", test: /src[\\/](api|core|shell|pages)[\\/]/, minShareCount: 4, priority: 2 },
            { name: "games", test: /src[\\/](api|core|shell|pages|boards)[\\/]/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": server } },
  preview: { proxy: { "/api": server } },
  test: {
    include: ["src/**/*.test.ts", "tools/**/*.test.ts"],
    environment: "node",
    expect: { requireAssertions: true },
  },
});
