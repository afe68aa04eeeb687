/** Where the lines between the regions of a board run. */
import type { Board } from "./board";

export interface Borders {
  /** Whether a region ends at the right side of the cell. */
  readonly right: boolean;
  /** Whether a region ends at the bottom of the cell. */
  readonly bottom: boolean;
}

/** Returns for each cell where its region ends inside of the board. */
export function borders(board: Pick<Board, "size" | "regions" | "givens">): Borders[] {
  const { size, regions } = board;
  if (regions === null) return board.givens.map(() => ({ right: false, bottom: false }));
  return regions.map((region, cell) => ({
    right: cell % size < size - 1 && regions[cell + 1] !== region,
    bottom: cell + size < size * size && regions[cell + size] !== region,
  }));
}
