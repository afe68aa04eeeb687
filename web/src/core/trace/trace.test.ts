import { describe, expect, it } from "vitest";

import { drawn } from "./drawn";
import type { Assignment, TraceEvent } from "./event";
import { boardNames, gridNames, stateNames } from "./names";
import { ruleStates, sieves, waiting } from "./progress";
import { type Before, Stretch } from "./stretch";
import { SearchTree, type TreeShape } from "./tree";

const NOTHING: Before = {
  counts: { events: 0, nodes: 0, checks: 0, deadEnds: 0, solutions: 0, depth: 0, deepest: 0 },
  combined: 0,
  assigned: [],
  above: 0,
  path: [],
  checked: [],
  waiting: null,
};

function stretch(events: readonly TraceEvent[], before: Partial<Before> = {}): Stretch {
  return new Stretch({ ...NOTHING, ...before }, events, events.map((event) => JSON.stringify(event)), new Map());
}

const node = (depth: number): TraceEvent => ({ node: { depth } });
const assign = (place: number, value: number, forced = false): TraceEvent => ({ assign: { place, value, forced } });
const backup = (kept: number, depth: number): TraceEvent => ({ backup: { kept, depth } });
const board = (holds: boolean): TraceEvent => ({ check: { of: "board", holds } });
const choose = (place: number): TraceEvent => ({ choose: { of: { place }, ways: 2 } });
const conflict: TraceEvent = { conflict: { of: { place: 1 } } };
const solution: TraceEvent = { solution: { number: 1 } };

/** Two cells: 1 in the first fails, 2 leads to a solution. */
const SEARCH: readonly TraceEvent[] = [
  node(0), choose(0), assign(0, 1), board(true), node(1), choose(1), assign(1, 1), board(false), backup(1, 1), conflict,
  backup(0, 0), assign(0, 2), board(true), node(1), choose(1), assign(1, 1), board(true), node(2), solution,
];

describe("a stretch", () => {
  it("counts and assigns up to any moment", () => {
    const run = stretch(SEARCH);
    const { counts, assigned } = run.moment(SEARCH.length);
    expect(counts).toEqual({ events: 19, nodes: 4, checks: 4, deadEnds: 1, solutions: 1, depth: 2, deepest: 2 });
    expect(assigned.map(({ place, value }) => [place, value])).toEqual([[0, 2], [1, 1]]);
    expect(run.moment(0).counts).toEqual(NOTHING.counts);
    expect(run.moment(7).assigned).toHaveLength(2);
  });

  it("tells what the latest event took away", () => {
    const run = stretch(SEARCH);
    expect(run.moment(9).withdrawn.map(({ place, value }) => [place, value])).toEqual([[1, 1]]);
    expect(run.moment(10).withdrawn).toEqual([]);
  });

  it("goes on where another one ends", () => {
    const first = stretch(SEARCH.slice(0, 9));
    const { counts, assigned } = first.moment(9);
    const second = stretch(SEARCH.slice(9), { counts, assigned });
    expect(second.moment(19)).toEqual(stretch(SEARCH).moment(19));
    expect([second.holds(9), second.holds(8), second.start, second.end]).toEqual([true, false, 9, 19]);
  });

  it("takes combinations for checks where there are no others", () => {
    const combine: TraceEvent = { combine: { of: { clue: 0 }, before: 4, left: 2 } };
    const counts = { ...NOTHING.counts, events: 5, checks: 5 };
    expect(stretch([combine, combine]).moment(2).counts.checks).toBe(2);
    expect(stretch([combine], { counts, combined: 5 }).moment(6).counts.checks).toBe(6);
    expect(stretch([combine], { counts, combined: 0 }).moment(6).counts.checks).toBe(5);
  });

  it("finds the events of a kind in both directions", () => {
    const run = stretch(SEARCH);
    expect([run.find("dead-end", 0, true), run.find("dead-end", 10, true), run.find("dead-end", 10, false)]).toEqual([10, null, null]);
    expect([run.find("placement", 3, true), run.find("placement", 7, false), run.find("solution", 19, false)]).toEqual([7, 3, null]);
  });
});

describe("a search tree", () => {
  const labels = (shape: TreeShape, run: Stretch, at: number): string[] => {
    const tree = new SearchTree(run, shape);
    const name = (assigned: readonly Assignment[]): string => assigned.map(({ place, value }) => `${place}=${value}`).join(",");
    return drawn(tree, at).nodes.map(({ node: one, mark, isCurrent, hidden }) => `${one.depth} ${name(one.assigned)} ${mark}${isCurrent ? " here" : ""}${hidden > 0 ? ` +${hidden}` : ""}`);
  };

  it("grows with the events", () => {
    const run = stretch(SEARCH);
    expect(labels("nested", run, 1)).toEqual(["0  tried here"]);
    expect(labels("nested", run, 10)).toEqual(["0  tried", "1 0=1 dead-end here"]);
    expect(labels("nested", run, 19)).toEqual(["0  leads", "1 0=1 dead-end", "1 0=2 leads", "2 1=1 solution here"]);
  });

  it("begins with the path, and counts what was left before", () => {
    const { counts, assigned } = stretch(SEARCH).moment(15);
    const path = [
      { event: 1, assigned: 0, decision: { place: 0 }, children: 2 },
      { event: 14, assigned: 1, decision: { place: 1 }, children: 0 },
    ];
    const rest = stretch(SEARCH.slice(15), { counts, assigned, path });
    expect(labels("nested", rest, 19)).toEqual(["0  leads +1", "1 0=2 leads", "2 1=1 solution here"]);
  });

  it("knows of a deep search the end of its path", () => {
    const counts = { ...NOTHING.counts, events: 90, depth: 42 };
    const path = [
      { event: 80, assigned: 7, decision: { place: 9 }, children: 3 },
      { event: 88, assigned: 8, decision: { place: 10 }, children: 0 },
    ];
    const assigned = Array.from({ length: 8 }, (_, place) => ({ place, value: 1, forced: false }));
    const run = stretch([assign(8, 2), node(43), backup(8, 42), backup(7, 41), backup(3, 30), node(31)], { counts, assigned, path, above: 41 });
    expect(labels("nested", run, 92)).toEqual(["41  tried +2", "42 7=1 tried", "43 8=2 tried here"]);
    expect(labels("nested", run, 94)[0]).toBe("41  tried here +2");
    expect(drawn(new SearchTree(run, "nested"), 92)).toMatchObject({ above: 41, isWhole: false });
    expect(labels("nested", run, 96).at(-1)).toBe("31  tried here");
  });

  it("has candidates side by side below a root that was not reported", () => {
    const run = stretch([assign(0, 1), node(1), conflict, backup(0, 0), assign(0, 2), node(1), solution]);
    expect(labels("nested", run, 7)).toEqual(["0  leads", "1 0=1 dead-end", "1 0=2 solution here"]);
  });

  it("denies the first of two cases in the second", () => {
    const run = stretch([node(0), choose(0), assign(0, 1), node(1), conflict, backup(0, 0), node(1), solution]);
    const tree = new SearchTree(run, "case-splits");
    expect(tree.nodes.map(({ isNegated, assigned }) => [isNegated, assigned.length])).toEqual([[false, 0], [false, 1], [true, 1]]);
  });

  it("follows ways through states", () => {
    const run = stretch([assign(0, 7), node(0), assign(1, 8), node(1), backup(1, 0), assign(1, 9), node(1), assign(2, 5), node(2), solution]);
    expect(labels("ways", run, 10)).toEqual(["0 0=7 leads", "1 1=8 tried", "1 1=9 leads", "2 2=5 solution here"]);
  });

  it("is drawn around the current node where it is large", () => {
    const events = Array.from({ length: 1000 }, (_, value) => [assign(0, value), node(1), backup(0, 0)]).flat();
    const tree = new SearchTree(stretch([node(0), ...events]), "nested");
    const picture = drawn(tree, 2990);
    expect(picture.isWhole).toBe(false);
    expect(picture.nodes.length).toBeLessThan(20);
    const shown = picture.nodes.reduce((sum, { hidden }) => sum + 1 + hidden, 0);
    expect(shown).toBe(tree.nodes.filter(({ entered }) => entered <= 2990).length);
  });
});

describe("progress", () => {
  const clue = (number: number, holds: boolean): TraceEvent => ({ check: { of: { clue: number }, holds } });

  it("counts the candidates that each clue leaves", () => {
    const run = stretch([clue(3, true), clue(1, false), clue(3, false), clue(3, true), clue(1, true)], { checked: [{ clue: 3, held: 10, failed: 5 }] });
    expect(sieves(run, 15).map(({ clue: one, held, came }) => [one, held, came])).toEqual([[3, 12, 18], [1, 1, 2]]);
    expect(sieves(run, 1).map(({ held }) => held)).toEqual([11]);
  });

  it("knows which rule was chosen, and what is left of each", () => {
    const combine = (of: number, left: number): TraceEvent => ({ combine: { of: { clue: of }, before: 9, left } });
    const pick = (of: number): TraceEvent => ({ choose: { of: { clue: of }, ways: 1 } });
    const run = stretch([node(0), combine(0, 3), combine(1, 2), pick(1), assign(0, 1), node(1), combine(0, 1), pick(0), backup(0, 0)]);
    const states = (at: number) => Object.fromEntries(ruleStates(run, at));
    expect(states(8)['{"clue":0}']).toEqual({ left: 1, chosenAt: 1, isChosen: true, isCombined: false });
    expect(states(9)['{"clue":1}']).toEqual({ left: 2, chosenAt: 0, isChosen: true, isCombined: false });
    expect(states(3)['{"clue":1}']?.isCombined).toBe(true);
  });

  it("keeps the states that wait, listed or not", () => {
    const found = (state: number, holds: boolean): TraceEvent => ({ check: { of: { state }, holds } });
    const events = [assign(0, 1), node(0), found(2, true), found(3, true), found(1, false), assign(1, 2), node(1), found(4, true)];
    expect(waiting(stretch(events, { waiting: { number: 0, first: [] } }), 8)).toEqual({ number: 2, next: [3, 4] });
    expect(waiting(stretch(events.slice(5), { waiting: { number: 40, first: [2, 3] } }), 3)).toEqual({ number: 40, next: [3] });
    expect(waiting(stretch(events), 8)).toBeNull();
  });

  it("names what is assigned", () => {
    const one = { place: 4, value: 2, forced: false };
    expect(gridNames([{ values: ["Ann", "Bob", "Cas"] }, { values: ["a", "b", "c"] }, { values: ["x", "y", "z"] }]).assignment(one)).toBe("Bob: c");
    expect(boardNames({ size: 4, symbols: ["", "1", "2"] }).assignment(one)).toBe("r2c1 = 2");
    expect(stateNames(new Map([["2", "3, 0"]])).assignment(one)).toBe("3, 0");
  });
});
