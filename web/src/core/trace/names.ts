/** What places and values are called, in a few characters. */
import { nameOf } from "../sudoku/board";
import type { Assignment, Digits } from "./event";

export interface Names {
  assignment(assigned: Assignment): string;
}

/** The names of a logic grid: rows are the entities, columns the categories. */
export function gridNames(categories: readonly { readonly values: readonly string[] }[]): Names {
  return {
    assignment: ({ place, value }) => {
      const [row, column] = [Math.floor(place / categories.length), place % categories.length];
      return `${categories[0]?.values[row] ?? row}: ${categories[column]?.values[Number(value)] ?? String(value)}`;
    },
  };
}

/** The names of a board. */
export function boardNames(board: { readonly size: number; readonly symbols: readonly string[] }): Names {
  return { assignment: ({ place, value }) => `${nameOf(place, board.size)} = ${board.symbols[Number(value)] ?? String(value)}` };
}

/** The names of states. */
export function stateNames(lines: { get(state: string): string | undefined }): Names {
  return { assignment: ({ value }: { readonly value: Digits }) => lines.get(String(value)) ?? String(value) };
}
