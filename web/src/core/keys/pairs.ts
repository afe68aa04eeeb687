/** What the keys mean on a cross-out grid. */
import type { KeyStroke } from "./stroke";

/** What a player wants. */
export type PairIntent =
  | { readonly kind: "mark"; readonly what: "cross" | "tick" | "erase" }
  | { readonly kind: "cycle"; readonly by: 1 | -1 }
  | { readonly kind: "move"; readonly rows: number; readonly columns: number; readonly paints: boolean }
  /** To the next block up or down. */
  | { readonly kind: "block"; readonly by: 1 | -1 }
  | { readonly kind: "jump"; readonly to: "row-start" | "row-end" | "start" | "end" }
  /** The cell in full, the last action. */
  | { readonly kind: "ask"; readonly what: "cell" | "last" }
  | { readonly kind: "undo" | "redo" | "check" | "hint" | "explain" | "pause" | "help" };

const ARROWS = new Map([
  ["ArrowUp", { rows: -1, columns: 0 }],
  ["ArrowDown", { rows: 1, columns: 0 }],
  ["ArrowLeft", { rows: 0, columns: -1 }],
  ["ArrowRight", { rows: 0, columns: 1 }],
]);

const PLAIN = new Map<string, PairIntent>([
  ["x", { kind: "mark", what: "cross" }],
  ["=", { kind: "mark", what: "tick" }],
  ["backspace", { kind: "mark", what: "erase" }],
  ["delete", { kind: "mark", what: "erase" }],
  ["enter", { kind: "cycle", by: 1 }],
  [" ", { kind: "cycle", by: -1 }],
  ["home", { kind: "jump", to: "row-start" }],
  ["end", { kind: "jump", to: "row-end" }],
  ["pageup", { kind: "block", by: -1 }],
  ["pagedown", { kind: "block", by: 1 }],
  ["o", { kind: "ask", what: "cell" }],
  ["l", { kind: "ask", what: "last" }],
  ["h", { kind: "hint" }],
  ["w", { kind: "explain" }],
  ["p", { kind: "pause" }],
  ["[", { kind: "undo" }],
  ["]", { kind: "redo" }],
  ["?", { kind: "help" }],
]);

const WITH_CTRL = new Map<string, PairIntent>([
  ["z", { kind: "undo" }],
  ["y", { kind: "redo" }],
  ["enter", { kind: "check" }],
  ["home", { kind: "jump", to: "start" }],
  ["end", { kind: "jump", to: "end" }],
]);

/** Returns what a key means; `null` if it is not for the grid. Shift only matters where a sign needs it. */
export function pairIntentOf(stroke: KeyStroke): PairIntent | null {
  if (stroke.alt) return null;
  const arrow = ARROWS.get(stroke.key);
  if (arrow !== undefined) return stroke.shift && !stroke.ctrl ? null : { kind: "move", ...arrow, paints: stroke.ctrl };
  const key = stroke.key.toLowerCase();
  if (!stroke.ctrl) return PLAIN.get(key) ?? null;
  if (stroke.shift) return key === "z" ? { kind: "redo" } : null;
  return WITH_CTRL.get(key) ?? null;
}
