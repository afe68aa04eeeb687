/** What is said of cells. */
import { drawnValues } from "../../core/hint/board";
import { placeOf } from "../../core/selection";
import type { House } from "../../core/sudoku/board";
import { valuesOf } from "../../core/sudoku/masks";
import { say } from "../../messages/language.svelte";
import type { Cells } from "./cells.svelte";

/** The letters of colours, for those who see some of them alike. */
export const COLOUR_LETTERS = "ABCDEFGHI";

/** Returns what is said of a cell that has the focus: short, the same things always in the same order. */
export function labelOf(cells: Cells, cell: number, showsConflicts: boolean): string {
  const { board, layers } = cells;
  const place = placeOf(cell, board.shape);
  const at = { row: place.row + 1, column: place.column + 1 };
  const given = board.givens[cell] ?? 0;
  const value = layers.value.at(cell) ?? 0;
  const parts = [
    given !== 0
      ? say("cell-given", { ...at, value: board.symbols[given] ?? "" })
      : value !== 0
        ? say("cell-value", { ...at, value: board.symbols[value] ?? "" })
        : say("cell-empty", at),
  ];
  if (given === 0 && value === 0) parts.push(...marksOf(cells, cell));
  const colours = layers.colour.at(cell) ?? 0;
  if (colours !== 0) parts.push(say("cell-colours", { colours: lettersOf(colours) }));
  if (showsConflicts && cells.clashing.at(cell) === true) parts.push(say("cell-conflict"));
  if (cells.wrong.at(cell) === true) parts.push(say("cell-wrong"));
  return [...parts, ...drawnOn(cells, cell)].join(", ");
}

/** Returns what the step that is explained says of a cell. */
function drawnOn({ board, drawn }: Cells, cell: number): string[] {
  const drawing = drawn.at(cell);
  if (drawing === undefined || drawing === null) return [];
  const parts = [say("cell-role", { role: drawing.role })];
  if (drawing.value !== 0) parts.push(say("cell-follows", { value: board.symbols[drawing.value] ?? "" }));
  for (const state of ["candidate", "excluded", "supposed", "crossed"] as const) {
    const values = drawnValues(drawing).flatMap(({ value, is }) => (is === state ? [board.symbols[value]] : []));
    if (values.length > 0) parts.push(say("cell-candidates", { state, values: values.join(" ") }));
  }
  return parts;
}

/** Returns what is said of the pencil marks of a cell. */
export function marksOf(cells: Cells, cell: number): string[] {
  const corner = cells.layers.corner.at(cell) ?? 0;
  const centre = cells.layers.centre.at(cell) ?? 0;
  return [
    ...(corner === 0 ? [] : [say("cell-corner", { marks: symbolsIn(cells, corner) })]),
    ...(centre === 0 ? [] : [say("cell-centre", { marks: symbolsIn(cells, centre) })]),
  ];
}

/** Returns which rules concern a cell. */
export function rulesOn(cells: Cells, cell: number): string {
  const { board } = cells;
  const said = board.houses.filter((house) => house.cells.includes(cell)).map(houseName);
  return [...said, ...(cells.ruleWords ?? board.rules)].join(", ");
}

/** Returns how a house is called. */
export function houseName({ kind, number }: House): string {
  return say(`house-${kind}`, { number });
}

export function symbolsIn(cells: Cells, mask: number): string {
  return valuesOf(mask)
    .map((value) => cells.board.symbols[value])
    .join(" ");
}

export function lettersOf(colours: number): string {
  return valuesOf(colours)
    .map((colour) => COLOUR_LETTERS[colour - 1])
    .join(" ");
}
