/** Takes pictures of the main views: on a desk and on a phone, light and dark, into `target/screenshots`. */
import { mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { eventually, open, profile, useBrowser } from "./browser";
import { cell } from "./sudoku";
import { moved, press } from "./ways";

useBrowser();

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const FOLDER = resolve(ROOT, process.env["CARGO_TARGET_DIR"] ?? "target", "screenshots");

const SIZES: Record<string, BrowserContextOptions> = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

interface View {
  readonly path: string;
  readonly locale?: string;
  /** What is there once the view has loaded. */
  readonly ready: string;
  /** Statuses from 400 that are part of the view. */
  readonly expected?: readonly number[];
  /** What a person does before the picture. */
  readonly steps?: (page: Page) => Promise<void>;
}

function puzzle(name: string): string {
  return readFileSync(join(ROOT, "puzzles", `${name}.bachet`), "utf8");
}

/** Replaces the text of Design, as a paste does. */
async function write(page: Page, text: string): Promise<void> {
  const content = page.locator(".cm-content");
  await content.press("Control+a");
  await content.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

async function fill(page: Page, keys: readonly (readonly [row: number, column: number, ...keys: string[]])[]): Promise<void> {
  for (const [row, column, ...pressed] of keys) {
    await cell(page, row, column).click();
    for (const key of pressed) await page.keyboard.press(key);
  }
}

/** Asks for a hint of this strength, counted from 1. */
async function told(page: Page, strength: number): Promise<void> {
  for (let presses = 1; presses <= strength; presses += 1) {
    const before = presses > 1 ? await page.locator(".hint .text").innerText() : "";
    await page.keyboard.press("h");
    await eventually(async () => (await page.locator(".hint .text").innerText()) !== before, true);
  }
}

/** Goes to an event of what Understand shows. */
async function at(page: Page, event: number): Promise<void> {
  await page.getByRole("slider").fill(String(event));
}

const VIEWS: Record<string, View> = {
  gallery: { path: "/", ready: "main li" },
  sudoku: {
    path: "/play/start",
    ready: "[role=grid]",
    // With pencil marks, a colour, and an entry that is in conflict.
    steps: (page) =>
      fill(page, [
        [1, 1, "Digit5"], [1, 3, "Shift+Digit3", "Shift+Digit4"], [2, 5, "Digit2"],
        [3, 2, "Control+Digit8", "Control+Digit9"], [4, 4, "Control+Shift+Digit3"], [5, 5, "Control+Shift+Digit5"], [9, 9, "Digit1"],
      ]),
  },
  grid: {
    path: "/play/zebra",
    ready: "[role=grid]",
    steps: async (page) => {
      await page.getByRole("gridcell", { name: /^(house 1 and Norwegian|Norwegian and house 1):/ }).focus();
      await press(page, "=");
      await page.getByRole("gridcell", { name: /^(house 3 and milk|milk and house 3):/ }).focus();
      await press(page, "=");
    },
  },
  "hint-sudoku": {
    path: "/play/difficile",
    ready: "[role=grid]",
    steps: async (page) => {
      await cell(page, 1, 1).focus();
      await told(page, 3);
    },
  },
  "hint-wrong": {
    path: "/play/start",
    ready: "[role=grid]",
    steps: async (page) => {
      await cell(page, 1, 1).focus();
      await press(page, "3");
      await told(page, 3);
    },
  },
  "explain-sudoku": {
    path: "/play/difficile",
    ready: "[role=grid]",
    steps: async (page) => {
      await press(page, "w");
      await page.getByRole("region", { name: "Step by step" }).waitFor();
      await press(page, "ArrowRight ArrowRight ArrowRight");
    },
  },
  "hint-grid": {
    path: "/play/zebra",
    ready: "[role=grid]",
    steps: async (page) => {
      await page.getByRole("gridcell", { name: /^(house 1 and Norwegian|Norwegian and house 1):/ }).focus();
      await press(page, "=");
      await told(page, 3);
    },
  },
  "explain-grid": {
    path: "/play/gastsprekers",
    locale: "nl-BE",
    ready: "[role=grid]",
    steps: async (page) => {
      await press(page, "w");
      await page.getByRole("region", { name: "Stap voor stap" }).waitFor();
      await press(page, "ArrowRight ArrowRight ArrowRight ArrowRight");
    },
  },
  "hint-crossing": { path: "/play/maris-jaloux", locale: "fr-BE", ready: ".scene", steps: (page) => told(page, 2) },
  "explain-crossing": {
    path: "/play/wolf-goat-cabbage",
    ready: ".scene",
    steps: async (page) => {
      await press(page, "w");
      await page.getByRole("region", { name: "Step by step" }).waitFor();
      await press(page, "ArrowRight");
    },
  },
  "grid-french": { path: "/play/verjaardag", locale: "fr-BE", ready: "[role=grid]" },
  crossing: {
    path: "/play/maris-jaloux",
    ready: ".scene",
    steps: async (page) => {
      await press(page, "1 4 g");
      await eventually(() => moved(page), "1");
      await press(page, "4 g");
      await eventually(() => moved(page), "2");
    },
  },
  refusal: { path: "/play/maris-jaloux", locale: "nl-BE", ready: ".scene", steps: (page) => press(page, "5 6 g") },
  jugs: { path: "/play/cruches", ready: ".scene, [role=grid]", steps: (page) => press(page, "t 2 2 1") },
  tower: { path: "/play/hanoi", ready: ".scene, [role=grid]", steps: (page) => press(page, "1 3 1 2") },
  tiles: { path: "/play/eight", ready: ".scene, [role=grid]" },
  knights: { path: "/play/guarini", ready: ".scene, [role=grid]" },
  "design-grid": {
    path: "/design",
    ready: ".verdict .figure",
    expected: [422],
    // Without its last clue the zebra has several solutions.
    steps: async (page) => write(page, puzzle("zebra").replace(/^14\. [^]*?(?=^\?)/m, "")),
  },
  "design-crossing": {
    path: "/design",
    ready: ".verdict .figure",
    expected: [422],
    steps: async (page) => write(page, puzzle("wolf-goat-cabbage")),
  },
  "design-board": {
    path: "/design",
    ready: ".verdict .figure",
    expected: [422],
    steps: async (page) => write(page, puzzle("irregular")),
  },
  "design-difficulty": {
    path: "/design",
    ready: ".verdict .figure",
    expected: [422],
    steps: async (page) => {
      await write(page, puzzle("difficile"));
      await page.locator(".difficulty:not([aria-busy])").waitFor();
    },
  },
  "understand-board": { path: "/understand/difficile", ready: ".sentence", steps: (page) => at(page, 120) },
  "understand-clauses": {
    path: "/understand/zebra",
    ready: ".sentence",
    steps: async (page) => {
      await page.locator("#method-0").selectOption("clauses");
      await page.getByRole("heading", { name: "Rules as lists of alternatives" }).waitFor();
      await at(page, 60);
      await page.locator("li.chosen").waitFor();
    },
  },
  "understand-two": {
    path: "/understand/verjaardag",
    ready: ".sentence",
    steps: async (page) => {
      await page.getByRole("button", { name: "Two side by side" }).click();
      await page.locator("#method-1").selectOption("propagation");
      await at(page, 20);
    },
  },
  "understand-crossing": { path: "/understand/wolf-goat-cabbage", locale: "fr-BE", ready: ".sentence", steps: (page) => at(page, 8) },
};

describe.each(Object.keys(VIEWS))("%s", (name) => {
  const view = VIEWS[name];
  if (view === undefined) return;
  it.each(Object.keys(SIZES).flatMap((size) => (["light", "dark"] as const).map((colors) => [size, colors] as const)))(
    "on a %s, %s",
    async (size, colorScheme) => {
      const context = await profile({ ...SIZES[size], colorScheme, reducedMotion: "reduce", locale: view.locale ?? "en-GB" });
      const page = await open(context, view.path, view.expected);
      await page.locator(view.ready).first().waitFor();
      await view.steps?.(page);
      await page.waitForLoadState("networkidle");
      mkdirSync(FOLDER, { recursive: true });
      const picture = await page.screenshot({ path: join(FOLDER, `${name}-${size}-${colorScheme}.png`) });
      expect(picture.length).toBeGreaterThan(0);
    },
  );
});
