/** A board of cells under a finger. */
import type { CDPSession, Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { open, profile, useBrowser } from "./browser";
import { cell, said, selected } from "./sudoku";

useBrowser();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Time that a finger rests at the end of a drag, in milliseconds. */
const REST = 150;

async function play(path: string): Promise<{ page: Page; finger: CDPSession }> {
  const context = await profile(PHONE);
  const page = await open(context, path);
  await cell(page, 1, 1).waitFor();
  return { page, finger: await context.newCDPSession(page) };
}

async function middleOf(one: Locator): Promise<{ x: number; y: number }> {
  const box = await one.boundingBox();
  if (box === null) throw new Error("it is not on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Draws a finger over these cells. It rests on the last one before it leaves: a finger that leaves in full motion
 * flings, and the browser takes the next tap as one that stops the fling.
 */
async function drag(finger: CDPSession, cells: readonly Locator[]): Promise<void> {
  for (const [at, one] of cells.entries()) {
    await finger.send("Input.dispatchTouchEvent", { type: at === 0 ? "touchStart" : "touchMove", touchPoints: [await middleOf(one)] });
  }
  await new Promise((resolve) => setTimeout(resolve, REST));
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

describe("a finger", () => {
  it("selects the cells that it is drawn over, and a key of the pad marks them all", async () => {
    const { page, finger } = await play("/play/start");
    const scrolled = await page.evaluate(() => window.scrollY);
    await drag(finger, [cell(page, 4, 1), cell(page, 4, 3), cell(page, 6, 3)]);
    expect(await selected(page)).toBe("4,1 4,2 4,3 5,3 6,3");
    // The page does not scroll away under it.
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.getByRole("button", { name: "Corner" }).tap();
    await page.getByRole("button", { name: /^Corner mark 7/ }).tap();
    for (const column of [1, 2, 3]) expect(await said(page, 4, column)).toBe(`row 4, column ${column}, empty, corner marks 7`);
    expect(await said(page, 5, 3)).toBe("row 5, column 3, given 6");
  });

  it("chooses another cell by a tap", async () => {
    const { page, finger } = await play("/play/start");
    await drag(finger, [cell(page, 4, 1), cell(page, 4, 2)]);
    await cell(page, 1, 1).tap();
    expect(await selected(page)).toBe("1,1");
    await page.getByRole("button", { name: /^Enter 5/ }).tap();
    expect(await said(page, 1, 1)).toBe("row 1, column 1, 5");
  });
});
