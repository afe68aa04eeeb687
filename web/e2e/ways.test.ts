import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { eventually, open, profile, useBrowser } from "./browser";

useBrowser();

const require = createRequire(import.meta.url);

/** Opens a puzzle; nothing moves on its own, so that a thing is never in two places. */
async function play(name: string, options: Parameters<typeof profile>[0] = {}): Promise<Page> {
  const page = await open(await profile({ reducedMotion: "reduce", ...options }), `/play/${name}`);
  await page.locator("[role=grid], .scene").waitFor();
  await eventually(() => moved(page, "At least to go").then((left) => left !== "…"), true);
  return page;
}

/** Returns one of the figures beside the board. */
async function moved(page: Page, figure = "Moves made"): Promise<string> {
  return page.locator("dl > div", { hasText: figure }).locator("dd").innerText();
}

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(" ")) await page.keyboard.press(key);
}

describe("the three couples", () => {
  /** Who crosses: 1 to 3 are the women, 4 to 6 the men. */
  const TRIPS = ["1 2", "1", "1 3", "1", "5 6", "2 5", "4 5", "3", "1 2", "1", "1 3"];

  it("are led across by hand in eleven trips, with the state in binary", async () => {
    const page = await play("maris-jaloux");
    expect(await moved(page, "At least to go")).toBe("11");
    for (const [at, trip] of TRIPS.entries()) {
      await press(page, `${trip} g`);
      await eventually(() => moved(page), String(at + 1));
      await eventually(() => moved(page, "At least to go"), String(10 - at));
    }
    await page.getByText("The goal is reached", { exact: true }).first().waitFor();
    expect(await page.getByText("1111111, that is 127").count()).toBe(1);
    await press(page, "Control+z");
    await eventually(() => moved(page), "10");
  });

  it("are refused a trip, with its rule and whom it is about", async () => {
    const page = await play("maris-jaloux");
    await page.getByRole("button", { name: "man blue, left", exact: true }).click();
    await page.getByRole("button", { name: "Cross: right", exact: true }).click();
    await page.getByText("That move is not allowed", { exact: true }).first().waitFor();
    await page.getByText("une femme est en compagnie d'hommes sans son mari").first().waitFor();
    await page.getByRole("button", { name: "woman blue, left, a rule is about this one", exact: true }).waitFor();
    expect(await moved(page)).toBe("0");
  });

  it("are placed freely, allowed or not", async () => {
    const page = await play("maris-jaloux");
    await page.getByRole("button", { name: "Place freely", exact: true }).click();
    await page.getByRole("button", { name: "woman blue, left", exact: true }).click();
    await page.getByText("The state is allowed", { exact: true }).first().waitFor();
    await page.getByText("0000001, that is 1").waitFor({ state: "attached" });
    await page.getByRole("button", { name: "man green, left", exact: true }).click();
    await page.getByText("The state is not allowed", { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await page.getByText("The state is allowed", { exact: true }).first().waitFor();
  });

  it("go on after a reload, and with a link in a fresh profile", async () => {
    const page = await play("maris-jaloux");
    await press(page, "1 4 g");
    await eventually(() => moved(page), "1");
    await press(page, "4 g");
    await eventually(() => moved(page), "2");
    await page.reload();
    await eventually(() => moved(page), "2");
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const link = await page.getByLabel("The puzzle with what you entered").inputValue();
    const other = await open(await profile({ reducedMotion: "reduce" }), link);
    await eventually(() => moved(other), "2");
    await other.getByRole("button", { name: "man blue, left", exact: true }).waitFor();
  });

  it("are dragged into the boat and ashore", async () => {
    const page = await play("maris-jaloux");
    await page.getByRole("button", { name: "woman green, left", exact: true }).dragTo(page.getByRole("button", { name: /^boat, left/ }));
    await page.getByRole("button", { name: "woman green, in the boat", exact: true }).waitFor();
    await page.getByRole("button", { name: "woman green, in the boat", exact: true }).dragTo(page.getByRole("group", { name: "left", exact: true }));
    await page.getByRole("button", { name: "woman green, left", exact: true }).waitFor();
  });

  it("are led on by the shortest way, and replayed", async () => {
    const page = await play("maris-jaloux");
    await press(page, "h");
    await eventually(() => moved(page), "1");
    await page.getByRole("slider").focus();
    await press(page, "Home");
    await eventually(() => moved(page), "0");
    await press(page, "End");
    await eventually(() => moved(page), "1");
  });
});

describe("puzzles of moves", () => {
  it("jugs are solved by keys", async () => {
    const page = await play("cruches");
    for (const [at, keys] of ["t 2", "2 1", "1 e", "2 1", "t 2", "2 1"].entries()) {
      await press(page, keys);
      await eventually(() => moved(page), String(at + 1));
    }
    await page.getByText("The goal is reached", { exact: true }).first().waitFor();
  });

  it("a tower moves by keys, and refuses a larger disk on a smaller", async () => {
    const page = await play("hanoi");
    await press(page, "1 3");
    await eventually(() => moved(page), "1");
    await press(page, "1 3");
    await page.getByText("That move is not allowed", { exact: true }).first().waitFor();
    await press(page, "1 Escape 1 2");
    await eventually(() => moved(page), "2");
    await page.getByRole("gridcell", { name: "peg 3: from the top, 1" }).click();
    await page.getByRole("gridcell", { name: "peg 2: from the top, 2" }).click();
    await eventually(() => moved(page), "3");
    expect(await moved(page, "At least to go")).toMatch(/^\d+$|…/);
  });

  it("tiles slide by arrows and by clicks, several in a line", async () => {
    const page = await play("eight");
    await press(page, "ArrowDown");
    await eventually(() => moved(page), "1");
    await page.getByRole("gridcell", { name: "row 1, column 2, tile 6" }).click();
    await eventually(() => moved(page), "2");
    await page.getByRole("gridcell", { name: "row 3, column 2, tile 5" }).click();
    await eventually(() => moved(page), "4");
    await press(page, "Control+z");
    await eventually(() => moved(page), "2");
  });

  it("knights jump by clicks, by dragging and by keys", async () => {
    const page = await play("guarini");
    await page.getByRole("gridcell", { name: "row 1, column 1, knight B" }).click();
    await page.getByRole("gridcell", { name: "row 2, column 3, empty" }).click();
    await eventually(() => moved(page), "1");
    await page
      .getByRole("gridcell", { name: "row 3, column 1, knight W" })
      .dragTo(page.getByRole("gridcell", { name: "row 1, column 2, empty" }));
    await eventually(() => moved(page), "2");
    await page.getByRole("gridcell", { name: "row 1, column 3, knight B" }).focus();
    await press(page, "Enter ArrowLeft ArrowLeft ArrowDown Enter");
    await eventually(() => moved(page), "3");
  });
});

it.each(["maris-jaloux", "guides", "cruches", "hanoi", "eight", "guarini"])("%s fits a phone and has no fault that axe finds", async (name) => {
  const page = await play(name, { viewport: { width: 360, height: 640 } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.evaluate(readFileSync(require.resolve("axe-core/axe.min.js"), "utf8"));
  const faults = await page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ").slice(0, 300)}`);
  });
  expect(faults).toEqual([]);
});
