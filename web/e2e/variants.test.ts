/** Boards whose rules go beyond rows, columns and boxes, and what is shown of values. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { writeLink } from "../src/core/link/link";
import { eventually, open, profile, useBrowser } from "./browser";
import { cell, choose, said } from "./sudoku";
import { press } from "./ways";

useBrowser();

const EMPTY = Array.from({ length: 9 }, () => ". . . . . . . . .").join("\n");

type Place = readonly [row: number, column: number];

interface Breach {
  readonly rule: string;
  /** Two cells that share no house, and values that the rule forbids them. */
  readonly cells: readonly [Place, Place];
  readonly values: readonly [number, number];
}

const BREACHES: readonly Breach[] = [
  { rule: "windoku", cells: [[2, 2], [4, 4]], values: [5, 5] },
  { rule: "disjoint", cells: [[1, 1], [4, 4]], values: [5, 5] },
  { rule: "anti-king", cells: [[3, 3], [4, 4]], values: [5, 5] },
  { rule: "anti-knight", cells: [[3, 3], [4, 5]], values: [5, 5] },
  { rule: "nonconsecutive", cells: [[3, 3], [4, 3]], values: [5, 6] },
];

async function enter(page: Page, [row, column]: Place, value: number): Promise<void> {
  await cell(page, row, column).click();
  await press(page, `Digit${value}`);
}

/** Returns whether a cell is told by shape: the line below its value. */
async function isUnderlined(page: Page, [row, column]: Place): Promise<boolean> {
  return cell(page, row, column).locator(".value").evaluate((one) => getComputedStyle(one).textDecorationStyle === "wavy");
}

/** Switches a setting. */
async function set(page: Page, setting: string): Promise<void> {
  await choose(page, "More", "Settings");
  await page.getByRole("dialog").getByLabel(setting).click();
  await press(page, "Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

describe.each(BREACHES)("on a board with $rule", ({ rule, cells, values }) => {
  it("a breach is marked on its cells, and the marks that are filled in know the rule", async () => {
    const puzzle = `sudoku: Beyond houses\n\n${EMPTY}\n\n${rule}\n`;
    const page = await open(await profile(), `/play${await writeLink({ puzzle, marks: [] })}`);
    const [one, other] = cells;
    await enter(page, one, values[0]);
    await choose(page, "Marks", "Fill in all pencil marks");
    expect(await said(page, ...other)).not.toMatch(new RegExp(`marks.* ${values[1]}`));
    await enter(page, other, values[1]);
    for (const place of cells) {
      await eventually(() => said(page, ...place).then((text) => text?.endsWith(", conflict") ?? false), true);
      expect(await isUnderlined(page, place)).toBe(true);
    }
    // Also if nobody wants to hear whether the state is valid, but not if nobody wants to see conflicts.
    await set(page, "Say whether the state is valid");
    await page.getByRole("button", { name: "Undo" }).click();
    await eventually(() => said(page, ...one).then((text) => text?.endsWith(", conflict") ?? true), false);
    await page.getByRole("button", { name: "Redo" }).click();
    for (const place of cells) await eventually(() => said(page, ...place).then((text) => text?.endsWith(", conflict") ?? false), true);
    await set(page, "Show a value that occurs twice as I enter it");
    for (const place of cells) {
      expect(await said(page, ...place)).not.toContain("conflict");
      expect(await isUnderlined(page, place)).toBe(false);
    }
  });
});

describe("the switches", () => {
  it("show conflicts or not", async () => {
    const page = await open(await profile(), "/play/start");
    await enter(page, [1, 1], 6);
    expect(await said(page, 1, 1)).toBe("row 1, column 1, 6, conflict");
    expect(await isUnderlined(page, [1, 2])).toBe(true);
    await set(page, "Show a value that occurs twice as I enter it");
    expect(await said(page, 1, 1)).toBe("row 1, column 1, 6");
    expect(await isUnderlined(page, [1, 2])).toBe(false);
    await page.reload();
    await eventually(() => said(page, 1, 1), "row 1, column 1, 6");
    await set(page, "Show a value that occurs twice as I enter it");
    expect(await said(page, 1, 1)).toBe("row 1, column 1, 6, conflict");
  });

  it("highlight the same value by colour and by a line", async () => {
    const page = await open(await profile(), "/play/start");
    const dashed = (): Promise<number[]> =>
      page.locator("[data-cell]").evaluateAll((all) =>
        all.flatMap((one, at) => (getComputedStyle(one).outlineStyle === "dashed" ? [at] : [])));
    await cell(page, 1, 2).click();
    // The other cells with a 6; the one in focus has its ring.
    expect(await dashed()).toEqual([16, 38, 54, 66]);
    await set(page, "Highlight the cells with the same value");
    await cell(page, 1, 2).click();
    expect(await dashed()).toEqual([]);
  });
});
