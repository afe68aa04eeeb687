import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { violations } from "./axe";
import { eventually, open, profile, useBrowser } from "./browser";
import { cell, choose, said, START_SOLUTION } from "./sudoku";
import { press } from "./ways";

useBrowser();

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const hint = (page: Page): Locator => page.getByRole("region", { name: "Hint", exact: true });
const text = (page: Page): Promise<string> => hint(page).locator(".text").innerText();
const write = (page: Page): Locator => page.getByRole("button", { name: "Write it in", exact: true });

async function play(path: string, options: Parameters<typeof profile>[0] = {}): Promise<Page> {
  const page = await open(await profile({ reducedMotion: "reduce", ...options }), path);
  await page.getByRole("gridcell").first().waitFor();
  return page;
}

/** Presses a key, and waits until the hint says something else. */
async function more(page: Page, key = "h"): Promise<void> {
  const before = (await hint(page).count()) > 0 ? await text(page) : "";
  await page.keyboard.press(key);
  await eventually(() => text(page).then((now) => now !== before), true);
}

/** Returns the labels of all cells of a Sudoku. */
async function board(page: Page): Promise<string[]> {
  return page.getByRole("gridcell").evaluateAll((cells) => cells.map((one) => one.getAttribute("aria-label") ?? ""));
}

describe("a hint on a Sudoku", () => {
  it("tells more with each press of a key, and is written in and undone", async () => {
    const page = await play("/play/start");
    const before = await board(page);
    await cell(page, 1, 1).focus();
    await more(page);
    await eventually(() => page.locator(".look, .result").count().then((count) => count > 0), true);
    expect(await page.locator(".result").count()).toBe(0);
    await more(page);
    expect(await hint(page).locator(".name").innerText()).not.toBe("");
    await more(page);
    expect(await page.locator(".result").count()).toBeGreaterThan(0);
    expect((await board(page)).some((label) => label.includes("follows"))).toBe(true);
    // What is said at last is said to those who listen, too.
    const words = (await text(page)).slice(0, 20);
    await page.getByRole("status").getByText(words).waitFor({ state: "attached" });
    await write(page).focus();
    await page.keyboard.press("Enter");
    await hint(page).waitFor({ state: "detached" });
    const after = await board(page);
    expect(after.filter((label, at) => label !== before[at]).length).toBeGreaterThan(0);
    // The keys go on where something was written.
    expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("gridcell");
    await page.keyboard.press("Control+z");
    expect(await board(page)).toEqual(before);
  });

  it("leads to the solution, by mouse", async () => {
    const page = await play("/play/start");
    const button = page.getByRole("button", { name: "Hint", exact: true });
    const solved = page.getByText(/^Solved in /).first();
    for (let step = 0; step < 150 && (await solved.count()) === 0; step += 1) {
      await button.click();
      // The last entry is judged while one asks again.
      const why = hint(page).getByRole("button", { name: "Why?", exact: true });
      await why.or(solved).first().waitFor();
      if ((await solved.count()) > 0) break;
      await why.click();
      await hint(page).getByRole("button", { name: "What follows?", exact: true }).click();
      await write(page).click();
      await hint(page).waitFor({ state: "detached" });
    }
    await solved.waitFor();
    for (const row of [1, 5, 9]) expect(await said(page, row, 9)).toContain(START_SOLUTION[row - 1]?.[8] ?? "");
  });

  it("says what is wrong, and what it breaks", async () => {
    const page = await play("/play/start");
    // The solution has a 5 there.
    await cell(page, 1, 1).focus();
    await page.keyboard.press("3");
    await page.keyboard.press("Control+Enter");
    await page.getByText("1 cell is wrong", { exact: true }).first().waitFor();
    await page.locator(".finding").getByRole("button", { name: "Show which" }).click();
    await page.locator(".finding").getByRole("button", { name: "Why?", exact: true }).click();
    await hint(page).waitFor();
    expect(await text(page)).toMatch(/r1c1.*contradicts/s);
    expect(await said(page, 1, 1)).toContain("wrong");
    expect(await write(page).count()).toBe(0);
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await hint(page).waitFor({ state: "detached" });
    // A hint that one asks for tells it as little by little.
    await cell(page, 1, 1).focus();
    await more(page);
    expect(await text(page)).not.toContain("r1c1");
    await more(page);
    expect(await text(page)).toContain("r1c1");
  });

  it.each(["en-GB", "fr-BE", "nl-BE"])("lights the box up, in %s", async (locale) => {
    const page = await play("/play/start", { locale });
    await cell(page, 1, 1).focus();
    await page.keyboard.press("h");
    await eventually(() => page.locator("[data-cell].look").count(), 9);
  });

  it("takes up what was crossed out", async () => {
    const page = await play("/play/start");
    await choose(page, "Marks", "Fill in all pencil marks");
    // Without its mark for 5, the solution cannot be there.
    await cell(page, 1, 1).focus();
    await page.keyboard.press("Control+5");
    expect(await said(page, 1, 1)).toBe("row 1, column 1, empty, centre marks 3");
    await more(page);
    await more(page);
    expect(await text(page)).toContain("r1c1 != 5");
  });

  it("is dropped when something is entered before it comes", async () => {
    const page = await play("/play/start");
    let isLate = false;
    await page.route("**/api/hint", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue().catch(() => undefined);
      isLate = true;
    });
    await cell(page, 1, 1).focus();
    await page.keyboard.press("h");
    await page.keyboard.press("5");
    await expect.poll(() => isLate).toBe(true);
    await page.waitForTimeout(300);
    expect([await hint(page).count(), await page.locator(".look").count(), await said(page, 1, 1)]).toEqual([0, 0, "row 1, column 1, 5"]);
  });

  it("that the server has no time for is told as anything else", async () => {
    const page = await open(await profile(), "/play/start", [503]);
    await cell(page, 1, 1).focus();
    await page.route("**/api/hint", (route) => route.fulfill({ status: 503, json: { diagnostics: [] } }));
    await page.getByText("The state is valid: no conflicts").first().waitFor();
    await page.keyboard.press("h");
    await eventually(() => page.getByText("The server has too many questions at once.").first().isVisible(), true);
    expect(await hint(page).count()).toBe(0);
  });
});

describe("an explanation of a Sudoku", () => {
  it("is stepped through by keys, and the game stays as it was", async () => {
    const page = await play("/play/start");
    await cell(page, 1, 1).focus();
    await press(page, "5 ArrowRight ArrowRight Shift+3");
    const before = await board(page);
    await page.keyboard.press("w");
    const panel = page.getByRole("region", { name: "Step by step" });
    await panel.waitFor();
    const steps = await panel.getByRole("listitem").count();
    expect(steps).toBeGreaterThan(20);
    await panel.getByText(`Step 1 of ${steps - 1}`, { exact: true }).waitFor();
    expect(await page.locator(".result").count()).toBeGreaterThan(0);
    await press(page, "ArrowRight ArrowRight ArrowLeft");
    await panel.getByText(`Step 2 of ${steps - 1}`, { exact: true }).waitFor();
    await page.keyboard.press("End");
    await panel.getByText("Solved", { exact: true }).first().waitFor();
    expect((await board(page)).every((label) => /, (given )?[1-9]$/.test(label))).toBe(true);
    // Nothing can be entered, and the log of the game is not touched.
    await cell(page, 1, 3).focus();
    await press(page, "9 Backspace Control+z [");
    await panel.getByText(`Step ${steps - 1} of ${steps - 1}`, { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    expect(await board(page)).toEqual(before);
    await page.keyboard.press("Control+z");
    expect(await said(page, 1, 3)).toBe("row 1, column 3, empty");
  });

  it("is stepped through by mouse, and found in the menu", async () => {
    const page = await play("/play/start");
    await choose(page, "Reveal", "Explain to the end");
    const panel = page.getByRole("region", { name: "Step by step" });
    await panel.getByRole("listitem").nth(4).getByRole("button").click();
    await panel.getByText(/^Step 5 of /).waitFor();
    await panel.getByRole("button", { name: "One step forward" }).click();
    await panel.getByText(/^Step 6 of /).waitFor();
    await panel.getByRole("button", { name: "To the start" }).click();
    await panel.getByText(/^Step 1 of /).waitFor();
    await panel.getByRole("button", { name: "Back to the game" }).click();
    expect(await page.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);
  });

  it("tells what is wrong instead, if something is", async () => {
    const page = await play("/play/start");
    await cell(page, 1, 1).focus();
    await press(page, "3 w");
    await hint(page).waitFor();
    expect(await text(page)).toContain("r1c1");
  });
});

describe("the page with a hint", () => {
  it.each(["/play/start", "/play/irregular", "/play/zebra"])("%s is without faults of accessibility, and fits a phone", async (path) => {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await play(path, { colorScheme, ...PHONE });
      const fits = async (): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      await page.getByRole("gridcell").first().focus();
      await more(page);
      await more(page);
      await more(page);
      expect([await violations(page), await fits()]).toEqual([[], true]);
      await page.keyboard.press("w");
      await page.getByRole("region", { name: "Step by step" }).waitFor();
      expect([await violations(page), await fits()]).toEqual([[], true]);
      await page.close();
    }
  });
});
