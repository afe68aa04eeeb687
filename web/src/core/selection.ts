/** Which cells of a rectangular board are selected, and which of them has the focus. */

export interface Shape {
  readonly rows: number;
  readonly columns: number;
}

export interface Selection {
  readonly cells: ReadonlySet<number>;
  /** The cell that arrows start from. It need not be selected. */
  readonly focus: number;
}

/** How far the hold of the current cell reaches beyond its half width, so that one can drag diagonally. */
const HOLD = 1.4;

export function only(cell: number): Selection {
  return { cells: new Set([cell]), focus: cell };
}

export function none({ focus }: Selection): Selection {
  return { cells: new Set(), focus };
}

export function all({ focus }: Selection, shape: Shape): Selection {
  return { cells: new Set(Array.from({ length: shape.rows * shape.columns }, (_, cell) => cell)), focus };
}

/** Selects a cell in addition. */
export function added(selection: Selection, cell: number): Selection {
  return { cells: new Set([...selection.cells, cell]), focus: cell };
}

export function removed(selection: Selection, cell: number): Selection {
  return { cells: new Set([...selection.cells].filter((one) => one !== cell)), focus: cell };
}

/** Selects these cells, in addition if `extend`. The first of them has the focus, unless it has it already. */
export function these(selection: Selection, cells: readonly number[], extend: boolean): Selection {
  const selected = new Set(extend ? [...selection.cells, ...cells] : cells);
  return { cells: selected, focus: selected.has(selection.focus) ? selection.focus : (cells[0] ?? selection.focus) };
}

/** Moves the focus; beyond an edge it comes back on the other side if `wraps`. */
export function moved(
  selection: Selection,
  { rows, columns }: { readonly rows: number; readonly columns: number },
  shape: Shape,
  wraps: boolean,
): number {
  const { row, column } = placeOf(selection.focus, shape);
  return within(row + rows, shape.rows, wraps) * shape.columns + within(column + columns, shape.columns, wraps);
}

export function placeOf(cell: number, { columns }: Shape): { row: number; column: number } {
  return { row: Math.floor(cell / columns), column: cell % columns };
}

export function rowOf(cell: number, shape: Shape): number[] {
  const first = placeOf(cell, shape).row * shape.columns;
  return Array.from({ length: shape.columns }, (_, column) => first + column);
}

export function columnOf(cell: number, shape: Shape): number[] {
  const { column } = placeOf(cell, shape);
  return Array.from({ length: shape.rows }, (_, row) => row * shape.columns + column);
}

/**
 * Returns the cell under a point, which is in units of cells from the top left; `null` beside the board.
 *
 * While cells are dragged over, the current one holds the point a little longer, so that a diagonal stays one.
 */
export function cellAt(x: number, y: number, shape: Shape, current: number | null): number | null {
  if (current !== null) {
    const { row, column } = placeOf(current, shape);
    if (Math.max(Math.abs(x - column - 0.5), Math.abs(y - row - 0.5)) <= HOLD / 2) return current;
  }
  const [row, column] = [Math.floor(y), Math.floor(x)];
  const isInside = row >= 0 && row < shape.rows && column >= 0 && column < shape.columns;
  return isInside ? row * shape.columns + column : null;
}

function within(at: number, length: number, wraps: boolean): number {
  return wraps ? (at + length) % length : Math.max(0, Math.min(length - 1, at));
}
