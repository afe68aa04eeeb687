import { describe, expect, it } from "vitest";

import type { KeyStroke } from "./stroke";
import { banksIntent, movesIntent } from "./ways";

function stroke(key: string, held: Partial<KeyStroke> = {}): KeyStroke {
  const code = /^[0-9]$/.test(key) ? `Digit${key}` : "";
  return { code, key, shift: false, ctrl: false, alt: false, numLock: false, ...held };
}

describe("keys of a river crossing", () => {
  it.each([
    [stroke("1"), { kind: "pick-number", number: 0 }],
    [stroke("!", { code: "Digit1", shift: true }), { kind: "pick-number", number: 9 }],
    [stroke("&", { code: "Digit1" }), { kind: "pick-number", number: 0 }],
    [stroke("0"), null],
    [stroke("g"), { kind: "cross" }],
    [stroke("G", { shift: true }), { kind: "cross" }],
    [stroke("g", { ctrl: true }), null],
    [stroke("b"), { kind: "next-boat" }],
    [stroke("t"), { kind: "next-place" }],
    [stroke("Enter"), { kind: "pick" }],
    [stroke("Escape"), { kind: "cancel" }],
    [stroke("ArrowLeft"), { kind: "focus", rows: 0, columns: -1 }],
    [stroke("z", { ctrl: true }), { kind: "undo" }],
    [stroke("Z", { ctrl: true, shift: true }), { kind: "redo" }],
    [stroke("y", { ctrl: true }), { kind: "redo" }],
    [stroke("["), { kind: "undo" }],
    [stroke("?"), { kind: "help" }],
    [stroke("h"), { kind: "hint" }],
    [stroke("w"), { kind: "explain" }],
    [stroke("n"), { kind: "next-move" }],
    [stroke("Tab"), null],
    [stroke("1", { alt: true }), null],
    [stroke("s", { ctrl: true }), null],
  ])("%o", (pressed, intent) => {
    expect(banksIntent(pressed)).toEqual(intent);
  });
});

describe("keys of puzzles of moves", () => {
  it.each([
    ["jugs", stroke("f"), { kind: "fill" }],
    ["jugs", stroke("e"), { kind: "empty" }],
    ["jugs", stroke("t"), { kind: "pipe" }],
    ["hanoi", stroke("f"), null],
    ["hanoi", stroke("3"), { kind: "pick-number", number: 2 }],
    ["tiles", stroke("3"), null],
    ["tiles", stroke("ArrowUp"), { kind: "slide", rows: -1, columns: 0 }],
    ["tiles", stroke("ArrowUp", { ctrl: true }), { kind: "focus", rows: -1, columns: 0 }],
    ["knights", stroke("ArrowUp"), { kind: "focus", rows: -1, columns: 0 }],
    ["knights", stroke("Tab"), null],
  ] as const)("%s: %o", (kind, pressed, intent) => {
    expect(movesIntent(pressed, kind)).toEqual(intent);
  });
});
