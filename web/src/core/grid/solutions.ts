/** Solutions and marks as the server writes them. */
import { type LogicGrid, type Mark, TICK } from "./grid";

/** A solution as the server writes it: for each person or thing its value of each category. */
export type Rows = readonly Readonly<Record<string, string>>[];

/** A solution: the cells whose two values are of one person or thing. */
export type Solution = ReadonlySet<number>;

export function solutionOf(grid: LogicGrid, rows: Rows): Solution {
  const cells = new Set<number>();
  for (const row of rows) {
    const values = grid.categories.flatMap(({ name, values: names }, category) => {
      const value = grid.members[category]?.[names.indexOf(row[name] ?? "")];
      return value === undefined ? [] : [value];
    });
    for (const [at, one] of values.entries()) for (const other of values.slice(at + 1)) cells.add(grid.cellOf(one, other));
  }
  return cells;
}

/** A mark of the player. */
export interface CellMark {
  readonly cell: number;
  readonly mark: Mark;
}

/** Writes a mark: two values with their categories, all in quotes, so that no name can be misread. */
export function writtenMark(grid: LogicGrid, { cell, mark }: CellMark): string {
  const { one, other } = grid.pairOf(cell);
  return `${writtenValue(grid, one)} ${mark === TICK ? "=" : "!="} ${writtenValue(grid, other)}`;
}

function writtenValue(grid: LogicGrid, value: number): string {
  const { category = 0, name = "" } = grid.values[value] ?? {};
  return [grid.categories[category]?.name ?? "", name].map((text) => `"${text.replaceAll('"', '""')}"`).join(".");
}
