/** The same journey through each family of moves: by keys and by mouse, a wrong move, undo, reload, link, trial, reset. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { eventually, open, profile, useBrowser } from "./browser";
import { moved, play, press } from "./ways";

useBrowser();

interface Journey {
  readonly name: string;
  /** Keys that make the first move. */
  readonly keys: string;
  /** Keys that ask for a move that the rules refuse then. */
  readonly wrong: string;
  /** Why it is refused. */
  readonly why: string;
  /** The places that are clicked for the second move. */
  readonly clicks: readonly string[];
  /** A place as it is after both moves. */
  readonly then: string;
  /** Keys that make another move. */
  readonly more: string;
}

const JOURNEYS: readonly Journey[] = [
  {
    name: "cruches",
    keys: "t 2",
    wrong: "t 2",
    why: "nothing moves",
    clicks: ["jug grande: 5 of 5", "jug petite: 0 of 3"],
    then: "jug grande: 2 of 5",
    more: "1 e",
  },
  {
    name: "hanoi",
    keys: "1 3",
    wrong: "1 3",
    why: "disk 2 does not go on the smaller disk 1",
    clicks: ["peg 1: from the top, 2, 3, 4, 5", "peg 2, empty"],
    then: "peg 2: from the top, 2",
    more: "3 2",
  },
  {
    name: "eight",
    keys: "ArrowDown",
    wrong: "Home Enter",
    why: "tile 8 is not beside the blank",
    clicks: ["row 2, column 3, tile 4"],
    then: "row 2, column 2, tile 4",
    more: "ArrowUp",
  },
  {
    name: "guarini",
    keys: "Home Enter ArrowRight ArrowRight ArrowDown Enter",
    // The second knight is taken instead of the first.
    wrong: "Home ArrowDown ArrowDown Enter End Enter ArrowLeft Enter",
    why: "no knight's jump leads from r3c3 to r3c2",
    clicks: ["row 3, column 1, knight W", "row 1, column 2, empty"],
    then: "row 1, column 2, knight W",
    more: "End Enter Home ArrowDown Enter",
  },
];

it.each(JOURNEYS)("$name is played by keys and by mouse, and goes on elsewhere", async ({ name, keys, wrong, why, clicks, then, more }) => {
  const page = await play(name);
  await page.locator("[role=gridcell][tabindex='0']").focus();
  await press(page, keys);
  await eventually(() => moved(page), "1");
  await press(page, wrong);
  await page.getByText(why, { exact: true }).first().waitFor();
  await page.getByText("That move is not allowed", { exact: true }).first().waitFor();
  expect(await moved(page)).toBe("1");
  await press(page, "Escape");
  for (const place of clicks) await cell(page, place).click();
  await eventually(() => moved(page), "2");
  await cell(page, then).waitFor();
  await press(page, "Control+z");
  await eventually(() => moved(page), "1");
  await press(page, "Control+y");
  await eventually(() => moved(page), "2");
  await page.reload();
  await cell(page, then).waitFor();
  expect(await moved(page)).toBe("2");

  await menu(page, "Share");
  const link = await page.getByLabel("The puzzle with what you entered").inputValue();
  await page.keyboard.press("Escape");
  const other = await open(await profile({ reducedMotion: "reduce" }), link);
  await cell(other, then).waitFor();
  expect(await moved(other)).toBe("2");

  await menu(page, "Try something out");
  await page.locator("[role=gridcell][tabindex='0']").focus();
  await press(page, more);
  await eventually(() => moved(page), "3");
  await page.getByRole("button", { name: "Drop it", exact: true }).click();
  await eventually(() => moved(page), "2");
  await menu(page, "Begin anew");
  await page.getByRole("dialog").getByRole("button", { name: "Begin anew", exact: true }).click();
  await eventually(() => moved(page), "0");
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await eventually(() => moved(page), "2");
});

function cell(page: Page, name: string): ReturnType<Page["locator"]> {
  return page.getByRole("gridcell", { name, exact: true });
}

async function menu(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: item, exact: true }).click();
}
