/** Compares marks with solutions. */
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

/** What is wrong with marks, compared with all solutions of a puzzle. */
export type Judgement =
  | { readonly kind: "right" }
  /** Each of these marks is in no solution. */
  | { readonly kind: "wrong"; readonly cells: readonly number[] }
  /** Each mark is in a solution, but no solution has them all. */
  | { readonly kind: "together" };

export function judge(marks: readonly CellMark[], solutions: readonly Solution[]): Judgement {
  const wrong = marks.filter((mark) => !solutions.some((solution) => agrees(mark, solution)));
  if (wrong.length > 0) return { kind: "wrong", cells: wrong.map(({ cell }) => cell) };
  const isPossible = marks.length === 0 || solutions.some((solution) => marks.every((mark) => agrees(mark, solution)));
  return { kind: isPossible ? "right" : "together" };
}

/** Returns the solution that agrees with most marks; `null` if there is none at all. */
export function nearest(marks: readonly CellMark[], solutions: readonly Solution[]): Solution | null {
  const scored = solutions.map((solution) => ({ solution, score: marks.filter((mark) => agrees(mark, solution)).length }));
  scored.sort((one, other) => other.score - one.score);
  return scored[0]?.solution ?? null;
}

function agrees({ cell, mark }: CellMark, solution: Solution): boolean {
  return solution.has(cell) === (mark === TICK);
}
