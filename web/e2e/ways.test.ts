import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { violations } from "./axe";
import { eventually, open, profile, useBrowser } from "./browser";
import { delayed, moved, play, press } from "./ways";

useBrowser();

describe("the three couples", () => {
  it("go on after a reload, and with a link in a fresh profile", async () => {
    const page = await play("maris-jaloux");
    await press(page, "1 4 g");
    await eventually(() => moved(page), "1");
    await press(page, "4 g");
    await eventually(() => moved(page), "2");
    await page.reload();
    await eventually(() => moved(page), "2");
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const link = await page.getByLabel("The puzzle with what you entered").inputValue();
    const other = await open(await profile({ reducedMotion: "reduce" }), link);
    await eventually(() => moved(other), "2");
    await other.getByRole("button", { name: "mari bleu, left", exact: true }).waitFor();
  });

  it("are dragged into the boat and ashore", async () => {
    const page = await play("maris-jaloux");
    await page.getByRole("button", { name: "femme verte, left", exact: true }).dragTo(page.getByRole("button", { name: /^boat, left/ }));
    await page.getByRole("button", { name: "femme verte, in the boat", exact: true }).waitFor();
    await page.getByRole("button", { name: "femme verte, in the boat", exact: true }).dragTo(page.getByRole("group", { name: "left", exact: true }));
    await page.getByRole("button", { name: "femme verte, left", exact: true }).waitFor();
  });

  it("are dragged into the boat by a finger", async () => {
    const page = await play("maris-jaloux", { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const middle = async (name: RegExp): Promise<{ x: number; y: number }> => {
      const box = await page.getByRole("button", { name }).boundingBox();
      if (box === null) throw new Error(`${name.source} is not to be seen`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [from, to] = [await middle(/^femme verte, left$/), await middle(/^boat, left/)];
    const finger = await page.context().newCDPSession(page);
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
    for (const part of [0.2, 0.5, 0.8, 1]) {
      const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
    }
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.getByRole("button", { name: "femme verte, in the boat", exact: true }).waitFor();
  });

  it("are led on by the shortest way, and replayed", async () => {
    const page = await play("maris-jaloux");
    await press(page, "n");
    await eventually(() => moved(page), "1");
    await page.getByRole("slider").focus();
    await press(page, "Home");
    await eventually(() => moved(page), "0");
    await press(page, "End");
    await eventually(() => moved(page), "1");
  });
});

describe("the graph of states", () => {
  /** Opens the graph; returns it with the state in it where one is. */
  async function graphOf(page: Page): Promise<{ graph: Locator; here: Locator }> {
    await page.getByText("The states, with your way", { exact: true }).click();
    const graph = page.getByRole("listbox", { name: /^The graph of states/ });
    await graph.waitFor();
    return { graph, here: graph.getByRole("option", { selected: true }) };
  }
  const said = (state: Locator): Promise<string | null> => state.getAttribute("aria-label");

  it("has one's own way in it, and where one is", async () => {
    const page = await play("maris-jaloux");
    const { graph, here } = await graphOf(page);
    expect(await graph.locator(".visited").count()).toBe(0);
    await page.getByRole("button", { name: "femme bleue, left", exact: true }).focus();
    await press(page, "1 4 g");
    await eventually(() => graph.locator(".visited").count(), 1);
    expect(await said(here)).toMatch(/^left: 2fm; right: fm \*\./);
    await press(page, "4 g");
    await eventually(() => graph.locator(".visited").count(), 2);
    // Who goes does not matter: the others are interchangeable.
    await press(page, "Control+z Control+z 2 5 g");
    await eventually(() => said(here).then((label) => label?.startsWith("left: 2fm; right: fm *.")), true);
    expect(await violations(page)).toEqual([]);
  });

  it("is read and played by keyboard, with a move of the puzzle only", async () => {
    const page = await play("cruches");
    const { graph, here } = await graphOf(page);
    expect(await graph.locator("[tabindex='0']").count()).toBe(1);
    await here.focus();
    await press(page, "Enter");
    await page.getByRole("status").getByText("No move leads there from where you are").waitFor({ state: "attached" });
    expect(await moved(page)).toBe("0");
    await press(page, "ArrowRight");
    const reached = (await said(graph.locator(":focus")))?.split(".")[0] ?? "";
    expect(await said(graph.locator(":focus"))).toContain("choose it to go there");
    await press(page, "Enter");
    await eventually(() => moved(page), "1");
    await eventually(() => said(here).then((label) => label?.startsWith(reached)), true);
    await eventually(() => said(graph.locator(":focus")).then((label) => label?.startsWith(reached)), true);
    await press(page, "ArrowRight");
    expect(await said(graph.locator(":focus"))).not.toBe(await said(here));
    await press(page, "Home");
    expect(await said(graph.locator(":focus"))).toBe(await said(here));
  });

  it("is played with the pointer", async () => {
    const page = await play("wolf-goat-cabbage");
    const { graph } = await graphOf(page);
    await graph.getByRole("option", { name: /choose it to go there$/ }).first().click();
    await eventually(() => moved(page), "1");
  });

  it("has the states near the game if there are too many, and does not make the page wider", async () => {
    const page = await play("fifteen", { viewport: { width: 320, height: 700 } });
    const { graph, here } = await graphOf(page);
    await page.getByText(/^There are too many states to draw\./).waitFor();
    expect(await graph.getByRole("option").count()).toBeGreaterThan(100);
    const [one, all] = [await here.boundingBox(), await graph.locator("..").boundingBox()];
    expect(one !== null && all !== null && one.x >= all.x && one.x + one.width <= all.x + all.width).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await violations(page)).toEqual([]);
  });
});

describe("help and pause", () => {
  it("a dead end is told at once, and undone", async () => {
    const page = await play("dag-en-nacht");
    await press(page, "3 g");
    await eventually(() => moved(page), "1");
    await page.getByText("A dead end: from here no way leads to the goal. Undo a move.", { exact: true }).first().waitFor();
    expect(await moved(page, "At least to go")).toBe("–");
    await press(page, "Control+z");
    await page.getByText("The state is allowed", { exact: true }).first().waitFor();
  });

  it("the shortest way is played after a confirmation, and not while the game stands", async () => {
    const page = await play("wolf-goat-cabbage");
    const shown = page.getByRole("button", { name: "Play the shortest way", exact: true });
    await press(page, "p");
    await eventually(() => shown.isDisabled(), true);
    expect(await page.getByRole("button", { name: "Next move", exact: true }).isDisabled()).toBe(true);
    expect(await page.getByRole("slider").isDisabled()).toBe(true);
    await press(page, "n");
    expect(await moved(page)).toBe("0");
    await page.getByRole("button", { name: "Go on", exact: true }).first().click();
    await shown.click();
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    expect(await moved(page)).toBe("0");
    await shown.click();
    await page.getByRole("button", { name: "Play it", exact: true }).click();
    await eventually(() => moved(page), "1");
    await page.getByText("The goal is reached", { exact: true }).first().waitFor({ timeout: 30_000 });
    expect(await moved(page)).toBe("7");
  });
});

describe("puzzles of moves", () => {
  it("jugs are solved by keys", async () => {
    const page = await play("cruches");
    for (const [at, keys] of ["t 2", "2 1", "1 e", "2 1", "t 2", "2 1"].entries()) {
      await press(page, keys);
      await eventually(() => moved(page), String(at + 1));
    }
    await page.getByText("The goal is reached", { exact: true }).first().waitFor();
  });

  it("a tower moves by keys, and refuses a larger disk on a smaller", async () => {
    const page = await play("hanoi");
    await press(page, "1 3");
    await eventually(() => moved(page), "1");
    await press(page, "1 3");
    await page.getByText("That move is not allowed", { exact: true }).first().waitFor();
    await press(page, "1 Escape 1 2");
    await eventually(() => moved(page), "2");
    await page.getByRole("gridcell", { name: "peg 3: from the top, 1" }).click();
    await page.getByRole("gridcell", { name: "peg 2: from the top, 2" }).click();
    await eventually(() => moved(page), "3");
    expect(await moved(page, "At least to go")).toMatch(/^\d+$|…/);
  });

  it("tiles slide by arrows and by clicks, several in a line", async () => {
    const page = await play("eight");
    await press(page, "ArrowDown");
    await eventually(() => moved(page), "1");
    await page.getByRole("gridcell", { name: "row 1, column 2, tile 6" }).click();
    await eventually(() => moved(page), "2");
    await page.getByRole("gridcell", { name: "row 3, column 2, tile 5" }).click();
    await eventually(() => moved(page), "4");
    await press(page, "Control+z");
    await eventually(() => moved(page), "2");
  });

  it("knights jump by clicks, by dragging and by keys", async () => {
    const page = await play("guarini");
    await page.getByRole("gridcell", { name: "row 1, column 1, knight B" }).click();
    await page.getByRole("gridcell", { name: "row 2, column 3, empty" }).click();
    await eventually(() => moved(page), "1");
    await page
      .getByRole("gridcell", { name: "row 3, column 1, knight W" })
      .dragTo(page.getByRole("gridcell", { name: "row 1, column 2, empty" }));
    await eventually(() => moved(page), "2");
    await page.getByRole("gridcell", { name: "row 1, column 3, knight B" }).focus();
    await press(page, "Enter ArrowLeft ArrowLeft ArrowDown Enter");
    await eventually(() => moved(page), "3");
  });
});

it.each(["maris-jaloux", "guides", "cruches", "hanoi", "eight", "guarini"])("%s fits a phone and has no fault that axe finds", async (name) => {
  const page = await play(name, { viewport: { width: 360, height: 640 } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page)).toEqual([]);
});

describe("what is typed while a move is judged", () => {
  it("is done afterwards by those with a torch", async () => {
    const page = await play("torch");
    await delayed(page, 300);
    await press(page, "1 4 g 1 g 1 3 g 1 g");
    await eventually(() => moved(page), "4");
    await press(page, "1 2 g Control+z");
    await eventually(() => moved(page), "3");
  });

  it("is done afterwards by the tower", async () => {
    const page = await play("hanoi");
    await delayed(page, 300);
    await press(page, "1 3 1 2 3 2");
    await eventually(() => moved(page), "3");
  });
});
