import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Difficulty } from "./difficulty.svelte";
import type { First, Seen } from "./seen";

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    const { puzzle } = JSON.parse(String(body));
    asked.push(puzzle);
    if (puzzle === "refused") return Response.json({ diagnostics: [] }, { status: 422 });
    return Response.json({ rating: { level: "easy", score: puzzle.length }, techniques: [] });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function board(text: string, count: string): Seen<First> {
  return { text, problems: [], part: { kind: "sudoku", checked: { count } } as First };
}

it("asks about a board with one solution, after a pause", async () => {
  const difficulty = new Difficulty();
  for (const text of ["1", "12", "123"]) {
    difficulty.follow(board(text, "1"));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect([asked, difficulty.isAsking]).toEqual([[], true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([asked, difficulty.isAsking, difficulty.isCurrent, difficulty.rated?.rating?.score]).toEqual([["123"], false, true, 3]);
  // The same text is not asked about again.
  difficulty.follow(board("123", "1"));
  await vi.advanceTimersByTimeAsync(1000);
  expect([asked, difficulty.isCurrent]).toEqual([["123"], true]);
  // What was known stays while the next text is typed.
  difficulty.forget();
  expect([difficulty.isCurrent, difficulty.rated?.text]).toEqual([false, "123"]);
});

it("says nothing of a board with several solutions, or one that is typed on", async () => {
  const difficulty = new Difficulty();
  difficulty.follow(board("1", "2"));
  difficulty.follow(board("12", "1"));
  difficulty.forget();
  await vi.advanceTimersByTimeAsync(1000);
  expect([asked, difficulty.rated, difficulty.isAsking]).toEqual([[], null, false]);
});

it("says nothing where the server does not say", async () => {
  const difficulty = new Difficulty();
  difficulty.follow(board("refused", "1"));
  await vi.advanceTimersByTimeAsync(1000);
  expect([asked, difficulty.rated, difficulty.isAsking]).toEqual([["refused"], null, false]);
});
