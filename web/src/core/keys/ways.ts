/** What keys mean on boards where things move. Keys are told by what they mean on the layout, digits by their place. */
import { digitOf, type KeyStroke } from "./stroke";

/** What every board of moves knows. */
export type WayIntent =
  | { readonly kind: "undo" | "redo" | "hint" | "explain" | "next-move" | "help" | "pause" }
  /** To another place of the board. */
  | { readonly kind: "focus"; readonly rows: number; readonly columns: number }
  | { readonly kind: "focus-end"; readonly last: boolean }
  /** Takes what is focused, or puts there what was taken. */
  | { readonly kind: "pick" }
  /** The same with the place of this number, from 0. */
  | { readonly kind: "pick-number"; readonly number: number }
  | { readonly kind: "cancel" };

/** What a board of travellers knows besides. */
export type BanksIntent = WayIntent | { readonly kind: "cross" | "next-boat" | "next-place" };

/** What jugs and tiles know besides. */
export type MovesIntent =
  | WayIntent
  | { readonly kind: "fill" | "empty" | "pipe" }
  | { readonly kind: "slide"; readonly rows: number; readonly columns: number };

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Returns what a key means on a board of travellers; `null` if it is not for the board. */
export function banksIntent(stroke: KeyStroke): BanksIntent | null {
  const common = wayIntent(stroke);
  if (common !== null || stroke.ctrl || stroke.alt) return common;
  switch (stroke.key.toLowerCase()) {
    case "g":
      return { kind: "cross" };
    case "b":
      return { kind: "next-boat" };
    case "t":
      return { kind: "next-place" };
    default:
      return null;
  }
}

/** Returns what a key means on a board of this kind; `null` if it is not for the board. */
export function movesIntent(stroke: KeyStroke, kind: "jugs" | "hanoi" | "tiles" | "knights"): MovesIntent | null {
  const arrow = ARROWS[stroke.key];
  if (kind === "tiles" && arrow !== undefined && !stroke.ctrl && !stroke.alt) {
    return { kind: "slide", rows: arrow[0], columns: arrow[1] };
  }
  const common = wayIntent(stroke);
  if (common?.kind === "pick-number" && (kind === "tiles" || kind === "knights")) return null;
  if (common !== null || stroke.ctrl || stroke.alt || kind !== "jugs") return common;
  switch (stroke.key.toLowerCase()) {
    case "f":
      return { kind: "fill" };
    case "e":
      return { kind: "empty" };
    case "t":
      return { kind: "pipe" };
    default:
      return null;
  }
}

function wayIntent(stroke: KeyStroke): WayIntent | null {
  const { key, ctrl, alt, shift } = stroke;
  if (alt) return null;
  const arrow = ARROWS[key];
  if (arrow !== undefined) return { kind: "focus", rows: arrow[0], columns: arrow[1] };
  if (ctrl) {
    if (key.toLowerCase() === "z") return { kind: shift ? "redo" : "undo" };
    return key.toLowerCase() === "y" ? { kind: "redo" } : null;
  }
  const digit = digitOf(stroke);
  if (digit !== null && digit.digit > 0) return { kind: "pick-number", number: digit.digit - 1 + (digit.shift ? 9 : 0) };
  switch (key) {
    case "Enter":
    case " ":
      return { kind: "pick" };
    case "Escape":
    case "Backspace":
      return { kind: "cancel" };
    case "Home":
      return { kind: "focus-end", last: false };
    case "End":
      return { kind: "focus-end", last: true };
    case "[":
      return { kind: "undo" };
    case "]":
      return { kind: "redo" };
    case "?":
      return { kind: "help" };
    default:
      return letterIntent(key.toLowerCase());
  }
}

function letterIntent(letter: string): WayIntent | null {
  switch (letter) {
    case "u":
      return { kind: "undo" };
    case "r":
      return { kind: "redo" };
    case "h":
      return { kind: "hint" };
    case "w":
      return { kind: "explain" };
    case "n":
      return { kind: "next-move" };
    case "p":
      return { kind: "pause" };
    default:
      return null;
  }
}
