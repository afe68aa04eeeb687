import { describe, expect, it } from "vitest";

import { eventually, useBrowser } from "./browser";
import { moved, play, press } from "./ways";

useBrowser();

describe("the task", () => {
  it.each([
    ["torch", "everybody at right", ["Boat", "2 seats", "A trip costs", "max time", "Limit of all trips", "15"]],
    ["marchands", "marchand at left", ["Who rows", "patron or chef"]],
    ["cruches", "grande 4", ["Jugs hold", "petite 3, grande 5", "Moves"]],
    ["hanoi", "all disks on peg 3", ["from any peg to any other"]],
    ["eight", "1 2 3\n4 5 6\n7 8 .", []],
    ["guarini", "W.W\n...\nB.B", []],
  ])("of %s is to be read beside the board, and spoken with it", async (name, goal, others) => {
    const page = await play(name);
    const board = page.locator("[aria-describedby=way-goal]");
    await board.waitFor();
    expect(await page.locator("#way-goal").textContent()).toBe(goal);
    const task = page.locator("details", { hasText: "Your task" });
    expect(await task.locator("#way-goal").isVisible()).toBe(true);
    for (const other of others) expect(await task.getByText(other, { exact: true }).count(), other).toBeGreaterThan(0);
  });

  it("is in a fold on a phone", async () => {
    const page = await play("torch", { viewport: { width: 320, height: 640 } });
    const goal = page.locator("#way-goal");
    expect(await goal.isVisible()).toBe(false);
    await page.getByText("Your task", { exact: true }).click();
    await goal.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

it("a torch that will burn out is told of when it is too late, and no trip is longer than it burns", async () => {
  const page = await play("torch");
  expect(await moved(page, "Time so far")).toBe("0 of 15");
  await press(page, "1 4 g");
  await eventually(() => moved(page, "Time so far"), "8 of 15");
  await page.getByText("A dead end: from here the goal costs 9, and only 7 is left. Undo a move.", { exact: true }).first().waitFor();
  await press(page, "1 g 1 3 g 1 g");
  await eventually(() => moved(page, "Time so far"), "15 of 15");
  await press(page, "1 2 g");
  await page.getByText("with this trip all trips cost 17 together, and the limit is 15", { exact: true }).waitFor();
  expect(await moved(page)).toBe("4");
  for (let undone = 0; undone < 4; undone += 1) await press(page, "Control+z");
  await eventually(() => moved(page, "Time so far"), "0 of 15");
  await page.getByText("The state is allowed", { exact: true }).first().waitFor();
});
