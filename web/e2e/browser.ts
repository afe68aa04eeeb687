/** One browser for the journeys of a file; each journey has a profile of its own. */
import { existsSync } from "node:fs";

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/usr/bin/google-chrome-stable"];

/** Maximum time that a journey waits for something to appear, in milliseconds. */
const PATIENCE = 10_000;

let browser: Browser;
const contexts: BrowserContext[] = [];
const complaints: string[] = [];

/** To be called once in each file of journeys. */
export function useBrowser(): void {
  beforeAll(async () => {
    const executablePath = process.env["BROWSER_PATH"] ?? PLACES.find(existsSync);
    if (executablePath === undefined) throw new Error(`no Chromium in ${PLACES.join(", ")}, and none in BROWSER_PATH`);
    browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    // No error, no breach of the policy, and no request to anywhere else, whatever the journey was about.
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());
}

/** Returns a fresh profile. */
export async function profile(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: inject("address"),
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  contexts.push(context);
  return context;
}

/** Opens a page of the app. Statuses from 400 that are part of the journey are in `expected`. */
export async function open(context: BrowserContext, path: string, expected: readonly number[] = []): Promise<Page> {
  const page = await context.newPage();
  page.on("pageerror", (error) => complaints.push(`${path}: ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    const isExpected = expected.some((status) => message.text().includes(`status of ${status}`));
    if (["error", "warning"].includes(message.type()) && !isExpected) complaints.push(`${path}: ${message.text()}`);
  });
  page.on("request", (request) => {
    const url = request.url();
    const isOwn = url.startsWith(inject("address")) || url.startsWith("data:") || url.startsWith("blob:");
    if (!isOwn) complaints.push(`${path}: asks ${url}`);
  });
  await page.goto(path);
  return page;
}

/** Waits until what `read` returns is as expected. */
export async function eventually<T>(read: () => Promise<T>, expected: T): Promise<void> {
  await expect.poll(read, { timeout: PATIENCE }).toEqual(expected);
}
