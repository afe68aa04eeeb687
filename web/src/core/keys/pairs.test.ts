import { expect, it } from "vitest";

import { type PairIntent, pairIntentOf } from "./pairs";

it.each<[string, PairIntent | null]>([
  ["x", { kind: "mark", what: "cross" }],
  ["Shift+X", { kind: "mark", what: "cross" }],
  ["=", { kind: "mark", what: "tick" }],
  // The equals sign of many keyboards is typed with Shift.
  ["Shift+=", { kind: "mark", what: "tick" }],
  ["Backspace", { kind: "mark", what: "erase" }],
  ["Delete", { kind: "mark", what: "erase" }],
  ["Enter", { kind: "cycle", by: 1 }],
  [" ", { kind: "cycle", by: -1 }],
  ["ArrowUp", { kind: "move", rows: -1, columns: 0, paints: false }],
  ["Ctrl+ArrowRight", { kind: "move", rows: 0, columns: 1, paints: true }],
  ["Shift+ArrowRight", null],
  ["Home", { kind: "jump", to: "row-start" }],
  ["Ctrl+End", { kind: "jump", to: "end" }],
  ["PageDown", { kind: "block", by: 1 }],
  ["Ctrl+z", { kind: "undo" }],
  ["Ctrl+Shift+Z", { kind: "redo" }],
  ["Ctrl+y", { kind: "redo" }],
  ["[", { kind: "undo" }],
  ["Ctrl+Enter", { kind: "check" }],
  ["h", { kind: "hint" }],
  ["w", { kind: "explain" }],
  ["?", { kind: "help" }],
  ["o", { kind: "ask", what: "cell" }],
  ["Ctrl+x", null],
  ["Alt+x", null],
  ["Tab", null],
  ["Shift+Tab", null],
  ["Escape", null],
])("%s means %o", (text, expected) => {
  const [, held = "", key = ""] = /^((?:(?:Shift|Ctrl|Alt)\+)*)(.*)$/.exec(text) ?? [];
  const isHeld = (name: string): boolean => held.includes(name);
  const stroke = { code: "", key, shift: isHeld("Shift"), ctrl: isHeld("Ctrl"), alt: isHeld("Alt"), numLock: false };
  expect(pairIntentOf(stroke)).toEqual(expected);
});
