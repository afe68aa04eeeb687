/** Looks for faults of accessibility. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type axeCore from "axe-core";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Returns what axe finds wrong: the rule, and where. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const results = await page.evaluate(async () => {
    const axe = (globalThis as unknown as { axe: typeof axeCore }).axe;
    return axe.run(document, { resultTypes: ["violations"] });
  });
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
