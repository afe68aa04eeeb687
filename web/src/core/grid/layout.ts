/** Where the cells of a logic grid stand: a staircase where there is room, else a block for each two categories. */
import type { LogicGrid } from "./grid";

/** Where a cell is: which sheet, row and column, each from 0. */
export interface Place {
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells, of which some may be missing. */
export interface Sheet {
  /** The categories at the left and at the top. */
  readonly rowCategories: readonly number[];
  readonly columnCategories: readonly number[];
  /** The values at the left and at the top. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** The category of each row. */
  readonly rowBlocks: readonly number[];
  /** The cells, row by row; `null` where there is none. */
  readonly cells: readonly (readonly (number | null)[])[];
  /** The width of the names at the left, in pixels. */
  readonly label: number;
  /** The height of the names at the top, in pixels. */
  readonly top: number;
}

export interface Layout {
  readonly kind: "staircase" | "blocks";
  readonly sheets: readonly Sheet[];
  /** Where each cell is. */
  readonly places: ReadonlyMap<number, Place>;
  /** The size of a cell, in pixels. */
  readonly cell: number;
}

/** The room that there is, in pixels. */
export interface Room {
  readonly width: number;
  /** Minimum size of a cell in a staircase: larger for fingers than for a mouse. */
  readonly minCell: number;
}

/** Minimum size of a cell. */
export const MIN_CELL = 24;
const MAX_CELL = 40;
/** Width of the name of a category beside its values. */
export const STRIP = 24;
const BORDERS = 4;
const MIN_LABEL = 48;
/** Width of a letter in the names of values, about: in bold, as the names of a clue are. */
const LETTER = 7.8;
const PADDING = 18;
/** Maximum length of a name on the board. */
const MAX_LABEL = 132;

export function layoutOf(grid: LogicGrid, room: Room): Layout {
  const stairs = staircase(grid);
  const cell = cellSize(stairs, room);
  if (cell >= room.minCell) return withPlaces("staircase", [stairs], cell);
  const sheets = blocks(grid).map((sheet) => narrowed(sheet, room));
  const fitting = Math.min(...sheets.map((sheet) => cellSize(sheet, room)));
  return withPlaces("blocks", sheets, Math.max(fitting, MIN_CELL));
}

/** Returns how wide a sheet is. */
export function widthOf({ label, columns }: Sheet, cell: number): number {
  return STRIP + label + columns.length * cell + BORDERS;
}

function cellSize(sheet: Sheet, { width }: Room): number {
  const fitting = Math.floor((width - widthOf(sheet, 0)) / Math.max(1, sheet.columns.length));
  return Math.min(fitting, MAX_CELL);
}

/** Makes the names shorter, if the cells have no room otherwise. */
function narrowed(sheet: Sheet, { width, minCell }: Room): Sheet {
  const left = width - STRIP - BORDERS - sheet.columns.length * minCell;
  return { ...sheet, label: Math.min(sheet.label, Math.max(MIN_LABEL, left)) };
}

/**
 * Returns the place that is reached by a step; `null` at the edge of the board.
 *
 * Steps pass over missing cells, and up and down lead from one sheet to the next.
 */
export function stepFrom(layout: Layout, from: Place, rows: number, columns: number, wraps: boolean): Place | null {
  const sheet = layout.sheets[from.sheet];
  if (sheet === undefined) return null;
  const inside = nextInside(sheet, from, rows, columns);
  if (inside !== null) return { ...inside, sheet: from.sheet };
  if (rows !== 0) {
    const next = layout.sheets[from.sheet + rows];
    if (next !== undefined) {
      const column = Math.min(from.column, next.columns.length - 1);
      return { sheet: from.sheet + rows, row: rows > 0 ? 0 : next.rows.length - 1, column };
    }
  }
  if (!wraps) return null;
  if (columns !== 0) {
    const around = nextInside(sheet, { row: from.row, column: columns > 0 ? -1 : sheet.columns.length }, 0, columns);
    return around === null ? null : { ...around, sheet: from.sheet };
  }
  const [at, last] = rows > 0 ? [0, layout.sheets[0]] : [layout.sheets.length - 1, layout.sheets.at(-1)];
  if (last === undefined) return null;
  const start = { row: rows > 0 ? -1 : last.rows.length, column: Math.min(from.column, last.columns.length - 1) };
  const around = nextInside(last, start, rows, 0);
  return around === null ? null : { ...around, sheet: at };
}

/** Returns the first or last cell of the row, or of the whole sheet. */
export function endFrom(layout: Layout, from: Place, to: "row-start" | "row-end" | "start" | "end"): Place | null {
  const cells = [...layout.places.values()].filter(({ sheet }) => sheet === from.sheet);
  const wanted = to.startsWith("row") ? cells.filter(({ row }) => row === from.row) : cells;
  return (to.endsWith("start") ? wanted[0] : wanted.at(-1)) ?? null;
}

/** Returns the first cell of the next block of a row category, upwards or downwards. */
export function blockFrom(layout: Layout, from: Place, by: 1 | -1): Place | null {
  let at: Place | null = from;
  const blockOf = ({ sheet, row }: Place): string => `${sheet} ${layout.sheets[sheet]?.rowBlocks[row]}`;
  const start = blockOf(from);
  while (at !== null && blockOf(at) === start) at = stepFrom(layout, at, by, 0, false);
  return at;
}

/** Returns the cells from one to another of the same row or column, with the missing ones left out. */
export function lineBetween(layout: Layout, from: Place, to: Place): number[] {
  const sheet = layout.sheets[from.sheet];
  const isLine = from.sheet === to.sheet && (from.row === to.row || from.column === to.column);
  if (sheet === undefined || !isLine) return [];
  const found: number[] = [];
  for (let row = Math.min(from.row, to.row); row <= Math.max(from.row, to.row); row += 1) {
    for (let column = Math.min(from.column, to.column); column <= Math.max(from.column, to.column); column += 1) {
      const cell = sheet.cells[row]?.[column] ?? null;
      if (cell !== null) found.push(cell);
    }
  }
  return found;
}

function nextInside(sheet: Sheet, from: { row: number; column: number }, rows: number, columns: number): { row: number; column: number } | null {
  let { row, column } = from;
  for (;;) {
    row += rows;
    column += columns;
    const cell = sheet.cells[row]?.[column];
    if (cell === undefined) return null;
    if (cell !== null) return { row, column };
  }
}

/** At the top all categories but the first, at the left the first and then the others from the end. */
function staircase(grid: LogicGrid): Sheet {
  const count = grid.categories.length;
  const columns = Array.from({ length: count - 1 }, (_, at) => at + 1);
  const rows = [0, ...columns.slice(1).reverse()];
  return sheetOf(grid, rows, columns, (row, column) => row === 0 || column < row);
}

/** A sheet for each two categories, with more rows than columns. */
function blocks(grid: LogicGrid): Sheet[] {
  const size = (category: number): number => grid.members[category]?.length ?? 0;
  return grid.categories.flatMap((_, one) =>
    grid.categories.flatMap((_category, other) => {
      if (other <= one || !grid.hasBlock(one, other)) return [];
      const [row, column] = size(other) > size(one) ? [other, one] : [one, other];
      return [sheetOf(grid, [row], [column], () => true)];
    }),
  );
}

function sheetOf(
  grid: LogicGrid,
  rowCategories: readonly number[],
  columnCategories: readonly number[],
  isPart: (row: number, column: number) => boolean,
): Sheet {
  const isBlock = (row: number, column: number): boolean => isPart(row, column) && grid.hasBlock(row, column);
  const kept = {
    rowCategories: rowCategories.filter((row) => columnCategories.some((column) => isBlock(row, column))),
    columnCategories: columnCategories.filter((column) => rowCategories.some((row) => isBlock(row, column))),
  };
  const valuesOf = (categories: readonly number[]): number[] => categories.flatMap((one) => grid.members[one] ?? []);
  const [rows, columns] = [valuesOf(kept.rowCategories), valuesOf(kept.columnCategories)];
  const categoryOf = (value: number): number => grid.values[value]?.category ?? -1;
  const cells = rows.map((row) =>
    columns.map((column) => (isBlock(categoryOf(row), categoryOf(column)) ? grid.cellOf(row, column) : null)),
  );
  return { ...kept, rows, columns, rowBlocks: rows.map(categoryOf), cells, label: lengthOf(grid, rows), top: lengthOf(grid, columns) };
}

function withPlaces(kind: Layout["kind"], sheets: readonly Sheet[], cell: number): Layout {
  const places = new Map<number, Place>();
  for (const [sheet, { cells }] of sheets.entries()) {
    for (const [row, line] of cells.entries()) {
      for (const [column, one] of line.entries()) if (one !== null) places.set(one, { sheet, row, column });
    }
  }
  return { kind, sheets, places, cell };
}

function lengthOf(grid: LogicGrid, values: readonly number[]): number {
  const longest = Math.max(1, ...values.map((value) => grid.values[value]?.name.length ?? 0));
  return Math.min(MAX_LABEL, Math.ceil(longest * LETTER) + PADDING);
}
