/** What the server says of the state of a Sudoku. */
import { ask, Refusal } from "../../../api/client";
import type { Clash, FieldsOf, Question, Schemas, ShownBoard } from "../../../api/types";
import type { Cells } from "../../../boards/cells/cells.svelte";
import { cellNamed, nameOf } from "../../../core/sudoku/board";
import { say } from "../../../messages/language.svelte";

/** Time that the server may take for the state after each entry, in seconds. */
const QUICK = 0.5;

/** Asks for the state of the board; with `reveals` also for the entries that are wrong. */
export async function stateOf(
  puzzle: FieldsOf<"sudoku">,
  cells: Cells,
  options: { reveals: boolean; signal?: AbortSignal },
): Promise<ShownBoard> {
  const { size } = cells.board;
  const set = cells.entries().map(({ cell, value }) => `${nameOf(cell, size)}=${cells.board.symbols[value] ?? value}`);
  const question: Question<"show"> = { puzzle, set, ...(options.reveals ? { reveal: true } : { time: QUICK }) };
  const { show } = await ask("show", question, options.signal);
  if (show === null || !("rows" in show)) throw new Refusal("unreachable");
  return show;
}

/** Returns the values of a solution that agrees with as much of the board as it can; `null` if there is none. */
export async function solutionOf(puzzle: FieldsOf<"sudoku">, cells: Cells): Promise<number[] | null> {
  const { size } = cells.board;
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_cell, column) => cells.valueAt(row * size + column)),
  );
  // With several solutions, the one that goes on from here is meant; from a state without one, any of the puzzle's.
  for (const asked of [{ ...puzzle, cells: rows }, puzzle]) {
    const { solutions } = await ask("solve", { puzzle: asked, first: 1 });
    const [first] = solutions;
    if (first !== undefined && "rows" in first) return (first as Schemas["SudokuSolution"]).rows.flat();
  }
  return null;
}

/** Returns the cells of these names. */
export function cellsNamed(names: readonly string[], size: number): number[] {
  return names.flatMap((name) => cellNamed(name, size) ?? []);
}

/** Returns what a clash is, in words. */
export function clashText(clash: Clash, cells: Cells): string {
  const { of, value } = clash;
  const symbol = value === null ? "" : (cells.board.symbols[value] ?? String(value));
  const names = clash.cells.join(", ");
  switch (of.kind) {
    case "row":
    case "column":
    case "box":
    case "region":
      return say("clash-house", { value: symbol, house: say(`house-${of.kind}`, { number: of.number }), cells: names });
    case "rule":
      return say("clash-rule", { rule: cells.board.rules[of.number - 1] ?? String(of.number), cells: names });
    case "given":
      return say("clash-given", { cell: of.cell });
  }
}
