import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { eventually, open, profile, useBrowser } from "./browser";
import { violations } from "./axe";
import { choose, focused } from "./sudoku";

useBrowser();

const MOUSE = { width: 1280, height: 900 };

/** Returns the cell of two values, whichever of them is at the left. */
function pair(page: Page, one: string, other: string): Locator {
  return page.getByRole("gridcell", { name: new RegExp(`^(${one} and ${other}|${other} and ${one}):`) });
}

/** Returns what is said of the cell of two values, without their names. */
async function state(page: Page, one: string, other: string): Promise<string | undefined> {
  return (await pair(page, one, other).getAttribute("aria-label"))?.split(": ")[1];
}

async function play(path = "/play/zebra", options: Parameters<typeof profile>[0] = { viewport: MOUSE }): Promise<Page> {
  const page = await open(await profile(options), path);
  await page.getByRole("gridcell").first().waitFor();
  return page;
}

describe("by keyboard", () => {
  it("is marked, moved over and undone, and is one stop of Tab", async () => {
    const page = await play();
    await pair(page, "house 1", "English").focus();
    await page.keyboard.press("x");
    expect(await focused(page)).toBe("house 1 and English: cross");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("=");
    expect(await focused(page)).toBe("house 1 and Norwegian: tick");
    expect(await state(page, "house 1", "Spanish")).toBe("cross, automatic");
    expect(await state(page, "house 2", "Norwegian")).toBe("cross, automatic");
    // An own cross is told from an automatic one.
    expect(await state(page, "house 1", "English")).toBe("cross");
    await page.keyboard.press("Backspace");
    expect(await state(page, "house 1", "Spanish")).toBe("empty");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Enter");
    expect(await focused(page)).toBe("house 1 and Norwegian: empty");
    await page.keyboard.press("Space");
    expect(await focused(page)).toBe("house 1 and Norwegian: tick");
    await page.keyboard.press("Space");
    await page.keyboard.press("Control+ArrowDown");
    expect(await focused(page)).toBe("house 2 and Norwegian: cross");
    await page.keyboard.press("PageDown");
    expect(await focused(page)).toBe("Norwegian and Chesterfield: empty");
    await page.keyboard.press("End");
    expect(await focused(page)).toBe("water and Chesterfield: empty");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest('[role="grid"]') === null)).toBe(true);
    await page.keyboard.press("Shift+Tab");
    expect(await focused(page)).toBe("water and Chesterfield: empty");
  });

  it("is solved to the end", async () => {
    const page = await play("/play/verjaardag");
    const pairs = "Fleur-maandag Guus-donderdag Hanna-woensdag Koen-dinsdag Sofie-vrijdag Fleur-citroen Guus-slagroom Hanna-mokka Koen-kersen Sofie-appel";
    for (const one of pairs.split(" ")) {
      const [first = "", second = ""] = one.split("-");
      await pair(page, first, second).focus();
      await page.keyboard.press("=");
    }
    await page.getByText(/^Solved in /).first().waitFor();
    expect(await page.locator("dd").allTextContents()).toEqual(["woensdag", "Guus"]);
    expect(await page.locator("tbody tr").nth(1).textContent()).toContain("donderdag");
  });
});

describe("by mouse", () => {
  it("goes from empty to cross to tick, and a right click ticks", async () => {
    const page = await play();
    await pair(page, "English", "red").click();
    expect(await state(page, "English", "red")).toBe("cross");
    await pair(page, "English", "red").click();
    expect(await state(page, "English", "red")).toBe("tick");
    await pair(page, "English", "red").click();
    expect(await state(page, "English", "red")).toBe("empty");
    await pair(page, "English", "red").click({ button: "right" });
    expect(await state(page, "English", "red")).toBe("tick");
    // What is known of one is known of the other.
    await pair(page, "house 3", "red").click({ button: "right" });
    expect(await state(page, "house 3", "English")).toBe("tick, automatic");
    const row = page.locator("tbody tr").nth(2);
    expect(await row.textContent()).toContain("English");
    await pair(page, "house 3", "red").click();
    expect(await state(page, "house 3", "English")).toBe("empty");
  });

  it("marks a line by dragging, which one undo takes back", async () => {
    const page = await play();
    await pair(page, "house 2", "English").hover();
    await page.mouse.down();
    await pair(page, "house 2", "Norwegian").hover();
    await page.mouse.up();
    for (const nation of ["English", "Japanese", "Norwegian"]) expect(await state(page, "house 2", nation)).toBe("cross");
    expect(await state(page, "house 2", "Spanish")).toBe("empty");
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await state(page, "house 2", "Japanese")).toBe("empty");
  });

  it("shows the values of a clue and its exact meaning, and strikes it out", async () => {
    const page = await play();
    await page.getByText("Going right from the ivory house").hover();
    await page.getByText("The one in the ivory house lives directly to the left of the one in the green house.").last().waitFor();
    expect(await page.locator(".top.lit").allTextContents()).toEqual(["green", "ivory"]);
    const clue = page.getByRole("button", { name: /^5\. Going right/ });
    await clue.click();
    expect(await clue.getAttribute("aria-pressed")).toBe("true");
    await page.getByRole("button", { name: "Mark clue 5" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await clue.getAttribute("aria-pressed")).toBe("false");
  });
});

describe("what is said of the marks", () => {
  it("names a contradiction", async () => {
    const page = await play();
    await pair(page, "English", "red").click({ button: "right" });
    await pair(page, "English", "blue").click({ button: "right" });
    await page.getByText("These marks contradict each other").first().waitFor();
    expect(await state(page, "English", "blue")).toBe("tick, conflict");
    await page.keyboard.press("Control+z");
    await page.locator(".clash").waitFor({ state: "detached" });
  });

  it("names a value that nothing is left for", async () => {
    const page = await play("/play/verjaardag");
    await pair(page, "Fleur", "maandag").hover();
    await page.mouse.down();
    await pair(page, "Fleur", "vrijdag").hover();
    await page.mouse.up();
    await page.getByText("Nothing is left for Fleur in dag").first().waitFor();
    expect(await state(page, "Fleur", "dinsdag")).toBe("cross, conflict");
  });

  it("counts wrong marks before it shows them", async () => {
    const page = await play();
    await pair(page, "Spanish", "dog").click();
    await pair(page, "English", "blue").click({ button: "right" });
    await pair(page, "house 1", "Norwegian").click({ button: "right" });
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByText("2 marks are wrong").first().waitFor();
    expect(await state(page, "Spanish", "dog")).toBe("cross");
    await page.getByRole("button", { name: "Show which" }).click();
    await eventually(() => state(page, "Spanish", "dog"), "cross, wrong");
    expect(await state(page, "house 1", "Norwegian")).toBe("tick");
    await pair(page, "Spanish", "dog").click();
    expect(await state(page, "English", "blue")).toBe("tick");
  });

  it("calls no mark wrong that one of several solutions has", async () => {
    const page = await play("/play/picnic");
    await pair(page, "Kit", "cherry pie").click({ button: "right" });
    await page.keyboard.press("Control+Enter");
    await page.getByText("No mark is wrong so far").first().waitFor();
    await pair(page, "Kit", "cherry pie").click();
    await pair(page, "Hal", "cherry pie").click({ button: "right" });
    await page.keyboard.press("Control+Enter");
    await page.getByText("No mark is wrong so far").first().waitFor();
    await pair(page, "Jude", "scones").click({ button: "right" });
    await page.keyboard.press("Control+Enter");
    await page.getByText("1 mark is wrong").first().waitFor();
    await page.getByRole("button", { name: "Show which" }).click();
    await eventually(async () => (await state(page, "Jude", "scones"))?.includes("wrong"), true);
  });

  it("says that a puzzle has no solution", async () => {
    const page = await play("/play/escargots");
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByText("The puzzle has no solution").first().waitFor();
    await choose(page, "Reveal", "Reveal the solution");
    await page.getByRole("dialog").getByRole("button", { name: "Reveal the solution" }).click();
    await page.getByRole("region", { name: "Notices" }).getByText("The puzzle has no solution").waitFor();
    expect(await page.locator("tbody td").allTextContents()).toEqual(new Array(10).fill(""));
  });

  it("reveals after a question only", async () => {
    const page = await play();
    await pair(page, "house 5", "zebra").click();
    await choose(page, "Reveal", "Reveal the selected cell");
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    expect(await state(page, "house 5", "zebra")).toBe("cross");
    await choose(page, "Reveal", "Reveal the selected cell");
    await page.getByRole("dialog").getByRole("button", { name: "Reveal the selected cell" }).click();
    await eventually(() => state(page, "house 5", "zebra"), "tick");
    await choose(page, "Reveal", "Reveal the solution");
    await page.getByRole("dialog").getByRole("button", { name: "Reveal the solution" }).click();
    await page.getByText(/^Solved in /).first().waitFor();
    expect(await page.locator("dd").allTextContents()).toEqual(["Norwegian", "Japanese"]);
    // The same end, reached again by redo, is no news.
    const notice = page.getByRole("region", { name: "Notices" }).getByText(/^Solved in /);
    await page.getByRole("region", { name: "Notices" }).getByRole("button").first().click();
    await notice.waitFor({ state: "detached" });
    const pause = page.getByRole("button", { name: "Pause" });
    await page.keyboard.press("Control+z");
    await eventually(() => pause.isEnabled(), true);
    await page.keyboard.press("Control+y");
    await eventually(() => pause.isEnabled(), false);
    expect(await notice.count()).toBe(0);
  });
});

describe("a game", () => {
  it("goes on after a reload, with its history, clues and notes", async () => {
    const page = await play();
    await pair(page, "Spanish", "dog").click({ button: "right" });
    await page.getByRole("button", { name: /^2\. The Spanish/ }).click();
    await page.getByLabel("Notes").fill("Who has the zebra?");
    await pair(page, "English", "red").click();
    await page.keyboard.press("Control+z");
    await page.reload();
    await page.getByRole("gridcell").first().waitFor();
    await eventually(() => state(page, "Spanish", "dog"), "tick");
    expect(await page.getByLabel("Notes").inputValue()).toBe("Who has the zebra?");
    expect(await page.getByRole("button", { name: /^2\. The Spanish/ }).getAttribute("aria-pressed")).toBe("true");
    await page.getByRole("button", { name: "Redo" }).click();
    expect(await state(page, "English", "red")).toBe("cross");
  });

  it("comes to another browser by a link", async () => {
    const page = await play("/play/katten");
    await pair(page, "Minoes", "leeftijd 6").click({ button: "right" });
    await page.getByRole("button", { name: /^6\. Snor/ }).click();
    await choose(page, "More", "Share");
    const link = await page.getByLabel("The puzzle with what you entered").inputValue();
    const fresh = await open(await profile(), link);
    await fresh.getByRole("gridcell").first().waitFor();
    await eventually(() => state(fresh, "Minoes", "leeftijd 6"), "tick");
    expect(await fresh.getByRole("button", { name: /^6\. Snor/ }).getAttribute("aria-pressed")).toBe("true");
  });

  it("leaves crosses to the player, if that is set", async () => {
    const page = await play();
    await pair(page, "Spanish", "dog").click({ button: "right" });
    await choose(page, "More", "Settings");
    await page.getByLabel("Show the crosses and ticks that follow from mine").uncheck();
    await page.keyboard.press("Escape");
    expect(await state(page, "Spanish", "fox")).toBe("empty");
    expect(await state(page, "Spanish", "dog")).toBe("tick");
  });

  it("is tried out and dropped, emptied and brought back", async () => {
    const page = await play();
    await choose(page, "More", "Try something out");
    await pair(page, "Spanish", "dog").click();
    await page.getByRole("button", { name: "Drop it" }).click();
    expect(await state(page, "Spanish", "dog")).toBe("empty");
    await pair(page, "Spanish", "dog").click();
    await choose(page, "More", "Begin anew");
    await page.getByRole("dialog").getByRole("button", { name: "Begin anew" }).click();
    expect(await state(page, "Spanish", "dog")).toBe("empty");
    await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Undo" }).click();
    expect(await state(page, "Spanish", "dog")).toBe("cross");
  });
});

describe("on a phone", () => {
  it("has a block for each two categories, marked by a tap, a long press and a line", async () => {
    const page = await play("/play/zebra", { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
    expect(await page.getByRole("grid").count()).toBe(15);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    // The first tap shows what a clue is about, the second one strikes it out.
    const clue = page.getByRole("button", { name: /^2\. The Spanish/ });
    await clue.tap();
    expect(await page.locator(".left.lit").first().textContent()).toBe("Spanish");
    expect(await clue.getAttribute("aria-pressed")).toBe("false");
    await clue.tap();
    expect(await clue.getAttribute("aria-pressed")).toBe("true");
    await pair(page, "English", "red").tap();
    expect(await state(page, "English", "red")).toBe("cross");
    await pair(page, "English", "red").tap();
    expect(await state(page, "English", "red")).toBe("tick");
    // A finger that rests, and one that moves sideways: the browser tells of them in these events.
    const touch = { pointerType: "touch", isPrimary: true, bubbles: true, cancelable: true, pointerId: 7 };
    const dog = pair(page, "Spanish", "dog");
    await dog.scrollIntoViewIfNeeded();
    await dog.dispatchEvent("pointerdown", touch);
    await page.waitForTimeout(600);
    expect(await state(page, "Spanish", "dog")).toBe("tick");
    await dog.dispatchEvent("pointerup", touch);
    expect(await state(page, "Spanish", "dog")).toBe("tick");
    await pair(page, "Spanish", "fox").dispatchEvent("pointerdown", touch);
    await pair(page, "Spanish", "fox").dispatchEvent("pointercancel", touch);
    expect(await state(page, "Spanish", "fox")).toBe("cross, automatic");
  });
});

describe.each(["zebra", "katten", "ceintures", "knights"])("%s", (name) => {
  it.each([["light", 1280], ["dark", 1280], ["light", 360], ["dark", 320]] as const)(
    "is without faults of accessibility, %s at %i",
    async (colorScheme, width) => {
      const viewport = { width, height: 800 };
      const page = await play(`/play/${name}`, { viewport, colorScheme, reducedMotion: "reduce" });
      await page.getByRole("gridcell").nth(0).click();
      await page.getByRole("gridcell").nth(1).click({ button: "right" });
      await page.getByRole("gridcell").nth(2).click({ button: "right" });
      await page.locator("ol li button").first().hover();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );
});
