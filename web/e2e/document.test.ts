/**
 * The pages of the course « Jeux logiques amusants » on the screen: its Sudoku filled by its moves, its couples led
 * across, with what its status bar says of each state.
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { eventually, open, profile, useBrowser } from "./browser";
import { cell, said, START_SOLUTION } from "./sudoku";
import { moved, play, press } from "./ways";

useBrowser();

/** Returns whether no digit is twice in a row, a column or a box, as the course decides it. */
function isValid(rows: readonly (readonly number[])[]): boolean {
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const houses = nine.flatMap((house) => [
    nine.map((place) => at(house, place)),
    nine.map((place) => at(place, house)),
    nine.map((place) => at(3 * Math.floor(house / 3) + Math.floor(place / 3), 3 * (house % 3) + (place % 3))),
  ]);
  return houses.every((house) => {
    const digits = house.filter((digit) => digit > 0);
    return new Set(digits).size === digits.length;
  });
}

/** Does something to the board and returns what the page says of the state after it. */
async function verdictAfter(page: Page, act: () => Promise<void>): Promise<string> {
  const answered = page.waitForResponse("**/api/show");
  await act();
  const { show } = (await (await answered).json()) as { show: { valid: boolean } };
  const text = page.locator(".verdict p");
  await eventually(async () => (await text.innerText()).includes("not valid"), !show.valid);
  return text.innerText();
}

describe("the Sudoku", () => {
  it("is filled digit by digit, each state valid or not as the course says it", async () => {
    const page = await open(await profile(), "/play/start");
    await page.getByText("The state is valid: no conflicts").waitFor();
    const board: number[][] = [];
    for (let row = 1; row <= 9; row += 1) {
      const spoken = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map((column) => said(page, row, column)));
      board.push(spoken.map((text) => Number(/given (\d)/.exec(text ?? "")?.[1] ?? 0)));
    }
    const judged = { valid: 0, invalid: 0 };
    for (const [row, values] of START_SOLUTION.entries()) {
      for (const [column, value] of [...values].map(Number).entries()) {
        const line = board[row] ?? [];
        if (line[column] !== 0) continue;
        await cell(page, row + 1, column + 1).click();
        // In the first rows every digit is tried in turn, as each click of the course puts the next one.
        for (let digit = row < 2 ? 1 : value; digit <= value; digit += 1) {
          line[column] = digit;
          const verdict = await verdictAfter(page, () => page.keyboard.press(`Digit${digit}`));
          const isSolved = board.every((cells) => cells.every((one) => one > 0));
          const valid = isSolved ? "Solved" : "The state is valid: no conflicts";
          expect(verdict).toBe(isValid(board) ? valid : "The state is not valid");
          judged[isValid(board) ? "valid" : "invalid"] += 1;
        }
      }
    }
    expect(judged).toEqual({ valid: 31, invalid: 11 });
  });

  it("leaves the given digits where they are, and says so", async () => {
    const page = await open(await profile(), "/play/start");
    await cell(page, 1, 2).click();
    await page.keyboard.press("Digit3");
    const notice = page.getByRole("region", { name: "Notices" }).getByText("A given cell stays as it is");
    await notice.waitFor();
    await page.getByRole("button", { name: /^Enter 4/ }).click();
    expect(await notice.count()).toBe(1);
    expect(await said(page, 1, 2)).toBe("row 1, column 2, given 6");
  });

  it("names the row, the column or the box of a digit that is there twice", async () => {
    const page = await open(await profile(), "/play/statewiki");
    // The answer about the first state is not one about an entry.
    await page.getByText("The state is valid: no conflicts").waitFor();
    const tries = [
      [1, 9, 3, "3 is more than once in row 1: r1c2, r1c9"],
      [9, 6, 5, "5 is more than once in column 6: r2c6, r9c6"],
      [1, 1, 8, "8 is more than once in box 1: r1c1, r3c3"],
    ] as const;
    for (const [row, column, digit, reason] of tries) {
      await cell(page, row, column).click();
      expect(await verdictAfter(page, () => page.keyboard.press(`Digit${digit}`))).toBe("The state is not valid");
      await page.getByRole("region", { name: "Conflicts" }).getByText(reason).waitFor();
      expect(await verdictAfter(page, () => page.keyboard.press("Delete"))).toBe("The state is valid: no conflicts");
    }
  });
});

describe("the three couples", () => {
  /** The state after each trip of the way that the program of the course finds. */
  const WAY = [67, 1, 85, 20, 124, 48, 122, 42, 111, 46, 127];
  /** The key of whoever has each bit: the blue couple, the green one, the red one, always the woman first. */
  const KEYS = ["1", "4", "2", "5", "3", "6"];

  const TRAVELLERS = ["femme bleue", "femme verte", "femme blanche", "mari bleu", "mari vert", "mari blanc"];

  it("are led across in eleven trips by the way of the course, with each state in binary", async () => {
    const page = await play("maris-jaloux");
    expect(await moved(page, "At least to go")).toBe("11");
    let before = 0;
    for (const [at, state] of WAY.entries()) {
      const crossing = KEYS.filter((_, bit) => (((before ^ state) >> bit) & 1) === 1);
      await press(page, [...crossing, "g"].join(" "));
      before = state;
      await page.getByText(`${state.toString(2).padStart(7, "0")}, that is ${state}`).waitFor({ state: "attached" });
      await eventually(() => moved(page), String(at + 1));
      await eventually(() => moved(page, "At least to go"), String(10 - at));
      const names = crossing.map((key) => TRAVELLERS[Number(key) - 1] ?? "");
      const said = await page.getByText("Last move: ").innerText();
      expect(said.includes(at % 2 === 0 ? "from left to right" : "from right to left")).toBe(true);
      for (const name of names) expect(said).toContain(name);
    }
    await page.getByText("The goal is reached", { exact: true }).first().waitFor();
    await press(page, "Control+z");
    await eventually(() => moved(page), "10");
  });

  it("are refused a trip, on the bank and in the boat, with the rule and whom it is about", async () => {
    const page = await play("maris-jaloux");
    await page.getByRole("button", { name: "mari bleu, left", exact: true }).click();
    await page.getByRole("button", { name: "Cross: right", exact: true }).click();
    await page.getByText("That move is not allowed", { exact: true }).first().waitFor();
    await page.getByText("une femme est en compagnie d'hommes sans son mari").first().waitFor();
    await page.getByRole("button", { name: "femme bleue, left, a rule is about this one", exact: true }).waitFor();
    await press(page, "4 1 5 g");
    await page.getByRole("button", { name: "femme bleue, in the boat, a rule is about this one", exact: true }).waitFor();
    expect(await moved(page)).toBe("0");
  });

  it("are placed freely, allowed or not, with the number of the state", async () => {
    const page = await play("maris-jaloux");
    await page.getByRole("button", { name: "Place freely", exact: true }).click();
    await page.getByRole("button", { name: "femme bleue, left", exact: true }).click();
    await page.getByText("The state is allowed", { exact: true }).first().waitFor();
    await page.getByText("0000001, that is 1").waitFor({ state: "attached" });
    await page.getByRole("button", { name: "mari vert, left", exact: true }).click();
    await page.getByText("The state is not allowed", { exact: true }).first().waitFor();
    await page.getByText("0001001, that is 9").waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await page.getByText("The state is allowed", { exact: true }).first().waitFor();
  });
});
