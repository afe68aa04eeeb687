import { describe, expect, it } from "vitest";

import { added, all, cellAt, columnOf, moved, none, only, removed, rowOf, type Selection, these } from "./selection";

const SHAPE = { rows: 3, columns: 4 };
const shown = ({ cells, focus }: Selection): string => `${[...cells].sort((one, other) => one - other).join()} at ${focus}`;

describe("a selection", () => {
  it.each([
    [only(5), "5 at 5"],
    [added(only(5), 6), "5,6 at 6"],
    [removed(added(only(5), 6), 5), "6 at 5"],
    [none(only(5)), " at 5"],
    [all(only(5), SHAPE), "0,1,2,3,4,5,6,7,8,9,10,11 at 5"],
    [these(only(5), [1, 2], false), "1,2 at 1"],
    [these(only(5), [1, 2], true), "1,2,5 at 5"],
    [these(only(5), [], false), " at 5"],
    [these(only(5), rowOf(5, SHAPE), false), "4,5,6,7 at 5"],
    [these(only(5), columnOf(5, SHAPE), false), "1,5,9 at 5"],
  ])("%#", (selection, expected) => {
    expect(shown(selection)).toBe(expected);
  });

  it.each([
    [0, 0, -1, true, 3],
    [0, 0, -1, false, 0],
    [0, -1, 0, true, 8],
    [11, 1, 0, true, 3],
    [11, 0, 1, false, 11],
    [5, 1, 0, false, 9],
  ])("moves from %i by %i, %i", (from, rows, columns, wraps, to) => {
    expect(moved(only(from), { rows, columns }, SHAPE, wraps)).toBe(to);
  });
});

describe("the cell under a point", () => {
  it.each<[number, number, number | null, number | null]>([
    [0.5, 0.5, null, 0],
    [3.9, 2.9, null, 11],
    [4.1, 0.5, null, null],
    [0.5, -0.1, null, null],
    // Near the corner, the cell that is dragged from holds the point; well inside, the neighbour has it.
    [1.1, 0.9, 0, 0],
    [1.3, 1.3, 0, 5],
    [1.3, 0.5, 0, 1],
    [9, 9, 0, null],
  ])("%d, %d", (x, y, current, expected) => {
    expect(cellAt(x, y, SHAPE, current)).toBe(expected);
  });
});
