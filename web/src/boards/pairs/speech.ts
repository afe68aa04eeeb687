/** What is said of the cells of a cross-out grid. */
import { type Exhausted } from "../../core/grid/facts";
import { type LogicGrid } from "../../core/grid/grid";
import { say } from "../../messages/language.svelte";
import { AUTOMATIC_CROSS, AUTOMATIC_TICK, type Pairs, type Shown } from "./pairs.svelte";

const STATES: Readonly<Record<Shown, string>> = {
  0: "empty",
  1: "cross",
  2: "tick",
  [AUTOMATIC_CROSS]: "automatic-cross",
  [AUTOMATIC_TICK]: "automatic-tick",
};

/** Returns a value as it is said alone: a number with its category. */
export function nameOf(grid: LogicGrid, value: number): string {
  const { name, category } = grid.values[value] ?? { name: "", category: 0 };
  return /^\p{L}/u.test(name) ? name : `${grid.categories[category]?.name} ${name}`;
}

/** Returns what is said of a cell that has the focus: short, the same things always in the same order. */
export function labelOf(pairs: Pairs, cell: number): string {
  const { one, other } = pairs.grid.pairOf(cell);
  const names = { one: nameOf(pairs.grid, one), other: nameOf(pairs.grid, other) };
  const parts = [say("pair", { ...names, state: STATES[pairs.shown[cell] ?? 0] })];
  if (pairs.clashing[cell] === true) parts.push(say("cell-conflict"));
  if (pairs.wrong[cell] === true) parts.push(say("cell-wrong"));
  const drawn = pairs.drawing.cells.get(cell);
  if (drawn !== undefined) parts.push(say("pair-role", { role: drawn.role, mark: STATES[drawn.mark] }));
  return parts.join(", ");
}

/** Returns all that is known of the two values of a cell. */
export function answerOf(pairs: Pairs, cell: number): string {
  const { grid } = pairs;
  const { one, other } = grid.pairOf(cell);
  const known = [one, other].map((value) => {
    const ticked = grid.values.flatMap((_, rest) => {
      const shown = pairs.shown[grid.cellOf(value, rest)];
      return shown === 2 || shown === AUTOMATIC_TICK ? [nameOf(grid, rest)] : [];
    });
    return say("known-of", { value: nameOf(grid, value), known: ticked.join(", ") || "–" });
  });
  return [labelOf(pairs, cell), ...known].join(". ");
}

/** Returns what is said of a value that nothing is left for. */
export function exhaustedText(grid: LogicGrid, { value, category }: Exhausted): string {
  return say("nothing-left", { value: nameOf(grid, value), category: grid.categories[category]?.name ?? "" });
}
