import { describe, expect, it } from "vitest";

import { formatsOf } from "../../src/messages/formats";
import { compile, differences, typesOf } from "./compile.js";

/** Formats one message of a source. */
function format(source: string, id: string, args: Record<string, string | number> = {}, language = "en"): string {
  const code = compile(source, "test.ftl").get(id)?.code ?? "";
  // The code is ours: it was just compiled from the source above.
  const value: unknown = new Function(`return (${code});`)();
  return typeof value === "function" ? value(args, formatsOf(language)) : String(value);
}

const PLURAL = "wrong = { $count ->\n    [0] nothing is wrong\n    [one] one cell is wrong\n   *[other] { $count } cells are wrong\n}\n";

describe("compile", () => {
  it.each([
    ["a = Undo\n", "a", {}, "en", "Undo"],
    ['a = "quoted" \\ back\n', "a", {}, "en", '"quoted" \\ back'],
    ["a = row { $row }, column { $column }\n", "a", { row: 3, column: 4 }, "en", "row 3, column 4"],
    [PLURAL, "wrong", { count: 0 }, "en", "nothing is wrong"],
    [PLURAL, "wrong", { count: 1 }, "en", "one cell is wrong"],
    [PLURAL, "wrong", { count: 1234 }, "en", "1,234 cells are wrong"],
    [PLURAL, "wrong", { count: 1234 }, "nl", "1.234 cells are wrong"],
    ["a = { $mode ->\n    [corner] C\n   *[digit] D\n}\n", "a", { mode: "corner" }, "en", "C"],
    ["a = { $mode ->\n    [corner] C\n   *[digit] D\n}\n", "a", { mode: "constructor" }, "en", "D"],
    ["-name = Bachet\na = Open { -name }\n", "a", {}, "en", "Open Bachet"],
    ['a = {"{"}x{"}"}\n', "a", {}, "en", "{x}"],
    ["a =\n    one\n    two\n", "a", {}, "en", "one\ntwo"],
  ])("%j", (source, id, args, language, expected) => {
    expect(format(source, id, args as Record<string, string | number>, language)).toBe(expected);
  });

  it.each([
    ["a = { $x\n", /test\.ftl:1/],
    ["a = x\na = y\n", /occurs twice/],
    ["a = { b }\n", /does not exist/],
    ["a = { b }\nb = { a }\n", /refers to itself/],
    ["a = { NUMBER($x) }\n", /FunctionReference/],
    ["a = x\n    .title = y\n", /no attributes/],
    ["a = { $two-words }\n", /must be one word/],
  ])("refuses %j", (source, why) => {
    expect(() => compile(source, "test.ftl")).toThrow(why);
  });

  it("finds what differs between languages", () => {
    const en = compile("a = x { $n }\nb = y\n", "en.ftl");
    const fr = compile("a = x\nc = z\n", "fr.ftl");
    expect(differences(new Map([["en.ftl", en], ["fr.ftl", fr]]))).toEqual([
      "fr.ftl: `a` takes {}, in en.ftl {n}",
      "fr.ftl: `b` is missing (en.ftl has it)",
      "en.ftl: `c` is missing (fr.ftl has it)",
    ]);
  });

  it("types arguments", () => {
    expect(typesOf(compile(`${PLURAL}a = { $x }\nb = y\n`, "en.ftl"))).toContain(
      '  "wrong": [{ count: number }];\n  "a": [{ x: string | number }];\n  "b": [];\n',
    );
  });
});
