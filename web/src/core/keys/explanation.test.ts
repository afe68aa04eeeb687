import { expect, it } from "vitest";

import { type ExplanationIntent, explanationIntent, stepAfter } from "./explanation";

it.each<[string, boolean, ExplanationIntent | null]>([
  ["ArrowRight", false, "next"],
  ["ArrowRight", true, null],
  ["]", true, "next"],
  ["[", true, "back"],
  ["Home", false, "start"],
  ["End", false, "end"],
  ["Escape", false, "leave"],
  ["Escape", true, "leave"],
  ["x", false, null],
])("%s, on the board: %s", (key, isOnBoard, intent) => {
  expect(explanationIntent({ code: "", key, shift: false, ctrl: false, alt: false, numLock: false }, isOnBoard)).toBe(intent);
});

it("leaves the keys of the browser alone", () => {
  expect(explanationIntent({ code: "", key: "ArrowLeft", shift: false, ctrl: false, alt: true, numLock: false }, false)).toBeNull();
});

it("goes from the first step to the end behind the last", () => {
  const after = (intent: ExplanationIntent, at: number): number | null => stepAfter(intent, at, 3);
  expect([after("back", 0), after("next", 2), after("next", 3), after("end", 1), after("start", 2), after("leave", 1)]).toEqual([0, 3, 3, 3, 0, null]);
});
