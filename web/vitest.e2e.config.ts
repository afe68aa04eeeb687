import { defineConfig } from "vitest/config";

/** The journeys through the built page in browsers: one for each file, two files at a time, and one server for all. */
export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    globalSetup: ["e2e/start.ts"],
    environment: "node",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    expect: { requireAssertions: true },
  },
});
