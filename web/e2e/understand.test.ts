import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";

import { writeLink } from "../src/core/link/link";
import { violations } from "./axe";
import { eventually, open, profile, useBrowser } from "./browser";

useBrowser();

/** How the costs of a run are called in the table, and in the answer of the server. */
const COSTS = { events: "events", nodes: "nodes", checks: "checks", deadEnds: "dead_ends", deepest: "deepest" } as const;

interface Traced {
  readonly how: string;
  readonly cost: Readonly<Record<string, string | number>>;
  readonly solutions: string;
}

async function understand(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await open(await profile({ reducedMotion: "reduce", ...options }), path);
  await page.locator(".sentence").waitFor();
  return page;
}

/** Asks the server, which answers as `bachet trace` does. */
async function trace(page: Page, puzzle: string, question: object): Promise<Traced> {
  return page.evaluate(
    async ([source, asked]) => {
      const ask = async (verb: string, body: object) =>
        (await fetch(`/api/${verb}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })).json();
      const text = /^[a-z0-9-]+$/.test(source) ? ((await ask("gallery", { name: source })) as { text: string }).text : source;
      return ((await ask("trace", { puzzle: text, ...asked })) as { trace: Traced }).trace;
    },
    [puzzle, question] as const,
  );
}

/** Reads a column of the costs: 1 is what there is so far, 2 what there is at the end. */
async function costs(page: Page, column: 1 | 2, pane = 0): Promise<Record<string, string>> {
  const rows = page.locator("article").nth(pane).locator("tr[data-count]");
  const read = await rows.evaluateAll(
    (all, at) => all.map((row) => [row.getAttribute("data-count") ?? "", (row.children[at]?.textContent ?? "").replace(/\D/gu, "")] as const),
    column,
  );
  return Object.fromEntries(read);
}

function expected({ cost, solutions }: Traced): Record<string, string> {
  const named = Object.entries(COSTS).map(([name, key]) => [name, String(cost[key])]);
  return Object.fromEntries([...named, ["solutions", solutions]]) as Record<string, string>;
}

async function shows(page: Page, column: 1 | 2, wanted: Traced, pane = 0): Promise<void> {
  const values = expected(wanted);
  await eventually(async () => {
    const all = await costs(page, column, pane);
    return Object.fromEntries(Object.keys(values).map((name) => [name, all[name]]));
  }, values);
}

async function choose(page: Page, method: string, pane = 0): Promise<void> {
  await page.locator(`#method-${pane}`).selectOption(method);
  await page.locator("article").nth(pane).locator(".sentence").waitFor();
  // The page takes keys, not the list.
  await page.locator("h1").click();
}

const position = async (page: Page): Promise<number> => Number(await page.getByRole("slider").inputValue());
const sentence = (page: Page, pane = 0) => page.locator(".sentence").nth(pane);

describe("each method comes to its end, with the costs that the server reports", () => {
  const ASSIGNMENTS = ["clauses", "cnf", "backtracking", "successors", "propagation"];
  const WAYS = ["depth-first", "breadth-first"];
  it.each([
    ["verjaardag", [...ASSIGNMENTS, "permutations"]],
    ["six", ASSIGNMENTS],
    ["wolf-goat-cabbage", WAYS],
    ["cruches", WAYS],
    ["hanoi: Two disks\ndisks: 2\n", WAYS],
    ["tiles: Four places\n1 2\n. 3\n", WAYS],
    ["knights: One knight\nW..\n...\n...\ngoal:\n...\n...\n..W\n", WAYS],
  ])("%s", async (puzzle, methods) => {
    const isNamed = /^[a-z-]+$/.test(puzzle);
    const page = await understand(isNamed ? `/understand/${puzzle}` : `/understand${await writeLink({ puzzle, marks: [] })}`);
    const offered = await page.locator("#method-0 option").evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect(offered.sort()).toEqual([...methods].sort());
    for (const method of methods) {
      await choose(page, method);
      const whole = await trace(page, puzzle, { method });
      await shows(page, 2, whole);
      await page.keyboard.press("End");
      await shows(page, 1, whole);
      await eventually(() => position(page), Number(whole.cost["events"]));
    }
  });
});

describe("backtracking on a board", () => {
  it("goes forwards and backwards, and looks for events", async () => {
    const page = await understand("/understand/difficile");
    expect(await sentence(page).innerText()).toBe("Nothing has happened yet");
    await page.keyboard.press("n");
    await eventually(() => sentence(page).innerText(), "r1c1 = 1");
    await page.getByText("r1c1: 1, entered last", { exact: true }).waitFor({ state: "attached" });
    const first = await position(page);
    await page.keyboard.press("d");
    await page.locator(".sentence", { hasText: /^a dead end/ }).waitFor();
    await page.keyboard.press("Shift+N");
    await page.keyboard.press("Home");
    await eventually(() => position(page), 0);
    for (let step = 0; step < first; step += 1) await page.keyboard.press("ArrowRight");
    await eventually(() => sentence(page).innerText(), "r1c1 = 1");
    await page.keyboard.press("ArrowLeft");
    await eventually(() => position(page), first - 1);
    await page.getByText("r1c1: empty", { exact: true }).waitFor({ state: "attached" });
    await page.keyboard.press("s");
    await eventually(() => sentence(page).innerText(), "solution 1");
    await page.getByRole("button", { name: "To the start" }).click();
    await eventually(() => sentence(page).innerText(), "Nothing has happened yet");
  });

  it("has in the midst of a long run the costs of the server up to there", async () => {
    const page = await understand("/understand/difficile");
    await shows(page, 2, await trace(page, "difficile", { method: "backtracking" }));
    for (const at of [50_000, 50_001, 8_000]) {
      await page.getByRole("slider").fill(String(at));
      await shows(page, 1, await trace(page, "difficile", { method: "backtracking", until: at }));
    }
    expect((await costs(page, 1))["time"]).toBeDefined();
    await page.getByText(/Only the part around the current node is drawn/).waitFor();
  });

  it("plays, faster, and stops at the end", async () => {
    const page = await understand("/understand/six");
    await choose(page, "propagation");
    await shows(page, 2, await trace(page, "six", { method: "propagation" }));
    for (let times = 0; times < 6; times += 1) await page.keyboard.press("+");
    await page.getByText("256 per second", { exact: true }).first().waitFor();
    await page.keyboard.press("Space");
    await eventually(() => position(page), 52);
    await page.getByRole("button", { name: "Play the steps", exact: true }).waitFor();
    await page.keyboard.press("b");
    await eventually(() => position(page), 0);
    await page.getByRole("button", { name: "Play backwards", exact: true }).waitFor();
  });
});

it("two methods step side by side", async () => {
  const page = await understand("/understand/verjaardag");
  await page.getByRole("button", { name: "Two side by side" }).click();
  await choose(page, "backtracking", 0);
  await choose(page, "propagation", 1);
  const [one, other] = [await trace(page, "verjaardag", { method: "backtracking" }), await trace(page, "verjaardag", { method: "propagation" })];
  await shows(page, 2, one, 0);
  await shows(page, 2, other, 1);
  await page.getByRole("slider").fill("20");
  await eventually(async () => (await costs(page, 1, 0))["events"], "20");
  await eventually(async () => (await costs(page, 1, 1))["events"], "20");
  await page.getByRole("button", { name: "To the end" }).click();
  await shows(page, 1, one, 0);
  await shows(page, 1, other, 1);
});

it("a method of clauses shows its rules, permutations fall clue by clue, and a frontier waits", async () => {
  const page = await understand("/understand/verjaardag");
  await choose(page, "clauses");
  await page.getByRole("slider").fill("40");
  await page.locator("li.chosen").waitFor();
  await page.getByText(/^The chosen rule: /).waitFor();
  await choose(page, "permutations");
  await shows(page, 2, await trace(page, "verjaardag", { method: "permutations" }));
  await page.keyboard.press("End");
  await page.getByText("14,400 candidates tested", { exact: true }).waitFor();
  await page.getByRole("list", { name: "Candidates left by each clue" }).getByText("leaves 2,880 of 14,400", { exact: true }).waitFor();
  const river = await understand("/understand/wolf-goat-cabbage");
  await river.getByRole("slider").fill("8");
  await river.getByText(/waits? to be visited/).waitFor();
});

it("the permutations of document 003 fall clause by clause, over more than five million events", async () => {
  const page = await understand("/understand/gastsprekers");
  await choose(page, "permutations");
  const whole = await trace(page, "gastsprekers", { method: "permutations" });
  await shows(page, 2, whole);
  const list = page.getByRole("list", { name: "Candidates left by each clue" });
  await page.getByText("1,728,000 candidates in all", { exact: true }).waitFor();
  // The counts of the document, before a step is taken.
  for (const left of ["13,824", "2,592", "80", "2", "1"]) await list.getByText(`at the end ${left}`, { exact: true }).waitFor();
  const rejecting: string[] = [];
  for (let clue = 0; clue < 5; clue += 1) {
    const before = await position(page);
    await page.keyboard.press("c");
    await eventually(async () => (await position(page)) > before, true);
    await eventually(async () => (await costs(page, 1))["events"], String(await position(page)));
    rejecting.push((await page.locator("li.refused .clue").innerText()).replace(/^✕\s*/u, "").slice(0, 1));
  }
  expect(rejecting.sort()).toEqual(["1", "2", "3", "4", "5"]);
  await page.keyboard.press("c");
  await eventually(() => position(page), Number(whole.cost["events"]));
  await shows(page, 1, whole);
  for (const fall of ["13,824 of 1,728,000", "2,592 of 13,824", "80 of 2,592", "2 of 80", "1 of 2"]) await list.getByText(`leaves ${fall}`, { exact: true }).waitFor();
  await list.getByRole("button", { name: /first rejects a candidate: 3\./ }).click();
  await page.locator("li.refused", { hasText: /3\. / }).waitFor();
  expect(await violations(page)).toEqual([]);
});

it.each([
  ["fr", "Retour sur trace", "Rien ne s’est encore passé", "solution 1"],
  ["nl", "Terugzoeken", "Er is nog niets gebeurd", "oplossing 1"],
])("in %s, the events too", async (locale, method, nothing, found) => {
  const page = await understand("/understand/six", { locale });
  expect(await page.locator("article h2").innerText()).toBe(method);
  expect(await sentence(page).innerText()).toBe(nothing);
  await page.keyboard.press("s");
  await eventually(() => sentence(page).innerText(), found);
});

it("is reached from the list, from a game, and from what is designed", async () => {
  const page = await open(await profile(), "/understand");
  await page.getByRole("link", { name: "Difficile", exact: true }).click();
  await page.locator(".sentence").waitFor();
  await page.getByRole("link", { name: "Play this" }).click();
  await page.getByRole("grid").waitFor();
  await page.getByRole("link", { name: "Understand", exact: true }).last().click();
  await page.locator(".sentence").waitFor();
  await page.goto("/design");
  await page.locator(".cm-content").waitFor();
  await page.getByRole("button", { name: "Understand", exact: true }).click();
  await page.locator(".sentence").waitFor();
  expect(new URL(page.url()).pathname).toBe("/understand");
});

describe("a question that takes long", () => {
  const questions = async (page: Page): Promise<number> => page.evaluate(async () => ((await (await fetch("/api/health")).json()) as { questions: number }).questions);

  it("is told, and cancelled here and on the server", async () => {
    const page = await understand("/understand/zebra");
    await choose(page, "permutations");
    const told = page.getByRole("region", { name: "Working on it" });
    await told.getByText(/^\d+\.\d s, [\d,]+ steps$/).waitFor();
    expect(await questions(page)).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    await told.getByRole("button", { name: "Cancel" }).click();
    await told.waitFor({ state: "detached" });
    await eventually(() => questions(page), 0);
    await page.getByText("You cancelled a question about this run.").waitFor();
    // What was there can still be stepped through.
    await page.keyboard.press("ArrowRight");
    await eventually(async () => (await costs(page, 1))["events"], "1");
  });

  it.each(["/play/start", "/play/zebra"])("a check of %s is asked in the same way", async (path) => {
    const page = await open(await profile(), path);
    const check = page.getByRole("button", { name: "Check", exact: true });
    await check.waitFor();
    const asked = page.waitForRequest((request) => request.url().endsWith("/api/show") && (request.postData() ?? "").includes("count-wrong"));
    await check.click();
    expect(await (await asked).headerValue("accept")).toBe("text/event-stream");
    await eventually(() => questions(page), 0);
    expect(await page.getByText("The server cannot be reached").count()).toBe(0);
  });

  it("that is soon answered is not told", async () => {
    const page = await understand("/understand/six");
    await shows(page, 2, await trace(page, "six", { method: "backtracking" }));
    expect(await page.getByRole("region", { name: "Working on it" }).count()).toBe(0);
  });
});

describe("the address says what is shown", () => {
  it("a reload and a sent link resume there", async () => {
    const page = await understand("/understand/verjaardag");
    await page.getByRole("button", { name: "Two side by side" }).click();
    await choose(page, "permutations", 0);
    await choose(page, "clauses", 1);
    await page.getByLabel("Clues first").fill("3, 1");
    await page.keyboard.press("Enter");
    await shows(page, 2, await trace(page, "verjaardag", { method: "clauses", order: ["3", "1"] }), 1);
    await page.getByRole("checkbox", { name: "All solutions" }).check();
    await shows(page, 2, await trace(page, "verjaardag", { method: "clauses", all: true, order: ["3", "1"] }), 1);
    await page.getByRole("slider").fill("44");
    await eventually(() => Promise.resolve(new URL(page.url()).search), "?method=permutations&method=clauses&all&order=3,1&event=44");
    const told = await sentence(page, 1).innerText();
    for (const again of [page, await open(await profile(), "/")]) {
      if (again === page) await again.reload();
      else await again.goto(page.url());
      await eventually(() => position(again), 44);
      await eventually(() => sentence(again, 1).innerText(), told);
      expect(await again.locator("#method-0").inputValue()).toBe("permutations");
      expect(await again.locator("#method-1").inputValue()).toBe("clauses");
      expect(await again.getByRole("checkbox", { name: "All solutions" }).isChecked()).toBe(true);
      expect(await again.getByLabel("Clues first").inputValue()).toBe("3, 1");
      await shows(again, 1, await trace(again, "verjaardag", { method: "clauses", all: true, order: ["3", "1"], until: 44 }), 1);
    }
  });

  it("also of a puzzle in a link, and of a moment behind the end", async () => {
    const link = await writeLink({ puzzle: "hanoi: Two disks\ndisks: 2\n", marks: [] });
    const page = await understand(`/understand?method=depth-first&event=999999${link}`);
    expect(await page.locator("#method-0").inputValue()).toBe("depth-first");
    const whole = await trace(page, "hanoi: Two disks\ndisks: 2\n", { method: "depth-first" });
    await eventually(() => position(page), Number(whole.cost["events"]));
    await page.keyboard.press("ArrowLeft");
    await eventually(() => Promise.resolve(new URL(page.url()).search), `?method=depth-first&event=${Number(whole.cost["events"]) - 1}`);
    expect(new URL(page.url()).hash).toBe(link);
  });
});

it("tells its keys", async () => {
  const page = await understand("/understand/six");
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys" }).getByText("the next dead end, the one before").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("ArrowRight");
  await eventually(() => position(page), 1);
});

it.each([
  ["difficile", "backtracking"],
  ["verjaardag", "clauses"],
  ["verjaardag", "permutations"],
  ["wolf-goat-cabbage", "breadth-first"],
  ["cruches", "depth-first"],
])("%s by %s fits a phone and has no fault that axe finds", async (puzzle, method) => {
  const page = await understand(`/understand/${puzzle}`, { viewport: { width: 360, height: 640 } });
  await choose(page, method);
  await page.getByRole("slider").fill("60");
  await eventually(async () => (await costs(page, 1))["events"], "60");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page)).toEqual([]);
});
