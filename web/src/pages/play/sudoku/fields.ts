/** The fields of a Sudoku, as the server writes them. */
import type { FieldsOf } from "../../../api/types";
import type { BoardFields } from "../../../core/sudoku/board";

/** Returns what a board needs. In what the server writes, values and regions are numbers. */
export function boardFields(puzzle: FieldsOf<"sudoku">): BoardFields {
  const { cells, boxes, regions, symbols, candidates, rules } = puzzle;
  const numbers = (row: readonly (string | number | null)[]): number[] => row.map(Number);
  const stated = Object.entries(candidates ?? {}).map(([cell, values]) => [cell, numbers(values)] as const);
  return {
    cells: cells.map(numbers),
    rules,
    candidates: Object.fromEntries(stated),
    ...(typeof boxes === "string" ? { boxes } : {}),
    ...(typeof symbols === "string" ? { symbols } : {}),
    ...(regions ? { regions: regions.map(numbers) } : {}),
  };
}
