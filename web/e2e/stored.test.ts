/** What this browser has stored and this version cannot read stays as it is. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { eventually, open, profile, useBrowser } from "./browser";
import { cell, said } from "./sudoku";

useBrowser();

/** Where records are stored. */
interface Place {
  readonly database: string;
  readonly store: string;
}

const GAMES = { database: "bachet", store: "games" };
const DRAFTS = { database: "bachet.drafts", store: "drafts" };

/** Returns the only record of a store after giving it these fields; `null` if there is none yet. */
async function record(page: Page, place: Place, fields: object = {}): Promise<Record<string, unknown> | null> {
  return page.evaluate(async ({ database, store, changed }) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
      });
    const opened = await done(indexedDB.open(database));
    if (!opened.objectStoreNames.contains(store)) return null;
    const records = opened.transaction(store, "readwrite").objectStore(store);
    const [only] = await done(records.getAll());
    if (only === undefined) return null;
    const written = { ...only, ...changed };
    await done(records.put(written));
    opened.close();
    return written;
  }, { ...place, changed: fields });
}

/** Plays a digit, and stores the game with these fields in place of its own. */
async function played(fields: object): Promise<Page> {
  const page = await open(await profile(), "/play/start");
  await cell(page, 1, 1).click();
  await page.keyboard.press("Digit5");
  await eventually(async () => (await record(page, GAMES)) !== null, true);
  await page.goto("/");
  await record(page, GAMES, fields);
  await page.goto("/play/start");
  return page;
}

describe.each<[string, object, RegExp]>([
  ["of a newer version", { version: 99, log: { version: 99, done: 1 } }, /^A newer version of Bachet has saved this game/],
  ["that is broken", { log: { version: 1, done: 7, steps: [] } }, /^The saved game cannot be read/],
])("a game %s", (_, fields, text) => {
  it("is replaced only if the player says so", async () => {
    const page = await played(fields);
    await page.getByText(text).first().waitFor();
    await cell(page, 1, 1).click();
    await page.keyboard.press("Digit3");
    expect(await said(page, 1, 1)).toContain("row 1, column 1, 3");
    await page.getByRole("button", { name: "Not saved" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await page.goto("/");
    expect(await record(page, GAMES)).toMatchObject(fields);

    await page.goto("/play/start");
    await cell(page, 1, 1).click();
    await page.keyboard.press("Digit3");
    await page.getByRole("button", { name: "Not saved" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save over it" }).click();
    await page.getByRole("button", { name: "Not saved" }).waitFor({ state: "detached" });
    await eventually(async () => (await record(page, GAMES))?.["version"], 1);
    await page.reload();
    await eventually(async () => (await said(page, 1, 1))?.startsWith("row 1, column 1, 3"), true);
  });
});

it("a draft of a newer version stays, and one is told of it", async () => {
  const page = await open(await profile(), "/design", [422]);
  await page.locator(".cm-content").press("Control+End");
  await page.keyboard.type("# mine");
  await eventually(async () => (await record(page, DRAFTS)) !== null, true);
  await page.goto("/");
  const newer = await record(page, DRAFTS, { version: 99 });
  await page.goto("/design");
  await page.getByText(/^1 draft cannot be read here/).first().waitFor();
  await page.getByRole("button", { name: "Drafts" }).click();
  await page.getByRole("dialog").getByText(/^1 draft cannot be read here/).waitFor();
  expect(await record(page, DRAFTS)).toEqual(newer);
});
