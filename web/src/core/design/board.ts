/** Where the cells of a Sudoku stand in its text. */
import type { Piece } from "./blocks";
import type { Edit } from "./edit";
import { uncommented } from "./family";

/** Returns the cells of the board row by row; `null` if the text does not draw it cell by cell. */
export function cellsIn(text: string, size: number): readonly Piece[] | null {
  let rows: Piece[][] = [];
  let from = 0;
  let isOfRegions = false;
  for (const line of text.split("\n")) {
    // The labels of regions look like the rows of a board, and may stand above it.
    isOfRegions = /^regions\s*:/i.test(line) || (isOfRegions && /^(?:\s|#|$)/.test(line));
    const cells = isOfRegions ? null : tokensOf(uncommented(line), from, size);
    if (cells !== null) rows.push(cells);
    else if (!/^[\s|+-]*$/.test(line)) rows = [];
    if (rows.length === size) return rows.flat();
    from += line.length + 1;
  }
  return null;
}

/** Writes a given, or a point for no given. */
export function setGiven(cell: Piece, symbol: string): Edit[] {
  // Numbers of two digits stand in columns: what is wider or narrower takes or leaves the space before it.
  return [{ from: cell.from, to: cell.to, insert: symbol === "" ? "." : symbol }];
}

/** Returns the parts of a line, if there are as many as cells in a row. */
export function tokensOf(line: string, from: number, size: number): Piece[] | null {
  if (!/^[\w\s|.{}*]+$/.test(line) || /^[\s|]*$/.test(line)) return null;
  const tokens = [...line.matchAll(/\{[^}]*\}|[^\s|{}]+/g)];
  const pieces = tokens.map(({ 0: token, index }) => ({ from: from + index, to: from + index + token.length, text: token }));
  if (pieces.length === size) return pieces;
  // Cells without spaces between them: each character is one.
  const single = pieces.flatMap((piece) =>
    piece.text.startsWith("{") ? [piece] : [...piece.text].map((text, at) => ({ from: piece.from + at, to: piece.from + at + 1, text })),
  );
  return single.length === size ? single : null;
}
