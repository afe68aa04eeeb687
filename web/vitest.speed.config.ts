import { defineConfig } from "vitest/config";

/** The speed of the built page in a browser, one thing after the other. `cargo xtask bench server` prints it. */
export default defineConfig({
  test: {
    include: ["e2e/**/*.speed.ts"],
    globalSetup: ["e2e/start.ts"],
    environment: "node",
    testTimeout: 300_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    disableConsoleIntercept: true,
    expect: { requireAssertions: true },
  },
});
