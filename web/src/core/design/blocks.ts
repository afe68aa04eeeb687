/** The blocks of a text, and pieces of it. */
import { isComment } from "./family";

/** A piece of the text, from `from` to before `to`. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Lines that belong together: one at the margin, and the indented ones below it, without comments. */
export interface Block {
  readonly from: number;
  readonly lines: readonly Piece[];
}

/** Returns the blocks of a text. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: { from: number; lines: Piece[] }[] = [];
  let from = 0;
  for (const line of text.split("\n")) {
    const to = from + line.length;
    const isBlank = line.trim() === "" || isComment(line);
    const last = blocks.at(-1);
    if (!isBlank && /^\s/.test(line) && last !== undefined) last.lines.push({ from, to, text: line });
    else if (!isBlank) blocks.push({ from, lines: [{ from, to, text: line }] });
    from = to + 1;
  }
  return blocks;
}

/** Returns what a text that begins at `from` holds between its blanks. */
export function trimmed(from: number, text: string): Piece {
  const start = from + (text.length - text.trimStart().length);
  const kept = text.trim();
  return { from: start, to: start + kept.length, text: kept };
}
