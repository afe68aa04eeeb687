/** What is printed: dark ink on white, whatever the theme, and all of what was written. */
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { eventually, open, profile, useBrowser } from "./browser";
import { cell } from "./sudoku";
import { press } from "./ways";

useBrowser();

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const FOLDER = resolve(ROOT, process.env["CARGO_TARGET_DIR"] ?? "target", "screenshots", "print");

/** Maximum lightness of ink, and minimum of paper: 0 is black, 1 is white. */
const DARKEST_PAPER = 0.9;
const LIGHTEST_INK = 0.4;

/** How a dark page comes about. */
const DARK: Record<string, (path: string) => Promise<Page>> = {
  "of the system": async (path) => open(await profile({ colorScheme: "dark" }), path),
  "that was chosen": async (path) => {
    const page = await open(await profile({ colorScheme: "light" }), path);
    await page.getByRole("button", { name: /^Colours: as the system/ }).click();
    await page.getByRole("button", { name: /^Colours: light/ }).click();
    return page;
  },
};

/** Returns the lightness of a colour of these elements, from 0 to 1. */
async function lightness(all: Locator, property: "color" | "stroke" | "fill" | "backgroundColor"): Promise<number[]> {
  return all.evaluateAll((elements, name) => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    return elements.map((one) => {
      if (canvas === null) throw new Error("no canvas");
      canvas.fillStyle = getComputedStyle(one)[name];
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    });
  }, property);
}

/** A sheet of A4, in pixels of the page. */
const SHEET = { width: 794, height: 1123 };

/** Turns the page into what is printed, and takes a picture of it to look at. */
async function printed(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(SHEET);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
  const [paper] = await lightness(page.locator("html"), "backgroundColor");
  expect(paper).toBeCloseTo(1);
  const ink = await lightness(page.locator("h1, h2, h3, p, li, th, td, dt, dd, code").filter({ visible: true }), "color");
  expect(ink.length).toBeGreaterThan(0);
  expect(Math.max(...ink)).toBeLessThan(LIGHTEST_INK);
  // Nothing lies over something else because it stays where it is while one scrolls.
  const floating = await page.locator("main *").filter({ visible: true }).evaluateAll((all) =>
    all.filter((one) => ["sticky", "fixed"].includes(getComputedStyle(one).position)).map((one) => one.className));
  expect(floating).toEqual([]);
  // Nothing that can only be pressed.
  expect(await page.locator("[role=toolbar], [role=slider], [role=timer], nav, select").filter({ visible: true }).count()).toBe(0);
}

describe.each(Object.keys(DARK))("a dark page, %s,", (how) => {
  const dark = (path: string): Promise<Page> => DARK[how]?.(path) ?? Promise.reject(new Error(how));

  it("prints a board in dark ink, with marks, colours and conflicts", async () => {
    const page = await dark("/play/start");
    await cell(page, 1, 1).click();
    await press(page, "Digit6 ArrowDown ArrowDown ArrowRight Shift+Digit3 Control+Digit4");
    await cell(page, 5, 5).click();
    await press(page, "Control+Shift+Digit5 ArrowRight ArrowRight Digit3");
    await printed(page, `sudoku-${how.replaceAll(" ", "-")}`);
    expect(Math.max(...(await lightness(page.locator(".cell .value"), "color")))).toBeLessThan(LIGHTEST_INK);
    expect(Math.max(...(await lightness(page.locator(".corners, .centre"), "color")))).toBeLessThan(LIGHTEST_INK);
    expect(Math.min(...(await lightness(page.locator("[role=gridcell]"), "backgroundColor")))).toBeGreaterThan(DARKEST_PAPER);
    // The colours of the player are printed although backgrounds are not.
    const kept = await page.locator(".paint").evaluate((one) => getComputedStyle(one).printColorAdjust);
    expect(kept).toBe("exact");
  });

  it("prints a logic grid in dark ink, and the whole of the notes", async () => {
    const page = await dark("/play/verjaardag");
    await page.getByRole("gridcell").first().focus();
    await press(page, "x ArrowRight =");
    const lines = Array.from({ length: 30 }, (_, at) => `note ${at + 1}`);
    await page.getByLabel("Notes").fill(lines.join("\n"));
    await printed(page, `grid-${how.replaceAll(" ", "-")}`);
    expect(Math.max(...(await lightness(page.locator(".cell .cross"), "stroke")))).toBeLessThan(LIGHTEST_INK);
    const notes = page.getByText("note 1\nnote 2").filter({ visible: true });
    expect((await notes.innerText()).trimEnd().split("\n")).toEqual(lines);
    const { height, inside } = await notes.evaluate((one) => ({ height: one.clientHeight, inside: one.scrollHeight }));
    expect(inside).toBeLessThanOrEqual(height);
    // All clues, not only those that fit on the screen.
    const hidden = await page.locator("ol li").evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height === 0).length);
    expect(hidden).toBe(0);
  });

  it.each(["maris-jaloux", "hanoi"])("prints %s in dark ink", async (name) => {
    const page = await dark(`/play/${name}`);
    await page.locator("[role=grid], .scene").waitFor();
    await eventually(() => page.getByText("At least to go").isVisible(), true);
    await printed(page, `${name}-${how.replaceAll(" ", "-")}`);
  });
});
