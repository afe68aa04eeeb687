/** A key that was pressed, as the event itself tells it: what was held before is never remembered. */
export interface KeyStroke {
  /** The place of the key, such as `Digit1`; empty on some touch keyboards. */
  readonly code: string;
  /** What the key means, such as `&`. */
  readonly key: string;
  readonly shift: boolean;
  /** Control, or Command on a Mac. */
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly numLock: boolean;
}

/** A digit, and whether Shift is held with it. */
export interface Digit {
  readonly digit: number;
  readonly shift: boolean;
}

const NAVIGATION = new Set([
  "End", "ArrowDown", "PageDown", "ArrowLeft", "Clear", "ArrowRight", "Home", "ArrowUp", "PageUp", "Insert",
]);

/**
 * Returns the digit of a key, on every layout and on the number pad.
 *
 * With Num Lock and Shift, Windows reports a digit of the number pad as navigation, without Shift.
 */
export function digitOf(stroke: KeyStroke): Digit | null {
  const [, row, digit] = /^(Digit|Numpad)([0-9])$/.exec(stroke.code) ?? [];
  if (digit !== undefined) {
    if (row === "Digit" || !NAVIGATION.has(stroke.key)) return { digit: Number(digit), shift: stroke.shift };
    return stroke.numLock ? { digit: Number(digit), shift: true } : null;
  }
  const isTyped = stroke.code === "" && /^[0-9]$/.test(stroke.key);
  return isTyped ? { digit: Number(stroke.key), shift: stroke.shift } : null;
}
