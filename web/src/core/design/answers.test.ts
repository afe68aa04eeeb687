import { describe, expect, it } from "vitest";

import { answerClue, difference, leftOf, wholeClue, withAnswer } from "./answers";
import { apply } from "./edit";

const TEXT = `grid: Pies
who: Ann, Beth
pie: plum, pear

1. Ann is here.  # why
2. Beth hates
   plum.
3. Ann hates pear.
   = Ann != pear
`;

describe("the meaning of a clue that is not understood", () => {
  it.each([
    [1, "true", "1. Ann is here.  # why\n   = true\n2."],
    [2, "Beth != plum", "2. Beth hates\n   plum.\n   = Beth != plum\n3."],
  ])("stands below clue %s", (clue, expression, expected) => {
    const written = withAnswer(TEXT, clue, expression);
    expect(written).toContain(expected);
    expect(written?.replace(`   = ${expression}\n`, "")).toBe(TEXT);
  });

  it("is not written where there is one, or no clue", () => {
    expect(answerClue(TEXT, 3, "true")).toBeNull();
    expect(answerClue(TEXT, 4, "true")).toBeNull();
    expect(withAnswer("", 1, "true")).toBeNull();
  });

  it("keeps what the other sentences of the clue state", () => {
    expect(wholeClue(null, "A = b or A = c")).toBe("A = b or A = c");
    expect(wholeClue("A = d", "A = b or A = c")).toBe("(A = d) and (A = b or A = c)");
  });
});

describe("the number of solutions left", () => {
  it.each([
    [{ left: "0", exact: true }, { kind: "exact", count: "0" }],
    [{ left: "1000", exact: true }, { kind: "exact", count: "1000" }],
    [{ left: "1001", exact: false }, { kind: "more", count: "1000" }],
    [{ left: "12", exact: false }, { kind: "least", count: "12" }],
    [{ left: "24883200000", exact: true }, { kind: "exact", count: "24883200000" }],
  ] as const)("of %o", (given, expected) => {
    expect(leftOf(given)).toEqual(expected);
  });
});

describe("a text in place of another", () => {
  it.each([
    ["a\nb\n", "a\nx\nb\n"],
    ["a\nb", "c"],
    ["aaa", "aa"],
    ["", "a"],
    ["a", ""],
    ["same", "same"],
  ])("becomes of %j %j", (before, after) => {
    expect(apply(before, difference(before, after))).toBe(after);
  });

  it("is changed only where both differ", () => {
    expect(difference("1. a\n2. b\n", "1. a\n   = x\n2. b\n")).toEqual([{ from: 5, to: 5, insert: "   = x\n" }]);
  });
});
