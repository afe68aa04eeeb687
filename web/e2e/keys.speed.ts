/** How long keys and clicks take until they are painted, and how heavy the first load is. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { JSHandle, Page } from "playwright-core";
import { expect, it } from "vitest";

import { eventually, open, profile, useBrowser } from "./browser";
import { cell, choose } from "./sudoku";

useBrowser();

const ZEBRA = readFileSync(fileURLToPath(new URL("../../puzzles/zebra.bachet", import.meta.url)), "utf8");

/** The zebra without its questions; its last clue ends with the digit that is typed over. */
const WRITTEN = `${ZEBRA.replace(/^\?[^]*/m, "").trimEnd()}\n15. = Norwegian = 1`;

/** How long a person holds a key, in milliseconds. */
const HELD = 50;
const TIMES = 60;

interface Timed {
  /** Until what the key or the click changes is painted, in milliseconds. */
  readonly painted: number;
  /** How much of it the page worked: until the change is laid out, without the wait for the next frame. */
  readonly worked: number;
  /** How much of it questions were on their way and answered. */
  readonly answered: number;
}

/** What is measured: the selector of what is watched, and when it is as wanted. */
interface Watched {
  readonly event: "keydown" | "pointerdown";
  readonly shown: string;
  /** How the text of the last element that `shown` selects ends; left out if any change of an element counts. */
  readonly ending?: string;
}

/** Begins to watch; the time runs from the event on. */
async function watch(page: Page, watched: Watched): Promise<JSHandle<{ time: Promise<Timed> }>> {
  return page.evaluateHandle(({ event, shown, ending }) => {
    const time = new Promise<Timed>((done) => {
      let began = 0;
      let worked = 0;
      const finish = (): void => {
        const painted = performance.now() - began;
        const asked = performance
          .getEntriesByType("resource")
          .filter((entry) => entry.startTime >= began && /\/api\/(read|count)$/.test(entry.name)) as PerformanceResourceTiming[];
        const answered =
          asked.length === 0
            ? 0
            : Math.max(...asked.map((entry) => entry.responseEnd)) - Math.min(...asked.map((entry) => entry.startTime));
        done({ painted, worked, answered });
      };
      performance.clearResourceTimings();
      document.addEventListener(event, () => (began = performance.now()), { capture: true, once: true });
      const watching = new MutationObserver((records) => {
        const isShown =
          ending === undefined
            ? records.some(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(shown) instanceof Element)
            : [...document.querySelectorAll(shown)].at(-1)?.textContent?.endsWith(ending) === true;
        if (!isShown || began === 0) return;
        watching.disconnect();
        // Asking for a place makes the browser lay the change out.
        document.querySelector(shown)?.getBoundingClientRect();
        worked = performance.now() - began;
        requestAnimationFrame(() => setTimeout(finish));
      });
      watching.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    return { time };
  }, watched);
}

/** Measures what a person does, again and again. The pauses differ by less than a frame. */
async function measured(page: Page, watched: (at: number) => Watched, act: (at: number) => Promise<void>): Promise<Timed[]> {
  const times: Timed[] = [];
  for (let at = 0; at < TIMES; at += 1) {
    await page.waitForTimeout(60 + ((at * 7) % 17));
    const watching = await watch(page, watched(at));
    await act(at);
    times.push(await watching.evaluate(({ time }) => time));
  }
  return times;
}

/** Measures a digit that is typed over the last one of the text, until the element that `shown` selects ends with it. */
async function typed(page: Page, shown: string): Promise<Timed[]> {
  const digit = (at: number): string => (at % 2 === 0 ? "2" : "1");
  return measured(
    page,
    (at) => ({ event: "keydown", shown, ending: digit(at) }),
    async (at) => {
      await page.keyboard.press(digit(at), { delay: HELD });
      // A blank more before the digit: no text is one that the server has seen.
      for (const key of ["ArrowLeft", "Space", "Shift+ArrowRight"]) await page.keyboard.press(key);
    },
  );
}

/** Prints a row that `cargo xtask bench server` reads: the name, the median, the 95th percentile, and what they must be. */
function print(name: string, values: readonly number[], must = ""): void {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  console.log(["speed", name, at(0.5), at(0.95), must].join("\t"));
}

it("answers a key in Design", async () => {
  const page = await open(await profile(), "/design", [422]);
  await page.locator(".verdict .figure").waitFor();
  const editor = page.locator(".cm-content");
  await editor.press("Control+a");
  await editor.evaluate((content, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    content.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, WRITTEN);
  await eventually(() => page.locator(".verdict .figure").textContent(), "1");
  await editor.press("Control+End");
  await editor.press("Shift+ArrowLeft");
  const times = await typed(page, ".clues li:last-child code");
  print("a key in Design, 5x5 grid, to painted readings and counts", times.map(({ painted }) => painted), "30, 60");
  print("  of this, the server and the way to it", times.map(({ answered }) => answered));
  expect(times.length).toBe(TIMES);
});

it("answers a key in a page that holds nothing else", async () => {
  const page = await open(await profile(), "/");
  // What the browser needs by itself: a field of text, the same question, and one word of the answer.
  await page.evaluate((text) => {
    document.body.innerHTML = `<textarea rows="40" cols="80"></textarea><p class="clues"></p>`;
    const field = document.querySelector("textarea");
    const shown = document.querySelector("p");
    if (field === null || shown === null) throw new Error("the page has no field");
    field.value = text;
    field.addEventListener("input", async () => {
      const body = JSON.stringify({ puzzle: field.value, time: 3, "per-clue": true });
      const response = await fetch("/api/read", { method: "POST", headers: { "Content-Type": "application/json" }, body });
      const { readings } = (await response.json()) as { readings: { clues: { stated: { expression: string } | null }[] } };
      shown.textContent = readings.clues.at(-1)?.stated?.expression ?? "";
    });
    field.focus();
    field.setSelectionRange(text.length - 1, text.length);
  }, WRITTEN);
  const times = await typed(page, ".clues");
  print("the same key in a bare page that shows one word of the answer", times.map(({ painted }) => painted));
  expect(times.length).toBe(TIMES);
});

it("answers a key and a click in Play", async () => {
  const page = await open(await profile(), "/play/twenty-five");
  await cell(page, 1, 1, 25).click();
  await choose(page, "Marks", "Fill in all pencil marks");
  await cell(page, 1, 1, 25).click();
  const places = [cell(page, 2, 2, 25), cell(page, 4, 9, 25), cell(page, 7, 12, 25), cell(page, 3, 20, 25)];
  const boxes = await Promise.all(places.map((place) => place.boundingBox()));
  const rows: [string, Watched, (at: number) => Promise<void>][] = [
    ["a digit", { event: "keydown", shown: "[data-cell]" }, (at) => page.keyboard.press(at % 2 === 0 ? "3" : "Backspace", { delay: HELD })],
    ["an arrow", { event: "keydown", shown: "[data-cell]" }, (at) => page.keyboard.press(at % 20 < 10 ? "ArrowRight" : "ArrowLeft", { delay: HELD })],
    ["a click", { event: "pointerdown", shown: "[data-cell]" }, async (at) => {
      const box = boxes[at % boxes.length];
      if (box === undefined || box === null) throw new Error("a cell has no place");
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: HELD });
    }],
  ];
  for (const [name, watched, act] of rows) {
    const times = await measured(page, () => watched, act);
    print(`${name} in Play, 25x25 with all pencil marks, to the painted board`, times.map(({ painted }) => painted), "16");
    print("  of this, the work of the page without the wait for a frame", times.map(({ worked }) => worked));
    expect(times.length).toBe(TIMES);
  }
});
