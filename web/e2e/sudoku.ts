/** What the journeys through a Sudoku share. */
import type { Locator, Page } from "playwright-core";

export function cell(page: Page, row: number, column: number, size = 9): Locator {
  return page.locator(`[data-cell="${(row - 1) * size + column - 1}"]`);
}

/** Returns what is said of a cell. */
export async function said(page: Page, row: number, column: number, size = 9): Promise<string | null> {
  return cell(page, row, column, size).getAttribute("aria-label");
}

/** Returns what is said of the cell that has the focus. */
export async function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? null);
}

/** Returns the places of the selected cells: `1,2 3,4`. */
export async function selected(page: Page, size = 9): Promise<string> {
  const cells = await page.locator('[aria-selected="true"]').evaluateAll((all) => all.map((one) => Number(one.dataset.cell)));
  return cells.map((one) => `${Math.floor(one / size) + 1},${(one % size) + 1}`).join(" ");
}

/** Opens one of the menus below the pad and presses an item. */
export async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole("button", { name: menu, exact: true }).click();
  await page.getByRole("button", { name: item, exact: true }).click();
}

/** The solution of `start` in the gallery, as in the document that it is from. */
export const START_SOLUTION = [
  "563798412", "794125368", "281463957", "347219586", "956387241", "812546739", "639874125", "175632894", "428951673",
];
