import { describe, expect, it } from "vitest";

import { clueExpression, type MenuCategory, type MenuClue, nameable, orderedFor, relationsFor } from "./menu-clue";

const category = (name: string, values: readonly string[], more: Partial<MenuCategory> = {}): MenuCategory => ({
  name,
  values,
  kind: "one each",
  unit: "text",
  ordered: false,
  ...more,
});
const CATEGORIES = [
  category("who", ["Ann", "Bob", "Cleo"]),
  category("age", ["30", "40", "50"], { unit: "number", ordered: true }),
  category("medal", ["gold", "silver", "bronze"], { ordered: true }),
  category("team", ["red", "blue"], { kind: "shared" }),
  category("place", ["30", "2", "3"], { unit: "number", ordered: true }),
];
const clue = (relation: MenuClue["relation"], more: Partial<MenuClue> = {}): MenuClue => ({
  relation,
  isNegated: false,
  names: [
    { category: 0, value: 0 },
    { category: 2, value: 1 },
    { category: 0, value: 2 },
  ],
  by: 1,
  number: "2",
  ...more,
});

describe("a clue from menus", () => {
  it.each([
    ["is", "Ann = silver", "Ann != silver"],
    ["either", "Ann = silver xor Ann = Cleo", "not (Ann = silver xor Ann = Cleo)"],
    ["before", "Ann left of silver by age", "not (Ann left of silver by age)"],
    ["right-before", "Ann directly left of silver by age", "not (Ann directly left of silver by age)"],
    ["next-to", "Ann next to silver by age", "not (Ann next to silver by age)"],
    ["places-before", "Ann 2 places left of silver by age", "not (Ann 2 places left of silver by age)"],
    ["places-apart", "Ann 2 places from silver by age", "not (Ann 2 places from silver by age)"],
    ["between", "Ann between silver and Cleo by age", "not (Ann between silver and Cleo by age)"],
    ["more", "age(Ann) > age(silver)", "not (age(Ann) > age(silver))"],
    ["more-by", "age(Ann) = age(silver) + 2", "not (age(Ann) = age(silver) + 2)"],
    ["times", "age(Ann) = 2 * age(silver)", "not (age(Ann) = 2 * age(silver))"],
  ] as const)("says %s", (relation, expression, negated) => {
    expect(clueExpression(clue(relation), CATEGORIES)).toBe(expression);
    expect(clueExpression(clue(relation, { isNegated: true }), CATEGORIES)).toBe(negated);
  });

  it("tells a value that stands in two categories apart", () => {
    const names = [
      { category: 0, value: 1 },
      { category: 4, value: 0 },
    ];
    expect(clueExpression(clue("is", { names }), CATEGORIES)).toBe("place(Bob) = 30");
  });

  it("waits for what is missing", () => {
    expect(clueExpression(clue("between", { names: clue("is").names.slice(0, 2) }), CATEGORIES)).toBeNull();
    expect(clueExpression(clue("more-by", { number: "" }), CATEGORIES)).toBeNull();
    expect(clueExpression(clue("places-apart", { number: "1.5" }), CATEGORIES)).toBeNull();
    expect(clueExpression(clue("more-by", { number: "1,5" }), CATEGORIES)).toBe("age(Ann) = age(silver) + 1.5");
    expect(clueExpression(clue("is", { names: [{ category: 9, value: 0 }] }), CATEGORIES)).toBeNull();
  });

  it("offers only what the puzzle allows", () => {
    expect(relationsFor(CATEGORIES.slice(0, 1))).toEqual(["is", "either"]);
    expect(orderedFor("more-by", CATEGORIES)).toEqual([1, 4]);
    expect(orderedFor("before", CATEGORIES)).toEqual([1, 2, 4]);
    expect(nameable(0, clue("is"), CATEGORIES)).toEqual([0, 1, 2, 4]);
    expect(nameable(1, clue("is"), CATEGORIES)).toEqual([1, 2, 3, 4]);
    expect(nameable(1, clue("before"), CATEGORIES)).toEqual([0, 1, 2, 4]);
  });
});
