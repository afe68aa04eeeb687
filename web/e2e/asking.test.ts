import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { violations } from "./axe";
import { eventually, open, profile, useBrowser } from "./browser";

useBrowser();

const NAMES = "grid: Pies\nlanguage: en\nbaker: Ann, Beth, Cleo\ntown: Alton, Clay, Elk\npie: apple, pear, plum\n\n";
const UNCLEAR = `${NAMES}1. Ann is from Clay.\n2. Cleo is from Alton. Beth hates plum.\n3. Blorp unless Ann.\n`;
/** Its first clue leaves two solutions, between which the second decides, if it means what it seems to. */
const ASSUMED = `${NAMES}1. = Ann = Alton and Beth = Clay and Cleo != plum and Ann != pear and Cleo != apple and Ann != Elk
2. Ann, humming, fussed over plum, though it rained.
`;
/** What cannot be answered is refused, which the browser writes down. */
const REFUSED = [422];

const editor = (page: Page) => page.locator(".cm-content");
const figure = (page: Page) => page.locator(".verdict .figure");
const choices = (page: Page, clue: number) => page.getByRole("group", { name: `What clue ${clue} may mean` });

async function design(text: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await open(await profile(options), "/design", REFUSED);
  await figure(page).waitFor();
  await editor(page).waitFor();
  await editor(page).press("Control+a");
  await editor(page).evaluate((content, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    content.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  return page;
}

describe("a clue that is not understood", () => {
  it("has choices, of which a click writes one below it", async () => {
    const page = await design(UNCLEAR);
    await choices(page, 2).waitFor();
    expect(await choices(page, 2).getByRole("button").allInnerTexts()).toEqual([
      expect.stringMatching(/Beth does not have the pie plum\.\s*4 solutions left/),
      expect.stringMatching(/Beth has the pie plum\.\s*2 solutions left/),
      expect.stringMatching(/It says nothing about the puzzle\s*6 solutions left/),
      "Something else",
    ]);
    await choices(page, 2).getByRole("button", { name: "Beth has the pie plum" }).click();
    await eventually(() => figure(page).textContent(), "2");
    expect(await editor(page).innerText()).toContain("hates plum.\n   = Cleo = Alton and Beth = plum\n3.");
    await choices(page, 2).waitFor({ state: "detached" });
    // Those who go by keyboard stay at the clue, and hear what it means.
    await eventually(() => page.evaluate(() => document.activeElement?.textContent?.includes("Beth hates plum")), true);
    await choices(page, 3).getByRole("button", { name: "It says nothing" }).click();
    await choices(page, 3).waitFor({ state: "detached" });
    expect(await editor(page).innerText()).toContain("3. Blorp unless Ann.\n   = true");
    await page.getByRole("button", { name: "Undo" }).click();
    await choices(page, 3).waitFor();
  });

  it("is given another meaning by keyboard, from menus", async () => {
    const page = await design(UNCLEAR);
    const other = choices(page, 2).getByRole("button", { name: "Something else" });
    await other.focus();
    await page.keyboard.press("Enter");
    expect(await other.getAttribute("aria-expanded")).toBe("true");
    const menus = page.getByRole("group", { name: "Something else" });
    await page.keyboard.press("Tab");
    await page.keyboard.press("B");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await menus.getByLabel("Whom or what").selectOption("pear");
    await menus.getByText("Beth = pear").waitFor();
    await menus.getByText("2 solutions left").waitFor();
    const write = menus.getByRole("button", { name: "Write it below the clue" });
    await write.focus();
    await page.keyboard.press("Enter");
    await eventually(() => figure(page).textContent(), "2");
    expect(await editor(page).innerText()).toContain("   = (Cleo = Alton) and (Beth = pear)\n3.");
  });

  it("of a page makes a puzzle file of it", async () => {
    const page = await design(
      "Three boats lie in the harbour.\n\nBoats: Heron, Lark, Puffin\nColours: red, white, blue\n\nClues:\n1. The Heron is red.\n2. The Puffin hates white.\n",
    );
    await choices(page, 2).getByRole("button", { name: "Puffin has the colour white" }).click();
    await eventually(async () => (await editor(page).innerText()).includes("2. The Puffin hates white.\n   = Puffin = white"), true);
    expect(await editor(page).innerText()).toContain("language: en");
    await eventually(() => figure(page).textContent(), "1");
  });

  it("may be assumed to mean something, which stands before the answer", async () => {
    const page = await design(ASSUMED);
    const answer = page.getByRole("region", { name: "The answer, under an assumption" });
    await answer.getByRole("heading", { name: "1 solution, if this is what clue 2 means" }).waitFor();
    await answer.getByText("Ann = plum").waitFor();
    expect(await answer.getByRole("row", { name: /Ann/ }).innerText()).toMatch(/Ann\s+Alton\s+plum/);
    expect(await violations(page)).toEqual([]);
  });

  it("is asked about in the language of the page", async () => {
    const page = await design(UNCLEAR, { locale: "fr-FR" });
    const group = page.getByRole("group", { name: "Ce que l'indice 2 peut vouloir dire" });
    await group.getByRole("button", { name: "Il ne dit rien de l'énigme" }).click();
    await group.waitFor({ state: "detached" });
    expect(await editor(page).innerText()).toContain("   = Cleo = Alton\n3.");
  });

  it.each([["light", 1280], ["dark", 320]] as const)("has no faults of accessibility when it is %s, %i wide", async (colorScheme, width) => {
    const page = await design(UNCLEAR, { colorScheme, viewport: { width, height: 720 } });
    await choices(page, 2).getByRole("button", { name: "Something else" }).click();
    await page.getByRole("group", { name: "Something else" }).getByText(/solutions? left|no solution/).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
