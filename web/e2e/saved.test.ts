import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { violations } from "./axe";
import { eventually, open, profile, useBrowser } from "./browser";
import { cell, choose, said } from "./sudoku";

useBrowser();

const NONE = "0123456789abcdef0123456789abcdef";
const TO_PLAY = "To play it";
const TO_CHANGE = "To change it";
const TO_GO_ON = "To go on with the game";
/** A broken text is refused, which the browser writes down. */
const REFUSED = [422];

const PUZZLE = `grid: Three friends
who: Anna, Ben, Cleo
pet: cat, dog, fish

1. Anna = cat   # she told us
2. Ben != fish
`;

const dialog = (page: Page) => page.locator("dialog");
const state = (page: Page) => dialog(page).locator(".state");

async function press(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole("button", { name, exact: true }).click();
}

async function linkOf(page: Page, label: string): Promise<string> {
  return dialog(page).getByRole("region", { name: "Save on the server" }).getByLabel(label).inputValue();
}

/** Opens Design with a text. */
async function designed(text: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await open(await profile(options), "/design", REFUSED);
  await page.locator(".cm-content").waitFor();
  await write(page, text);
  return page;
}

/** Shows a text in place of all that is there. */
async function write(page: Page, text: string): Promise<void> {
  await page.locator(".cm-content").press("Control+a");
  await page.locator(".cm-content").evaluate((content, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    content.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

const written = (page: Page): Promise<string> => page.locator(".cm-content").innerText();

async function save(page: Page): Promise<void> {
  await page.getByRole("toolbar").getByRole("button", { name: "Save", exact: true }).click();
  await press(page, "Save");
  await state(page).getByText("Saved: the server has all that is here.").waitFor();
}

describe("a puzzle that is written", () => {
  it("is saved, played by one link, and changed by the other only", async () => {
    const author = await designed(PUZZLE);
    await save(author);
    expect(await violations(author)).toEqual([]);
    const [play, change] = [await linkOf(author, TO_PLAY), await linkOf(author, TO_CHANGE)];
    expect(new URL(play).pathname).toBe("/play");
    expect(new URL(change).pathname).toBe("/design");

    const player = await open(await profile(), play);
    await player.getByRole("heading", { level: 1, name: "Three friends" }).waitFor();
    expect(await player.getByText("Ben != fish").count()).toBeGreaterThan(0);

    const editor = await open(await profile(), change, REFUSED);
    await editor.locator(".cm-content", { hasText: "she told us" }).waitFor();
    await write(editor, PUZZLE.replace("Ben != fish", "Ben = fish").replace("Three", "The three"));
    await editor.getByRole("button", { name: "Save", exact: true }).click();
    await state(editor).getByText("Changed since it was saved.").waitFor();
    await press(editor, "Save again");
    await state(editor).getByText("Saved: the server has all that is here.").waitFor();
    expect([await linkOf(editor, TO_PLAY), await linkOf(editor, TO_CHANGE)]).toEqual([play, change]);

    await player.reload();
    await player.getByRole("heading", { level: 1, name: "The three friends" }).waitFor();
    expect(await player.getByText("Ben = fish").count()).toBeGreaterThan(0);

    // The link to play opens in Design as a draft of one's own, and saving it gives links of its own.
    const curious = await open(await profile(), play.replace("/play", "/design"), REFUSED);
    await curious.getByText("What you change here is a draft of your own").first().waitFor();
    await curious.locator(".cm-content", { hasText: "The three friends" }).waitFor();
    await write(curious, PUZZLE.replace("Three friends", "Mine now"));
    await save(curious);
    expect(await linkOf(curious, TO_PLAY)).not.toBe(play);
    await player.reload();
    await player.getByRole("heading", { level: 1, name: "The three friends" }).waitFor();

    // What was saved elsewhere is not overwritten unawares.
    await author.keyboard.press("Escape");
    await write(author, PUZZLE.replace("Three friends", "Author's friends"));
    author.removeAllListeners("console");
    await author.getByRole("button", { name: "Save", exact: true }).click();
    await press(author, "Save again");
    await dialog(author).getByText("It was saved elsewhere meanwhile").waitFor();
    expect(await violations(author)).toEqual([]);
    await press(author, "Open what is saved");
    await author.getByText("What you had written is among the drafts").first().waitFor();
    expect(await written(author)).toContain("The three friends");
    await author.getByRole("button", { name: "Drafts" }).click();
    await dialog(author).getByText("Author's friends").waitFor();
  });

  it("knows after a reload where it is saved, and replaces what others saved if one says so", async () => {
    const page = await designed(PUZZLE);
    await save(page);
    const change = await linkOf(page, TO_CHANGE);
    await page.reload();
    await page.locator(".cm-content", { hasText: "she told us" }).waitFor();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await state(page).getByText("Saved: the server has all that is here.").waitFor();
    expect(await linkOf(page, TO_CHANGE)).toBe(change);
    await page.keyboard.press("Escape");

    const other = await open(await profile(), change, REFUSED);
    await other.locator(".cm-content", { hasText: "she told us" }).waitFor();
    await write(other, PUZZLE.replace("cat", "newt"));
    await other.getByRole("button", { name: "Save", exact: true }).click();
    await press(other, "Save again");
    await state(other).getByText("Saved:").waitFor();

    page.removeAllListeners("console");
    await write(page, PUZZLE.replace("dog", "snake"));
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await press(page, "Save again");
    await press(page, "Replace what is saved");
    await state(page).getByText("Saved:").waitFor();
    const fresh = await open(await profile(), change, REFUSED);
    await fresh.locator(".cm-content", { hasText: "snake" }).waitFor();
  });

  it("is deleted after a question, and its links say so", async () => {
    const page = await designed(PUZZLE);
    await save(page);
    const [play, change] = [await linkOf(page, TO_PLAY), await linkOf(page, TO_CHANGE)];
    await press(page, "Delete from the server …");
    await page.getByRole("heading", { name: "Delete it from the server?" }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Cancel" }).click();
    await state(page).getByText("Saved:").waitFor();
    await press(page, "Delete from the server …");
    await page.getByRole("button", { name: "Delete from the server", exact: true }).click();
    await state(page).waitFor({ state: "detached" });
    expect(await dialog(page).getByRole("button", { name: "Save", exact: true }).isEnabled()).toBe(true);

    const player = await open(await profile(), play, [404]);
    await player.getByText("Nothing is saved under this link").waitFor();
    const editor = await open(await profile(), change, [404, 422]);
    await editor.getByText("Nothing is saved under this link").first().waitFor();
  });
});

describe("a game", () => {
  it("goes on in another browser, and by the link to play from the beginning", async () => {
    const page = await open(await profile(), "/play/start");
    await cell(page, 1, 1).click();
    await page.keyboard.press("Digit5");
    await choose(page, "More", "Save");
    await press(page, "Save");
    await state(page).getByText("Saved:").waitFor();
    expect(await violations(page)).toEqual([]);
    const [play, change] = [await linkOf(page, TO_PLAY), await linkOf(page, TO_GO_ON)];
    await page.keyboard.press("Escape");

    const other = await open(await profile(), change);
    await eventually(() => said(other, 1, 1), "row 1, column 1, 5");
    await cell(other, 1, 3).click();
    await other.keyboard.press("Digit3");
    await choose(other, "More", "Save");
    await state(other).getByText("Changed since it was saved.").waitFor();
    await press(other, "Save again");
    await state(other).getByText("Saved:").waitFor();

    const player = await open(await profile(), play);
    await eventually(() => said(player, 1, 1), "row 1, column 1, empty");

    // This browser goes on with what the other one did, and undo goes back through all of it.
    await page.goto(change);
    await eventually(() => said(page, 1, 3), "row 1, column 3, 3");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    expect([await said(page, 1, 3), await said(page, 1, 1)]).toEqual(["row 1, column 3, empty", "row 1, column 1, empty"]);
  });

  it("does not lose what was entered here to what is saved", async () => {
    const page = await open(await profile(), "/play/start");
    await cell(page, 1, 1).click();
    await page.keyboard.press("Digit5");
    await choose(page, "More", "Save");
    await press(page, "Save");
    await state(page).getByText("Saved:").waitFor();
    const change = await linkOf(page, TO_GO_ON);
    const context = await profile();
    const other = await open(context, "/play/start");
    await cell(other, 1, 1).click();
    await other.keyboard.press("Digit7");
    await eventually(() => said(other, 1, 1), "row 1, column 1, 7, conflict");
    await other.goto("/");
    await other.goto(change);
    await other.getByText("In this browser you had entered something else").first().waitFor();
    expect(await said(other, 1, 1)).toBe("row 1, column 1, 5");
    await other.getByRole("button", { name: "Back to mine" }).click();
    expect(await said(other, 1, 1)).toBe("row 1, column 1, 7, conflict");
  });

  it("goes on after what was played further here", async () => {
    const page = await open(await profile(), "/play/start");
    await choose(page, "More", "Save");
    await press(page, "Save");
    await state(page).getByText("Saved:").waitFor();
    const change = await linkOf(page, TO_GO_ON);
    await page.keyboard.press("Escape");
    await cell(page, 1, 1).click();
    await page.keyboard.press("Digit5");
    await page.goto("/");
    await page.goto(change);
    await eventually(() => said(page, 1, 1), "row 1, column 1, 5");
    await choose(page, "More", "Save");
    await state(page).getByText("Changed since it was saved.").waitFor();
  });

  it("is saved and deleted by keyboard", async () => {
    const page = await open(await profile(), "/play/start");
    await choose(page, "More", "Save");
    const focused = (): Promise<string | null> => page.evaluate(() => document.activeElement?.textContent?.trim() ?? null);
    while ((await focused()) !== "Save") await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await state(page).getByText("Saved:").waitFor();
    expect(await focused()).toBe("Save again");
    while (!(await focused())?.startsWith("Delete")) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Delete it from the server?" }).waitFor();
    while ((await focused()) !== "Delete from the server") await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await state(page).waitFor({ state: "detached" });
    await eventually(focused, "Save");
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
  });

  it.each(["/play/zebra", "/play/wolf-goat-cabbage"])("of another kind is saved as well: %s", async (path) => {
    const page = await open(await profile(), path);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await press(page, "Save");
    await state(page).getByText("Saved:").waitFor();
    const play = await linkOf(page, TO_PLAY);
    const title = await page.locator("h1").textContent();
    const fresh = await open(await profile(), play);
    await eventually(() => fresh.locator("h1").textContent(), title);
  });
});

describe("a link that leads nowhere says why, and how to go on", () => {
  it.each<[string, string, number[]]>([
    [`/play#s=1.${NONE}`, "Nothing is saved under this link", [404]],
    [`/understand#s=1.${NONE}`, "Nothing is saved under this link", [404]],
    ["/play#s=1.0123", "The end of the link is missing", []],
    ["/play#s=1./../health", "Something in the link was changed", []],
    [`/play#s=2.${NONE}`, "A newer version of Bachet has written this link", []],
  ])("%s", async (path, text, statuses) => {
    const page = await open(await profile(), path, statuses);
    await page.getByText(text).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "To the puzzles", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Puzzles to play and to understand" }).waitFor();
  });

  it("in Design, which shows the newest draft", async () => {
    const page = await designed(PUZZLE);
    await page.waitForTimeout(300);
    await page.goto("/");
    page.removeAllListeners("console");
    await page.goto(`/design#s=1.${NONE}`);
    await page.getByText("Nothing is saved under this link").first().waitFor();
    await page.locator(".cm-content", { hasText: "she told us" }).waitFor();
    expect(new URL(page.url()).hash).toBe("");
  });
});

describe("a server that does not save says why", () => {
  it.each([
    [503, "store-off", "This server does not save puzzles"],
    [500, "store-read-only", "The server may not write its file"],
    [507, "store-disk-full", "The disk of the server is full"],
    [507, "store-at-limit", "The server holds as many puzzles as it may"],
  ])("%i %s", async (status, code, text) => {
    const page = await open(await profile(), "/play/start", [status]);
    await page.route("**/api/saved", (route) =>
      route.fulfill({ status, json: { diagnostics: [{ code, message: code, hint: null }] } }),
    );
    await choose(page, "More", "Save");
    await press(page, "Save");
    await dialog(page).getByRole("alert").getByText(text).waitFor();
    expect(await violations(page)).toEqual([]);
    // The link that holds everything is still there, and one can try again.
    expect(await dialog(page).getByLabel("The puzzle").inputValue()).toContain("#p=");
    await page.unroute("**/api/saved");
    await press(page, "Save");
    await state(page).getByText("Saved:").waitFor();
  });
});

describe("the dialog", () => {
  it.each([
    ["fr-BE", "Plus", "Enregistrer", "Enregistré : le serveur a tout ce qui est ici."],
    ["nl-BE", "Meer", "Bewaren", "Bewaard: de server heeft alles wat hier is."],
  ])("is in the language of the page: %s", async (locale, more, label, done) => {
    const page = await open(await profile({ locale, colorScheme: "dark" }), "/play/start");
    await choose(page, more, label);
    await press(page, label);
    await state(page).getByText(done).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it("fits a phone", async () => {
    const page = await open(await profile({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }), "/play/start");
    await choose(page, "More", "Save");
    await press(page, "Save");
    await state(page).getByText("Saved:").waitFor();
    const isInside = await dialog(page).evaluate((one) => one.scrollWidth <= one.clientWidth);
    expect([isInside, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([true, 320]);
  });
});
