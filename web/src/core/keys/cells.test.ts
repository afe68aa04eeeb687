import { describe, expect, it } from "vitest";

import { keyValues, symbolsOf } from "../sudoku/symbols";
import { type Intent, intentOf, type Mode } from "./cells";
import type { KeyStroke } from "./stroke";

/** Reads `Ctrl+Shift+Digit1:!`: held keys, the place of the key, and what it means if that is something else. */
function stroke(text: string): KeyStroke {
  const [, held = "", code = "", key] = /^((?:(?:Shift|Ctrl|Alt|NumLock)\+)*)([^:]*)(?::(.*))?$/s.exec(text) ?? [];
  const plain = code.replace(/^(Digit|Numpad|Key)(?=.$)/, "").replace(/^Space$/, " ");
  const isHeld = (name: string): boolean => held.includes(`${name}+`);
  return {
    code,
    key: key ?? (code.startsWith("Key") && !isHeld("Shift") ? plain.toLowerCase() : plain),
    shift: isHeld("Shift"),
    ctrl: isHeld("Ctrl"),
    alt: isHeld("Alt"),
    numLock: isHeld("NumLock"),
  };
}

function intent(text: string, mode: Mode = "value", size = 9, symbols?: string): Intent | null {
  return intentOf(stroke(text), mode, keyValues(symbolsOf(size, symbols)));
}

const enter = (value: number, mode: Mode | null = null): Intent => ({ kind: "enter", value, mode });

describe("digits", () => {
  it.each<[string, Intent | null]>([
    ["Digit5", enter(5)],
    // The row of digits on a French keyboard means signs without Shift.
    ["Digit1:&", enter(1)],
    ["Shift+Digit1:1", enter(1, "corner")],
    ["Shift+Digit1:!", enter(1, "corner")],
    ["Ctrl+Digit7", enter(7, "centre")],
    ["Ctrl+Shift+Digit7:/", enter(7, "colour")],
    ["Alt+Digit7", null],
    ["NumLock+Numpad5", enter(5)],
    ["NumLock+Ctrl+Numpad5", enter(5, "centre")],
    // Windows: Num Lock and Shift give navigation without Shift.
    ["NumLock+Numpad1:End", enter(1, "corner")],
    ["NumLock+Numpad5:Clear", enter(5, "corner")],
    ["NumLock+Ctrl+Numpad1:End", enter(1, "colour")],
    // Linux tells Shift as well.
    ["NumLock+Shift+Numpad1:End", enter(1, "corner")],
    ["Numpad1:End", { kind: "jump", to: "row-end", extend: false }],
    ["Numpad8:ArrowUp", { kind: "move", rows: -1, columns: 0, extend: false }],
    // A key without a place.
    [":7", enter(7)],
    ["Digit0", { kind: "erase", mode: null }],
    ["Numpad0:0", { kind: "erase", mode: null }],
  ])("%s", (text, expected) => {
    expect(intent(text)).toEqual(expected);
  });

  it("are colours in the mode of colours, whatever the board", () => {
    expect(intent("Digit9", "colour", 4)).toEqual(enter(9));
    expect(intent("Ctrl+Shift+Digit9", "value", 4)).toEqual(enter(9, "colour"));
    expect(intent("Digit9", "value", 4)).toBeNull();
  });
});

describe("other keys", () => {
  it.each<[string, Intent | null]>([
    ["KeyZ", { kind: "mode", mode: "value" }],
    ["KeyX", { kind: "mode", mode: "corner" }],
    ["KeyC", { kind: "mode", mode: "centre" }],
    ["KeyV", { kind: "mode", mode: "colour" }],
    ["Space", { kind: "next-mode", by: 1 }],
    ["Ctrl+KeyZ", { kind: "undo" }],
    ["Ctrl+Shift+KeyZ", { kind: "redo" }],
    ["Ctrl+KeyY", { kind: "redo" }],
    ["Ctrl+KeyC", null],
    ["BracketLeft:[", { kind: "undo" }],
    ["Backspace", { kind: "erase", mode: null }],
    ["Shift+Delete", { kind: "erase", mode: "corner" }],
    ["Ctrl+Delete", { kind: "erase", mode: "centre" }],
    ["ArrowLeft", { kind: "move", rows: 0, columns: -1, extend: false }],
    ["Shift+ArrowDown", { kind: "move", rows: 1, columns: 0, extend: true }],
    ["Home", { kind: "jump", to: "row-start", extend: false }],
    ["Ctrl+End", { kind: "jump", to: "end", extend: false }],
    ["PageDown", { kind: "box", by: 1 }],
    ["Ctrl+KeyA", { kind: "select", what: "all" }],
    ["Escape", { kind: "select", what: "none" }],
    ["Ctrl+Space", { kind: "select", what: "column" }],
    ["Shift+Space", { kind: "select", what: "row" }],
    ["Ctrl+Enter", { kind: "check" }],
    ["Enter", null],
    ["Tab", null],
    ["Shift+Tab", null],
    ["Shift+Slash:?", { kind: "help" }],
    ["KeyO", { kind: "ask", what: "cell" }],
    ["KeyN", { kind: "next-empty" }],
    ["KeyH", { kind: "hint" }],
    ["KeyW", { kind: "explain" }],
    ["F5", null],
    ["Unidentified", null],
    ["Dead", null],
  ])("%s", (text, expected) => {
    expect(intent(text)).toEqual(expected);
  });
});

describe("letters", () => {
  it.each<[string, number, string | undefined, Intent | null]>([
    ["KeyG", 16, undefined, enter(16)],
    ["Shift+KeyG", 16, undefined, enter(16, "corner")],
    ["KeyH", 16, undefined, { kind: "hint" }],
    ["KeyH", 25, undefined, enter(17)],
    ["KeyW", 25, undefined, { kind: "explain" }],
    // On a board with a value C, its key enters it; X is still a mode.
    ["KeyC", 16, undefined, enter(12)],
    ["KeyX", 25, undefined, { kind: "mode", mode: "corner" }],
    ["KeyP", 25, undefined, enter(25)],
    ["Digit0", 16, "0-F", enter(1)],
    ["KeyF", 16, "0-F", enter(16)],
    ["KeyB", 12, "numbers", enter(11)],
  ])("%s on a board of %i, %s", (text, size, symbols, expected) => {
    expect(intent(text, "value", size, symbols)).toEqual(expected);
  });
});
