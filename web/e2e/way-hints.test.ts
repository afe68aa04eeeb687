import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { violations } from "./axe";
import { eventually, useBrowser } from "./browser";
import { moved, play, press } from "./ways";

useBrowser();

const hint = (page: Page): Locator => page.getByRole("region", { name: "Hint", exact: true });
const panel = (page: Page): Locator => page.getByRole("region", { name: "Step by step" });

describe("a hint on a crossing", () => {
  it("tells more with each press of a key, and is gone with the next move", async () => {
    const page = await play("maris-jaloux");
    const texts = new Set<string>();
    for (let strength = 1; strength <= 3; strength += 1) {
      await press(page, "h");
      await eventually(async () => !texts.has(await hint(page).locator(".text").innerText()), true);
      texts.add(await hint(page).locator(".text").innerText());
    }
    expect(await hint(page).getByRole("button", { name: "Write it in" }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Next move", exact: true }).click();
    await eventually(() => moved(page), "1");
    await hint(page).waitFor({ state: "detached" });
  });

  it("says that a state leads nowhere", async () => {
    const page = await play("dag-en-nacht");
    await press(page, "3 g");
    await eventually(() => moved(page), "1");
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await hint(page).waitFor();
    expect(await hint(page).locator(".text").innerText()).not.toBe("");
  });
});

describe("an explanation of a crossing", () => {
  it("is stepped through by keys, and the game stays as it was", async () => {
    const page = await play("wolf-goat-cabbage");
    const goat = (place: string): Promise<void> => page.getByRole("button", { name: `goat, ${place}`, exact: true }).waitFor();
    await press(page, "w");
    await panel(page).getByText("Step 1 of 7", { exact: true }).waitFor();
    await goat("left");
    await press(page, "ArrowRight");
    await goat("right");
    await press(page, "End");
    await panel(page).getByText("After 7 steps", { exact: true }).waitFor();
    await press(page, "g [");
    await press(page, "Escape");
    await panel(page).waitFor({ state: "detached" });
    await goat("left");
    expect(await moved(page)).toBe("0");
    await eventually(() => page.getByRole("button", { name: "Undo" }).isDisabled(), true);
  });

  it("is stepped through by mouse on a board of moves", async () => {
    const page = await play("cruches");
    await page.getByRole("button", { name: "Explain to the end", exact: true }).click();
    await panel(page).getByRole("button", { name: "One step forward" }).click();
    await panel(page).getByText(/^Step 2 of /).waitFor();
    expect(await violations(page)).toEqual([]);
    await panel(page).getByRole("button", { name: "Back to the game" }).click();
    expect(await moved(page)).toBe("0");
  });

  it("says why there is none", async () => {
    const page = await play("maris-jaloux-un-siege");
    await press(page, "w");
    await panel(page).getByText("There is no solution", { exact: true }).first().waitFor();
    expect((await panel(page).locator(".text").innerText()).length).toBeGreaterThan(20);
  });
});
