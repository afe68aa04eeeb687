import { describe, expect, it } from "vitest";

import { apply, type Edit, remove } from "../edit";
import {
  addBoat,
  addGroup,
  addRule,
  renameGroup,
  setAttribute,
  setCrossingTitle,
  setLine,
  setLoad,
  setMate,
  setMembers,
  setPlace,
  setRule,
  setSay,
  setSeats,
  setValue,
} from "./edits";
import { namesIn } from "./names";
import { crossingOutline } from "./outline";
import { namePlaces, placeable, placedIn, put, setWhere } from "./placed";
import { rowersIn } from "./rowers";
import { expressionOf, menuRuleOf } from "./rules";

const TEXT = `# Everybody at the river.
crossing: The ferry   # by night
language: en

farmer: 1, weight 80   # rows
child: Ann, Bob, weight 30, each with her goose
goose: 2, 5 kg
"car 1": 1
left: fox, "big dog"
people: 2 missionaries, 2 cannibals
tags: person = farmer, child

boat: 3 seats, 120 weight   # leaks
rower: farmer or child
goal: farmer anywhere, all at right

rule: each child: farmer or total > 1   # afraid
  # of the dark
  say: a child is afraid
rule at banks: goose and child => farmer
`;

const outline = crossingOutline(TEXT);
const known = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error("missing");
  return value;
};
const [farmer, child, goose] = outline.groups.map((group) => group);
const boat = known(outline.boats[0]);
const [afraid, guarded] = outline.rules;
/** The lines that edits take out and bring. */
const changed = (edits: readonly Edit[], text = TEXT): string[] => {
  const [before, now] = [text.split("\n"), apply(text, edits).split("\n")];
  return [...before.filter((line) => !now.includes(line)).map((line) => `-${line}`), ...now.filter((line) => !before.includes(line)).map((line) => `+${line}`)];
};

describe("the outline of a crossing", () => {
  it("finds its parts and leaves comments out", () => {
    expect(outline.title?.text).toBe("The ferry");
    expect(outline.groups.map(({ name }) => name.text)).toEqual(["farmer", "child", "goose", '"car 1"']);
    expect(known(child).items.map(({ kind, name, value }) => [kind, name, value.text])).toEqual([
      ["member", "", "Ann"],
      ["member", "", "Bob"],
      ["attribute", "weight", "30"],
      ["mate", "goose", "goose"],
    ]);
    expect(known(goose).items[1]).toMatchObject({ kind: "attribute", name: "weight", text: "5 kg" });
    expect(boat.items.map(({ kind, name, value }) => [kind, name, value.text])).toEqual([
      ["seats", "", "3"],
      ["limit", "weight", "120"],
    ]);
    expect(outline.rower?.value.text).toBe("farmer or child");
    expect(outline.rules.map(({ place, expression, say }) => [place.text, expression.text, say?.text])).toEqual([
      ["", "each child: farmer or total > 1", "a child is afraid"],
      ["at banks", "goose and child => farmer", undefined],
    ]);
    expect(outline.others.map(({ keyword }) => keyword)).toEqual(["left", "people", "tags"]);
    expect(outline.where.goal?.value.text).toBe("farmer anywhere, all at right");
  });

  it("knows by which names its travellers are meant", () => {
    const names = namesIn(outline).map(({ written }) => written);
    expect(names).toEqual(["farmer", "child", "goose", '"car 1"', "fox", '"big dog"', "missionaries", "cannibals", "person", "Ann", "Bob"]);
    const same = crossingOutline("crossing: Two\nman: blue\nwoman: blue, man, total\n");
    expect(namesIn(same).map(({ written }) => written)).toEqual(["man", "woman", "man blue", "woman blue", "woman man", '"total"']);
  });
});

describe("a crossing", () => {
  it("is changed without its comments", () => {
    expect(changed(setCrossingTitle(TEXT, "By day"))).toEqual(["-crossing: The ferry   # by night", "+crossing: By day   # by night"]);
    expect(changed(setMembers(known(farmer), "2"))).toEqual(["-farmer: 1, weight 80   # rows", "+farmer: 2, weight 80   # rows"]);
    expect(changed(setMembers(known(farmer), ""))).toEqual(["-farmer: 1, weight 80   # rows", "+farmer: weight 80   # rows"]);
    expect(changed(setMembers(known(child), "Ann, Bob, Cleo, "))[1]).toBe("+child: Ann, Bob, Cleo, weight 30, each with her goose");
    expect(changed(setAttribute(known(farmer), "weight", "70"))[1]).toBe("+farmer: 1, weight 70   # rows");
    expect(changed(setAttribute(known(farmer), "weight", " "))[1]).toBe("+farmer: 1   # rows");
    expect(changed(setAttribute(known(farmer), "time", "3"))[1]).toBe("+farmer: 1, weight 80, time 3   # rows");
    expect(changed(setAttribute(known(child), "weight", "30, 35"))[1]).toBe("+child: Ann, Bob, weight 30 35, each with her goose");
    expect(changed(setAttribute(known(goose), "weight", "6 kg"))[1]).toBe("+goose: 2, 6 kg");
    expect(changed(setMate(known(child), ""))[1]).toBe("+child: Ann, Bob, weight 30");
    expect(changed(setMate(known(goose), "child"))[1]).toBe("+goose: 2, 5 kg, each with her child");
    expect(changed(setMate(known(child), "farmer"))[1]).toBe("+child: Ann, Bob, weight 30, each with her farmer");
    expect(changed(setSeats(boat, 2))[1]).toBe("+boat: 2 seats, 120 weight   # leaks");
    expect(changed(setLoad(boat, "weight", ""))[1]).toBe("+boat: 3 seats   # leaks");
    expect(changed(setLoad(boat, "volume", "8"))[1]).toBe("+boat: 3 seats, 120 weight, 8 volume   # leaks");
    expect(changed(setLine(TEXT, "rower", "farmer"))[1]).toBe("+rower: farmer");
    expect(changed(setLine(TEXT, "rower", ""))).toEqual(["-rower: farmer or child"]);
    expect(changed(setLine(TEXT, "limit", "20"))).toEqual(["+limit: 20"]);
    expect(changed(setValue(known(outline.others[0]), "fox"))[1]).toBe("+left: fox");
    expect(changed(setWhere(TEXT, "goal", "all at right"))[1]).toBe("+goal: all at right");
    expect(changed(setPlace(known(guarded), ""))[1]).toBe("+rule: goose and child => farmer");
    expect(changed(setPlace(known(afraid), "in boat"))[1]).toBe("+rule in boat: each child: farmer or total > 1   # afraid");
    expect(changed(setRule(known(afraid), "child => farmer"))[1]).toBe("+rule: child => farmer   # afraid");
    expect(changed(setSay(TEXT, known(afraid), "dark"))).toEqual(["-  say: a child is afraid", "+  say: dark"]);
    expect(changed(setSay(TEXT, known(afraid), ""))).toEqual(["-  say: a child is afraid"]);
    expect(changed(setSay(TEXT, known(guarded), "bites"))).toEqual(["+  say: bites"]);
    expect(changed(remove(TEXT, known(guarded)))).toEqual(["-rule at banks: goose and child => farmer"]);
  });

  it("takes new parts where they belong", () => {
    expect(apply(TEXT, addGroup(TEXT, "total"))).toContain('"car 1": 1\n"total": 1\n');
    expect(apply(TEXT, addRule(TEXT, { where: "at banks", expression: "no fox", say: "it # bites" }))).toContain(
      "=> farmer\nrule at banks: no fox\n  say: it  bites\n",
    );
    expect(apply("crossing: New", addBoat("crossing: New"))).toBe("crossing: New\nboat: 2 seats\n");
    expect(apply("crossing: New\nboat: 2", addRule("crossing: New\nboat: 2", { where: "", expression: "no fox", say: "" }))).toBe(
      "crossing: New\nboat: 2\n\nrule: no fox\n",
    );
  });

  it("calls a group by its new name wherever it is meant", () => {
    expect(changed(renameGroup(outline, known(farmer), "woman") ?? [])).toEqual([
      "-farmer: 1, weight 80   # rows",
      "-tags: person = farmer, child",
      "-rower: farmer or child",
      "-goal: farmer anywhere, all at right",
      "-rule: each child: farmer or total > 1   # afraid",
      "-rule at banks: goose and child => farmer",
      "+woman: 1, weight 80   # rows",
      "+tags: person = woman, child",
      "+rower: woman or child",
      "+goal: woman anywhere, all at right",
      "+rule: each child: woman or total > 1   # afraid",
      "+rule at banks: goose and child => woman",
    ]);
    expect(renameGroup(outline, known(farmer), "goose")).toBeNull();
    expect(renameGroup(outline, known(farmer), " ")).toBeNull();
    expect(changed(renameGroup(outline, known(farmer), "row boat") ?? [])[6]).toBe('+"row boat": 1, weight 80   # rows');
  });
});

describe("those who row", () => {
  const names = namesIn(outline);

  it("are known where a list of names says it", () => {
    expect(rowersIn("", names)).toEqual([]);
    expect(rowersIn("farmer or child", names)).toEqual(["farmer", "child"]);
    expect(rowersIn("farmer, child, or fox", names)).toEqual(["farmer", "child", "fox"]);
    expect(rowersIn("farmer and child", names)).toBeNull();
    expect(rowersIn("wolf", names)).toBeNull();
  });
});

describe("rules from menus", () => {
  const names = namesIn(outline);

  it.each([
    ["no goose or no child", "apart"],
    ["goose and child => farmer", "guarded"],
    ["goose => person", "needs"],
    ["no goose or goose >= child", "outnumber"],
    ["each child: her goose or no goose", "mates"],
    ["no child or total > 1", "company"],
    ["no goose", "never"],
    ["total <= 4", "most"],
    ['"car 1" <= 1', "most"],
  ])("say %s, and are read from it", (expression, kind) => {
    const rule = menuRuleOf(expression, names);
    expect(rule?.kind).toBe(kind);
    expect(rule && expressionOf(rule)).toBe(expression);
  });

  it("are found in other spellings, and in nothing else", () => {
    expect(menuRuleOf("goose  and child implies farmer", names)?.names).toEqual(["goose", "child", "farmer"]);
    expect(menuRuleOf("not (goose and child)", names)?.kind).toBe("apart");
    expect(menuRuleOf("goose >= child or no goose", names)?.names).toEqual(["child", "goose"]);
    for (const other of ["each child: farmer or total > 1", "no wolf or no goat", "goose >= child or no child", "goose and child => farmer or child", ""]) {
      expect(menuRuleOf(other, names), other).toBeNull();
    }
  });
});

describe("the places of a crossing", () => {
  const names = namesIn(outline);
  const { places } = outline;

  it.each([
    ["", []],
    ["farmer anywhere, all at right", [["farmer", "anywhere"], ["all", "right"]]],
    ["person at LEFT, boat at right", [["person", "left"], ["boat", "right"]]],
    ["farmer at island", null],
    ["a stranger at left", null],
    ["farmer at left, farmer at right", null],
    ["all across", null],
  ])("are read from %j", (stated, expected) => {
    const found = placedIn(stated, names, places);
    expect(found === null ? null : [...found]).toEqual(expected);
  });

  it("can be given to groups, tags, boats and everybody", () => {
    expect(placeable(names)).toEqual(["all", "boat", "farmer", "child", "goose", '"car 1"', "fox", '"big dog"', "missionaries", "cannibals", "person"]);
  });

  it("are changed for one", () => {
    const goal = known(placedIn("farmer anywhere, all at right", names, places) ?? undefined);
    expect(changed(put(TEXT, "goal", goal, "farmer", ""))[1]).toBe("+goal: all at right");
    expect(changed(put(TEXT, "goal", goal, "boat", "left"))[1]).toBe("+goal: farmer anywhere, all at right, boat at left");
    expect(changed(put(TEXT, "start", new Map(), "goose", "right"))).toEqual(["+start: goose at right"]);
  });

  it("take their names wherever they are meant", () => {
    const named = apply(TEXT, known(namePlaces(TEXT, "right, left") ?? undefined));
    expect(named).toContain("places: right, left\n");
    expect(named).toContain('\nright: fox, "big dog"\n');
    expect(named).toContain("goal: farmer anywhere, all at left\n");
    const three = apply(TEXT, known(namePlaces(TEXT, "left, island, right") ?? undefined));
    expect(changed(known(namePlaces(TEXT, "left, island, right") ?? undefined))).toEqual(["+places: left, island, right"]);
    expect(crossingOutline(three).places).toEqual(["left", "island", "right"]);
    expect(changed(known(namePlaces(three, "") ?? undefined), three)).toEqual(["-places: left, island, right"]);
  });

  it.each(["quay", "quay, Quay"])("are not %j", (typed) => {
    expect(namePlaces(TEXT, typed)).toBeNull();
  });
});

describe("a second boat", () => {
  it("gives the first a name, too", () => {
    expect(changed(addBoat(TEXT))).toEqual(["-boat: 3 seats, 120 weight   # leaks", "+boat A: 3 seats, 120 weight   # leaks", "+boat B: 2 seats"]);
  });

  it("has a name that is free", () => {
    const two = apply(TEXT, addBoat(TEXT));
    expect(changed(addBoat(two), two)).toEqual(["+boat C: 2 seats"]);
  });
});
