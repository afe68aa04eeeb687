/** What one looks at stays where it is, whatever is said of the game. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { eventually, open, profile, useBrowser } from "./browser";
import { choose } from "./sudoku";
import { press } from "./ways";

useBrowser();

const SIZES = {
  desk: { viewport: { width: 1280, height: 800 } },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
};

/** Returns where the board, the buttons of the pad and those of the game are on the page. */
async function places(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const parts = { board: "[role=grid], .scene", pad: ".pad .modes", bar: "[role=toolbar]" };
    const found = Object.entries(parts).flatMap(([part, selector]) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (box === undefined) return [];
      const [left, top] = [box.left + window.scrollX, box.top + window.scrollY];
      return [[part, [left, top, box.width, box.height].map(Math.round).join(" ")]];
    });
    return Object.fromEntries(found) as Record<string, string>;
  });
}

/** Does these things one after the other; after each, everything is where it was. */
async function stays(page: Page, steps: readonly (readonly [string, () => Promise<unknown>])[]): Promise<void> {
  const before = await places(page);
  expect(Object.keys(before)).toContain("board");
  for (const [step, run] of steps) {
    await run();
    expect(await places(page), step).toEqual(before);
  }
}

/** Begins a trial, from the menu of the game. */
async function tryOut(page: Page): Promise<void> {
  await choose(page, "More", "Try something out");
  await page.getByRole("group", { name: "Trial" }).waitFor();
}

describe.each(Object.entries(SIZES))("on a %s", (_, options) => {
  it("a board of cells", async () => {
    const page = await open(await profile(options), "/play/start");
    await page.getByText("The state is valid: no conflicts").first().waitFor();
    const at = (name: string) => page.getByRole("gridcell", { name });
    await stays(page, [
      ["a conflict", async () => {
        await at("row 1, column 1, empty").focus();
        await press(page, "Digit6");
        await page.getByText(/^6 is more than once in row 1/).first().waitFor();
      }],
      ["more conflicts", async () => {
        await at("row 1, column 3, empty").focus();
        await press(page, "Digit6 ArrowDown ArrowDown ArrowLeft Digit6");
        await page.getByText(/more conflicts$/).first().waitFor();
      }],
      ["a check", async () => {
        await press(page, "Control+Enter");
        await page.getByText("mend the conflicts first").or(page.getByText(/cells are wrong/)).first().waitFor();
      }],
      ["no conflict", async () => {
        await press(page, "Control+z Control+z Control+z");
        await page.getByText("The state is valid: no conflicts").first().waitFor();
      }],
      ["a trial", () => tryOut(page)],
      ["a wrong entry that is checked", async () => {
        await at("row 1, column 1, empty").focus();
        await press(page, "Digit3 Control+Enter");
        await page.getByRole("button", { name: "Show which" }).waitFor();
      }],
      ["the trial is dropped", async () => page.getByRole("button", { name: "Drop it" }).click()],
      ["a fixed cell", async () => {
        await at("row 1, column 2, given 6").click();
        await press(page, "Digit3");
        await page.getByText("A given cell stays as it is").first().waitFor();
      }],
    ]);
  });

  it("a logic grid", async () => {
    const page = await open(await profile(options), "/play/zebra");
    await page.getByRole("gridcell").first().waitFor();
    await page.waitForLoadState("networkidle");
    const mark = async (name: string, key: string): Promise<void> => {
      await page.getByRole("gridcell", { name: new RegExp(`^${name}:`) }).focus();
      await press(page, key);
    };
    await stays(page, [
      ["a mark", () => mark("house 1 and English", "=")],
      ["contradictions", async () => {
        await mark("house 2 and English", "=");
        await mark("house 1 and Norwegian", "=");
        await mark("house 3 and Norwegian", "=");
        await eventually(() => page.locator(".findings").innerText().then((text) => text.length > 0), true);
      }],
      ["a check", async () => {
        await press(page, "Control+Enter");
        await page.getByRole("button", { name: "Show which" }).waitFor();
      }],
      ["which they are", async () => page.getByRole("button", { name: "Show which" }).click()],
      ["undone", () => press(page, "Control+z")],
      ["a trial", () => tryOut(page)],
      ["the trial is kept", async () => page.getByRole("button", { name: "Keep it" }).click()],
    ]);
  });

  it("a river crossing, while something is tried out", async () => {
    const page = await open(await profile({ ...options, reducedMotion: "reduce" }), "/play/wolf-goat-cabbage");
    await page.getByText(/^The state is allowed/).first().waitFor();
    await stays(page, [["a trial", () => tryOut(page)]]);
  });
});
