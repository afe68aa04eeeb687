/** What the keys mean on a board of cells. */
import { digitOf, type KeyStroke } from "./stroke";

/** What is entered: values, small marks in the corners or in the centre, colours. */
export const MODES = ["value", "corner", "centre", "colour"] as const;
export type Mode = (typeof MODES)[number];

/** What a player wants; a mode that is `null` is the one that is set. */
export type Intent =
  | { readonly kind: "enter"; readonly value: number; readonly mode: Mode | null }
  | { readonly kind: "erase"; readonly mode: Mode | null }
  | { readonly kind: "mode"; readonly mode: Mode }
  | { readonly kind: "next-mode"; readonly by: 1 | -1 }
  | { readonly kind: "move"; readonly rows: number; readonly columns: number; readonly extend: boolean }
  /** To the next box up or down. */
  | { readonly kind: "box"; readonly by: 1 | -1 }
  | { readonly kind: "jump"; readonly to: "row-start" | "row-end" | "start" | "end"; readonly extend: boolean }
  | { readonly kind: "select"; readonly what: "all" | "none" | "row" | "column" }
  /** The whole of the cell, the last action, the marks, the rules on the cell. */
  | { readonly kind: "ask"; readonly what: "cell" | "last" | "marks" | "rules" }
  | { readonly kind: "next-empty" }
  | { readonly kind: "undo" | "redo" | "check" | "hint" | "explain" | "pause" | "help" };

/** Which value a character enters: upper-case letters and digits. */
export type KeyValues = ReadonlyMap<string, number>;

/** The number of colours. */
export const COLOURS = 9;

const MODE_KEYS = new Map<string, Mode>([["z", "value"], ["x", "corner"], ["c", "centre"], ["v", "colour"]]);

const ARROWS = new Map([
  ["ArrowUp", { rows: -1, columns: 0 }],
  ["ArrowDown", { rows: 1, columns: 0 }],
  ["ArrowLeft", { rows: 0, columns: -1 }],
  ["ArrowRight", { rows: 0, columns: 1 }],
]);

const LETTERS = new Map<string, Intent>([
  ["p", { kind: "pause" }],
  ["o", { kind: "ask", what: "cell" }],
  ["l", { kind: "ask", what: "last" }],
  ["m", { kind: "ask", what: "marks" }],
  ["r", { kind: "ask", what: "rules" }],
  ["n", { kind: "next-empty" }],
  ["h", { kind: "hint" }],
  ["w", { kind: "explain" }],
  ["[", { kind: "undo" }],
  ["]", { kind: "redo" }],
  ["?", { kind: "help" }],
]);

const WITH_CTRL = new Map<string, Intent>([
  ["z", { kind: "undo" }],
  ["y", { kind: "redo" }],
  ["a", { kind: "select", what: "all" }],
  ["enter", { kind: "check" }],
  [" ", { kind: "select", what: "column" }],
]);

/**
 * Returns what a key means; `null` if it is not for the board.
 *
 * A letter that is a value of the board enters it; only then can it be none of the other letters.
 */
export function intentOf(stroke: KeyStroke, mode: Mode, values: KeyValues): Intent | null {
  if (stroke.alt) return null;
  return (
    digitIntent(stroke, mode, values) ??
    eraseIntent(stroke) ??
    moveIntent(stroke) ??
    (stroke.ctrl ? controlIntent(stroke) : letterIntent(stroke, mode, values))
  );
}

/** Returns the mode that held keys stand for. */
function heldMode(shift: boolean, ctrl: boolean): Mode | null {
  if (shift && ctrl) return "colour";
  if (shift) return "corner";
  return ctrl ? "centre" : null;
}

function digitIntent(stroke: KeyStroke, mode: Mode, values: KeyValues): Intent | null {
  const typed = digitOf(stroke);
  if (typed === null) return null;
  const held = heldMode(typed.shift, stroke.ctrl);
  if ((held ?? mode) === "colour") return { kind: "enter", value: typed.digit, mode: held };
  const value = values.get(String(typed.digit));
  if (value !== undefined) return { kind: "enter", value, mode: held };
  return typed.digit === 0 ? { kind: "erase", mode: held } : null;
}

function eraseIntent({ key, shift, ctrl }: KeyStroke): Intent | null {
  return key === "Backspace" || key === "Delete" ? { kind: "erase", mode: heldMode(shift, ctrl) } : null;
}

function moveIntent({ key, shift, ctrl }: KeyStroke): Intent | null {
  const arrow = ARROWS.get(key);
  if (arrow !== undefined) return { kind: "move", ...arrow, extend: shift || ctrl };
  if (key === "Home") return { kind: "jump", to: ctrl ? "start" : "row-start", extend: shift };
  if (key === "End") return { kind: "jump", to: ctrl ? "end" : "row-end", extend: shift };
  if (key === "PageUp" || key === "PageDown") return { kind: "box", by: key === "PageUp" ? -1 : 1 };
  return key === "Escape" ? { kind: "select", what: "none" } : null;
}

function controlIntent({ key, shift }: KeyStroke): Intent | null {
  const letter = key.toLowerCase();
  if (shift) return letter === "z" ? { kind: "redo" } : null;
  return WITH_CTRL.get(letter) ?? null;
}

function letterIntent({ key, shift }: KeyStroke, mode: Mode, values: KeyValues): Intent | null {
  if (key === " ") return shift ? { kind: "select", what: "row" } : { kind: "next-mode", by: 1 };
  const value = /^[a-z]$/i.test(key) && mode !== "colour" ? values.get(key.toUpperCase()) : undefined;
  if (value !== undefined) return { kind: "enter", value, mode: heldMode(shift, false) };
  const letter = key.toLowerCase();
  if (shift) return LETTERS.get(key) ?? null;
  const set = MODE_KEYS.get(letter);
  return set === undefined ? (LETTERS.get(letter) ?? null) : { kind: "mode", mode: set };
}
