/** What the games of all families share: pause and replay. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { eventually, open, profile, useBrowser } from "./browser";
import { cell, focused, said } from "./sudoku";
import { press } from "./ways";

useBrowser();

interface Played {
  readonly path: string;
  /** Two parts of the board that can have the focus. */
  readonly parts: readonly [RegExp, RegExp];
}

const GAMES: readonly Played[] = [
  { path: "/play/start", parts: [/^row 1, column 1,/, /^row 5, column 5,/] },
  { path: "/play/zebra", parts: [/^house 1 and English:/, /^house 3 and Norwegian:/] },
  { path: "/play/maris-jaloux", parts: [/^mari blanc, left$/, /^femme bleue, left$/] },
  { path: "/play/eight", parts: [/^row 1, column 2,/, /^row 3, column 3,/] },
];

async function play(path: string): Promise<Page> {
  const page = await open(await profile({ reducedMotion: "reduce" }), path);
  await page.locator("[role=grid], .scene").waitFor();
  return page;
}

const isPaused = (page: Page): Promise<boolean> => page.getByText("Paused", { exact: true }).first().isVisible();

describe.each(GAMES)("$path", ({ path, parts }) => {
  it("pauses and goes on by the same key, and the focus is where it was", async () => {
    const page = await play(path);
    for (const name of parts) {
      await page.getByLabel(name).first().focus();
      await press(page, "p");
      await eventually(() => isPaused(page), true);
      expect(await page.locator("[role=grid], .scene").count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("Go on");
      await press(page, "p");
      await page.locator("[role=grid], .scene").waitFor();
      expect(await focused(page)).toMatch(name);
      // By the button of the pause as well.
      await press(page, "p");
      await eventually(() => isPaused(page), true);
      await press(page, "Enter");
      await page.locator("[role=grid], .scene").waitFor();
      expect(await focused(page)).toMatch(name);
    }
  });

  it("pauses by the button of the page, which keeps the focus", async () => {
    const page = await play(path);
    await page.getByRole("button", { name: "Pause" }).focus();
    await press(page, "Enter");
    await eventually(() => isPaused(page), true);
    expect(await focused(page)).toBe("Go on");
    await press(page, "Enter");
    await page.locator("[role=grid], .scene").waitFor();
    expect(await focused(page)).toBe("Pause");
  });
});

describe("a game is replayed", () => {
  it("on a board of cells, by the slider and by the button", async () => {
    const page = await play("/play/start");
    await cell(page, 1, 1).click();
    await press(page, "Digit5 Shift+ArrowRight Escape");
    await cell(page, 1, 3).click();
    await press(page, "Shift+Digit3");
    const slider = page.getByRole("slider", { name: "Steps of this game" });
    expect(await slider.getAttribute("aria-valuetext")).toBe("step 2 of 2");
    await slider.focus();
    await press(page, "Home");
    expect([await said(page, 1, 1), await said(page, 1, 3)]).toEqual(["row 1, column 1, empty", "row 1, column 3, empty"]);
    await press(page, "ArrowRight");
    expect([await said(page, 1, 1), await said(page, 1, 3)]).toEqual(["row 1, column 1, 5", "row 1, column 3, empty"]);
    await page.getByRole("button", { name: "Play the steps" }).click();
    await eventually(() => said(page, 1, 3), "row 1, column 3, empty, corner marks 3");
    // What was replayed is kept as it stands.
    await press(page, "Home");
    await slider.fill("1");
    await page.reload();
    await eventually(() => said(page, 1, 1), "row 1, column 1, 5");
    await eventually(() => slider.getAttribute("aria-valuetext"), "step 1 of 2");
  });

  it("on a logic grid", async () => {
    const page = await play("/play/zebra");
    const label = (): Promise<string | null> => page.getByRole("gridcell", { name: /^house 1 and English:/ }).getAttribute("aria-label");
    await page.getByRole("gridcell", { name: /^house 1 and English:/ }).focus();
    await press(page, "x =");
    await eventually(label, "house 1 and English: tick");
    const slider = page.getByRole("slider", { name: "Steps of this game" });
    await slider.focus();
    await press(page, "ArrowLeft");
    await eventually(label, "house 1 and English: cross");
    await press(page, "Home");
    await eventually(label, "house 1 and English: empty");
    await press(page, "Space");
    await eventually(label, "house 1 and English: tick");
  });
});
