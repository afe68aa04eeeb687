import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { violations } from "./axe";
import { open, profile, useBrowser } from "./browser";

useBrowser();

/** A broken text is refused, which the browser writes down. */
const REFUSED = [422];

function puzzle(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../puzzles/${name}.bachet`, import.meta.url)), "utf8");
}

const difficulty = (page: Page): Locator => page.locator(".difficulty");
const known = (page: Page): Locator => page.locator(".difficulty:not([aria-busy])");

async function design(text: string, options: Parameters<typeof profile>[0] = {}): Promise<Page> {
  const page = await open(await profile(options), "/design", REFUSED);
  await page.locator(".verdict .figure").waitFor();
  const editor = page.locator(".cm-content");
  await editor.waitFor();
  await editor.press("Control+a");
  await editor.evaluate((content, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    content.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  return page;
}

describe("the difficulty in Design", () => {
  it("of a Sudoku has the ratings that everybody quotes", async () => {
    const page = await design(puzzle("difficile"));
    await known(page).waitFor();
    expect(await known(page).innerText()).toMatch(/^Difficulty\s+(easy|medium|hard|very hard)\s.*Sudoku Explainer: ER [0-9.]+, EP [0-9.]+, ED [0-9.]+\s.*HoDoKu: [0-9,]+, /s);
    expect(await violations(page)).toEqual([]);
  });

  it("of a logic grid is on our scale, in the language of the page", async () => {
    const page = await design(puzzle("zebra"), { locale: "fr-BE" });
    await known(page).waitFor();
    expect(await known(page).innerText()).toMatch(/^Difficulté\s+(facile|moyenne|difficile|très difficile)\s+score [0-9,]+/);
    expect(await known(page).innerText()).not.toContain("HoDoKu");
  });

  it("is not told of a puzzle with several solutions, and follows what is typed", async () => {
    const page = await design(puzzle("zebra").replace(/^14\. [^]*?(?=^\?)/m, ""));
    await page.locator(".verdict.note").waitFor();
    expect(await difficulty(page).count()).toBe(0);
    const editor = page.locator(".cm-content");
    await editor.press("Control+End");
    await page.keyboard.type("\n14. = Norwegian next to blue");
    await page.locator(".verdict.good").waitFor();
    await known(page).waitFor();
    // While the next key is answered, what was known stays.
    await page.keyboard.type(" ");
    expect(await difficulty(page).count()).toBe(1);
  });
});
