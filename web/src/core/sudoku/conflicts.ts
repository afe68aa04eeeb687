/** Which cells have a value twice in a house. Other rules are the server's to check. */
import type { Board, House } from "./board";

export interface Conflict {
  readonly house: House;
  readonly value: number;
  readonly cells: readonly number[];
}

/** Returns every value that a house has more than once. */
export function conflicts(board: Board, valueAt: (cell: number) => number): Conflict[] {
  return board.houses.flatMap((house) => {
    const places: number[][] = [];
    for (const cell of house.cells) (places[valueAt(cell)] ??= []).push(cell);
    return places.flatMap((cells, value) => (value > 0 && cells.length > 1 ? [{ house, value, cells }] : []));
  });
}

/** Returns how many cells have each value; the first number is that of empty cells. */
export function valueCounts(board: Board, valueAt: (cell: number) => number): number[] {
  const counts = new Array<number>(board.size + 1).fill(0);
  for (let cell = 0; cell < board.cellCount; cell += 1) counts[valueAt(cell)] = (counts[valueAt(cell)] ?? 0) + 1;
  return counts;
}
