/** What the journeys through ways share. */
import type { Page } from "playwright-core";

import { eventually, open, profile } from "./browser";

/** Opens a puzzle; nothing moves on its own, so that a thing is never in two places. */
export async function play(name: string, options: Parameters<typeof profile>[0] = {}): Promise<Page> {
  const page = await open(await profile({ reducedMotion: "reduce", ...options }), `/play/${name}`);
  await page.locator("[role=grid], .scene").waitFor();
  await eventually(() => moved(page, "At least to go").then((left) => left !== "…"), true);
  return page;
}

/** Lets the server think for this long about each move, in milliseconds. */
export async function delayed(page: Page, delay: number): Promise<void> {
  await page.route("**/api/show", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
}

/** Returns one of the figures beside the board. */
export async function moved(page: Page, figure = "Moves made"): Promise<string> {
  return page.locator("dl > div", { hasText: figure }).locator("dd").innerText();
}

export async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(" ")) await page.keyboard.press(key);
}
