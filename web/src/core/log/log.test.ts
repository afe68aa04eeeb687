import { describe, expect, it } from "vitest";

import { Random } from "../random";
import type { Change, Value } from "./change";
import { beginTrial, dropTrial, EMPTY_LOG, goTo, keepTrial, type Log, openTrials, record, recordTyping, redo, undo } from "./log";
import { Marks } from "./marks";
import { readLog, store } from "./stored";

const LAYERS = { allows: (layer: string, cell: number) => ["a", "b"].includes(layer) && cell < 4 };

function change(cell: number, before: Value, after: Value, layer = "a"): Change {
  return { cell, layer, before, after };
}

/** What is on the board, as a short text: `a0=1`. */
function shown(log: Log): string {
  return Marks.of(log)
    .entries()
    .map(({ layer, cell, value }) => `${layer}${cell}=${value}`)
    .join(" ");
}

describe("a log", () => {
  it("undoes and redoes steps as a whole", () => {
    let log = record(EMPTY_LOG, 0, [change(0, 0, 1), change(1, 0, 2)]);
    log = record(log, 1, [change(0, 1, 3)]);
    expect(shown(log)).toBe("a0=3 a1=2");
    log = undo(log)?.log ?? log;
    expect(shown(log)).toBe("a0=1 a1=2");
    log = undo(log)?.log ?? log;
    expect(shown(log)).toBe("");
    expect(undo(log)).toBeNull();
    log = redo(log)?.log ?? log;
    log = redo(log)?.log ?? log;
    expect(shown(log)).toBe("a0=3 a1=2");
    expect(redo(log)).toBeNull();
  });

  it("drops changes that cancel out", () => {
    expect(record(EMPTY_LOG, 0, [change(0, 0, 1), change(0, 1, 0)])).toBe(EMPTY_LOG);
    expect(record(EMPTY_LOG, 0, [])).toBe(EMPTY_LOG);
  });

  it("forgets what was undone once something else is done", () => {
    let log = record(EMPTY_LOG, 0, [change(0, 0, 1)]);
    log = record(undo(log)?.log ?? log, 1, [change(1, 0, 2)]);
    expect(log.steps).toHaveLength(1);
    expect(redo(log)).toBeNull();
  });

  it("makes one step of what is typed without a pause", () => {
    let log = recordTyping(EMPTY_LOG, 0, [change(0, "", "n")]);
    log = recordTyping(log, 500, [change(0, "n", "no")]);
    expect(log.steps).toHaveLength(1);
    log = recordTyping(log, 5_000, [change(0, "no", "not")]);
    log = recordTyping(log, 5_100, [change(1, "", "x")]);
    expect(log.steps).toHaveLength(3);
    log = recordTyping(log, 5_200, [change(1, "x", "")]);
    expect(shown(log)).toBe("a0=not");
  });

  it("keeps a trial as one step", () => {
    let log = record(EMPTY_LOG, 0, [change(0, 0, 1)]);
    log = beginTrial(log, 1);
    expect(openTrials(log)).toBe(1);
    log = record(log, 2, [change(1, 0, 2)]);
    log = record(log, 3, [change(1, 2, 3)]);
    log = keepTrial(log, 4);
    expect(openTrials(log)).toBe(0);
    expect(log.steps).toHaveLength(2);
    expect(shown(log)).toBe("a0=1 a1=3");
    expect(shown(undo(log)?.log ?? log)).toBe("a0=1");
  });

  it("drops a trial, which can be redone", () => {
    let log = beginTrial(record(EMPTY_LOG, 0, [change(0, 0, 1)]), 1);
    log = record(log, 2, [change(1, 0, 2)]);
    log = beginTrial(log, 3);
    log = record(log, 4, [change(2, 0, 5)]);
    log = dropTrial(log)?.log ?? log;
    expect(shown(log)).toBe("a0=1 a1=2");
    log = dropTrial(log)?.log ?? log;
    expect(shown(log)).toBe("a0=1");
    expect(dropTrial(log)).toBeNull();
    expect(shown(goTo(log, 99).log)).toBe("a0=1 a1=2 a2=5");
    expect(keepTrial(log, 5)).toBe(log);
  });

  it("leaves a trial by undo", () => {
    const log = beginTrial(EMPTY_LOG, 0);
    expect(openTrials(undo(log)?.log ?? log)).toBe(0);
  });
});

/** A log in the plainest way: every state that there was, and where trials began. */
class Oracle {
  states: { marks: Map<string, Value>; isTrial: boolean }[] = [{ marks: new Map(), isTrial: false }];
  at = 0;

  get marks(): Map<string, Value> {
    return this.states[this.at]?.marks ?? new Map<string, Value>();
  }

  push(marks: Map<string, Value>, isTrial = false): void {
    this.states = [...this.states.slice(0, this.at + 1), { marks, isTrial }];
    this.at += 1;
  }

  trial(): number {
    return this.states.slice(0, this.at + 1).findLastIndex((state) => state.isTrial);
  }

  shown(): string {
    return [...this.marks].filter(([, value]) => value !== 0).sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([place, value]) => `${place}=${value}`).join(" ");
  }
}

it.each(Array.from({ length: 40 }, (_, seed) => seed))("a log does what a list of states does (seed %i)", (seed) => {
  const random = new Random(seed);
  const oracle = new Oracle();
  const marks = new Marks();
  let log = EMPTY_LOG;
  for (let step = 0; step < 150; step += 1) {
    const what = random.below(12);
    if (what < 6) {
      const next = new Map(oracle.marks);
      const changes = Array.from({ length: 1 + random.below(3) }, () => {
        const [layer, cell] = [random.below(2) === 0 ? "a" : "b", random.below(4)];
        const [before, after] = [next.get(layer + cell) ?? 0, random.below(3)];
        next.set(layer + cell, after);
        return { layer, cell, before, after };
      });
      const then = record(log, step, changes);
      marks.apply(changes);
      if (then !== log) oracle.push(next);
      log = then;
    } else if (what < 10) {
      const [move, at] =
        what < 8 ? [undo(log), oracle.at - 1] : what < 9 ? [redo(log), oracle.at + 1] : [dropTrial(log), oracle.trial() - 1];
      expect(move !== null).toBe(at >= 0 && at < oracle.states.length);
      if (move === null) continue;
      oracle.at = at;
      log = move.log;
      marks.apply(move.changes);
    } else if (what === 10) {
      log = beginTrial(log, step);
      oracle.push(oracle.marks, true);
    } else {
      const start = oracle.trial();
      log = keepTrial(log, step);
      if (start > 0) {
        const kept = oracle.marks;
        oracle.at = start - 1;
        if (oracle.shown() !== shown(log)) oracle.push(kept);
        else oracle.states = oracle.states.slice(0, start);
      }
    }
    expect(shown(log)).toBe(oracle.shown());
    expect(marks.entries()).toEqual(Marks.of(log).entries());
    expect(log.steps).toHaveLength(oracle.states.length - 1);
    expect(openTrials(log)).toBe(oracle.states.slice(0, oracle.at + 1).filter((state) => state.isTrial).length);
  }
  const read = readLog(JSON.parse(JSON.stringify(store(log))), LAYERS);
  expect(read).toEqual({ ok: true, value: log });
  while (undo(log) !== null) log = undo(log)?.log ?? log;
  expect(shown(log)).toBe("");
});

describe("a stored log", () => {
  const step = [0, 0, [0, "a", 0, 1]];
  it.each([
    ["newer", { version: 2, done: 0, steps: [] }],
    ["broken", null],
    ["broken", []],
    ["broken", { version: 0, done: 0, steps: [] }],
    ["broken", { version: "1", done: 0, steps: [] }],
    ["broken", { version: 1, done: 1, steps: [] }],
    ["broken", { version: 1, done: -1, steps: [] }],
    ["broken", { version: 1, done: 0.5, steps: [step] }],
    ["broken", { version: 1, done: 0, steps: "" }],
    ["broken", { version: 1, done: 0, steps: [null] }],
    ["broken", { version: 1, done: 0, steps: [[0, 0]] }],
    ["broken", { version: 1, done: 0, steps: [[0, 1, [0, "a", 0, 1]]] }],
    ["broken", { version: 1, done: 0, steps: [[null, 0, [0, "a", 0, 1]]] }],
    ["broken", { version: 1, done: 0, steps: [[0, 0, [0, "a", 1, 2]]] }],
    ["broken", { version: 1, done: 0, steps: [[0, 0, [0, "a", 0, 0]]] }],
    ["broken", { version: 1, done: 0, steps: [[0, 0, [9, "a", 0, 1]]] }],
    ["broken", { version: 1, done: 0, steps: [[0, 0, [0, "c", 0, 1]]] }],
    ["broken", { version: 1, done: 0, steps: [[0, 0, [0, "a", 0, {}]]] }],
    ["broken", { version: 1, done: 0, steps: [step, step] }],
  ])("is refused: %s %j", (problem, stored) => {
    expect(readLog(stored, LAYERS)).toEqual({ ok: false, problem });
  });
});
