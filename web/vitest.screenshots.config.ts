import { defineConfig } from "vitest/config";

/** Pictures of the main views, made by the built page in a browser. */
export default defineConfig({
  test: {
    include: ["e2e/**/*.shot.ts"],
    globalSetup: ["e2e/start.ts"],
    environment: "node",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    expect: { requireAssertions: true },
  },
});
