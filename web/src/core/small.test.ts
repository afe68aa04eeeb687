import { describe, expect, it } from "vitest";

import { canonical, keyOf } from "./identity";
import { EMPTY_LOG, record } from "./log/log";
import { pathOf, queryOf, routeOf, watchedOf } from "./route";
import { resume, savedGame, sentGame } from "./saved";
import { clock, elapsedAt, paused, started, stopped } from "./timer";

describe("an address", () => {
  it.each([
    ["/", { page: "gallery" }],
    ["//", { page: "gallery" }],
    ["/play", { page: "play", name: null }],
    ["/play/zebra", { page: "play", name: "zebra" }],
    ["/play/zebra/", { page: "play", name: "zebra" }],
    ["/play/a%20b%2Fc", { page: "play", name: "a b/c" }],
    ["/play/%", { page: "not-found" }],
    ["/play/a/b", { page: "not-found" }],
    [`/play/${"a".repeat(300)}`, { page: "not-found" }],
    ["/understand", { page: "understand", name: null }],
    ["/understand/zebra", { page: "understand", name: "zebra" }],
    ["/elsewhere", { page: "not-found" }],
    ["/PLAY", { page: "not-found" }],
  ])("%s", (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it("is the way back", () => {
    expect(routeOf(pathOf({ page: "play", name: "a b/c" }))).toEqual({ page: "play", name: "a b/c" });
    expect(routeOf(pathOf({ page: "understand", name: null }))).toEqual({ page: "understand", name: null });
  });
});

describe("what is watched", () => {
  const usual = { methods: [], all: false, order: [], event: 0 };
  it.each([
    ["", usual],
    ["?method=clauses", { ...usual, methods: ["clauses"] }],
    ["?method=clauses&method=cnf&all&order=8,9,6&event=42", { methods: ["clauses", "cnf"], all: true, order: ["8", "9", "6"], event: 42 }],
    ["?order=a%26b,c+d", { ...usual, order: ["a&b", "c d"] }],
    ["?event=9007199254740", { ...usual, event: 9_007_199_254_740 }],
  ])("%s, both ways", (query, watched) => {
    expect(watchedOf(query)).toEqual(watched);
    expect(queryOf(watched)).toBe(query);
  });

  it.each(["?event=-1", "?event=1e3", "?event=99999999999999999999", "?order=,,", "?more=1", "?%"])("%s is nothing", (query) => {
    expect(watchedOf(query)).toEqual(usual);
  });

  it("is two methods at most", () => {
    expect(watchedOf("?method=a&method=b&method=c").methods).toEqual(["a", "b"]);
  });
});

describe("a puzzle's key", () => {
  it("does not depend on the order of fields, nor on those left out", () => {
    expect(canonical({ b: [1, { d: 1, c: null }], a: "x" })).toBe('{"a":"x","b":[1,{"d":1}]}');
    expect(keyOf({ a: 1, b: 2 })).toBe(keyOf({ b: 2, a: 1, c: null }));
    expect(keyOf({ a: 1 })).not.toBe(keyOf({ a: 2 }));
    expect(keyOf("")).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe("a timer", () => {
  it("counts only while it runs", () => {
    const running = started(stopped(5_000), 100_000);
    expect(elapsedAt(running, 101_000)).toBe(6_000);
    expect(elapsedAt(started(running, 101_000), 102_000)).toBe(7_000);
    expect(elapsedAt(paused(running, 103_000), 999_000)).toBe(8_000);
    // A clock that was set back takes nothing away.
    expect(elapsedAt(running, 0)).toBe(5_000);
  });

  it.each([
    [0, "0:00"],
    [65_999, "1:05"],
    [3_605_000, "1:00:05"],
  ])("shows %i as %s", (milliseconds, text) => {
    expect(clock(milliseconds)).toBe(text);
  });
});

describe("a saved game", () => {
  const layers = { allows: () => true };
  const log = record(EMPTY_LOG, 7, [{ cell: 0, layer: "value", before: 0, after: 3 }]);
  const game = savedGame({
    key: "k", name: null, title: "t", puzzle: {}, log, elapsed: 12, savedAt: 1, writer: "w", isSolved: false,
    kept: { change: "c", play: "p", version: 1, content: "k" },
  });

  it("goes on with its history", () => {
    expect(resume(structuredClone(game), layers)).toEqual({ ok: true, value: { log, elapsed: 12, kept: game.kept } });
    expect(resume({ ...game, kept: undefined }, layers)).toEqual({ ok: true, value: { log, elapsed: 12, kept: null } });
  });

  it("goes on with what the server has", () => {
    expect(resume(structuredClone(sentGame(log, 12)[0]), layers)).toEqual({ ok: true, value: { log, elapsed: 12, kept: null } });
  });

  it.each([
    ["broken", null],
    ["broken", "text"],
    ["broken", {}],
    ["newer", { ...game, version: 2 }],
    ["newer", { ...game, log: { ...game.log, version: 2 } }],
    ["broken", { ...game, elapsed: -1 }],
    ["broken", { ...game, elapsed: Number.NaN }],
    ["broken", { ...game, log: null }],
  ])("is refused: %s %#", (problem, saved) => {
    expect(resume(saved, layers)).toEqual({ ok: false, problem });
  });
});
