import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { violations } from "./axe";
import { eventually, open, profile, useBrowser } from "./browser";
import { cell } from "./sudoku";

useBrowser();

/** The views that are looked at. */
const VIEWS = ["/", "/play/start", "/play/x-sudoku", "/play/twenty-five", "/play/zebra", "/play/maris-jaloux", "/nowhere"];

/** Maximum weight of what the browser loads first, in bytes as they are sent. */
const MAX_FIRST_LOAD = 100_000;

/** Waits until a view shows all that it will. */
async function settle(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await page.waitForFunction(() => document.querySelector("[aria-busy]") === null);
  if (page.url().includes("/play/")) await page.locator("[role=grid], .scene").first().waitFor();
}

describe.each(VIEWS)("%s", (view) => {
  it.each(["light", "dark"] as const)("is without faults of accessibility, in %s", async (colorScheme) => {
    const page = await open(await profile({ colorScheme, reducedMotion: "reduce" }), view);
    await settle(page);
    expect(await violations(page)).toEqual([]);
    if (!view.startsWith("/play/start")) return;
    // With conflicts, marks, colours and a selection.
    await cell(page, 1, 1).click();
    for (const key of ["Digit6", "ArrowDown", "ArrowDown", "ArrowRight", "Shift+Digit3", "Control+Digit4", "Control+Shift+Digit5"]) {
      await page.keyboard.press(key);
    }
    await page.getByText("The state is not valid").first().waitFor();
    await page.getByRole("button", { name: "More" }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Settings" }).click();
    expect(await violations(page)).toEqual([]);
  });

  it.each([820, 360, 320])("fits a width of %i", async (width) => {
    const page = await open(await profile({ viewport: { width, height: 640 }, hasTouch: true, isMobile: true }), view);
    await settle(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("button, a, select, input, [role=gridcell]")]
        .map((one) => ({ name: one.getAttribute("aria-label") ?? one.textContent, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
        .map(({ name, box }) => `${name?.trim()} ${box.width}x${box.height}`),
    );
    expect(small).toEqual([]);
  });
});

describe("the languages", () => {
  it.each([
    ["en-GB", "en", "Puzzles to play and to understand", "The state is valid: no conflicts", "row 1, column 1, empty"],
    ["fr-BE", "fr", "Des énigmes à jouer et à comprendre", "L'état est", "ligne 1, colonne 1, vide"],
    ["nl-BE", "nl", "Puzzels om te spelen en te begrijpen", "De stand is geldig: geen conflicten", "rij 1, kolom 1, leeg"],
    ["de-DE", "en", "Puzzles to play and to understand", "The state is valid: no conflicts", "row 1, column 1, empty"],
  ])("of the browser %s is %s", async (locale, lang, title, state, label) => {
    const page = await open(await profile({ locale }), "/");
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe(lang);
    await page.locator("a.card", { hasText: "startState" }).click();
    await page.getByText(state).first().waitFor();
    expect(await cell(page, 1, 1).getAttribute("aria-label")).toBe(label);
  });

  it.each([
    ["en-GB", "each of the two diagonals has different values"],
    ["fr-BE", "chacune des deux diagonales a des valeurs différentes"],
    ["nl-BE", "elk van de twee diagonalen heeft verschillende waarden"],
  ])("of a browser in %s say the rules of a board", async (locale, rule) => {
    const page = await open(await profile({ locale }), "/play/x-sudoku");
    await page.getByRole("listitem").filter({ hasText: rule }).waitFor();
    expect(await page.locator("li code").count()).toBe(0);
  });

  it.each([
    ["en-GB", ["left", "right"]],
    ["fr-BE", ["gauche", "droite"]],
    ["nl-BE", ["links", "rechts"]],
  ])("of a browser in %s name the places of a crossing", async (locale, names) => {
    const page = await open(await profile({ locale }), "/play/marchands");
    await eventually(() => page.locator(".place h2").allTextContents(), names);
    expect(await page.locator("[data-traveller]").first().getAttribute("aria-label")).toContain(names[0]);
  });

  it("change while one plays, and stay", async () => {
    const page = await open(await profile(), "/play/start");
    await cell(page, 1, 1).click();
    await page.keyboard.press("Digit5");
    await page.getByLabel("Language").selectOption("nl");
    await eventually(() => cell(page, 1, 1).getAttribute("aria-label"), "rij 1, kolom 1, 5");
    await page.reload();
    await page.getByLabel("Taal").waitFor();
    await eventually(() => cell(page, 1, 1).getAttribute("aria-label"), "rij 1, kolom 1, 5");
  });
});

describe("the colours", () => {
  it("change with the button, and stay", async () => {
    const page = await open(await profile({ colorScheme: "light" }), "/");
    await page.getByRole("button", { name: /^Colours: as the system/ }).click();
    await page.getByRole("button", { name: /^Colours: light/ }).click();
    const background = (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await background()).toBe("rgb(20, 24, 27)");
    await page.reload();
    expect(await background()).toBe("rgb(20, 24, 27)");
  });
});

describe("what cannot be shown says why", () => {
  it.each<[string, string, number[]]>([
    ["/nowhere", "There is no such page", []],
    ["/play/no-such-puzzle", "no-such-puzzle", [422]],
    ["/play", "There is no puzzle in this link", []],
    ["/play#p=AQAAVLV9JPcdyj0Kg", "The end of the link is missing", []],
    ["/play#p=AQAAAAAAAAAB", "Something in the link was changed", []],
    ["/play#p=_____", "A newer version of Bachet has written this link", []],
    ["/play#p=LONG", "The link holds more than any puzzle", []],
  ])("%#: %s", async (path, text, statuses) => {
    const page = await open(await profile(), path.replace("LONG", "A".repeat(70_000)), statuses);
    await page.getByText(text).first().waitFor();
    await page.getByRole("link", { name: "To the puzzles", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Puzzles to play and to understand" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  });

  it("when the server has gone", async () => {
    const context = await profile();
    const page = await open(context, "/play/start");
    await page.getByText("The state is valid: no conflicts").waitFor();
    await page.route("**/api/**", (route) => route.fulfill({ status: 502, body: "" }));
    page.removeAllListeners("console");
    await cell(page, 1, 1).click();
    await page.keyboard.press("Digit5");
    await page.getByText("The server does not answer").first().waitFor();
    expect(await cell(page, 1, 1).getAttribute("aria-label")).toBe("row 1, column 1, 5");
  });
});

describe("the first load", () => {
  it.each(["/", "/play/start"])("of %s is light", async (view) => {
    const context = await profile();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    let sent = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => (sent += encodedDataLength));
    await page.goto(view);
    await settle(page);
    // With the pictures that can be seen.
    await page.waitForFunction(() =>
      [...document.images].every((one) => one.naturalWidth > 0 || one.getBoundingClientRect().top > window.innerHeight),
    );
    if (view === "/") expect(await page.evaluate(() => document.images.length)).toBeGreaterThan(50);
    await page.waitForLoadState("networkidle");
    expect(sent).toBeLessThan(MAX_FIRST_LOAD);
  });
});
