import { describe, expect, it } from "vitest";

import { type Category, LogicGrid } from "./grid";
import { blockFrom, endFrom, type Layout, layoutOf, lineBetween, stepFrom, widthOf } from "./layout";

function category(name: string, count: number, kind: Category["kind"] = "one each"): Category {
  return { name, values: Array.from({ length: count }, (_, at) => `${name}${at + 1}`), kind };
}

const FOUR = new LogicGrid([category("a", 2), category("b", 2), category("c", 2), category("d", 2)], 0);
const WIDE = { width: 900, minCell: 24 };
const PHONE = { width: 328, minCell: 34 };

/** Draws a sheet: `#` is a cell. */
const drawn = (layout: Layout): string[] =>
  layout.sheets.map((sheet) => sheet.cells.map((row) => row.map((one) => (one === null ? "." : "#")).join("")).join(" "));

describe("a layout", () => {
  it("is a staircase where there is room", () => {
    const layout = layoutOf(FOUR, WIDE);
    expect(layout.kind).toBe("staircase");
    expect(drawn(layout)).toEqual(["###### ###### ####.. ####.. ##.... ##...."]);
    expect(layout.sheets[0]?.rowCategories).toEqual([0, 3, 2]);
    expect(layout.places.size).toBe(FOUR.cells.length);
  });

  it("is a block for each two categories where there is none", () => {
    const layout = layoutOf(FOUR, { width: 200, minCell: 34 });
    expect(layout.kind).toBe("blocks");
    expect(drawn(layout)).toEqual(new Array(6).fill("## ##"));
    expect(layout.places.size).toBe(FOUR.cells.length);
  });

  it("has the longer category at the left of a block", () => {
    const three = layoutOf(new LogicGrid([category("a", 4), category("b", 12, "spare"), category("c", 4)], 0), PHONE);
    expect(three.sheets.map(({ rows, columns }) => [rows.length, columns.length])).toEqual([[12, 4], [4, 4], [12, 4]]);
  });

  it("leaves out what two shared categories would have", () => {
    const shared = [category("a", 2), category("b", 2, "shared"), category("c", 2, "shared")];
    expect(drawn(layoutOf(new LogicGrid(shared, 0), WIDE))).toEqual(["#### ####"]);
    const last = [category("a", 2), category("b", 2, "shared"), category("c", 2), category("d", 2, "shared")];
    expect(drawn(layoutOf(new LogicGrid(last, 0), WIDE))).toEqual(["###### ###### ..##.. ..##.. ##.... ##...."]);
  });

  it.each([320, 360, 768, 1280])("fits into %i pixels", (screen) => {
    for (const count of [3, 5, 8]) {
      const grid = new LogicGrid(["one", "two", "three", "four"].map((name) => category(name, count)), 0);
      const width = screen - 32;
      const layout = layoutOf(grid, { width, minCell: 24 });
      for (const sheet of layout.sheets) expect(widthOf(sheet, layout.cell)).toBeLessThanOrEqual(width);
      expect(layout.cell).toBeGreaterThanOrEqual(24);
    }
  });
});

describe("a step", () => {
  const stairs = layoutOf(FOUR, WIDE);
  const blocks = layoutOf(FOUR, { width: 200, minCell: 34 });
  const at = (text: string): { sheet: number; row: number; column: number } => {
    const [sheet = 0, row = 0, column = 0] = text.split(" ").map(Number);
    return { sheet, row, column };
  };

  it.each<[string, "stairs" | "blocks", string, [number, number], boolean, string | null]>([
    ["goes to the right", "stairs", "0 0 0", [0, 1], false, "0 0 1"],
    ["ends at the step of the stairs", "stairs", "0 2 3", [0, 1], false, null],
    ["or goes on at the other side", "stairs", "0 2 3", [0, 1], true, "0 2 0"],
    ["goes down to where cells are", "stairs", "0 1 5", [1, 0], false, null],
    ["or to the top", "stairs", "0 1 5", [1, 0], true, "0 0 5"],
    ["goes up from the top", "stairs", "0 0 5", [-1, 0], true, "0 1 5"],
    ["goes to the next block", "blocks", "0 1 1", [1, 0], false, "1 0 1"],
    ["and back", "blocks", "1 0 1", [-1, 0], false, "0 1 1"],
    ["from the last block to the first", "blocks", "5 1 0", [1, 0], true, "0 0 0"],
    ["ends at the last block", "blocks", "5 1 0", [1, 0], false, null],
  ])("%s", (_, name, from, [rows, columns], wraps, to) => {
    const layout = name === "stairs" ? stairs : blocks;
    expect(stepFrom(layout, at(from), rows, columns, wraps)).toEqual(to === null ? null : at(to));
  });

  it("passes over a gap", () => {
    const shared = [category("a", 2), category("b", 2, "shared"), category("c", 2), category("d", 2, "shared")];
    const layout = layoutOf(new LogicGrid(shared, 0), WIDE);
    expect(stepFrom(layout, at("0 1 0"), 1, 0, false)).toEqual(at("0 4 0"));
  });

  it("jumps to the ends and to the next block", () => {
    expect(endFrom(stairs, at("0 2 1"), "row-end")).toEqual(at("0 2 3"));
    expect(endFrom(stairs, at("0 2 1"), "row-start")).toEqual(at("0 2 0"));
    expect(endFrom(stairs, at("0 2 1"), "start")).toEqual(at("0 0 0"));
    expect(endFrom(stairs, at("0 0 1"), "end")).toEqual(at("0 5 1"));
    expect(blockFrom(stairs, at("0 0 1"), 1)).toEqual(at("0 2 1"));
    expect(blockFrom(blocks, at("0 0 1"), 1)).toEqual(at("1 0 1"));
    expect(blockFrom(stairs, at("0 5 1"), 1)).toBeNull();
  });

  it("draws a line along a row or a column only", () => {
    expect(lineBetween(stairs, at("0 0 1"), at("0 0 4"))).toHaveLength(4);
    expect(lineBetween(stairs, at("0 5 1"), at("0 0 1"))).toHaveLength(6);
    expect(lineBetween(stairs, at("0 0 1"), at("0 1 2"))).toEqual([]);
    expect(lineBetween(blocks, at("0 0 1"), at("1 0 1"))).toEqual([]);
  });
});
