import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { eventually, open, profile, useBrowser } from "./browser";
import { cell, choose, focused, said, selected, START_SOLUTION } from "./sudoku";

useBrowser();

describe("by keyboard", () => {
  it("is solved from the list of puzzles to the last cell, without a pointer", async () => {
    const page = await open(await profile(), "/");
    await page.locator("a.card", { hasText: "startState" }).focus();
    await page.keyboard.press("Enter");
    await cell(page, 1, 1).waitFor();
    // The cells are one stop of Tab.
    await page.locator("main").focus();
    for (let stops = 0; (await focused(page))?.startsWith("row") !== true && stops < 5; stops += 1) {
      await page.keyboard.press("Tab");
    }
    expect(await focused(page)).toBe("row 1, column 1, empty");
    for (const [row, values] of START_SOLUTION.entries()) {
      for (const [column, value] of [...values].entries()) {
        if ((await said(page, row + 1, column + 1))?.endsWith("empty") === true) await page.keyboard.press(`Digit${value}`);
        await page.keyboard.press(column < 8 ? "ArrowRight" : "Home");
      }
      await page.keyboard.press("ArrowDown");
    }
    await page.getByText(/^Solved in /).first().waitFor();
    expect(await said(page, 1, 1)).toBe("row 1, column 1, 5");
    expect(await said(page, 1, 2)).toBe("row 1, column 2, given 6");
  });

  it("marks corners, centres and colours with held keys and in modes", async () => {
    const page = await open(await profile(), "/play/start");
    await cell(page, 1, 1).focus();
    await page.keyboard.press("Shift+Digit3");
    await page.keyboard.press("Shift+Digit5");
    await page.keyboard.press("Control+Digit9");
    await page.keyboard.press("Control+Shift+Digit2");
    expect(await said(page, 1, 1)).toBe("row 1, column 1, empty, corner marks 3 5, centre marks 9, colours B");
    await page.keyboard.press("KeyX");
    await page.keyboard.press("Digit3");
    await page.keyboard.press("KeyC");
    await page.keyboard.press("Digit9");
    await page.keyboard.press("Space");
    await page.keyboard.press("Digit2");
    expect(await said(page, 1, 1)).toBe("row 1, column 1, empty, corner marks 5");
    await page.keyboard.press("Shift+Delete");
    expect(await said(page, 1, 1)).toBe("row 1, column 1, empty");
  });

  it("takes a digit of the number pad that Windows sends as navigation", async () => {
    const page = await open(await profile(), "/play/start");
    await cell(page, 1, 1).focus();
    await page.evaluate(() => {
      const event = new KeyboardEvent("keydown", {
        code: "Numpad1", key: "End", modifierNumLock: true, bubbles: true, cancelable: true,
      });
      document.activeElement?.dispatchEvent(event);
    });
    expect(await focused(page)).toBe("row 1, column 1, empty, corner marks 1");
  });

  it("selects with Shift and Ctrl, and leaves Tab alone", async () => {
    const page = await open(await profile(), "/play/start");
    await cell(page, 1, 1).focus();
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowDown");
    expect(await selected(page)).toBe("1,2 2,2");
    await page.keyboard.press("Control+KeyA");
    expect(await page.locator('[aria-selected="true"]').count()).toBe(81);
    await page.keyboard.press("Escape");
    expect(await selected(page)).toBe("");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest('[role="grid"]') === null)).toBe(true);
    await page.keyboard.press("Shift+Tab");
    expect(await focused(page)).toBe("row 2, column 2, given 9");
  });
});

describe("by mouse", () => {
  it("enters, selects by dragging, with Ctrl and by a double click", async () => {
    const page = await open(await profile(), "/play/start");
    await cell(page, 1, 1).click();
    await page.getByRole("button", { name: /^Enter 5/ }).click();
    expect(await said(page, 1, 1)).toBe("row 1, column 1, 5");
    await page.getByRole("button", { name: "Erase" }).click();
    expect(await said(page, 1, 1)).toBe("row 1, column 1, empty");

    await cell(page, 4, 1).hover();
    await page.mouse.down();
    await cell(page, 4, 3).hover();
    await cell(page, 5, 3).hover();
    await page.mouse.up();
    expect(await selected(page)).toBe("4,1 4,2 4,3 5,3");
    await cell(page, 9, 9).click({ modifiers: ["Control"] });
    await cell(page, 4, 2).click({ modifiers: ["Control"] });
    expect(await selected(page)).toBe("4,1 4,3 5,3 9,9");
    await page.getByRole("button", { name: "Corner" }).click();
    await page.getByRole("button", { name: /^Corner mark 3/ }).click();
    expect(await said(page, 4, 3)).toBe("row 4, column 3, empty, corner marks 3");
    // A given takes no marks.
    expect(await said(page, 5, 3)).toBe("row 5, column 3, given 6");
    await cell(page, 1, 2).dblclick();
    expect(await selected(page)).toBe("1,2 2,8 5,3 7,1 8,4");
  });

  it("fills and cleans pencil marks, which one undo takes back", async () => {
    const page = await open(await profile(), "/play/start");
    await choose(page, "Marks", "Fill in all pencil marks");
    expect(await said(page, 1, 1)).toBe("row 1, column 1, empty, centre marks 3 5");
    expect(await said(page, 1, 3)).toBe("row 1, column 3, empty, centre marks 3");
    // An entry leaves the marks of its houses, in the same step.
    await cell(page, 1, 1).click();
    await page.keyboard.press("Digit3");
    expect(await said(page, 1, 3)).toBe("row 1, column 3, empty");
    await page.keyboard.press("Control+KeyZ");
    expect(await said(page, 1, 3)).toBe("row 1, column 3, empty, centre marks 3");
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await said(page, 1, 3)).toBe("row 1, column 3, empty");
  });
});

describe("what is said of the state", () => {
  it("names the conflict of a wrong entry, and takes it back", async () => {
    const page = await open(await profile(), "/play/start");
    await page.getByText("The state is valid: no conflicts").waitFor();
    await cell(page, 1, 1).click();
    await page.keyboard.press("Digit6");
    expect(await said(page, 1, 1)).toBe("row 1, column 1, 6, conflict");
    await page.getByText("The state is not valid").first().waitFor();
    await page.getByText("6 is more than once in row 1: r1c1, r1c2").first().waitFor();
    await page.keyboard.press("Control+KeyZ");
    await page.getByText("The state is valid: no conflicts").first().waitFor();
    expect(await said(page, 1, 1)).toBe("row 1, column 1, empty");
  });

  it("counts wrong cells before it shows them", async () => {
    const page = await open(await profile(), "/play/start");
    await cell(page, 1, 1).click();
    await page.keyboard.press("Digit3");
    await cell(page, 1, 3).click();
    await page.keyboard.press("Digit5");
    await page.keyboard.press("Control+Enter");
    await page.getByText("2 cells are wrong").first().waitFor();
    expect(await said(page, 1, 1)).toBe("row 1, column 1, 3");
    await page.getByRole("button", { name: "Show which" }).click();
    await eventually(() => said(page, 1, 1), "row 1, column 1, 3, wrong");
    await cell(page, 1, 1).click();
    await page.keyboard.press("Digit5");
    expect(await said(page, 1, 3)).not.toContain("wrong");
  });

  it("reveals after a question only", async () => {
    const page = await open(await profile(), "/play/start");
    await cell(page, 1, 1).click();
    await choose(page, "Reveal", "Reveal the selected cells");
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    expect(await said(page, 1, 1)).toBe("row 1, column 1, empty");
    await choose(page, "Reveal", "Reveal the selected cells");
    await page.getByRole("dialog").getByRole("button", { name: "Reveal the selected cells" }).click();
    await eventually(() => said(page, 1, 1), "row 1, column 1, 5");
    await choose(page, "Reveal", "Reveal the solution");
    await page.getByRole("dialog").getByRole("button", { name: "Reveal the solution" }).click();
    await page.getByText(/^Solved in /).first().waitFor();
    expect(await said(page, 9, 9)).toBe("row 9, column 9, 3");
  });
});

describe("a game", () => {
  it("goes on after a reload, with its history", async () => {
    const page = await open(await profile(), "/play/start");
    await cell(page, 1, 1).click();
    await page.keyboard.press("Digit5");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Digit8");
    await page.keyboard.press("Control+KeyZ");
    await page.reload();
    await eventually(() => said(page, 1, 1), "row 1, column 1, 5");
    await page.getByRole("button", { name: "Redo" }).click();
    expect(await said(page, 3, 2)).toBe("row 3, column 2, 8");
    await page.getByRole("button", { name: "Undo" }).click();
    // The list of puzzles offers it.
    await page.getByRole("link", { name: "Bachet: to the puzzles" }).click();
    await page.getByRole("region", { name: "Go on with" }).getByRole("link", { name: "startState" }).click();
    await eventually(() => said(page, 1, 1), "row 1, column 1, 5");
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await said(page, 1, 1)).toBe("row 1, column 1, empty");
  });

  it("comes to another browser by a link", async () => {
    const page = await open(await profile(), "/play/irregular");
    await cell(page, 1, 2).click();
    await page.keyboard.press("Digit9");
    await page.keyboard.press("Control+Shift+Digit4");
    await choose(page, "More", "Share");
    const link = await page.getByLabel("The puzzle with what you entered").inputValue();
    const fresh = await open(await profile(), link);
    await eventually(() => said(fresh, 1, 2), "row 1, column 2, 9, colours D");
    expect(await said(fresh, 1, 1)).toBe("row 1, column 1, given 8");
    await fresh.getByRole("heading", { name: "A crooked board" }).waitFor();
  });

  it("does not lose its own marks to those of a link", async () => {
    const context = await profile();
    const page = await open(context, "/play/start");
    await cell(page, 1, 1).click();
    await page.keyboard.press("Digit5");
    await choose(page, "More", "Share");
    const link = await page.getByLabel("The puzzle with what you entered").inputValue();
    await page.keyboard.press("Escape");
    await cell(page, 1, 1).click();
    await page.keyboard.press("Digit3");
    await page.goto("/");
    const again = await open(context, link);
    await again.getByText("Undo brings yours back").first().waitFor();
    expect(await said(again, 1, 1)).toBe("row 1, column 1, 5");
    await again.getByRole("button", { name: "Undo" }).click();
    expect(await said(again, 1, 1)).toBe("row 1, column 1, 3");
  });

  it("follows what another tab does", async () => {
    const context = await profile();
    const one = await open(context, "/play/start");
    const other = await open(context, "/play/start");
    await cell(other, 1, 3).click();
    await other.keyboard.press("Digit3");
    await eventually(() => said(one, 1, 3), "row 1, column 3, 3");
    // The other tab listens: what it did has arrived here.
    await cell(one, 1, 1).click();
    await one.keyboard.press("Digit5");
    await other.getByText("played on in another tab").first().waitFor();
    expect(await said(other, 1, 1)).toBe("row 1, column 1, 5");
  });

  it("keeps or drops a trial", async () => {
    const page = await open(await profile(), "/play/start");
    await cell(page, 1, 1).click();
    await choose(page, "More", "Try something out");
    await page.keyboard.press("Escape");
    await cell(page, 1, 1).click();
    await page.keyboard.press("Digit5");
    await cell(page, 1, 3).click();
    await page.keyboard.press("Digit3");
    await page.getByRole("button", { name: "Drop it" }).click();
    expect(await said(page, 1, 1)).toBe("row 1, column 1, empty");
    await choose(page, "More", "Try something out");
    await cell(page, 1, 1).click();
    await page.keyboard.press("Digit5");
    await cell(page, 1, 3).click();
    await page.keyboard.press("Digit3");
    await page.getByRole("button", { name: "Keep it" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await said(page, 1, 1)).toBe("row 1, column 1, empty");
    expect(await said(page, 1, 3)).toBe("row 1, column 3, empty");
  });

  it("begins anew after a question, which can be undone", async () => {
    const page = await open(await profile(), "/play/start");
    await cell(page, 1, 1).click();
    await page.keyboard.press("Digit5");
    await choose(page, "More", "Begin anew");
    await page.getByRole("dialog").getByRole("button", { name: "Begin anew" }).click();
    expect(await said(page, 1, 1)).toBe("row 1, column 1, empty");
    await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Undo" }).click();
    expect(await said(page, 1, 1)).toBe("row 1, column 1, 5");
  });

  it("pauses: the board is hidden, and the time stands", async () => {
    const page = await open(await profile(), "/play/start");
    await cell(page, 1, 1).focus();
    await page.keyboard.press("KeyP");
    await page.getByText("Paused", { exact: true }).waitFor();
    expect(await cell(page, 1, 1).count()).toBe(0);
    const stood = await page.getByRole("timer").textContent();
    await page.waitForTimeout(1_500);
    expect(await page.getByRole("timer").textContent()).toBe(stood);
    await page.getByRole("button", { name: "Go on" }).last().click();
    await cell(page, 1, 1).waitFor();
  });
});

describe("a large board", () => {
  it("takes letters as values", async () => {
    const page = await open(await profile(), "/play/twenty-five");
    await cell(page, 1, 1, 25).click();
    await page.keyboard.press("KeyC");
    expect(await said(page, 1, 1, 25)).toMatch(/^row 1, column 1, C/);
  });

  it("shows a key in the next frame, and changes only the cells that it is about", async () => {
    const page = await open(await profile(), "/play/twenty-five");
    await cell(page, 1, 1, 25).click();
    await choose(page, "Marks", "Fill in all pencil marks");
    await page.locator('[aria-label^="row 8, column"]:not([aria-label*="given"])').first().click();
    for (const [code, label] of [
      ["Digit3", /^row 8, column \d+, 3/],
      ["ArrowDown", /^row 9, column/],
      ["ArrowUp", /^row 8, column \d+, 3/],
      ["Backspace", /^row 8, column \d+, empty/],
    ] as const) {
      const { focus, said: now, changed, concerned } = await pressed(page, code);
      expect(now, code).toMatch(label);
      expect(changed, code).toContain(focus);
      expect(changed.filter((one) => !concerned.includes(one)), code).toEqual([]);
    }
  });
});

interface Pressed {
  /** The cell in focus after the key. */
  readonly focus: number;
  /** The cells of which the next frame shows something else. */
  readonly changed: readonly number[];
  /** The cells that may change: those in focus before and after, those that see them, those with the same value. */
  readonly concerned: readonly number[];
  /** What is said of the cell in focus in that frame. */
  readonly said: string;
}

/** Presses a key on a board of 25 by 25 and looks at the next frame. */
async function pressed(page: Page, code: string): Promise<Pressed> {
  return page.evaluate(async (wanted) => {
    const size = 25;
    const cells = [...document.querySelectorAll<HTMLElement>("[data-cell]")];
    const focused = (): number => Number((document.activeElement as HTMLElement).dataset["cell"]);
    const valueOf = (at: number): string => /^row \d+, column \d+, (?:given )?([^,]+)/.exec(cells[at]?.ariaLabel ?? "")?.[1] ?? "";
    const sees = (one: number, other: number): boolean => {
      const [row, column] = [Math.floor(one / size), one % size];
      const [across, down] = [Math.floor(other / size), other % size];
      const isSameBox = Math.floor(row / 5) === Math.floor(across / 5) && Math.floor(column / 5) === Math.floor(down / 5);
      return row === across || column === down || isSameBox;
    };
    const changed = new Set<number>();
    const watching = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        changed.add(Number(element?.closest<HTMLElement>("[data-cell]")?.dataset["cell"] ?? -1));
      }
    });
    const begin = focused();
    const values = new Set([valueOf(begin)]);
    const old = cells.map((_, at) => valueOf(at));
    watching.observe(document.querySelector('[role="grid"]') as Element, {
      subtree: true, childList: true, attributes: true, characterData: true,
    });
    const key = wanted.replace("Digit", "");
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { code: wanted, key, bubbles: true, cancelable: true }));
    await new Promise(requestAnimationFrame);
    watching.disconnect();
    const focus = focused();
    values.add(valueOf(focus));
    const isAlike = (at: number): boolean => values.has(valueOf(at)) || values.has(old[at] ?? "");
    const concerned = cells.map((_, at) => at).filter((at) => [begin, focus].some((one) => sees(one, at)) || isAlike(at));
    return { focus, changed: [...changed], concerned, said: cells[focus]?.ariaLabel ?? "" };
  }, code);
}
