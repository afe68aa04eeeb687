import { describe, expect, it } from "vitest";

import { EMPTY_LOG, record, undo } from "../log/log";
import { Marks } from "../log/marks";
import { readLog, store } from "../log/stored";
import { Crossing, countOf } from "./crossing";
import { Hanoi } from "./hanoi";
import { Jugs } from "./jugs";
import { Knights } from "./knights";
import { begun, layersOf, MAX_MOVES, moved, NO_PATH, pathOf } from "./path";
import { taskOf } from "./task";
import { Tiles } from "./tiles";

const COUPLES = {
  places: ["left", "right"],
  things: [
    { name: "woman", names: ["blue", "green", "red"], mate: "man" },
    { name: "man", names: ["blue", "green", "red"] },
  ],
  boat: { seats: 2 },
};
const GUIDES = {
  places: ["left", "island", "right"],
  things: [{ name: "guide", count: 3 }, { name: "walker", count: "2", attributes: { time: [1, 2] } }],
  boats: [{ name: "canoe", seats: 2 }, { name: "rowing boat", seats: null }],
  routes: [["left", "island"], ["right", "island"]] as const,
};

describe("a way", () => {
  const layers = layersOf((text) => /^[0-9]+$/.test(text));

  it("is a fold over the log", () => {
    let log = record(EMPTY_LOG, 0, moved(NO_PATH, ["65"]));
    log = record(log, 1, moved(pathOf(Marks.of(log)), ["1", "7"]));
    expect(pathOf(Marks.of(log))).toEqual({ placed: null, way: ["65", "1", "7"] });
    expect(pathOf(Marks.of(undo(log)?.log ?? log))).toEqual({ placed: null, way: ["65"] });
    const read = readLog(JSON.parse(JSON.stringify(store(log))), layers);
    expect(read).toEqual({ ok: true, value: log });
  });

  it("begins anew in one step, also in a state placed by hand", () => {
    let log = record(EMPTY_LOG, 0, moved(NO_PATH, ["65", "1"]));
    log = record(log, 1, begun(pathOf(Marks.of(log)), "12"));
    expect(pathOf(Marks.of(log))).toEqual({ placed: "12", way: [] });
    log = record(log, 2, moved(pathOf(Marks.of(log)), ["13"]));
    log = record(log, 3, begun(pathOf(Marks.of(log)), null));
    expect(pathOf(Marks.of(log))).toEqual(NO_PATH);
    expect(log.steps).toHaveLength(4);
    expect(record(log, 4, begun(NO_PATH, null))).toBe(log);
  });

  it("holds nothing but states", () => {
    expect(layers.allows("way", 0, "65")).toBe(true);
    expect(layers.allows("way", MAX_MOVES, "65")).toBe(false);
    expect(layers.allows("way", 0, 65)).toBe(false);
    expect(layers.allows("way", 0, "<b>")).toBe(false);
    expect(layers.allows("placed", 1, "65")).toBe(false);
    expect(layers.allows("value", 0, "65")).toBe(false);
    expect(moved(NO_PATH, Array.from({ length: MAX_MOVES + 5 }, String))).toHaveLength(MAX_MOVES);
  });
});

describe("a river crossing", () => {
  const couples = new Crossing(COUPLES);
  const guides = new Crossing(GUIDES);

  it("has travellers with the names of the server", () => {
    expect(couples.travellers.map(({ name }) => name)).toEqual([
      "woman blue", "woman green", "woman red", "man blue", "man green", "man red",
    ]);
    expect(guides.travellers.map(({ name }) => name)).toEqual(["guide 1", "guide 2", "guide 3", "walker 1", "walker 2"]);
    expect(guides.travellers[4]?.attributes).toEqual([{ name: "time", value: "2" }]);
    expect(new Crossing({ places: ["a", "b"], things: [{ name: "wolf", count: 1 }] }).travellers[0]?.name).toBe("wolf");
    expect(countOf(GUIDES)).toBe(5);
  });

  it("has a number for each state, the bits of the boats first", () => {
    const placing = { travellers: [1, 0, 0, 0, 0, 0], boats: [1] };
    expect(couples.write(placing)).toBe("65");
    expect(couples.read("65")).toEqual(placing);
    expect(couples.bits(placing).map(({ bits }) => bits).join("")).toBe("1000001");
    expect(guides.write({ travellers: [0, 0, 2, 0, 0], boats: [0, 2] })).toBe("8224");
    expect(guides.read("8224")).toEqual({ travellers: [0, 0, 2, 0, 0], boats: [0, 2] });
  });

  it("has the bits of mates beside each other, as the server does", () => {
    expect(couples.bits(couples.read("0") ?? { travellers: [], boats: [] }).map(({ name }) => name)).toEqual([
      null, "man red", "woman red", "man green", "woman green", "man blue", "woman blue",
    ]);
    const paired = { places: ["a", "b"], things: [{ name: "dog" , count: 2 }, { name: "cat", count: 2 }], pairs: [["dog 1", "cat 2"]] as const };
    expect(new Crossing(paired).write({ travellers: [0, 0, 0, 1], boats: [] })).toBe("2");
  });

  it.each(["", "-1", "128", "1.5", "x", "1e3", "9".repeat(200)])("has no state %j", (text) => {
    expect(couples.read(text)).toBeNull();
  });

  it("has no place beyond the last", () => {
    expect(guides.read("3")).toBeNull();
  });

  it("goes by the routes that there are", () => {
    expect(guides.placesFrom(0)).toEqual([1]);
    expect(guides.placesFrom(1)).toEqual([0, 2]);
    expect(couples.placesFrom(1)).toEqual([0]);
    expect(couples.write(couples.crossed({ travellers: [0, 0, 0, 0, 0, 0], boats: [0] }, 0, [0, 3], 1))).toBe("67");
  });
});

describe("jugs", () => {
  const jugs = new Jugs({ capacity: ["petite 3", "grande 5"], start: [0, 0], goal: [null, 4], moves: ["fill", "empty", "pour"] });

  it("are read and written as the server does", () => {
    expect(jugs.write([3, 0])).toBe("petite 3, grande 0");
    expect(jugs.read("petite 3, grande 0")).toEqual([3, 0]);
    expect(new Jugs({ capacity: [8, 5, 3], start: [8, 0, 0], goal: [4, 4, 0], moves: ["pour"] }).write([3, 5, 0])).toBe("3, 5, 0");
    for (const text of ["4, 0", "1", "", "a, b", "1, 2, 3"]) expect(jugs.read(text)).toBeNull();
  });

  it("are filled, poured and emptied", () => {
    expect(jugs.after([0, 0], jugs.tap, 0)).toEqual([[3, 0]]);
    expect(jugs.after([3, 4], 0, 1)).toEqual([[2, 5]]);
    expect(jugs.after([2, 5], 1, jugs.sink)).toEqual([[2, 0]]);
    expect(jugs.after([2, 5], 1, 1)).toEqual([]);
    expect(jugs.after([2, 5], jugs.tap, jugs.sink)).toEqual([]);
    expect(jugs.hasAt([0, 5], 0)).toBe(false);
  });
});

it("a tower has the peg of each disk", () => {
  const hanoi = new Hanoi({ disks: 3, pegs: 3, start: 1, goal: [3, 3, 3] });
  expect(hanoi.start).toEqual([1, 1, 1]);
  expect(hanoi.after([2, 1, 1], 0, 1)).toEqual([[2, 2, 1]]);
  expect(hanoi.after([2, 1, 1], 2, 1)).toEqual([]);
  expect(hanoi.on([2, 1, 1], 0)).toEqual([1, 2]);
  expect(hanoi.read(hanoi.write([3, 2, 1]))).toEqual([3, 2, 1]);
  for (const text of ["1, 1", "1, 1, 4", "0, 1, 1", "1, 1, x"]) expect(hanoi.read(text)).toBeNull();
});

describe("tiles", () => {
  const tiles = new Tiles({ start: [[8, 6, 7], [2, 5, 4], [3, 0, 1]], goal: [[1, 2, 3], [4, 5, 6], [7, 8, 0]] });

  it("are read and written as the server does", () => {
    expect(tiles.write(tiles.start)).toBe("8 6 7 / 2 5 4 / 3 . 1");
    expect(tiles.read("8 6 7/2 5 4/3 . 1")).toEqual(tiles.start);
    for (const text of ["8 6 7", "8 6 7/2 5 4/3 9 1", "8 6 7/2 . 4/3 . 1", "8 6/7 2/5 4"]) expect(tiles.read(text)).toBeNull();
  });

  it("slide in a line, one after the other", () => {
    const states = tiles.after(tiles.start, 1);
    expect(states.map((state) => tiles.write(state))).toEqual(["8 6 7 / 2 . 4 / 3 5 1", "8 . 7 / 2 6 4 / 3 5 1"]);
    expect(tiles.after(tiles.start, 7)).toEqual([]);
    // Out of line it is one move, which the rules refuse.
    expect(tiles.after(tiles.start, 0)).toHaveLength(1);
  });

  it("slide by the arrows", () => {
    expect(tiles.towards(tiles.start, 1, 0)).toBe(4);
    expect(tiles.towards(tiles.start, 0, 1)).toBe(6);
    expect(tiles.towards(tiles.start, 0, -1)).toBe(8);
    expect(tiles.towards(tiles.start, -1, 0)).toBeNull();
  });
});

it("knights stand on squares", () => {
  const knights = new Knights({ start: ["B.B", "...", "W.W"], goal: ["W.W", "...", "B.B"] });
  expect(knights.write(knights.start)).toBe("B.B / ... / W.W");
  expect(knights.after(knights.start, 0, 5).map((state) => knights.write(state))).toEqual(["..B / ..B / W.W"]);
  expect(knights.after(knights.start, 1, 5)).toEqual([]);
  expect(knights.after(knights.start, 0, 6).map((state) => knights.write(state))).toEqual(["W.B / ... / B.W"]);
  expect(knights.read("B.B/.../W.W")).toEqual(knights.start);
  for (const text of ["B.B/...", "B.B/.X./W.W", "B.B/.#./W.W"]) expect(knights.read(text)).toBeNull();
});

it.each([
  [
    "crossing",
    [["places", "quay, ship"], ["sailor", "Ada, time 1"], ["boat launch", "2 seats"], ["cost launch", "3"], ["limit", "20"], ["rule", "no sailor"]],
    ["goal", "boat launch=2 seats", "cost launch=3", "limit=20"],
  ],
  ["crossing", [["rower", "patron"], ["goal", "patron at left"], ["boat", "2 seats"]], ["goal=patron at left", "boat=2 seats", "rower=patron"]],
  ["jugs", [["capacity", "small 3, large 5"], ["goal", "small any, large 4"], ["moves", "fill, pour"]], ["goal=large 4", "capacity=small 3, large 5", "moves=fill, pour"]],
  ["tiles", [["start", "1 2, . 3"], ["goal", "1 2, 3 ."]], ["goal=1 2\n3 ."]],
  ["knights", [["goal", "W.W, ..., B.B"], ["turns", "any"]], ["goal=W.W\n...\nB.B"]],
  ["knights", [["goal", "W.B"], ["turns", "alternate"]], ["goal=W.B", "turns=alternate"]],
])("the task of %s %j is told without what the board shows", (family, stated, expected) => {
  const lines = taskOf(family, stated.map(([keyword = "", text = ""]) => ({ keyword, text })));
  expect(lines.map(({ kind, name, text }) => [name === "" ? kind : `${kind} ${name}`, text].filter((part) => part !== "").join("="))).toEqual(expected);
});
