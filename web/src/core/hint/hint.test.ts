import { describe, expect, it } from "vitest";

import { CROSS, LogicGrid, type Mark, TICK } from "../grid/grid";
import type { Mode } from "../keys/cells";
import type { Change } from "../log/change";
import { Board } from "../sudoku/board";
import type { Held } from "../sudoku/entry";
import { boardEntries, boardFact, boardFacts, cellsOfPlace, drawBoardStep, drawnValues, UNDRAWN, writeBoardFacts } from "./board";
import { drawGridStep, GridFacts, writeGridFacts } from "./grid";
import { type Step, stronger, tells } from "./step";

const EMPTY = [0, 0, 0, 0];

/** A board of 4 by 4 with one given, a 1 at the top left. */
const board = new Board({ cells: [[1, 0, 0, 0], EMPTY, EMPTY, EMPTY] });

/** What the layers hold: `value 3=2` is the value 2 in the cell 3. */
function holding(...stated: string[]): Held {
  const held = new Map(stated.map((one) => one.split("=") as [string, string]));
  return (layer: Mode, cell) => Number(held.get(`${layer} ${cell}`) ?? 0);
}

/** Changes as a text: `value 3: 0>2`. */
function shown(changes: readonly Change[]): string[] {
  return changes.filter(({ before, after }) => before !== after)
    .map(({ layer, cell, before, after }) => `${layer} ${cell}: ${before}>${after}`);
}

describe("strengths", () => {
  it("grow until everything is told", () => {
    expect([stronger(null), stronger("where"), stronger("why"), stronger("what")]).toEqual(["where", "why", "what", null]);
    expect([tells("why", "where"), tells("why", "why"), tells("why", "what")]).toEqual([true, true, false]);
  });
});

describe("facts of a board", () => {
  it.each<[string, ReturnType<typeof boardFact>]>([
    ["r1c2 = 4", { cell: 1, value: 4, holds: true }],
    ["r4c4 != 1", { cell: 15, value: 1, holds: false }],
    ["r4c4!=1", { cell: 15, value: 1, holds: false }],
    ["r5c1 = 1", null],
    ["r1c1 = 5", null],
    ["r1c1", null],
  ])("%s", (text, fact) => {
    expect(boardFact(board, text)).toEqual(fact);
  });

  it("are read with the symbols of the board", () => {
    const large = new Board({ cells: Array.from({ length: 16 }, () => new Array<number>(16).fill(0)), symbols: "0-F" });
    expect(boardFact(large, "r2c1 = F")).toEqual({ cell: 16, value: 16, holds: true });
  });

  it("are what was entered, and what is missing in the centre of a cell", () => {
    // In the cell 2, the given bars 1; the marks leave 3 and 4, so only 2 was crossed out.
    expect(boardEntries(board, holding("value 5=3", "centre 2=12", "corner 9=1"))).toEqual(["r1c3!=2", "r2c2=3"]);
  });

  it("are written as entries and pencil marks", () => {
    const facts = boardFacts(board, ["r1c2 = 2", "r1c3 != 3", "r4c4 != 1", "r1c3 != 4"]);
    // The marks of r1c3 are its candidates after the entry beside it.
    expect(shown(writeBoardFacts(board, holding("centre 15=3", "corner 15=1"), facts, true))).toEqual([
      "value 1: 0>2", "centre 2: 0>8", "corner 15: 1>0", "centre 15: 3>2", "centre 2: 8>0",
    ]);
    expect(writeBoardFacts(board, holding("value 1=2"), boardFacts(board, ["r1c2 = 2"]), true)).toEqual([]);
  });
});

describe("the drawing of a step on a board", () => {
  const step: Step = { facts: ["r1c3 != 2", "r1c4 != 2"], known: ["r2c1 != 2", "r1c1 = 1"], cells: ["r1c2", "r2c2"] };
  const place = [0, 1, 2];

  it.each<[string, number[]]>([
    ["r1c2 and r2c1", [1, 4]],
    ["row 2", [4, 5, 6, 7]],
    ["row 1 and column 1", [0, 1, 2, 3, 4, 8, 12]],
    ["row 12", []],
    ["rows 1 and 2", []],
  ])("is to be looked for in %s", (text, cells) => {
    expect(cellsOfPlace(board, text, ({ kind, number }) => `${kind} ${number}`)).toEqual(cells);
  });

  it("tells where to look, then why, then what", () => {
    const roles = (strength: "where" | "why" | "what"): string[] =>
      [...drawBoardStep(board, holding(), step, strength, place)].map(([cell, { role }]) => `${cell} ${role}`).sort();
    expect(roles("where")).toEqual(["0 look", "1 look", "2 look"]);
    expect(roles("why")).toEqual(["0 reason", "1 look", "2 look", "4 reason"]);
    expect(roles("what")).toEqual(["0 reason", "1 look", "2 result", "3 result", "4 reason", "5 look"]);
  });

  it("shows candidates where some go, with those that are known to be out", () => {
    const drawing = drawBoardStep(board, holding("centre 3=6"), step, "what", place);
    const values = (cell: number): string[] => drawnValues(drawing.get(cell) ?? UNDRAWN).map(({ value, is }) => `${value} ${is}`);
    expect(values(2)).toEqual(["2 crossed", "3 candidate", "4 candidate"]);
    expect(values(3)).toEqual(["2 crossed", "3 candidate"]);
    expect(values(4)).toEqual(["2 excluded", "3 candidate", "4 candidate"]);
    expect(values(0)).toEqual([]);
  });

  it("shows the value that follows, without candidates, and what is supposed", () => {
    const placing = drawBoardStep(board, holding(), { facts: ["r1c2 = 2"], known: ["r1c3 != 2"], cells: ["r1c4"] }, "what", []);
    expect(placing.get(1)).toMatchObject({ role: "result", value: 2, candidates: 0 });
    expect(placing.get(3)).toMatchObject({ role: "look", candidates: 0 });
    const cases = [{ suppose: ["r2c2 = 3"] }, { suppose: ["r2c2 = 4"] }];
    const supposing = drawBoardStep(board, holding(), { facts: ["r1c2 != 2"], known: [], cases }, "what", []);
    expect(drawnValues(supposing.get(5) ?? UNDRAWN)).toEqual([
      { value: 2, is: "candidate" }, { value: 3, is: "supposed" }, { value: 4, is: "supposed" },
    ]);
  });
});

describe("facts of a grid", () => {
  const grid = new LogicGrid(
    [
      { name: "who", values: ["Ann", "Bob"], kind: "one each" },
      { name: "age", values: ["5", "6"], kind: "one each" },
      { name: "rank", values: ["5", 'x = "y"'], kind: "one each" },
    ],
    2,
  );
  const facts = new GridFacts(grid);

  it.each<[string, [number, number, Mark] | null]>([
    ["Ann = 6", [0, 3, TICK]],
    ["6 != Bob", [1, 3, CROSS]],
    ["age.5 = rank.5", [2, 4, TICK]],
    ['"who"."Ann" != "age"."5"', [0, 2, CROSS]],
    ['Ann = x = "y"', [0, 5, TICK]],
    ['rank."x = ""y""" != Bob', [1, 5, CROSS]],
    // Both `age` and `rank` have a 5.
    ["Ann = 5", null],
    ["Ann = Bob", null],
    ["Ann", null],
  ])("%s", (text, expected) => {
    const read = facts.read(text);
    expect(read === null ? null : [grid.pairOf(read.cell).one, grid.pairOf(read.cell).other, read.mark]).toEqual(expected);
  });

  it("are drawn as far as a hint tells, and written as marks", () => {
    const step: Step = { facts: ["Ann = 6"], known: ["Bob = age.5"], clues: [{ index: 1 }], cases: [{ suppose: ["Bob != 6"] }] };
    const drawn = (strength: "where" | "why" | "what"): string[] =>
      [...drawGridStep(facts, step, strength).cells].map(([cell, { role, mark }]) => `${cell} ${role} ${mark}`);
    expect(drawn("where")).toEqual([]);
    expect(drawGridStep(facts, step, "where").clues).toEqual([1]);
    expect(drawn("why")).toEqual(["8 reason 2"]);
    expect(drawn("what")).toEqual(["8 reason 2", "9 suppose 1", "3 result 2"]);
    expect(shown(writeGridFacts(() => 0, facts.readAll(step.facts)))).toEqual(["mark 3: 0>2"]);
  });
});
