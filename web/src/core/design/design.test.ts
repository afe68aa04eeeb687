import { describe, expect, it } from "vitest";

import { cellsIn, setGiven } from "./board";
import { bars, shownCount } from "./counts";
import { fileName, newDraft, readDraft } from "./draft";
import { apply, type Edit, remove } from "./edit";
import {
  addCategory,
  addClue,
  addQuestion,
  renameCategory,
  setExpression,
  setSentence,
  setTitle,
  setValues,
} from "./edits";
import { familyOf, titleOf } from "./family";
import { rangeOf } from "./places";
import { outlineOf } from "./outline";
import { headWords, nameWords, operatorWords } from "./words";

const GRID = `# A comment at the top.
grid: Pets   # and one behind
language: en

person: Ann, Bob, Cleo   # three of them
room (some unused):
  #105
  #106   # by the stairs
  #107
pet: cat, dog, fish

1. Ann has no cat.   # said twice
   = Ann != cat
2) Bob has the dog
   or the fish.

? Who has the fish?
   = person(fish)
`;

const outline = outlineOf(GRID);
const [person, room, pet] = outline.categories;
const after = (edits: readonly Edit[]): string => apply(GRID, edits);
/** The lines that edits take out and bring, as a reader of a change sees them. */
const changed = (edits: readonly Edit[]): string[] => {
  const [before, now] = [GRID.split("\n"), after(edits).split("\n")];
  return [...before.filter((line) => !now.includes(line)).map((line) => `-${line}`), ...now.filter((line) => !before.includes(line)).map((line) => `+${line}`)];
};
const known = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error("missing");
  return value;
};

describe("an outline", () => {
  it("finds the parts of a grid and leaves comments out", () => {
    expect(outline.title?.text).toBe("Pets");
    expect(outline.language).toBe("en");
    expect(outline.categories.map(({ name, kind, values }) => [name.text, kind?.text ?? "", ...values.map(({ text }) => text)])).toEqual([
      ["person", "", "Ann", "Bob", "Cleo"],
      ["room", "some unused", "#105", "#106", "#107"],
      ["pet", "", "cat", "dog", "fish"],
    ]);
    expect(outline.clues.map(({ label, sentence, expressions }) => [label.text, sentence.text, ...expressions.map(({ text }) => text)])).toEqual([
      ["1.", "Ann has no cat.", "= Ann != cat"],
      ["2)", "Bob has the dog or the fish."],
    ]);
    expect(outline.questions.map(({ sentence }) => sentence.text)).toEqual(["Who has the fish?"]);
  });

  it.each(["", "\n", ":", "1.", "?", "=", "grid", "grid:", "  x", "1. = ", "a (b: c", "\u{1f600}: x"])("reads %j", (text) => {
    expect(outlineOf(text).clues.length).toBeLessThanOrEqual(1);
  });

  it.each([
    ["- Ann has no cat.", "-"],
    ["* Ann has no cat.", "*"],
    ["(3) Ann has no cat.", "(3)"],
    ["1a. Ann has no cat.", "1a."],
    ["= Ann != cat", ""],
  ])("finds the clue %j", (line, label) => {
    expect(outlineOf(`grid:\n${line}`).clues.map((clue) => clue.label.text)).toEqual([label]);
  });
});

describe("an edit by the form", () => {
  it.each([
    ["the title", setTitle(GRID, "New  title"), ["-grid: Pets   # and one behind", "+grid: New title   # and one behind"]],
    ["a name", renameCategory(known(pet), "ani:mal"), ["-pet: cat, dog, fish", "+animal: cat, dog, fish"]],
    ["a value", setValues(known(pet), ["cat", "cow", "fish"]), ["-pet: cat, dog, fish", "+pet: cat, cow, fish"]],
    ["one value more", setValues(known(pet), ["cat", "dog", "fish", "owl"]), ["-pet: cat, dog, fish", "+pet: cat, dog, fish, owl"]],
    ["one value less", setValues(known(pet), ["dog", "fish"]), ["-pet: cat, dog, fish", "+pet: dog, fish"]],
    ["values with a comment", setValues(known(person), ["Ann", "Bea", "Cleo"]), ["-person: Ann, Bob, Cleo   # three of them", "+person: Ann, Bea, Cleo   # three of them"]],
    ["a value on its line", setValues(known(room), ["#105", "#206", "#107"]), ["-  #106   # by the stairs", "+  #206   # by the stairs"]],
    ["a value on a line more", setValues(known(room), ["#105", "#106", "#107", "#108"]), ["+  #108"]],
    ["a sentence", setSentence(known(outline.clues[0]), "Ann has\nno dog."), ["-1. Ann has no cat.   # said twice", "+1. Ann has no dog.   # said twice"]],
    ["a meaning", setExpression(GRID, known(outline.clues[0]), "Ann != dog"), ["-   = Ann != cat", "+   = Ann != dog"]],
    ["no meaning", setExpression(GRID, known(outline.clues[0]), ""), ["-   = Ann != cat"]],
    ["a meaning where there was none", setExpression(GRID, known(outline.clues[1]), "Bob != cat"), ["+   = Bob != cat"]],
    ["a clue less", remove(GRID, known(outline.clues[0])), ["-1. Ann has no cat.   # said twice", "-   = Ann != cat"]],
    ["a clue more", addClue(GRID, { sentence: "Cleo has the fish." }), ["+3) Cleo has the fish."]],
    ["an expression more", addClue(GRID, { expression: "Cleo = fish" }), ["+3) = Cleo = fish"]],
    ["a question more", addQuestion(GRID, "Who?"), ["+? Who?"]],
    ["a category more", addCategory(GRID, "hat", ["red", "blue", "green"]), ["+hat: red, blue, green"]],
  ])("changes only %s", (_, edits, expected) => {
    expect(changed(edits)).toEqual(expected);
  });

  it("changes nothing where nothing differs", () => {
    expect(setValues(known(pet), ["cat", " dog", "fish", ""])).toEqual([]);
  });

  it("begins the clues below the categories, and questions at the end", () => {
    const bare = "grid:\na: b, c";
    const clued = apply(bare, addClue(bare, { sentence: "So.", expression: "b = c" }));
    expect(clued).toBe("grid:\na: b, c\n\n1. So.\n   = b = c\n");
    expect(apply(clued, addQuestion(clued, "Who?"))).toContain("= b = c\n\n? Who?");
  });

  it("writes values into a category that has none", () => {
    const bare = "grid:\na:\nb: c, d";
    expect(apply(bare, setValues(known(outlineOf(bare).categories[0]), ["x", "y"]))).toBe("grid:\na: x, y\nb: c, d");
  });
});

describe("words that can be meant", () => {
  const texts = (words: readonly { text: string }[]): string[] => words.map(({ text }) => text);

  it("are families, then keywords of the family", () => {
    expect(texts(headWords(""))).toContain("crossing:");
    expect(texts(headWords(GRID))).toEqual(["language:", "source:"]);
    expect(texts(headWords("crossing: x"))).toContain("boat:");
  });

  it("are the names of the puzzle", () => {
    expect(texts(nameWords(GRID))).toEqual(["person", "Ann", "Bob", "Cleo", "room", "#105", "#106", "#107", "pet", "cat", "dog", "fish"]);
    expect(texts(nameWords("crossing:\nfox: 1\ntags: fowl = goose, hen\nboat: 2 seats\nrule: fox"))).toEqual(["fox", "fowl"]);
    expect(nameWords("sudoku:")).toEqual([]);
    expect(texts(operatorWords(GRID))).toContain("next to");
  });
});

describe("a place of a text", () => {
  it.each([
    [{ line: 2, column: 3, length: 2 }, "llo"],
    [{ line: 3, column: 2, length: 1 }, "x"],
    [{ line: 3, column: null, length: null }, "😀x"],
    [{ line: 9, column: 1, length: 1 }, "😀"],
  ])("is at %j", (place, found) => {
    const text = "one\nhello\n😀x";
    const { from, to } = rangeOf(text, place);
    expect(found.startsWith(text.slice(from, to))).toBe(true);
    expect(to).toBeGreaterThan(from);
  });

  it("is empty where something is inserted", () => {
    expect(rangeOf("one\n😀x", { line: 2, column: 3, length: 0 })).toEqual({ from: 7, to: 7 });
  });
});

describe("a board in the text", () => {
  it.each([
    ["drawn", "sudoku:\n1 . | . 4\n. . | . .\n----+----\n. . | 2 {13}\n. 3 | . .\n"],
    ["without spaces", "sudoku: x\n1..4\n....\n..2.\n.3..\n"],
  ])("%s takes a given", (_, text) => {
    const cells = known(cellsIn(text, 4) ?? undefined);
    expect(cells.map((cell) => cell.text[0]).join("")).toMatch(/^1\.\.4\.\.\.\.\.\.2[.{]\.3\.\.$/);
    expect(apply(text, setGiven(known(cells[1]), "2"))).toMatch(/^1 ?2/m);
    expect(apply(text, setGiven(known(cells[0]), ""))).toMatch(/^\. ?\./m);
  });

  it("is none in a line of all cells", () => {
    expect(cellsIn("1...............", 4)).toBeNull();
  });
});

describe("small things", () => {
  it("knows family and title", () => {
    expect([familyOf(GRID), titleOf(GRID)]).toEqual(["grid", "Pets"]);
    expect([familyOf("4...3...."), titleOf("4...3....")]).toEqual([null, ""]);
  });

  it("draws counts that fall", () => {
    expect(bars(["100000", "1000", "1", "0"])).toEqual([1, expect.closeTo(0.61, 1), expect.closeTo(0.02, 1), 0]);
    expect(bars(["0"])).toEqual([0]);
    expect(shownCount("24883200000", "en")).toBe("24,883,200,000");
    expect(shownCount("6670903752021072936960", "en")).toBe("6.7 · 10²¹");
  });

  it("reads drafts and nothing else", () => {
    const draft = newDraft("a", GRID, 5);
    expect(readDraft(draft)).toEqual(draft);
    expect([null, 1, {}, { ...draft, text: 3 }, { ...draft, version: 2 }].map(readDraft)).toEqual([null, null, null, null, null]);
    expect(readDraft({ ...draft, version: undefined })).toEqual(draft);
    expect(fileName("grid: L'été, à deux", "json")).toBe("l-ete-a-deux.json");
    expect(fileName("grid:", "cnf")).toBe("puzzle.cnf");
  });
});
