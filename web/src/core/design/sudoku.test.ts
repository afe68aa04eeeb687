import { describe, expect, it } from "vitest";

import { cellsIn } from "./board";
import { apply } from "./edit";
import { labelsIn, misfits, painted, regionsOf, setRegions } from "./regions";
import { hasVariant, setVariant, variantsFor, variantsIn } from "./variants";

const SMALL = `sudoku: Small   # four by four
boxes: 2x2   # the usual ones
1 . | . .
. . | . .
----+----
. . | . .
. . | . 4   # the last row

# Rules:
Anti Knight   # jumps
diagonal: down
`;

const CROOKED = `sudoku: Crooked
1 . . .
. . . .
. . . .
. . . 4
regions:   # drawn by hand
  aa22   # a comment
  aa22
  3344
  3344
diagonals
`;

describe("a board below its regions", () => {
  it("is not mistaken for them", () => {
    const text = "sudoku: Crooked\nregions:\n  1122\n  1122\n  3344\n  3344\n1 . . .\n. . . .\n. . . .\n. . . 4\n";
    expect(cellsIn(text, 4)?.map((cell) => cell.text).join("")).toBe("1..............4");
  });
});

describe("variants", () => {
  it("are found in their lines", () => {
    expect(variantsIn(SMALL).map(({ variant }) => variant)).toEqual(["anti-knight", "diagonals"]);
    expect(hasVariant(SMALL, "diagonals")).toBe(false);
    expect(hasVariant(CROOKED, "diagonals")).toBe(true);
    expect(variantsIn(CROOKED)).toHaveLength(1);
  });

  it("are switched on and off", () => {
    const more = apply(SMALL, setVariant(SMALL, "anti-king", true, 4));
    expect(more).toBe(`${SMALL}anti-king\n`);
    expect(apply(SMALL, setVariant(SMALL, "diagonals", true, 4))).toBe(SMALL.replace("diagonal: down", "diagonals"));
    expect(apply(SMALL, setVariant(SMALL, "diagonals", false, 4))).toBe(SMALL.replace("diagonal: down\n", ""));
    expect(apply(SMALL, setVariant(SMALL, "anti-knight", false, 4))).toBe(SMALL.replace("Anti Knight   # jumps\n", ""));
    expect(setVariant(SMALL, "anti-knight", true, 4)).toEqual([]);
    const plain = "sudoku: New\n1 . . .\n. . . .\n. . . .\n. . . .   # end\n# Note.\n";
    expect(apply(plain, setVariant(plain, "disjoint", true, 4))).toBe(plain.replace("# end\n", "# end\ndisjoint\n"));
  });

  it("are offered where they can hold", () => {
    expect(variantsFor(9, true)).toContain("windoku");
    expect(variantsFor(6, true)).not.toContain("windoku");
    expect(variantsFor(9, false)).toEqual(["diagonals", "anti-knight", "anti-king", "nonconsecutive"]);
  });
});

describe("regions", () => {
  it("are painted, and those of a wrong size are known", () => {
    const boxes = regionsOf([0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3], 4);
    expect(misfits(boxes, 4)).toEqual([]);
    const larger = painted(boxes, [2], 1);
    expect(misfits(larger, 4)).toEqual([
      { region: 1, cells: 5 },
      { region: 2, cells: 3 },
    ]);
    expect(misfits(painted(larger, [5], 2), 4)).toEqual([]);
    expect(regionsOf(null, 2)).toEqual([1, 1, 2, 2]);
  });

  it("replace the boxes of a text", () => {
    const regions = [1, 1, 1, 2, 1, 2, 2, 2, 3, 3, 4, 4, 3, 3, 4, 4];
    expect(apply(SMALL, setRegions(SMALL, regions, 4))).toBe(
      SMALL.replace("boxes: 2x2   # the usual ones\n", "").replace("# the last row\n", "# the last row\nregions:\n  1112\n  1222\n  3344\n  3344\n"),
    );
  });

  it("keep the labels and comments of those that are stated", () => {
    expect(labelsIn(CROOKED, 4)?.map(({ text }) => text).join("")).toBe("aa22aa2233443344");
    const regions = [1, 1, 1, 2, 1, 2, 2, 2, 3, 3, 4, 4, 3, 3, 4, 4];
    expect(apply(CROOKED, setRegions(CROOKED, regions, 4))).toBe(CROOKED.replace("  aa22   # a comment\n  aa22", "  aaa2   # a comment\n  a222"));
    expect(labelsIn("sudoku: X\nregions:\n  11\n", 4)).toBeNull();
  });
});
