/** Puzzles that come into Design and go out of it. */
import { readFileSync } from "node:fs";

import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";

import { writeLink } from "../src/core/link/link";
import { violations } from "./axe";
import { eventually, open, profile, useBrowser } from "./browser";

useBrowser();

/** A broken text is refused, which the browser writes down. */
const REFUSED = [422];

const BOARD = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
/** A board of 8 by 8 as a line, or one of 4 by 4 with the candidates of each cell. */
const AMBIGUOUS = "12341234..3.12341234.2..12341234123412341234...41...123412341234";

async function design(text?: string): Promise<Page> {
  const context = await profile({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await open(context, `/design${text === undefined ? "" : await writeLink({ puzzle: text, marks: [] })}`, REFUSED);
  await page.locator(".verdict .figure").waitFor();
  return page;
}

const dialog = (page: Page) => page.locator("dialog");

/** Returns how the server reads a puzzle: what it holds, without how it is written. */
async function understood(puzzle: string): Promise<unknown> {
  const answer = await fetch(`${inject("address")}/api/convert`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ puzzle, to: "json" }),
  });
  expect(answer.status, puzzle).toBe(200);
  return ((await answer.json()) as { puzzle: unknown }).puzzle;
}

/** What a format is expected to be. */
type Expected =
  /** The whole puzzle, which reads back the same. */
  | "puzzle"
  /** A board: its title and its rules may be left out. */
  | "board"
  /** It says that this puzzle cannot be written so. */
  | "refused"
  | RegExp;

const BOARDS = ["line", "grid", "pencilmarks", "list", "box-list", "sukaku", "csv", "sdk", "sdm", "hodoku", "jigsaw", "iss"];
const ALWAYS: Record<string, Expected> = {
  text: "puzzle",
  json: "puzzle",
  page: /^<!doctype html>[^]*<\/html>\s*$/i,
  handout: /^<!doctype html>[^]*<\/html>\s*$/i,
};
const GRAPHS: Record<string, Expected> = { dot: /^(?:di)?graph [^]*\}\s*$/m, graph: /^<svg[^]*<\/svg>\s*$/ };
const MODELS: Record<string, Expected> = { dimacs: /^p cnf \d+ \d+$/m, minizinc: /^solve /m };

const PUZZLES: readonly [string, string, Record<string, Expected>][] = [
  ["Sudoku", `sudoku: Out\n\n${BOARD.match(/.{9}/g)?.join("\n")}\n`, { ...ALWAYS, ...Object.fromEntries(BOARDS.map((name) => [name, "board" as const])), jigsaw: "refused", ...MODELS }],
  ["logic grid", "grid: Out\nwho: Ann, Bob\npet: cat, dog\n\n1. = Ann = cat\n", { ...ALWAYS, ...MODELS }],
  ["river crossing", "crossing: Out\nfarmer: 1\nwolf: 1\nboat: 2 seats\nrower: farmer\n", {
    ...ALWAYS, ...GRAPHS, pddl: /\(define/, "pddl-domain": /\(define\s+\(domain/, "pddl-problem": /\(define\s+\(problem/,
  }],
  ["jugs", "jugs: Out\njugs: 5, 3\nstart: 5, 0\ngoal: 4\n", { ...ALWAYS, ...GRAPHS }],
];

describe("a puzzle goes out in every format", () => {
  it.each(PUZZLES)("%s", async (_, text, formats) => {
    const page = await design(text);
    await page.getByRole("button", { name: "Export" }).click();
    const choice = dialog(page).getByLabel("Format", { exact: true });
    const offered = await choice.locator("option").evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect([...offered].sort()).toEqual(Object.keys(formats).sort());
    for (const [name, expected] of Object.entries(formats)) {
      await choice.selectOption(name);
      if (expected === "refused") {
        await dialog(page).getByRole("alert").getByText(name).waitFor();
        continue;
      }
      const field = dialog(page).getByLabel("The puzzle in this format");
      await field.waitFor();
      const coming = page.waitForEvent("download");
      await dialog(page).getByRole("button", { name: "Save as a file" }).click();
      const file = await coming;
      const content = readFileSync(await file.path(), "utf8");
      await dialog(page).getByRole("button", { name: "Copy" }).click();
      await eventually(() => page.evaluate(() => navigator.clipboard.readText()), content);
      expect(file.suggestedFilename(), name).toMatch(/^out\.[a-z]+$/);
      if (expected instanceof RegExp) expect(content, name).toMatch(expected);
      else if (expected === "puzzle") expect(await understood(content), name).toEqual(await understood(text));
      else expect((await understood(content)) as object, name).toMatchObject({ cells: ((await understood(text)) as { cells: unknown }).cells });
    }
    expect(await violations(page)).toEqual([]);
  });

  it("a crooked board goes out as a jigsaw", async () => {
    const text = readFileSync(new URL("../../puzzles/irregular.bachet", import.meta.url), "utf8");
    const page = await design(text);
    await page.getByRole("button", { name: "Export" }).click();
    await dialog(page).getByLabel("Format", { exact: true }).selectOption("jigsaw");
    const field = dialog(page).getByLabel("The puzzle in this format");
    await eventually(() => field.inputValue().then((written) => written !== "" && !written.includes("sudoku:")), true);
    const { cells, regions } = (await understood(text)) as { cells: unknown; regions: unknown };
    expect(await understood(await field.inputValue())).toMatchObject({ cells, regions });
  });

  it("the page to hand out has no solution, the other one has", async () => {
    const page = await design("grid: Out\nwho: Ann, Bob\npet: cat, dog\n\n1. = Ann = cat\n");
    await page.getByRole("button", { name: "Export" }).click();
    const written: string[] = [];
    for (const name of ["page", "handout"]) {
      await dialog(page).getByLabel("Format", { exact: true }).selectOption(name);
      const field = dialog(page).getByLabel("The puzzle in this format");
      await eventually(() => field.inputValue().then((text) => text.startsWith("<!DOCTYPE") || text.startsWith("<!doctype")), true);
      await page.waitForLoadState("networkidle");
      written.push(await field.inputValue());
    }
    expect(written.map((html) => html.includes("1 solution"))).toEqual([true, false]);
  });
});

describe("a puzzle comes in", () => {
  it("in a format that one names, where the text alone does not tell", async () => {
    const page = await design();
    await page.getByRole("button", { name: "Import" }).click();
    await dialog(page).getByLabel("The puzzle to import").fill(AMBIGUOUS);
    await dialog(page).getByRole("button", { name: "Import" }).click();
    await dialog(page).getByRole("alert").getByText(/can be read as .*line.* or .*sukaku/).waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog(page).getByLabel("Format of a board").selectOption("sukaku");
    await dialog(page).getByRole("button", { name: "Import" }).click();
    await dialog(page).waitFor({ state: "detached" });
    await page.getByRole("grid").waitFor();
    expect(await page.getByRole("gridcell").count()).toBe(16);
  });

  it("from a file, unless it is larger than any puzzle", async () => {
    const page = await design();
    await page.getByRole("button", { name: "Import" }).click();
    const file = (size: number) => ({ name: "board.sdm", mimeType: "text/plain", buffer: Buffer.from(BOARD + "\n".repeat(size)) });
    await dialog(page).getByLabel("From a file").setInputFiles(file(2_000_001));
    await dialog(page).getByRole("alert").getByText("This file is larger than any puzzle.").waitFor();
    expect(await dialog(page).getByLabel("The puzzle to import").inputValue()).toBe("");
    await dialog(page).getByLabel("From a file").setInputFiles(file(1));
    await eventually(() => dialog(page).getByLabel("The puzzle to import").inputValue().then((text) => text.trim()), BOARD);
    expect((await dialog(page).getByRole("alert").textContent())?.trim()).toBe("");
  });
});

it.each([
  ["the board", BOARD, "The text does not draw this board cell by cell"],
  ["the regions", "sudoku: Out\nregions: 1122 1122 3344 3344\n\n1 . . .\n. . . .\n. . . .\n. . . 2\n", "The text has no label for each cell of the regions"],
])("where clicks cannot change %s, it says why", async (_, text, why) => {
  const page = await design();
  await page.locator(".cm-content").press("Control+a");
  await page.locator(".cm-content").evaluate((content, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    content.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await page.getByText(why).waitFor();
  expect(await violations(page)).toEqual([]);
});
