/** What clicks, keys and drags change on a logic grid. */
import type { Change } from "../log/change";
import { CROSS, type LogicGrid, type Mark, TICK } from "./grid";
import { factsOf, type Marked } from "./facts";

const CYCLE: readonly Mark[] = [0, CROSS, TICK];

/**
 * Returns the mark after a click: empty, cross, tick, empty.
 *
 * Where the other marks say already what it is, and `fills` shows that, a click goes between this and an own mark.
 */
export function nextMark(grid: LogicGrid, marked: Marked, cell: number, fills: boolean, by: 1 | -1 = 1): Mark {
  const own = marked(cell);
  const rest = fills ? factsOf(grid, (one) => (one === cell ? 0 : marked(one))).known[cell] : 0;
  if (rest !== undefined && rest !== 0) return own === 0 ? rest : 0;
  return CYCLE[(CYCLE.indexOf(own) + by + CYCLE.length) % CYCLE.length] ?? 0;
}

/** Sets the mark of these cells. */
export function setMarks(marked: Marked, cells: Iterable<number>, mark: Mark): Change[] {
  return [...cells].map((cell) => ({ cell, layer: "mark", before: marked(cell), after: mark }));
}

/** Puts the marks of a solution on the board: a tick for each pair that it has, and no mark that it contradicts. */
export function revealAll(grid: LogicGrid, marked: Marked, holds: (cell: number) => boolean): Change[] {
  return grid.cells.flatMap((cell) => {
    const before = marked(cell);
    const after = holds(cell) ? TICK : before === TICK ? CROSS : before;
    return before === after ? [] : [{ cell, layer: "mark", before, after }];
  });
}
