import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { violations } from "./axe";
import { eventually, open, profile, useBrowser } from "./browser";

useBrowser();

const ZEBRA = readFileSync(fileURLToPath(new URL("../../puzzles/zebra.bachet", import.meta.url)), "utf8");
/** A broken text is refused, which the browser writes down. */
const REFUSED = [422];

const editor = (page: Page) => page.locator(".cm-content");
const figure = (page: Page) => page.locator(".verdict .figure");

async function design(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await open(await profile(options), "/design", REFUSED);
  await figure(page).waitFor();
  await editor(page).waitFor();
  return page;
}

/** Pastes a text at the cursor. */
async function paste(page: Page, text: string): Promise<void> {
  await editor(page).evaluate((content, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    content.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Shows a text in place of all that is there. */
async function write(page: Page, text: string): Promise<void> {
  await editor(page).press("Control+a");
  await paste(page, text);
}

async function import_(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByLabel("The puzzle to import").fill(text);
  await page.locator("dialog").getByRole("button", { name: "Import" }).click();
}

describe("a logic grid", () => {
  it("falls to one solution clue by clue", async () => {
    const page = await design();
    const [head = "", rest = ""] = ZEBRA.split(/(?=^1\. )/m);
    const clues = rest.split(/(?=^(?:\d+\.|\?) )/m).filter((clue) => /^\d/.test(clue));
    await write(page, head);
    await eventually(() => figure(page).textContent(), "24,883,200,000");
    const counts: number[] = [];
    for (const [at, clue] of clues.entries()) {
      await editor(page).press("Control+End");
      await paste(page, clue);
      await eventually(() => page.locator(".clues .row").count(), at + 2);
      counts.push(Number((await figure(page).textContent())?.replaceAll(",", "")));
    }
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
    await eventually(() => figure(page).textContent(), "1");
    await page.getByRole("heading", { name: "The solution" }).waitFor();
  });

  it("shows which clues clash, and is mended by undo", async () => {
    const page = await design();
    await write(page, ZEBRA.replace(/^\?[^]*/m, ""));
    await eventually(() => figure(page).textContent(), "1");
    await editor(page).press("Control+End");
    await paste(page, "15. = Norwegian = red\n");
    await eventually(() => figure(page).textContent(), "0");
    await page.getByText("Clues that cannot all be true: 1, 15").waitFor();
    expect(await page.locator(".cm-clashing").count()).toBeGreaterThan(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await eventually(() => figure(page).textContent(), "1");
  });

  it("is settled by a clue that is clicked", async () => {
    const page = await design();
    await write(page, ZEBRA.replace(/^14\.[^]*/m, ""));
    await eventually(() => figure(page).textContent(), "32");
    await page.locator(".additions button").first().click();
    await eventually(() => figure(page).textContent(), "1");
    expect(await editor(page).textContent()).toContain("14. = ");
  });

  it("offers what was meant, and keeps what was known while the text is broken", async () => {
    const page = await design();
    await write(page, ZEBRA.replace("= Spanish = dog", "= Spanich = dog"));
    await page.locator(".seen.stale").waitFor();
    await page.getByRole("button", { name: "Change to “Spanish”" }).first().click();
    await eventually(() => figure(page).textContent(), "1");
  });

  it("changes nothing at the places of an older text", async () => {
    const page = await design();
    await write(page, ZEBRA.replace("= Spanish = dog", "= Spanich = dog"));
    const change = page.getByRole("button", { name: "Change to “Spanish”" }).first();
    await change.waitFor();
    let answer = (): void => undefined;
    const held = new Promise<void>((done) => (answer = done));
    await page.route("**/api/read", (route) => held.then(() => route.continue()));
    await editor(page).press("Control+Home");
    await paste(page, "# a line more\n");
    const written = await editor(page).textContent();
    await change.click();
    expect(await editor(page).textContent()).toBe(written);
    answer();
    await page.locator(".cm-lintRange-error").waitFor();
    await eventually(async () => {
      await change.click({ timeout: 1000 }).catch(() => undefined);
      return figure(page).textContent();
    }, "1");
  });

  it("offers what was meant on a Dutch page too", async () => {
    const page = await open(await profile({ locale: "nl-NL" }), "/design", REFUSED);
    await editor(page).waitFor();
    await write(page, "grid: Buren\nlanguage: nl\nbuur: Anna, Bram\ndier: kat, hond\n1. = Anna = katt\n");
    await page.getByRole("button", { name: "Vervangen door “kat”" }).first().click();
    await eventually(() => figure(page).textContent(), "1");
    expect(await editor(page).textContent()).toContain("1. = Anna = kat");
    await page.getByRole("button", { name: /Vervangen|toevoegen/ }).first().waitFor({ state: "detached" });
  });

  it("is written in the form, and comments stay", async () => {
    const page = await design();
    await page.getByRole("button", { name: "Form" }).click();
    await page.getByLabel("Title").fill("Two");
    await page.getByLabel("Values of pet").fill("cat, cow, fish");
    await page.getByLabel("Another clue, as a sentence").fill("Cleo has the fish.");
    await page.getByRole("button", { name: "Add", exact: true }).first().click();
    await page.getByRole("button", { name: "Text" }).click();
    await eventually(async () => /grid: Two[^]*pet: cat, cow, fish/.test((await editor(page).innerText()) ?? ""), true);
    expect(await editor(page).innerText()).toContain("# Everything behind a");
  });

  it("takes clues from menus, as sentences that are read as exactly that", async () => {
    const page = await design();
    await write(page, "grid: Kept\nlanguage: en\nwho: Ann, Bob, Cleo\nage: 30, 40, 50\nhat: red, blue, green\n");
    await eventually(() => figure(page).textContent(), "36");
    await page.getByRole("button", { name: "Form" }).click();
    const menus = page.getByRole("group", { name: "A clue from menus" });
    await menus.getByText("Ann = 30").waitFor();
    await menus.getByLabel("How").selectOption("more by exactly");
    await menus.getByLabel("Whom or what").selectOption("Bob");
    await menus.getByLabel("Number").fill("20");
    await menus.getByText("age(Ann) = age(Bob) + 20").waitFor();
    await menus.getByRole("button", { name: "Add as a sentence" }).click();
    await eventually(() => figure(page).textContent(), "6");
    await menus.getByLabel("How").selectOption("is, or has");
    await menus.getByLabel("Is it so").selectOption("it is not so");
    await menus.getByLabel("Whom or what").selectOption("green");
    await menus.getByText("Ann != green").waitFor();
    await menus.getByRole("button", { name: "Add as an expression" }).click();
    await eventually(() => figure(page).textContent(), "4");
    await page.getByRole("button", { name: "Text" }).click();
    expect(await editor(page).innerText()).toContain("1. Ann is 20 years older than Bob.\n2. = Ann != green\n");
  });

  it("is kept with what can be undone", async () => {
    const page = await design();
    await write(page, "grid: Kept\nwho: Ann, Bob\nhat: red, blue\n\n1. Ann has the red hat.\n");
    await eventually(() => figure(page).textContent(), "1");
    await page.waitForTimeout(500);
    await page.reload();
    await eventually(async () => (await editor(page).innerText()).includes("grid: Kept"), true);
    await page.getByRole("button", { name: "Undo" }).click();
    await eventually(async () => (await editor(page).innerText()).includes("Three neighbours"), true);
  });
});

describe("a river crossing", () => {
  it("is written in the form: travellers, boat and a rule from menus, and comments stay", async () => {
    const page = await design();
    await write(page, "# By the river.\ncrossing: Mine\nfarmer: 1   # rows\nwolf: 1\ngoat: 1\n");
    await page.getByRole("button", { name: "Form" }).click();
    await page.getByRole("button", { name: "Add a boat" }).click();
    await page.getByRole("button", { name: "Add a kind" }).click();
    await page.getByRole("group", { name: "traveller A" }).getByLabel("Kind").fill("cabbage");
    await page.keyboard.press("Enter");
    await page.getByRole("checkbox", { name: "farmer" }).check();
    await eventually(() => figure(page).textContent(), "5");

    const form = page.getByRole("form", { name: "Another rule" });
    for (const [one, other] of [["wolf", "goat"], ["goat", "cabbage"]] as const) {
      await form.getByLabel("Kind of rule").selectOption("together only under guard");
      await form.getByLabel("Together:").selectOption(one);
      await form.getByLabel("and", { exact: true }).selectOption(other);
      await form.getByLabel("only where there is").selectOption("farmer");
      await form.getByLabel("Where", { exact: true }).selectOption("on the banks");
      await form.getByLabel("What goes wrong otherwise").fill(`the ${other} is eaten`);
      await form.getByRole("button", { name: "Add the rule" }).click();
    }
    await eventually(() => figure(page).textContent(), "7");
    await page.getByRole("group", { name: "wolf" }).getByLabel("Kind").fill("fox");
    await page.keyboard.press("Enter");
    await page.getByRole("group", { name: "Rule 2" }).getByLabel("Where", { exact: true }).selectOption("everywhere");
    await page.getByRole("button", { name: "Text" }).click();
    const written = await editor(page).innerText();
    expect(written).toContain("# By the river.\ncrossing: Mine\nfarmer: 1   # rows\nfox: 1\ngoat: 1\ncabbage: 1\nboat: 2 seats\nrower: farmer\n");
    expect(written).toContain("rule at banks: fox and goat => farmer\n  say: the goat is eaten\nrule: goat and cabbage => farmer\n  say: the cabbage is eaten\n");
  });
});

describe("the places of a crossing", () => {
  it("are named in the form, where somebody starts elsewhere and a second boat waits", async () => {
    const page = await design();
    await write(page, "crossing: Mine\nfarmer: 1\nwolf: 1\nboat: 2 seats\nrule at left: farmer or wolf or total = 0\n");
    await page.getByRole("button", { name: "Form" }).click();
    const names = page.getByLabel("Names of the places, with commas");
    await names.fill("quay, ship");
    await names.press("Enter");
    const starts = page.getByRole("group", { name: "Where they start" });
    await starts.getByLabel("wolf").selectOption({ label: "ship" });
    await page.getByRole("group", { name: "Where they have to come" }).getByLabel("boat", { exact: true }).selectOption({ label: "anywhere" });
    await page.getByRole("button", { name: "Add a boat" }).click();
    await page.getByRole("button", { name: "Text" }).click();
    const written = await editor(page).innerText();
    for (const line of ["places: quay, ship", "start: wolf at ship", "goal: boat anywhere", "boat A: 2 seats", "boat B: 2 seats", "rule at quay: "]) {
      expect(written).toContain(line);
    }
    await eventually(() => page.locator("li.error").count(), 0);
  });
});

describe("other families", () => {
  it.each([
    ["Sudoku", "1"],
    ["River crossing", "5"],
    ["Jugs of water", "6"],
    ["Tower of Hanoi", "31"],
    ["Sliding tiles", "3"],
    ["Knights that change places", "8"],
    ["Logic grid", "1"],
  ])("begin with a template: %s", async (name, expected) => {
    const page = await design();
    await page.getByRole("button", { name: "New" }).click();
    await page.getByRole("button", { name }).click();
    await eventually(() => figure(page).textContent(), expected);
  });

  it("take a board in, and givens that are typed on it", async () => {
    const page = await design();
    await import_(page, "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........");
    await page.getByRole("grid").waitFor();
    expect(await editor(page).innerText()).toContain("4 . . | . 3 . | . . .");
    await page.getByRole("gridcell", { name: "row 1, column 2, empty" }).click();
    await page.keyboard.press("4");
    await eventually(async () => (await editor(page).innerText()).includes("4 4 . | . 3 ."), true);
    await eventually(() => figure(page).textContent(), "0");
  });

  it("come from a file that is dropped, also on the text, and from what is pasted on the page", async () => {
    const page = await design();
    await editor(page).evaluate((content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"], "board.sdm"));
      for (const type of ["dragover", "drop"]) content.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, composed: true, cancelable: true }));
    });
    await page.getByText("The puzzle is taken in.").first().waitFor();
    await page.getByRole("grid").waitFor();
    await eventually(() => figure(page).textContent(), "1");
    expect((await editor(page).innerText()).match(/4 \. \. \| \. 3 \./g)).toHaveLength(1);
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "Three boats lie in a harbour.\n\nBoats: Heron, Lark\nColours: red, blue\n\nClues:\n1. The Heron is red.\n");
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    await eventually(async () => (await editor(page).innerText()).includes("The Heron is red"), true);
    await eventually(() => figure(page).textContent(), "1");
  });

  it("switch a variant on, and draw regions by a drag", async () => {
    const page = await design();
    await write(page, "sudoku: Drawn\n1 . | . .   # given\n. . | . .\n----+----\n. . | . 4\n. . | . .\n");
    await eventually(() => figure(page).textContent(), "18");
    await page.getByRole("checkbox", { name: "Diagonals" }).check();
    await eventually(() => figure(page).textContent(), "2");
    await page.getByRole("checkbox", { name: "Diagonals" }).uncheck();
    await eventually(() => figure(page).textContent(), "18");

    await page.getByRole("button", { name: "Regions" }).click();
    const centre = async (cell: string) => {
      const box = await page.getByRole("gridcell", { name: cell }).boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    const [from, to] = [await centre("row 1, column 2, region 1"), await centre("row 1, column 3, region 2")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await page.getByText("region 1 has 5; region 2 has 3").waitFor();
    expect(await editor(page).innerText()).not.toContain("regions:");
    expect(await violations(page)).toEqual([]);
    await page.getByRole("gridcell", { name: "row 2, column 3" }).focus();
    await page.keyboard.press("Shift+ArrowLeft");
    await eventually(async () => (await editor(page).innerText()).includes("regions:\n  1112\n  1222\n  3344\n  3344"), true);
    expect(await editor(page).innerText()).toContain("1 . | . .   # given");
    await eventually(() => figure(page).textContent(), "10");
  });

  it("draw the states", async () => {
    const page = await design();
    await page.getByRole("button", { name: "New" }).click();
    await page.getByRole("button", { name: "Jugs of water" }).click();
    await page.getByRole("listbox", { name: /16 states/ }).waitFor();
    expect(await page.locator("svg [data-state]").count()).toBe(16);
  });
});

describe("everybody", () => {
  it.each(["light", "dark"] as const)("meets no fault of accessibility, in %s", async (colorScheme) => {
    const page = await design({ colorScheme, reducedMotion: "reduce" });
    await page.getByRole("heading", { name: "The solution" }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Form" }).click();
    expect(await violations(page)).toEqual([]);
    for (const name of ["Sudoku", "River crossing"]) {
      await page.getByRole("button", { name: "New" }).click();
      await page.getByRole("button", { name }).click();
      await page.locator(name === "Sudoku" ? "[role=grid]" : "svg [data-state]").first().waitFor();
      expect(await violations(page)).toEqual([]);
    }
  });

  it("leaves the text by Tab", async () => {
    const page = await design();
    await editor(page).focus();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.className ?? "")).not.toContain("cm-content");
  });

  it.each([360, 320])("fits a width of %i", async (width) => {
    const page = await design({ viewport: { width, height: 640 }, hasTouch: true, isMobile: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  it.each([
    ["fr-BE", "Créer", "Indices"],
    ["nl-BE", "Ontwerpen", "Aanwijzingen"],
  ])("reads it in the language of %s", async (locale, title, clues) => {
    const page = await design({ locale });
    await eventually(() => page.getByRole("heading", { level: 1 }).textContent(), title);
    await page.getByRole("heading", { name: clues }).waitFor();
  });
});

it("answers a key with readings and counts", async () => {
  const page = await design();
  await write(page, `${ZEBRA.replace(/^\?[^]*/m, "").trimEnd()}\n15. = Norwegian = 1`);
  await eventually(() => figure(page).textContent(), "1");
  await editor(page).press("Control+End");
  for (const [digit, count] of [["2", "0"], ["1", "1"]] as const) {
    await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press(digit);
    await eventually(() => page.locator(".clues li:last-child code").textContent(), `Norwegian = ${digit}`);
    await eventually(() => figure(page).textContent(), count);
  }
});

it("takes what is typed over a selection, what an input method writes, and undoes it at once", async () => {
  const page = await design();
  await write(page, "grid: Kept");
  await page.keyboard.press("Shift+Control+ArrowLeft");
  await page.keyboard.type("Zoo, é ");
  // Written by an input method, without a key.
  await page.keyboard.insertText("ñandú");
  await page.keyboard.press("Backspace");
  expect(await editor(page).innerText()).toBe("grid: Zoo, é ñand");
  await page.keyboard.press("Control+z");
  expect(await editor(page).innerText()).toBe("grid: Kept");
  // A key that is a shortcut types nothing.
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Alt+x");
  await page.keyboard.press("End");
  await page.keyboard.press("s");
  expect(await editor(page).innerText()).toBe("grid: Kepts");
});
