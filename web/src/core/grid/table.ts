/** What the marks say of each person or thing. */
import { type Facts } from "./facts";
import { type LogicGrid, TICK } from "./grid";

/** Returns the values of a category that are ticked with a value: one, unless nothing is known or ticks contradict. */
export function knownValues(grid: LogicGrid, facts: Facts, value: number, category: number): number[] {
  if (grid.values[value]?.category === category) return [value];
  const members = grid.members[category] ?? [];
  return members.filter((other) => {
    const cell = grid.cellOf(value, other);
    if (facts.known[cell] !== undefined) return facts.known[cell] === TICK;
    // Two shared values: no cell says whether they are of the same.
    return false;
  });
}

/** Whether each person or thing has exactly one value of each category. */
export function isComplete(grid: LogicGrid, facts: Facts): boolean {
  return (grid.members[0] ?? []).every((value) =>
    grid.categories.every((_, category) => knownValues(grid, facts, value, category).length === 1),
  );
}

/** Returns the value that a question asks for, `pet(Ann)`; `null` if it asks for something else. */
export function askedValue(grid: LogicGrid, expression: string): { value: number; category: number } | null {
  const [, category, inner] = /^(.*?)\((.*)\)$/.exec(expression.trim()) ?? [];
  if (category === undefined || inner === undefined) return null;
  const asked = grid.categories.findIndex(({ name }) => name === category);
  const values = grid.values.flatMap(({ name, category: own }, value) => {
    const isNamed = inner === name || inner === `${grid.categories[own]?.name}.${name}`;
    return isNamed && !grid.isShared(value) ? [value] : [];
  });
  const [value] = values;
  return asked < 0 || value === undefined || values.length > 1 ? null : { value, category: asked };
}
