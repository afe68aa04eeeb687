/** A log as JSON, with a version. What is read may come from anywhere, so all of it is checked. */
import { failure, type Result, success } from "../result";
import type { Change, Value } from "./change";
import { EMPTY_LOG, type Log, type Step } from "./log";
import { Marks } from "./marks";

const VERSION = 1;

/** Maximum number of changes in a log. */
const MAX_CHANGES = 1_000_000;

/** What a board allows in its layers. */
export interface Layers {
  /** Whether a layer can hold this value, which is not nothing, in this cell. */
  allows(layer: string, cell: number, value: Value): boolean;
}

/** A log as JSON. */
export interface StoredLog {
  readonly version: number;
  readonly done: number;
  /** For each step: when, 1 for a trial, and its changes, one after the other. */
  readonly steps: readonly (readonly [number, 0 | 1, ...(readonly [number, string, Value, Value])[]])[];
}

/** Why a log cannot be used. */
export type LogProblem = "newer" | "broken";

/** Returns a log as JSON. */
export function store(log: Log): StoredLog {
  return {
    version: VERSION,
    done: log.done,
    steps: log.steps.map(({ at, isTrial, changes }) => [
      at,
      isTrial ? 1 : 0,
      ...changes.map(({ cell, layer, before, after }) => [cell, layer, before, after] as const),
    ]),
  };
}

/** Reads a log. Every change must fit to the board and to the changes before it. */
export function readLog(stored: unknown, layers: Layers): Result<Log, LogProblem> {
  if (!isRecord(stored) || typeof stored["version"] !== "number") return failure("broken");
  if (stored["version"] > VERSION) return failure("newer");
  const { done, steps } = stored;
  if (stored["version"] !== VERSION || !Array.isArray(steps)) return failure("broken");
  if (!isCount(done) || done > steps.length) return failure("broken");
  const read: Step[] = [];
  const marks = new Marks();
  let changes = 0;
  for (const one of steps as unknown[]) {
    const step = readStep(one, marks, layers);
    if (step === null) return failure("broken");
    changes += step.changes.length;
    if (changes > MAX_CHANGES) return failure("broken");
    read.push(step);
  }
  return success(read.length === 0 ? EMPTY_LOG : { steps: read, done });
}

function readStep(stored: unknown, marks: Marks, layers: Layers): Step | null {
  if (!Array.isArray(stored)) return null;
  const [at, trial, ...rest] = stored as unknown[];
  if (typeof at !== "number" || !Number.isFinite(at) || (trial !== 0 && trial !== 1)) return null;
  if ((trial === 1) !== (rest.length === 0)) return null;
  const changes: Change[] = [];
  for (const one of rest) {
    const change = readChange(one, layers);
    if (change === null || !isSame(marks.get(change.layer, change.cell), change.before)) return null;
    marks.apply([change]);
    changes.push(change);
  }
  return { at, changes, isTrial: trial === 1 };
}

function readChange(stored: unknown, layers: Layers): Change | null {
  if (!Array.isArray(stored) || stored.length !== 4) return null;
  const [cell, layer, before, after] = stored as unknown[];
  if (!isCount(cell) || typeof layer !== "string" || !isValue(before) || !isValue(after) || before === after) return null;
  const isAllowed = [before, after].every((value) => isNothing(value) || layers.allows(layer, cell, value));
  return isAllowed ? { cell, layer, before, after } : null;
}

function isSame(held: Value | undefined, stated: Value): boolean {
  return held === undefined ? isNothing(stated) : held === stated;
}

function isNothing(value: Value): boolean {
  return value === 0 || value === "";
}

function isValue(value: unknown): value is Value {
  return typeof value === "string" || (typeof value === "number" && Number.isFinite(value));
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
