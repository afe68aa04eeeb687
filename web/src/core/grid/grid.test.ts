import { describe, expect, it } from "vitest";

import { nextMark, revealAll, setMarks } from "./entry";
import { factsOf } from "./facts";
import { type Category, LogicGrid, type Mark } from "./grid";
import { mentions } from "./mentions";
import { type CellMark, solutionOf, writtenMark } from "./solutions";
import { askedValue, isComplete, knownValues } from "./table";

const FRIENDS: Category[] = [
  { name: "friend", values: ["Ann", "Bob", "Cas"], kind: "one each" },
  { name: "drink", values: ["tea", "milk", "iced tea"], kind: "one each" },
  { name: "age", values: ["3", "4", "5", "6"], kind: "spare" },
  { name: "team", values: ["red", "blue"], kind: "shared", counts: [2, 1] },
];

const grid = new LogicGrid(FRIENDS, 2);
const value = (name: string): number => grid.values.findIndex((one) => one.name === name);
const cell = (pair: string): number => {
  const [one = "", other = ""] = pair.split("-");
  return grid.cellOf(value(one), value(other));
};
const SIGNS = { "+": 2, x: 1 } as const;

/** Reads `Ann-tea+ Bob-milkx`: a tick, and a cross. */
function marks(text: string): CellMark[] {
  const all = text.split(";").filter((one) => one !== "");
  return all.map((one) => ({ cell: cell(one.slice(0, -1).trim()), mark: SIGNS[one.at(-1) as "+" | "x"] }));
}

function marked(text: string): (cell: number) => Mark {
  const held = new Map(marks(text).map((one) => [one.cell, one.mark]));
  return (one) => held.get(one) ?? 0;
}

const known = (text: string, pair: string): string => ["", "x", "+"][factsOf(grid, marked(text)).known[cell(pair)] ?? 0] ?? "";

describe("the cells", () => {
  it("are one for each pair of values of two categories", () => {
    expect(grid.cells).toHaveLength(3 * 3 + 3 * 4 + 3 * 2 + 3 * 4 + 3 * 2 + 4 * 2);
    expect(grid.pairOf(cell("tea-Ann"))).toEqual({ one: value("Ann"), other: value("tea") });
  });

  it("leave out two shared categories", () => {
    const shared = (name: string): Category => ({ name, values: ["a", "b"], kind: "shared" });
    expect(new LogicGrid([shared("one"), shared("two")], 0).cells).toEqual([]);
  });

  it.each<[string, number, number | string, boolean]>([
    ["mark", cell("Ann-tea"), 1, true],
    ["mark", cell("Ann-tea"), 3, false],
    ["mark", cell("Ann-tea"), "x", false],
    ["mark", value("tea") * grid.valueCount + value("Ann"), 1, false],
    ["mark", value("Ann") * grid.valueCount + value("Bob"), 1, false],
    ["mark", 1e9, 1, false],
    ["struck", 1, 1, true],
    ["struck", 2, 1, false],
    ["starred", 0, 2, false],
    ["notes", 0, "Ann?", true],
    ["notes", 1, "Ann?", false],
    ["notes", 0, "a".repeat(20_001), false],
    ["value", 0, 1, false],
  ])("allow in layer %s at %i: %o is %o", (layer, at, what, isAllowed) => {
    expect(grid.allows(layer, at, what)).toBe(isAllowed);
  });
});

describe("what follows from marks", () => {
  it.each([
    ["a tick crosses out its row", "Ann-tea+", "Ann-milk", "x"],
    ["and its column", "Ann-tea+", "Bob-tea", "x"],
    ["and nothing else", "Ann-tea+", "Bob-milk", ""],
    ["ticks are handed on", "Ann-tea+;tea-5+", "Ann-5", "+"],
    ["crosses are handed on", "Ann-tea+;tea-5x", "Ann-5", "x"],
    ["through two ticks", "Ann-tea+;Bob-milk+;tea-5+", "milk-5", "x"],
    ["a value that may be unused is had once", "Ann-5+", "Bob-5", "x"],
    ["a shared value is had by several", "Ann-red+", "Bob-red", ""],
    ["but only one by each", "Ann-red+", "Ann-blue", "x"],
    ["it is handed on within a group", "Ann-red+;Ann-tea+", "tea-red", "+"],
    ["as is its cross", "Ann-redx;Ann-tea+", "tea-red", "x"],
    ["as often as is stated", "Ann-red+;Bob-red+", "Cas-red", "x"],
    ["once is enough for blue", "Ann-blue+", "Bob-blue", "x"],
    ["different shared values are of different people", "Ann-red+;tea-blue+", "Ann-tea", "x"],
    ["the last of a row is left to the player", "Ann-teax;Ann-milkx", "Ann-iced tea", ""],
  ])("%s", (_, text, pair, expected) => {
    expect(known(text, pair)).toBe(expected);
  });

  it.each([
    ["two ticks in a row", "Ann-tea+;Ann-milk+", "Ann-tea Ann-milk"],
    ["two ticks in a column", "Ann-tea+;Bob-tea+", "Ann-tea Bob-tea"],
    ["a cross against two ticks", "Ann-tea+;tea-5+;Ann-5x", "Ann-tea Ann-5 tea-5"],
    ["two shared values", "Ann-red+;Ann-tea+;tea-blue+", "Ann-red Ann-tea tea-blue"],
    ["a shared value that is crossed out", "Ann-red+;Ann-tea+;tea-redx", "Ann-red tea-red"],
    ["a shared value too often", "Ann-blue+;Bob-blue+", "Ann-blue Bob-blue"],
    ["a row of crosses", "Ann-teax;Ann-milkx;Ann-iced teax", "Ann-tea Ann-milk Ann-iced tea"],
    ["nothing", "Ann-tea+;Bob-milk+;Cas-redx", ""],
  ])("finds the contradiction: %s", (_, text, cells) => {
    const expected = cells === "" ? [] : cells.split(/ (?=[A-Z]|tea-)/).map(cell);
    expect([...factsOf(grid, marked(text)).clashing].sort((one, other) => one - other)).toEqual(expected.sort((one, other) => one - other));
  });

  it("names a value that nothing is left for", () => {
    const { exhausted } = factsOf(grid, marked("Ann-teax;Ann-milkx;Bob-iced tea+"));
    expect(exhausted).toEqual([{ value: value("Ann"), category: 1 }]);
  });

  it("lets a spare value have nobody", () => {
    expect(factsOf(grid, marked("Ann-5x;Bob-5x;Cas-5x")).exhausted).toEqual([]);
  });
});

describe("a click", () => {
  it.each<[string, string, Mark, boolean]>([
    ["crosses an empty cell", "", 1, true],
    ["ticks a crossed one", "Ann-teax", 2, true],
    ["empties a ticked one", "Ann-tea+", 0, true],
    ["makes an automatic cross an own one", "Bob-tea+", 1, true],
    ["and the other way round", "Bob-tea+;Ann-teax", 0, true],
    ["makes an automatic tick an own one", "Ann-5+;tea-5+", 2, true],
    ["cycles if nothing is automatic", "Bob-tea+;Ann-teax", 2, false],
  ])("%s", (_, text, expected, fills) => {
    expect(nextMark(grid, marked(text), cell("Ann-tea"), fills)).toBe(expected);
  });

  it("goes the other way as well", () => {
    expect(nextMark(grid, marked(""), cell("Ann-tea"), true, -1)).toBe(2);
  });
});

describe("the table", () => {
  it("has what is ticked, and what follows", () => {
    const facts = factsOf(grid, marked("Ann-tea+;tea-5+;5-red+"));
    expect(knownValues(grid, facts, value("Ann"), 2)).toEqual([value("5")]);
    expect(knownValues(grid, facts, value("Ann"), 3)).toEqual([value("red")]);
    expect(knownValues(grid, facts, value("Bob"), 3)).toEqual([]);
    expect(isComplete(grid, facts)).toBe(false);
  });

  it("is complete when each has one of each", () => {
    const all = "Ann-tea+;Bob-milk+;Cas-iced tea+;Ann-3+;Bob-4+;Cas-6+;Ann-red+;Bob-red+;Cas-blue+";
    expect(isComplete(grid, factsOf(grid, marked(all)))).toBe(true);
  });

  it.each([
    ["drink(Ann)", "Ann", 1],
    ["friend(iced tea)", "iced tea", 0],
    ["friend(age.3)", "3", 0],
    ["team(Bob)", "Bob", 3],
  ])("answers %s", (expression, name, category) => {
    expect(askedValue(grid, expression)).toEqual({ value: value(name), category });
  });

  it.each(["age(Ann) + age(Bob)", "friend(red)", "Ann = tea", "age(oldest)"])("leaves %s to the server", (expression) => {
    expect(askedValue(grid, expression)).toBeNull();
  });
});

describe("an expression", () => {
  it.each([
    ["Ann = tea", "Ann tea"],
    ["Ann = iced tea", "Ann iced tea"],
    ["age(Ann) = 2 * age(Bob)", "Ann Bob"],
    ["age(Ann) = 3", "Ann 3"],
    ["age(Ann) = age(Bob) + 3", "Ann Bob"],
    ["3 * age(Ann) = 4 * age(tea)", "Ann tea"],
    ["Ann = age.3", "Ann 3"],
    ["exactly 3 of (Ann = tea, Bob = milk, Cas = red)", "Ann Bob Cas tea milk red"],
    ["Ann 3 places left of Bob", "Ann Bob"],
    ["age(Cas) in [3, 4]", "Cas 3 4"],
    ["every f in friend: team(f) = red implies age(f) < 5", "5 red"],
    ["teapot = Anna", ""],
  ])("%s names %s", (expression, names) => {
    const found = mentions(grid, expression).map((one) => grid.values[one]?.name);
    expect(found.join(" ")).toBe(names);
  });
});

describe("a solution", () => {
  const row = (friend: string, drink: string, age: string, team: string): Record<string, string> => ({ friend, drink, age, team });

  it("puts its ticks on the board, and takes away what it contradicts", () => {
    const solution = solutionOf(grid, [row("Ann", "milk", "3", "red"), row("Bob", "tea", "4", "red"), row("Cas", "iced tea", "6", "blue")]);
    const changes = revealAll(grid, marked("Bob-tea+;Ann-5+"), (one) => solution.has(one));
    expect(changes.find((change) => change.cell === cell("Ann-5"))).toEqual({ cell: cell("Ann-5"), layer: "mark", before: 2, after: 1 });
    expect(changes.filter(({ after }) => after === 2)).toHaveLength(3 * 6 - 1);
  });
});

describe("marks", () => {
  it("are written with quotes, so that no name can be misread", () => {
    expect(marks("Ann-tea+;Bob-iced teax").map((mark) => writtenMark(grid, mark))).toEqual([
      '"friend"."Ann" = "drink"."tea"',
      '"friend"."Bob" != "drink"."iced tea"',
    ]);
    const odd = new LogicGrid([{ name: 'a "b"', values: ["= c"], kind: "one each" }, { name: "d.e", values: ["f"], kind: "one each" }], 0);
    expect(writtenMark(odd, { cell: odd.cellOf(0, 1), mark: 2 })).toBe('"a ""b"""."= c" = "d.e"."f"');
  });

  it("may be none", () => {
    expect(setMarks(marked(""), [], 1)).toEqual([]);
  });
});
