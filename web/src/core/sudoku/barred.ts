/** Which cells bar which values from each other by rules beside the houses. It serves pencil marks; the server judges. */
import type { Shape } from "../selection";

/** The cells that each cell concerns. */
export type Related = readonly (readonly number[])[];

type Step = readonly [rows: number, columns: number];

const NEIGHBOURS: readonly Step[] = [[-1, 0], [1, 0], [0, -1], [0, 1]];
const KING: readonly Step[] = [[-1, -1], [-1, 1], [1, -1], [1, 1]];
const KNIGHT: readonly Step[] = [[-2, -1], [-2, 1], [-1, -2], [-1, 2], [1, -2], [1, 2], [2, -1], [2, 1]];

/** Returns the cells that cannot have the value of each cell by these rules, as far as the rules are known here. */
export function sameBarred(rules: readonly string[], shape: Shape, box: readonly [number, number] | null): Related {
  const found = Array.from({ length: shape.rows * shape.columns }, () => new Set<number>());
  const steps = [...(rules.includes("anti-king") ? KING : []), ...(rules.includes("anti-knight") ? KNIGHT : [])];
  for (const [cell, others] of reached(shape, steps).entries()) for (const other of others) found[cell]?.add(other);
  const groups = box === null ? [] : [...(rules.includes("windoku") ? windows(shape, box) : []), ...(rules.includes("disjoint") ? places(shape, box) : [])];
  for (const group of groups) {
    for (const cell of group) for (const other of group) if (other !== cell) found[cell]?.add(other);
  }
  return found.map((cells) => [...cells]);
}

/** Returns the cells that cannot have a value next to that of each cell. */
export function consecutiveBarred(rules: readonly string[], shape: Shape): Related {
  return reached(shape, rules.includes("nonconsecutive") ? NEIGHBOURS : []);
}

function reached({ rows, columns }: Shape, steps: readonly Step[]): Related {
  return Array.from({ length: rows * columns }, (_, cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const places = steps.map(([down, right]) => [row + down, column + right] as const);
    return places.filter(([r, c]) => r >= 0 && r < rows && c >= 0 && c < columns).map(([r, c]) => r * columns + c);
  });
}

/** The boxes that lie one cell away from the edges and from each other. */
function windows({ columns }: Shape, [side]: readonly [number, number]): number[][] {
  const firsts = Array.from({ length: side - 1 }, (_, window) => 1 + window * (side + 1));
  const offsets = Array.from({ length: side * side }, (_, at) => [Math.floor(at / side), at % side] as const);
  return firsts.flatMap((top) => firsts.map((left) => offsets.map(([down, right]) => (top + down) * columns + left + right)));
}

/** The cells at the same place of their boxes. */
function places({ rows, columns }: Shape, [high, wide]: readonly [number, number]): number[][] {
  const groups = Array.from({ length: high * wide }, (): number[] => []);
  for (let cell = 0; cell < rows * columns; cell += 1) {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    groups[(row % high) * wide + (column % wide)]?.push(cell);
  }
  return groups;
}
