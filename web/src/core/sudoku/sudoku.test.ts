import { describe, expect, it } from "vitest";

import type { Mode } from "../keys/cells";
import type { Change } from "../log/change";
import { Board, cellNamed, nameOf } from "./board";
import { borders } from "./borders";
import { conflicts, valueCounts } from "./conflicts";
import { cleanMarks, enter, erase, fillMarks, fillValues, type Held, reset } from "./entry";
import { maskOf, valuesOf } from "./masks";
import { keyValues, symbolsOf } from "./symbols";

const EMPTY = [0, 0, 0, 0];

/** A board of 4 by 4 with one given, a 1 at the top left. */
function small(fields: object = {}): Board {
  return new Board({ cells: [[1, 0, 0, 0], EMPTY, EMPTY, EMPTY], ...fields });
}

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

describe("a board", () => {
  it.each<[number, object, string]>([
    [4, {}, "0011001122332233"],
    [6, {}, "000111000111222333222333444555444555"],
    [6, { boxes: "3x2" }, "001122001122001122334455334455334455"],
    [4, { boxes: "none" }, "none"],
    [5, {}, "none"],
    [4, { regions: [[1, 1, 2, 2], [1, 3, 3, 2], [1, 3, 3, 2], [4, 4, 4, 4]] }, "1122133213324444"],
  ])("of %i with %j has the regions %s", (size, fields, expected) => {
    const cells = Array.from({ length: size }, () => new Array<number>(size).fill(0));
    expect(new Board({ cells, ...fields }).regions?.join("") ?? "none").toBe(expected);
  });

  it.each<[string[], number]>([
    [[], 12],
    [["diagonals"], 14],
    [["diagonal: up"], 13],
    [["anti-knight"], 12],
  ])("with %j has %i houses", (rules, count) => {
    expect(small({ rules }).houses).toHaveLength(count);
  });

  it.each<[string, number, number[]]>([
    ["anti-king", 5, [0, 1, 2, 4, 6, 7, 8, 9, 10, 13]],
    ["anti-knight", 0, [1, 2, 3, 4, 5, 6, 8, 9, 12]],
    ["disjoint", 0, [1, 2, 3, 4, 5, 8, 10, 12]],
    ["windoku", 5, [1, 4, 6, 7, 9, 10, 13, 0]],
    ["nonconsecutive", 5, [0, 1, 4, 6, 7, 9, 13]],
  ])("with %s bars the value of cell %i from its peers", (rule, cell, peers) => {
    expect([...(small({ rules: [rule] }).peers[cell] ?? [])].sort((one, other) => one - other)).toEqual(peers.sort((one, other) => one - other));
  });

  it.each<[string, number, number[]]>([
    ["nonconsecutive", 1, [3, 4]],
    ["nonconsecutive", 5, [2, 3, 4]],
    ["disjoint", 10, [2, 3, 4]],
    ["anti-knight", 9, [2, 3, 4]],
  ])("with %s fills cell %i with what a 1 at the top left leaves", (rule, cell, values) => {
    const filled = fillMarks(small({ rules: [rule] }), holding()).find((change) => change.cell === cell);
    expect(valuesOf(Number(filled?.after))).toEqual(values);
  });

  it("with nonconsecutive takes the values next to an entry out of the marks beside it", () => {
    const board = small({ rules: ["nonconsecutive"] });
    const held = holding(`centre 6=${maskOf([1, 2, 3, 4])}`, `corner 14=${maskOf([1, 2, 3, 4])}`, `centre 13=${maskOf([1, 3])}`);
    const changes = enter(board, held, [10], "value", 2, true).filter(({ layer }) => layer !== "value");
    const left = changes.map(({ layer, cell, after }) => `${layer} ${cell}: ${valuesOf(Number(after)).join(" ")}`);
    expect(left).toEqual(["corner 14: 4", "centre 6: 4"]);
  });

  it("ends its regions where they end", () => {
    const lines = borders(small());
    expect(lines.flatMap(({ right }, cell) => (right ? [cell] : []))).toEqual([1, 5, 9, 13]);
    expect(lines.flatMap(({ bottom }, cell) => (bottom ? [cell] : []))).toEqual([4, 5, 6, 7]);
  });

  it("names its cells", () => {
    expect([nameOf(0, 4), nameOf(6, 4), nameOf(15, 4)]).toEqual(["r1c1", "r2c3", "r4c4"]);
    expect(["r1c1", "r2c3", "r4c4", "r0c1", "r5c1", "r1", "x"].map((name) => cellNamed(name, 4))).toEqual([
      0, 6, 15, null, null, null, null,
    ]);
  });

  it.each<[string, number, number | string, boolean]>([
    ["value", 1, 4, true],
    ["value", 1, 5, false],
    ["value", 0, 1, false],
    ["value", 16, 1, false],
    ["value", 1, 0, false],
    ["value", 1, 1.5, false],
    ["value", 1, "1", false],
    ["corner", 1, 15, true],
    ["corner", 1, 16, false],
    ["centre", 0, 1, false],
    ["colour", 0, 511, true],
    ["colour", 0, 512, false],
    ["note", 1, 1, false],
  ])("allows %s %i to hold %j: %s", (layer, cell, value, isAllowed) => {
    expect(small().allows(layer, cell, value)).toBe(isAllowed);
  });
});

describe("symbols", () => {
  it.each<[number, string | undefined, string]>([
    [4, undefined, "1 2 3 4"],
    [12, undefined, "1 2 3 4 5 6 7 8 9 A B C"],
    [11, "numbers", "1 2 3 4 5 6 7 8 9 10 11"],
    [16, "0-F", "0 1 2 3 4 5 6 7 8 9 A B C D E F"],
  ])("of %i, %s", (size, stated, expected) => {
    expect(symbolsOf(size, stated).slice(1).join(" ")).toBe(expected);
  });

  it("are entered by one key each", () => {
    for (const stated of [undefined, "numbers", "0-F"]) expect(keyValues(symbolsOf(16, stated)).size).toBe(16);
  });
});

it("has every set of values as bits", () => {
  for (const values of [[], [1], [2, 3, 25], Array.from({ length: 25 }, (_, at) => at + 1)]) {
    expect(valuesOf(maskOf(values))).toEqual(values);
  }
});

describe("conflicts", () => {
  it.each<[string, string[], string[]]>([
    ["1000 0000 0000 0000", [], []],
    ["1001 0000 0000 0000", [], ["row 1: 1 at 0,3"]],
    ["1000 0100 0000 0000", [], ["box 1: 1 at 0,5"]],
    ["1000 0000 0000 0001", [], []],
    ["1000 0000 0000 0001", ["diagonals"], ["diagonal 1: 1 at 0,15"]],
    ["2000 2000 0000 2000", [], ["column 1: 2 at 0,4,12", "box 1: 2 at 0,4"]],
  ])("of %s with %j", (text, rules, expected) => {
    const values = [...text.replaceAll(" ", "")].map(Number);
    const found = conflicts(small({ rules }), (cell) => values[cell] ?? 0);
    expect(found.map(({ house, value, cells }) => `${house.kind} ${house.number}: ${value} at ${cells.join()}`)).toEqual(expected);
  });

  it("come with counts", () => {
    expect(valueCounts(small(), (cell) => (cell < 3 ? 2 : 0))).toEqual([13, 0, 3, 0, 0]);
  });
});

describe("entering", () => {
  it.each<[string, Held, number[], Mode, number, boolean, string[]]>([
    ["a value", holding(), [1], "value", 2, true, ["value 1: 0>2"]],
    ["over another", holding("value 1=3"), [1], "value", 2, true, ["value 1: 3>2"]],
    ["the same takes it out", holding("value 1=2"), [1], "value", 2, true, ["value 1: 2>0"]],
    ["never a given", holding(), [0, 1], "value", 2, true, ["value 1: 0>2"]],
    ["leaves the marks around", holding("centre 2=6", "corner 15=2"), [1], "value", 2, true, ["value 1: 0>2", "centre 2: 6>4"]],
    ["unless switched off", holding("centre 2=6"), [1], "value", 2, false, ["value 1: 0>2"]],
    ["a mark in all", holding("corner 1=1"), [1, 2], "corner", 1, true, ["corner 2: 0>1"]],
    ["a mark out of all", holding("corner 1=1", "corner 2=3"), [1, 2], "corner", 1, true, ["corner 1: 1>0", "corner 2: 3>2"]],
    ["no mark below a value", holding("value 1=2"), [0, 1], "centre", 3, true, []],
    ["a colour anywhere", holding(), [0, 1], "colour", 9, true, ["colour 0: 0>256", "colour 1: 0>256"]],
  ])("%s", (_, held, cells, mode, value, clears, expected) => {
    expect(shown(enter(small(), held, cells, mode, value, clears))).toEqual(expected);
  });
});

describe("erasing", () => {
  const full = ["corner 1=1", "centre 1=2", "colour 1=4", "colour 0=4"];
  it.each<[string, string[], Mode, string[]]>([
    ["takes values first", ["value 1=2", ...full], "value", ["value 1: 2>0"]],
    ["then marks", full, "value", ["corner 1: 1>0", "centre 1: 2>0"]],
    ["then colours", ["colour 1=4", "colour 0=4"], "value", ["colour 0: 4>0", "colour 1: 4>0"]],
    ["takes one layer in its mode", full, "centre", ["centre 1: 2>0"]],
    ["takes nothing where nothing is", full, "corner", ["corner 1: 1>0"]],
  ])("%s", (_, held, mode, expected) => {
    expect(shown(erase(small(), holding(...held), [0, 1], mode))).toEqual(expected);
  });

  it("takes everything", () => {
    expect(shown(reset(small(), holding("value 2=2", ...full)))).toEqual([
      "value 2: 2>0", "corner 1: 1>0", "centre 1: 2>0", "colour 0: 4>0", "colour 1: 4>0",
    ]);
  });
});

describe("filling", () => {
  it("marks what the houses leave, within what is allowed", () => {
    const board = small({ candidates: { r1c2: [2, 3] } });
    const marks = new Map(fillMarks(board, holding("value 15=4")).map(({ cell, after }) => [cell, after]));
    expect([marks.get(1), marks.get(2), marks.get(10), marks.get(3)]).toEqual([0b0110, 0b1110, 0b0111, 0b0110]);
    expect(marks.has(0) || marks.has(15)).toBe(false);
  });

  it("cleans marks of what is entered", () => {
    const held = holding("corner 1=15", "centre 1=1", "centre 10=15", "value 2=2");
    expect(shown(cleanMarks(small(), held))).toEqual(["corner 1: 15>12", "centre 1: 1>0", "centre 10: 15>13"]);
  });

  it("enters the values of a solution, but no given", () => {
    expect(shown(fillValues(small(), holding("value 1=3"), new Map([[0, 1], [1, 2], [2, 3]])))).toEqual([
      "value 1: 3>2", "value 2: 0>3",
    ]);
  });
});
