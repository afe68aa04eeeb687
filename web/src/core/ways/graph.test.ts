import { describe, expect, it } from "vitest";

import { beside, type FoundGraph, type GraphState, graphOf } from "./graph";

type FoundState = FoundGraph["states"][number];

const state = (label: string, distance: string | null, kind: FoundState["kind"] = "other", dead = false): FoundState => ({
  lines: label.split("/"),
  distance,
  dead_end: distance === null ? null : dead,
  kind,
});
const link = (from: number, to: number, shortest = false, isBothWays = false): FoundGraph["links"][number] => ({
  from,
  to,
  shortest,
  both_ways: isBothWays,
});
const laidOut = (found: Parameters<typeof graphOf>[0]): readonly GraphState[] => graphOf(found)?.states ?? [];

describe("columns", () => {
  it("are by the distance from the start", () => {
    const graph = graphOf({
      states: [state("4", "7/2", "goal"), state("0, 0", "0", "start"), state("3/0", "2"), state("5", "10", "other", true)],
      links: [link(1, 2, true), link(2, 0)],
      path: [1],
    });
    expect(graph?.states.map(({ at, lines, kind, rank }) => [at, lines, kind, rank])).toEqual([
      [0, ["4"], "goal", 2],
      [1, ["0, 0"], "start", 0],
      [2, ["3", "0"], "other", 1],
      [3, ["5"], "dead_end", 3],
    ]);
    expect(graph?.moves.map(({ from, to, isOnWay }) => [from.at, to.at, isOnWay])).toEqual([
      [1, 2, true],
      [2, 0, false],
    ]);
  });

  it("are by the moves from where the way is first shown, if a distance is not known", () => {
    const states = [state("a", null), state("b", null), state("c", "4"), state("d", null), state("e", null)];
    const links = [link(2, 1), link(1, 0, false, true), link(3, 2), link(4, 0)];
    expect(laidOut({ states, links, path: [null, 2, 1] }).map(({ rank }) => rank)).toEqual([2, 1, 0, 3, 3]);
    // A link that leads back is gone both ways.
    expect(laidOut({ states, links, path: [0] }).map(({ rank }) => rank)).toEqual([0, 1, 2, 2, 2]);
  });

  it("have those above that come from above", () => {
    const states = ["0", "1", "1", "2", "2"].map((distance) => state("", distance));
    const [, above, below, low, high] = laidOut({ states, links: [link(0, 1), link(0, 2), link(2, 3), link(1, 4)], path: [] });
    expect([above, high].map((one) => one?.y)).toEqual([below, low].map((one) => (one?.y ?? 0) - 30));
  });

  it("are none without states", () => {
    expect(graphOf({ states: [], links: [], path: [] })).toBeNull();
  });
});

describe("beside a state", () => {
  const found = { states: ["0", "1", "1", "1", "2", "3"].map((distance) => state("", distance)), links: [], path: [] };
  it.each([
    ["right, the nearest", 0, 1, 0, 2],
    ["left", 3, -1, 0, 0],
    ["up", 2, 0, -1, 1],
    ["down", 2, 0, 1, 3],
    ["down, at the end", 3, 0, 1, 3],
    ["right of the last", 5, 1, 0, 5],
    ["left of the first", 0, -1, 0, 0],
  ])("%s", (_, from, columns, rows, to) => {
    const graph = graphOf(found);
    const one = graph?.states[from];
    expect(graph && one && beside(graph, one, { columns, rows }).at).toBe(to);
  });
});
