/** What one action changes. */

/** What a layer holds in a cell; `0` and `""` are nothing. */
export type Value = number | string;

/** One layer of one cell, before and after. What a cell and a layer are is for the board to say. */
export interface Change {
  readonly cell: number;
  readonly layer: string;
  readonly before: Value;
  readonly after: Value;
}

/** Returns the changes that take these back. */
export function inverted(changes: readonly Change[]): Change[] {
  return changes.map(({ cell, layer, before, after }) => ({ cell, layer, before: after, after: before })).reverse();
}

/** Returns one change for each cell and layer, without those that change nothing. */
export function combined(changes: readonly Change[]): Change[] {
  const byPlace = new Map<string, Change>();
  for (const change of changes) {
    const place = `${change.layer} ${change.cell}`;
    const first = byPlace.get(place);
    byPlace.set(place, first === undefined ? change : { ...first, after: change.after });
  }
  return [...byPlace.values()].filter(({ before, after }) => before !== after);
}
