/** Places of a text as the server says them. */

/** A place in a text, counted as people do: from 1, in characters and not in halves of them. */
export interface Place {
  readonly line: number | null;
  readonly column: number | null;
  readonly length: number | null;
}

/** Returns where a place is in the text, as offsets; the whole first line if it says none. */
export function rangeOf(text: string, { line, column, length }: Place): { from: number; to: number } {
  let from = 0;
  for (let passed = 1; passed < (line ?? 1); passed += 1) {
    const end = text.indexOf("\n", from);
    if (end < 0) break;
    from = end + 1;
  }
  const stop = text.indexOf("\n", from);
  const written = text.slice(from, stop < 0 ? undefined : stop);
  const characters = [...written];
  if (column === null) return { from, to: from + written.length };
  const start = characters.slice(0, column - 1).join("").length;
  const end = characters.slice(0, column - 1 + (length ?? 1)).join("").length;
  return { from: from + start, to: from + Math.max(start, end) };
}
