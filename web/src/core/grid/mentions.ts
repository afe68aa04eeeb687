/** Which values an expression names, so that they can be shown on the board. What it means is the server's to say. */
import type { LogicGrid } from "./grid";

/** Beside these, a number is a quantity and not a value. */
const BEFORE_QUANTITY = /(?:[-+*/^]|\b(?:exactly|least|most|than))\s*$/;
const AFTER_QUANTITY = /^\s*(?:[-+*/^]|(?:of|places?)\b)/;
const LETTER = /[\p{L}\p{N}_]/u;

/** Returns the numbers of the values that an expression names, in their order on the board. */
export function mentions(grid: LogicGrid, expression: string): number[] {
  const names = new Map<string, number[]>();
  for (const [value, { name }] of grid.values.entries()) {
    const lower = name.toLowerCase();
    names.set(lower, [...(names.get(lower) ?? []), value]);
  }
  const longestFirst = [...names.keys()].sort((one, other) => other.length - one.length);
  const text = expression.toLowerCase();
  const found = new Set<number>();
  for (let at = 0; at < text.length; at += 1) {
    if (LETTER.test(text[at - 1] ?? " ")) continue;
    const name = longestFirst.find((one) => text.startsWith(one, at) && !LETTER.test(text[at + one.length] ?? " "));
    if (name === undefined) continue;
    const [before, after] = [text.slice(0, at), text.slice(at + name.length)];
    const isQuantity = /^[0-9]/.test(name) && (BEFORE_QUANTITY.test(before) || AFTER_QUANTITY.test(after));
    // `club(Ann)` asks for a value of `club`, even if a value has the same name.
    if (!isQuantity && !after.startsWith("(")) for (const value of meant(grid, names.get(name) ?? [], before)) found.add(value);
    at += name.length - 1;
  }
  return [...found].sort((one, other) => one - other);
}

/** Returns those of the values whose category stands before them, as in `age.5`; all if none does. */
function meant(grid: LogicGrid, values: readonly number[], before: string): readonly number[] {
  const qualified = values.filter((value) => {
    const category = grid.categories[grid.values[value]?.category ?? -1]?.name.toLowerCase() ?? "";
    return before.endsWith(`${category}.`);
  });
  return qualified.length > 0 ? qualified : values;
}
