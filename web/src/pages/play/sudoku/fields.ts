/** The fields of a Sudoku, as the server writes them. */
import type { PuzzleFields } from "../../../api/types";
import type { BoardFields } from "../../../core/sudoku/board";

/** Returns what a board needs. The server has read and written the puzzle, so its fields are as described. */
export function boardFields(puzzle: PuzzleFields): BoardFields {
  const { cells, boxes, regions, symbols, candidates, rules } = puzzle as unknown as Partial<BoardFields>;
  return {
    cells: cells ?? [],
    ...(boxes === undefined ? {} : { boxes }),
    ...(regions === undefined ? {} : { regions }),
    ...(symbols === undefined ? {} : { symbols }),
    ...(candidates === undefined ? {} : { candidates }),
    ...(rules === undefined ? {} : { rules }),
  };
}
