import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Kept } from "../../core/kept";
import { found } from "./found";
import { type Savable, Saving } from "./saving.svelte";

/** What the server has, under the link to change it; the link to play it ends in `f`. */
const rows = new Map<string, { version: number; puzzle: string; log: unknown[]; title: string }>();
/** What the server refuses everything with, if not `null`. */
let refusal: { status: number; code: string } | null = null;

const secret = (number: number, last: string): string => `${String(number).padStart(31, "0")}${last}`;

/** A server that saves in memory, as the real one answers. */
function answer(path: string, { method = "GET", body }: RequestInit): Response {
  const refused = (status: number, code: string): Response =>
    Response.json({ diagnostics: [{ code, message: code, hint: null }] }, { status });
  if (refusal !== null) return refused(refusal.status, refusal.code);
  const sent = typeof body === "string" ? JSON.parse(body) : {};
  const puzzle = typeof sent.puzzle === "string" ? sent.puzzle : JSON.stringify(sent.puzzle);
  if (method === "POST") {
    const id = secret(rows.size, "c");
    rows.set(id, { version: 1, puzzle, log: sent.log, title: sent.title });
    return Response.json({ id, play: secret(rows.size - 1, "f"), version: 1, changed: 0 }, { status: 201 });
  }
  const link = path.replace("/api/saved/", "");
  const id = `${link.slice(0, -1)}c`;
  const row = rows.get(id);
  if (row === undefined) return refused(404, "saved-unknown");
  if (method === "GET") {
    const { title, version, log } = row;
    const play = `${link.slice(0, -1)}f`;
    return Response.json(link === id ? { id, play, version, changed: 0, title, puzzle: row.puzzle, log } : { play, title, puzzle: row.puzzle });
  }
  if (link !== id) return refused(403, "saved-play-only");
  if (method === "DELETE") {
    rows.delete(id);
    return new Response(null, { status: 204 });
  }
  if (sent.version !== row.version) return refused(409, "saved-changed");
  rows.set(id, { version: row.version + 1, puzzle, log: sent.log, title: sent.title });
  return Response.json({ version: row.version + 1 });
}

beforeEach(() => {
  rows.clear();
  refusal = null;
  vi.stubGlobal("fetch", async (path: string, options: RequestInit) => answer(path, options));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page on which one writes a text, or enters marks if `keepsPuzzle`. */
class Page implements Savable {
  kept: Kept | null = null;
  now = "text";
  readonly keepsPuzzle: boolean;
  readonly saving = new Saving(this);

  constructor(keepsPuzzle = false) {
    this.keepsPuzzle = keepsPuzzle;
  }

  keep(kept: Kept | null): void {
    this.kept = kept;
  }

  content(stored?: string): ReturnType<Savable["content"]> {
    return this.keepsPuzzle ? { title: "t", puzzle: stored ?? "canonical", log: [this.now] } : { title: "t", puzzle: this.now, log: [] };
  }

  compared(): unknown {
    return this.now;
  }
}

describe("saving", () => {
  it("gives two links, and saves under the same ones again", async () => {
    const page = new Page();
    await page.saving.save();
    expect(page.kept).toMatchObject({ change: secret(0, "c"), play: secret(0, "f"), version: 1 });
    expect(page.saving.isCurrent).toBe(true);
    page.now = "other";
    expect(page.saving.isCurrent).toBe(false);
    await page.saving.save();
    expect([page.kept?.version, rows.size, rows.get(secret(0, "c"))?.puzzle]).toEqual([2, 1, "other"]);
    expect([page.saving.isCurrent, page.saving.problem]).toEqual([true, null]);
  });

  it("leaves the text of a puzzle that is played as it is", async () => {
    const design = new Page();
    design.now = "a text -- with comments";
    await design.saving.save();
    const game = new Page(true);
    game.keep(design.kept);
    game.now = "steps";
    await game.saving.save();
    expect(rows.get(secret(0, "c"))).toMatchObject({ version: 2, puzzle: "a text -- with comments", log: ["steps"] });
  });

  it.each([false, true])("does not overwrite what was saved elsewhere unless it is told so (%s)", async (keepsPuzzle) => {
    const page = new Page(keepsPuzzle);
    await page.saving.save();
    const elsewhere = new Page(keepsPuzzle);
    elsewhere.keep(page.kept);
    elsewhere.now = "theirs";
    await elsewhere.saving.save();
    page.now = "mine";
    await page.saving.save();
    expect([page.saving.problem, page.saving.isCurrent, page.kept?.version]).toEqual(["changed", false, 1]);
    expect(JSON.stringify(rows.get(secret(0, "c")))).toContain("theirs");
    await page.saving.overwrite();
    expect([page.saving.problem, page.saving.isCurrent, page.kept?.version]).toEqual([null, true, 3]);
    expect(JSON.stringify(rows.get(secret(0, "c")))).toContain("mine");
  });

  it("saves as a new one, which leaves the old one", async () => {
    const page = new Page();
    await page.saving.save();
    page.now = "other";
    await page.saving.saveAsNew();
    expect(page.kept?.change).toBe(secret(1, "c"));
    expect([...rows.values()].map(({ puzzle }) => puzzle)).toEqual(["text", "other"]);
  });

  it("deletes, also what is gone already", async () => {
    const page = new Page();
    await page.saving.save();
    const { kept } = page;
    expect(await page.saving.remove()).toBe(true);
    expect([page.kept, rows.size]).toEqual([null, 0]);
    page.keep(kept);
    await page.saving.save();
    expect(page.saving.problem).toBe("unknown");
    expect(await page.saving.remove()).toBe(true);
    expect([page.kept, page.saving.problem]).toEqual([null, null]);
  });

  it.each([
    [503, "store-off", "off"],
    [500, "store-read-only", "read-only"],
    [507, "store-disk-full", "disk-full"],
    [507, "store-at-limit", "at-limit"],
    [503, "store-locked", "locked"],
    [500, "store-newer", "newer"],
    [500, "store-foreign", "unusable"],
    [500, "store-broken", "unusable"],
    [413, "saved-too-large", "too-large"],
    [413, "request-too-large", "too-large"],
    [503, "server-busy", "busy"],
    [500, "server-bug", "refused"],
  ])("says what is wrong: %i %s", async (status, code, problem) => {
    const page = new Page();
    refusal = { status, code };
    await page.saving.save();
    expect([page.saving.problem, page.kept, page.saving.isBusy]).toEqual([problem, null, false]);
  });

  it("says that the server does not answer", async () => {
    const page = new Page();
    for (const silent of [() => Promise.reject(new TypeError("failed")), () => Promise.resolve(new Response("", { status: 502 }))]) {
      vi.stubGlobal("fetch", silent);
      await page.saving.save();
      expect(page.saving.problem).toBe("unreachable");
    }
  });

  it("cuts a long title, and not within a character", async () => {
    const page = new Page();
    page.content = () => ({ title: "😀".repeat(300), puzzle: "x", log: [] });
    await page.saving.save();
    expect([...rows.values()][0]?.title).toBe("😀".repeat(200));
  });
});

describe("a link", () => {
  it("to change gives all, one to play the puzzle only", async () => {
    const page = new Page(true);
    await page.saving.save();
    const links = { change: secret(0, "c"), play: secret(0, "f"), version: 1 };
    expect(await found(`#s=1.${links.change}`)).toEqual({ puzzle: "canonical", links, game: "text" });
    expect(await found(`#s=1.${links.play}`)).toEqual({ puzzle: "canonical", links: null, game: null });
  });

  it("to a puzzle that was saved as JSON gives the JSON", async () => {
    const page = new Page();
    page.content = () => ({ title: "", puzzle: { family: "sudoku" } as never, log: [] });
    await page.saving.save();
    expect(await found(`#s=1.${secret(0, "f")}`)).toMatchObject({ puzzle: { family: "sudoku" } });
    page.content = () => ({ title: "", puzzle: "{ is no JSON", log: [] });
    await page.saving.saveAsNew();
    expect(await found(`#s=1.${secret(1, "f")}`)).toMatchObject({ puzzle: "{ is no JSON" });
  });

  it.each([
    ["link-truncated", "#s=1.0123"],
    ["link-newer", "#s=2.0123"],
    ["link-corrupt", "#s=1.../../health"],
    ["saved-problem", `#s=1.${secret(9, "c")}`],
  ])("that leads nowhere says why: %s", async (message, link) => {
    // Without a language, a message is its id.
    await expect(found(link)).rejects.toThrow(message);
  });
});
