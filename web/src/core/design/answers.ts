/** What a clue is said to mean that is not understood, written below its sentences. */
import { apply, type Edit } from "./edit";
import { setExpression } from "./edits";
import { outlineOf } from "./outline";

/** Up to this number the solutions that a meaning leaves are counted, as the server says. */
export const MAX_LEFT = 1000;

/** The number of solutions that are left, and how it is to be said. */
export interface Left {
  readonly kind: "exact" | "least" | "more";
  readonly count: string;
}

/** Returns how the number of solutions that a meaning leaves is said. */
export function leftOf({ left, exact }: { readonly left: string; readonly exact: boolean }): Left {
  if (!exact && BigInt(left) > MAX_LEFT) return { kind: "more", count: String(MAX_LEFT) };
  return { kind: exact ? "exact" : "least", count: left };
}

/** Returns the expression of a whole clue: what its other sentences state as well. */
export function wholeClue(known: string | null, expression: string): string {
  return known === null ? expression : `(${known}) and (${expression})`;
}

/** Writes the meaning of a clue, counted from 1, below its sentences; `null` if the text has no such clue, or it has one. */
export function answerClue(text: string, clue: number, expression: string): readonly Edit[] | null {
  const statement = outlineOf(text).clues[clue - 1];
  if (statement === undefined || statement.expressions.length > 0) return null;
  return setExpression(text, statement, expression);
}

/** Returns the one edit that makes a text of another. What both begin and end with stays as it is. */
export function difference(before: string, after: string): readonly Edit[] {
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) same += 1;
  let rest = 0;
  while (rest < most - same && before.at(-1 - rest) === after.at(-1 - rest)) rest += 1;
  const insert = after.slice(same, after.length - rest);
  return before === after ? [] : [{ from: same, to: before.length - rest, insert }];
}

/** Returns a text with the meaning of a clue; `null` if it cannot be written. */
export function withAnswer(text: string, clue: number, expression: string): string | null {
  const edits = answerClue(text, clue, expression);
  return edits === null ? null : apply(text, edits);
}
