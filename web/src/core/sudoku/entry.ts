/** What entering, erasing and filling change on a board of cells. */
import { type Mode } from "../keys/cells";
import type { Change } from "../log/change";
import { bit, has, maskOf } from "./masks";
import type { Board } from "./board";

/** What a layer holds in a cell; 0 for nothing. */
export type Held = (layer: Mode, cell: number) => number;

/** The layers of pencil marks. */
const PENCIL = ["corner", "centre"] as const;

/**
 * Enters a value or a mark in all of these cells, or takes it out of them if all of them have it.
 *
 * If `clears`, a value takes itself out of the pencil marks of the cells that cannot have it any more.
 */
export function enter(
  board: Board,
  held: Held,
  cells: Iterable<number>,
  mode: Mode,
  value: number,
  clears: boolean,
): Change[] {
  const open = [...cells].filter((cell) => mode === "colour" || !board.isGiven(cell));
  if (mode === "value") return enterValue(board, held, open, value, clears);
  const places = mode === "colour" ? open : open.filter((cell) => held("value", cell) === 0);
  const isTaken = places.every((cell) => has(held(mode, cell), value));
  return places.map((cell) => {
    const before = held(mode, cell);
    return { cell, layer: mode, before, after: isTaken ? before & ~bit(value) : before | bit(value) };
  });
}

/** Empties what these cells hold in a layer; in that of values also the pencil marks, then the colours. */
export function erase(board: Board, held: Held, cells: Iterable<number>, mode: Mode): Change[] {
  const order: readonly (readonly Mode[])[] = mode === "value" ? [["value"], PENCIL, ["colour"]] : [[mode]];
  const chosen = [...cells];
  for (const layers of order) {
    const changes = layers.flatMap((layer) => chosen.flatMap((cell) => emptied(board, held, layer, cell)));
    if (changes.length > 0) return changes;
  }
  return [];
}

/** Empties everything that was entered. */
export function reset(board: Board, held: Held): Change[] {
  const layers: readonly Mode[] = ["value", ...PENCIL, "colour"];
  return layers.flatMap((layer) => cellsOf(board).flatMap((cell) => emptied(board, held, layer, cell)));
}

/** Fills the centre of every open cell with the values that no cell bars from it. */
export function fillMarks(board: Board, held: Held): Change[] {
  return cellsOf(board)
    .filter((cell) => isOpen(board, held, cell))
    .map((cell) => ({ cell, layer: "centre", before: held("centre", cell), after: candidatesOf(board, held, cell) }));
}

/** Takes the values out of the pencil marks that a cell bars from them. */
export function cleanMarks(board: Board, held: Held): Change[] {
  const open = cellsOf(board).filter((cell) => isOpen(board, held, cell));
  return PENCIL.flatMap((layer) =>
    open.map((cell) => {
      const before = held(layer, cell);
      return { cell, layer, before, after: before & candidatesOf(board, held, cell) };
    }),
  );
}

/** Takes a value out of the pencil marks of a cell; one without marks in the centre gets its candidates there. */
export function crossOut(board: Board, held: Held, cell: number, value: number): Change[] {
  if (!isOpen(board, held, cell)) return [];
  const all = { corner: held("corner", cell), centre: held("centre", cell) || candidatesOf(board, held, cell) };
  return PENCIL.map((layer) => ({ cell, layer, before: held(layer, cell), after: all[layer] & ~bit(value) }));
}

/** Enters these values; cells that have another one are changed. */
export function fillValues(board: Board, held: Held, values: ReadonlyMap<number, number>): Change[] {
  const open = [...values].filter(([cell]) => !board.isGiven(cell));
  return open.map(([cell, after]) => ({ cell, layer: "value", before: held("value", cell), after }));
}

/** Returns the value of a cell, given or entered; 0 if it is empty. */
export function valueAt(board: Board, held: Held, cell: number): number {
  return board.givens[cell] || held("value", cell);
}

function enterValue(board: Board, held: Held, open: number[], value: number, clears: boolean): Change[] {
  const isTaken = open.every((cell) => held("value", cell) === value);
  const entries = open.map((cell) => ({
    cell,
    layer: "value",
    before: held("value", cell),
    after: isTaken ? 0 : value,
  }));
  if (isTaken || !clears) return entries;
  const barred = new Map<number, number>();
  const bar = (cell: number, mask: number): void => void barred.set(cell, (barred.get(cell) ?? 0) | mask);
  for (const cell of open) {
    for (const peer of board.peers[cell] ?? []) bar(peer, bit(value));
    for (const other of board.apart[cell] ?? []) bar(other, beside(board, value));
  }
  const marks = PENCIL.flatMap((layer) =>
    [...barred]
      .filter(([cell, mask]) => (held(layer, cell) & mask) !== 0)
      .map(([cell, mask]) => ({ cell, layer, before: held(layer, cell), after: held(layer, cell) & ~mask })),
  );
  return [...entries, ...marks];
}

function emptied(board: Board, held: Held, layer: Mode, cell: number): Change[] {
  const before = held(layer, cell);
  const isFixed = layer !== "colour" && board.isGiven(cell);
  return before === 0 || isFixed ? [] : [{ cell, layer, before, after: 0 }];
}

/** Returns the mask of the values that a cell may have and no cell bars from it. */
export function candidatesOf(board: Board, held: Held, cell: number): number {
  const values = (cells: readonly number[] = []): number[] => cells.map((one) => valueAt(board, held, one)).filter((value) => value !== 0);
  const same = values(board.peers[cell]).reduce((mask, value) => mask & ~bit(value), board.allowed[cell] ?? 0);
  return values(board.apart[cell]).reduce((mask, value) => mask & ~beside(board, value), same);
}

/** Returns the mask of the values next to this one. */
function beside(board: Board, value: number): number {
  return maskOf([value - 1, value + 1].filter((one) => one >= 1 && one <= board.size));
}

function isOpen(board: Board, held: Held, cell: number): boolean {
  return valueAt(board, held, cell) === 0;
}

function cellsOf(board: Board): number[] {
  return Array.from({ length: board.cellCount }, (_, cell) => cell);
}
