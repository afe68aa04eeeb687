/** What the rules of a board say, in the language of the page. */
import { ask } from "../../../api/client";
import type { Stated } from "../../../api/design";
import type { FieldsOf } from "../../../api/types";

/** Returns the rules in words, in their order; `null` if the server does not say. */
export async function ruleWords(puzzle: FieldsOf<"sudoku">, signal: AbortSignal): Promise<readonly string[] | null> {
  const count = puzzle.rules?.length ?? 0;
  if (count === 0) return null;
  try {
    const { statements } = await ask<{ statements: readonly Stated[] }>("read", { puzzle }, signal);
    const words = statements.flatMap(({ keyword, text }) => (keyword === "rule" ? [text] : []));
    return words.length === count ? words : null;
  } catch {
    // The rules are shown as they are written.
    return null;
  }
}
