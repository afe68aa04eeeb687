import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, it } from "vitest";

import { readLanguages } from "../../tools/messages/languages.js";

const SOURCES = fileURLToPath(new URL("../", import.meta.url));

/** All code of the page. */
function code(): string {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /(?<!\.test)\.(ts|svelte)$/.test(file) && !file.endsWith(".d.ts"));
  return sources.map((file) => readFileSync(SOURCES + file, "utf8")).join("\n");
}

it("uses every message", () => {
  const all = code();
  const ids = [...(readLanguages().get("en.ftl")?.keys() ?? [])];
  // An id may be put together: `family-${family}`.
  const composed = [...all.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((match) => match[1] ?? "");
  const isUsed = (id: string): boolean => all.includes(`"${id}"`) || composed.some((start) => id.startsWith(start));
  expect(ids.filter((id) => !isUsed(id))).toEqual([]);
});
