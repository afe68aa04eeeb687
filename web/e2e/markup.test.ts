/** Names with markup are text: they are shown as they stand, and nothing in them runs. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { writeLink } from "../src/core/link/link";
import { open, profile, useBrowser } from "./browser";
import { press } from "./ways";

useBrowser();

const SCRIPT = "<script>globalThis.ran=1</script>";
const IMAGE = "<img src=x onerror=globalThis.ran=2>";
const DRAWING = "<svg onload=globalThis.ran=3><b class=hostile>bold</b></svg>";
const TITLE = `${SCRIPT} & ${IMAGE}`;

interface Hostile {
  readonly text: string;
  /** Names that are seen where it is played. */
  readonly seen: readonly string[];
}

const PUZZLES: Record<string, Hostile> = {
  "a logic grid": {
    text: `grid: ${TITLE}
source: ${DRAWING}
"${IMAGE}": "${SCRIPT}", "${DRAWING}", Cleo
pet: "${IMAGE} cat", dog, fish

1. = "${DRAWING}" = dog
2. = "${SCRIPT}" = "${IMAGE} cat"
`,
    seen: [TITLE, DRAWING, IMAGE, SCRIPT, `${IMAGE} cat`],
  },
  "a river crossing": {
    text: `crossing: ${TITLE}
source: ${DRAWING}
"${IMAGE}": 1
"${SCRIPT}": 1
"${DRAWING}": 1
boat: 2 seats
rower: "${IMAGE}"
rule at banks: "${SCRIPT}" and "${DRAWING}" => "${IMAGE}"
  say: ${SCRIPT} is eaten
`,
    seen: [TITLE, DRAWING, IMAGE, SCRIPT, `${SCRIPT} is eaten`],
  },
  "a Sudoku": {
    text: `sudoku: ${TITLE}
source: ${DRAWING}

4 . . | . 3 . | . . .
. . . | 6 . . | 8 . .
. . . | . . . | . . 1
------+-------+------
. . . | . 5 . | . 9 .
. 8 . | . . . | 6 . .
. 7 . | 2 . . | . . .
------+-------+------
. . . | 1 . 2 | 7 . .
5 . 3 | . . . | . 4 .
9 . . | . . . | . . .
`,
    seen: [TITLE, DRAWING],
  },
};

/** Asserts that nothing of the names became an element, or ran. */
async function isText(page: Page, shown: readonly string[]): Promise<void> {
  for (const text of shown) {
    await expect.poll(async () => (await page.locator("body").innerText()).replaceAll(/\s+/g, " "), { timeout: 10_000 }).toContain(text);
  }
  const made = await page.evaluate(() => ({
    ran: (globalThis as { ran?: number }).ran ?? null,
    elements: document.querySelectorAll("body script, .hostile, img[src='x'], [onerror], [onload]").length,
  }));
  expect(made).toEqual({ ran: null, elements: 0 });
}

describe.each(Object.entries(PUZZLES))("%s", (_, { text, seen }) => {
  it("in Play, its links, and the list of puzzles", async () => {
    const page = await open(await profile(), `/play${await writeLink({ puzzle: text, marks: [] })}`);
    await page.locator("[role=grid], .scene").first().waitFor();
    await isText(page, seen);
    expect(await page.title()).toContain(TITLE);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("dialog").getByLabel("The puzzle", { exact: true }).waitFor();
    await isText(page, seen);
    await press(page, "Escape");
    // Something is done, so that the list of puzzles offers to go on with it.
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("button", { name: "Try something out", exact: true }).click();
    await page.getByRole("link", { name: "Bachet: to the puzzles" }).click();
    await page.getByRole("region", { name: "Go on with" }).getByText(TITLE).waitFor();
    await isText(page, [TITLE]);
  });

  it("in Design, its form, and its drafts", async () => {
    const page = await open(await profile(), `/design${await writeLink({ puzzle: text, marks: [] })}`, [422]);
    await page.locator(".verdict .figure").waitFor();
    await isText(page, [TITLE]);
    await page.getByRole("button", { name: "Drafts" }).click();
    await page.getByRole("dialog").getByText(TITLE).waitFor();
    await isText(page, [TITLE]);
    await press(page, "Escape");
    const form = page.getByRole("button", { name: "Form", exact: true });
    if ((await form.count()) > 0) await form.click();
    await isText(page, [TITLE]);
  });

  it("in Understand", async () => {
    const page = await open(await profile(), `/understand${await writeLink({ puzzle: text, marks: [] })}`);
    await page.locator(".sentence").waitFor();
    await press(page, "End");
    await isText(page, [TITLE]);
  });

  it("on the page to print, which no policy guards", async () => {
    const page = await open(await profile(), "/");
    const { html } = await page.evaluate(async (puzzle) => {
      const answer = await fetch("/api/print", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ puzzle }),
      });
      return { html: ((await answer.json()) as { text: string }).text };
    }, text);
    const paper = await (await profile()).newPage();
    await paper.setContent(html);
    await isText(paper, [TITLE]);
  });
});
