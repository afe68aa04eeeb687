import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { eventually, open, profile, useBrowser } from "./browser";
import { choose } from "./sudoku";
import { press } from "./ways";

useBrowser();

const hint = (page: Page): Locator => page.getByRole("region", { name: "Hint", exact: true });
const panel = (page: Page): Locator => page.getByRole("region", { name: "Step by step" });

/** Returns the cell of two values, whichever of them is at the left. */
function pair(page: Page, one: string, other: string): Locator {
  return page.getByRole("gridcell", { name: new RegExp(`^(${one} and ${other}|${other} and ${one}):`) });
}

async function play(path = "/play/zebra", options: Parameters<typeof profile>[0] = {}): Promise<Page> {
  const page = await open(await profile({ reducedMotion: "reduce", viewport: { width: 1280, height: 900 }, ...options }), path);
  await page.getByRole("gridcell").first().waitFor();
  return page;
}

/** Returns the labels of all cells. */
async function board(page: Page): Promise<string[]> {
  return page.getByRole("gridcell").evaluateAll((cells) => cells.map((one) => one.getAttribute("aria-label") ?? ""));
}

describe("a hint on a logic grid", () => {
  it("tells more with each press of a key, lights the clue up, and is written in and undone", async () => {
    const page = await play();
    const before = await board(page);
    await pair(page, "house 1", "English").focus();
    await page.keyboard.press("h");
    await hint(page).getByRole("button", { name: "Why?", exact: true }).waitFor();
    await page.locator("li.cited").first().waitFor();
    const label = await page.locator("li.cited .label").first().innerText();
    expect(await hint(page).locator(".text").innerText()).toContain(label);
    await page.keyboard.press("h");
    await hint(page).getByRole("button", { name: "What follows?", exact: true }).waitFor();
    await page.keyboard.press("h");
    const write = hint(page).getByRole("button", { name: "Write it in", exact: true });
    await write.waitFor();
    expect(await page.locator("[data-cell].result").count()).toBeGreaterThan(0);
    expect((await board(page)).some((cell) => cell.includes("follows"))).toBe(true);
    await write.focus();
    await page.keyboard.press("Enter");
    await hint(page).waitFor({ state: "detached" });
    expect((await board(page)).filter((cell, at) => cell !== before[at]).length).toBeGreaterThan(0);
    await page.keyboard.press("Control+z");
    expect(await board(page)).toEqual(before);
  });

  it("leads to the solution, by mouse", async () => {
    const page = await play("/play/verjaardag");
    const solved = page.getByText(/^Solved in /).first();
    for (let step = 0; step < 150 && (await solved.count()) === 0; step += 1) {
      await page.getByRole("button", { name: "Hint", exact: true }).click();
      // The last entry is judged while one asks again.
      const why = hint(page).getByRole("button", { name: "Why?", exact: true });
      await why.or(solved).first().waitFor();
      if ((await solved.count()) > 0) break;
      await why.click();
      await hint(page).getByRole("button", { name: "What follows?", exact: true }).click();
      await hint(page).getByRole("button", { name: "Write it in", exact: true }).click();
      await hint(page).waitFor({ state: "detached" });
    }
    await solved.waitFor();
    expect(await page.locator("dd").allTextContents()).toEqual(["woensdag", "Guus"]);
  });

  it("says what is wrong, and which clues it breaks, and blames no automatic mark", async () => {
    const page = await play();
    await pair(page, "house 2", "Norwegian").focus();
    await page.keyboard.press("=");
    await page.keyboard.press("Control+Enter");
    await page.getByText("1 mark is wrong", { exact: true }).first().waitFor();
    await page.locator(".finding").getByRole("button", { name: "Show which" }).click();
    await page.locator(".finding").getByRole("button", { name: "Why?", exact: true }).click();
    await hint(page).waitFor();
    expect(await hint(page).locator(".text").innerText()).toContain("contradicts");
    expect(await page.locator("[data-cell].wrong").count()).toBe(1);
    expect(await page.locator("li.cited").count()).toBeGreaterThan(0);
  });

  it("begins where the automatic crosses end", async () => {
    const page = await play();
    await pair(page, "house 1", "Norwegian").focus();
    await page.keyboard.press("=");
    // What follows from a tick is on the board already.
    await press(page, "h");
    await hint(page).waitFor();
    await page.keyboard.press("w");
    await panel(page).waitFor();
    expect(await panel(page).getByRole("listitem").first().innerText()).not.toContain("cross out");
  });
});

describe("an explanation of a logic grid", () => {
  it("is stepped through by keys, and the marks stay as they were", async () => {
    const page = await play();
    await pair(page, "house 1", "Norwegian").focus();
    await page.keyboard.press("=");
    const before = await board(page);
    await page.keyboard.press("w");
    await panel(page).getByText(/^Step 1 of /).waitFor();
    await press(page, "ArrowRight ArrowDown ArrowLeft");
    await panel(page).getByText(/^Step 2 of /).waitFor();
    await page.keyboard.press("End");
    await panel(page).getByText("Solved", { exact: true }).first().waitFor();
    const ticks = (await board(page)).filter((label) => label.endsWith(": tick")).length;
    expect(ticks).toBeGreaterThan(20);
    await pair(page, "house 1", "English").focus();
    await press(page, "x Enter Control+z");
    await page.keyboard.press("Escape");
    await panel(page).waitFor({ state: "detached" });
    expect(await board(page)).toEqual(before);
  });

  it("is stepped through by mouse, with the clue of each step", async () => {
    const page = await play();
    await choose(page, "Reveal", "Explain to the end");
    await panel(page).getByRole("button", { name: "One step forward" }).click();
    await panel(page).getByText(/^Step 2 of /).waitFor();
    await panel(page).getByRole("button", { name: "To the start" }).click();
    await eventually(() => page.locator("li.cited").count().then((count) => count > 0), true);
    // A click on the board marks nothing.
    await pair(page, "house 1", "English").click();
    expect(await pair(page, "house 1", "English").getAttribute("aria-label")).toContain(": empty");
    await panel(page).getByRole("button", { name: "Back to the game" }).click();
    expect(await page.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);
  });

  it("stays below the blocks on a phone, which come into sight", async () => {
    const page = await play("/play/zebra", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await choose(page, "Reveal", "Explain to the end");
    await panel(page).waitFor();
    for (let step = 0; step < 5; step += 1) {
      await panel(page).getByRole("button", { name: "One step forward" }).click();
      await panel(page).getByText(new RegExp(`^Step ${step + 2} of `)).waitFor();
      const top = (await panel(page).boundingBox())?.y ?? 0;
      const inSight = async (): Promise<boolean> => {
        const boxes = await Promise.all((await page.locator("[data-cell].result").all()).map((one) => one.boundingBox()));
        // A browser scrolls by parts of a pixel, too.
        return boxes.some((box) => box !== null && box.y > -1 && box.y + box.height < top + 1);
      };
      await eventually(inSight, true);
    }
  });
});
