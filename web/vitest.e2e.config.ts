import { defineConfig } from "vitest/config";

/** The journeys through the built page in a browser. One server and one browser serve all files. */
export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    globalSetup: ["e2e/start.ts"],
    environment: "node",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    expect: { requireAssertions: true },
  },
});
