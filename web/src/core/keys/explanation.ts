/** What keys mean while a person steps through an explanation. */
import type { KeyStroke } from "./stroke";

export type ExplanationIntent = "next" | "back" | "start" | "end" | "leave";

const KEYS: Readonly<Record<string, ExplanationIntent>> = {
  ArrowRight: "next",
  ArrowDown: "next",
  ArrowLeft: "back",
  ArrowUp: "back",
  Home: "start",
  End: "end",
  Escape: "leave",
};

/** On a board, where arrows go from cell to cell. */
const BOARD_KEYS: Readonly<Record<string, ExplanationIntent>> = { "]": "next", "[": "back", Escape: "leave" };

/** Returns what a key means; `null` if nothing. */
export function explanationIntent({ key, ctrl, alt }: KeyStroke, isOnBoard: boolean): ExplanationIntent | null {
  return ctrl || alt ? null : ((isOnBoard ? BOARD_KEYS : KEYS)[key] ?? null);
}

/** Returns the index that a key leads to, of `last` steps; `null` if it leads away. */
export function stepAfter(intent: ExplanationIntent, at: number, last: number): number | null {
  switch (intent) {
    case "next":
      return Math.min(last, at + 1);
    case "back":
      return Math.max(0, at - 1);
    case "start":
      return 0;
    case "end":
      return last;
    case "leave":
      return null;
  }
}
