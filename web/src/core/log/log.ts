/**
 * The log of a game: all that was done, in steps, each of which is undone and redone as a whole.
 *
 * A log is never changed in place. The state of a board is a fold over it (`marks.ts`), and so are undo, redo, trials,
 * replay, autosave and sharing. What is undone stays in the log until something else is done. The selection is no part
 * of it.
 */
import { type Change, combined, inverted } from "./change";

/** Maximum time between two changes of one text that become one step, in milliseconds. */
const TYPING_PAUSE = 1_000;

/** One intention of the player: an entry with the marks that it removes, a filled board, the beginning of a trial. */
export interface Step {
  /** When, in milliseconds of playing time. */
  readonly at: number;
  readonly changes: readonly Change[];
  /** Whether a trial begins here. Such a step changes nothing. */
  readonly isTrial: boolean;
}

export interface Log {
  readonly steps: readonly Step[];
  /** The number of steps that are done; those after them are undone. */
  readonly done: number;
}

/** A log and the changes that lead to it from the log before. */
export interface Move {
  readonly log: Log;
  readonly changes: readonly Change[];
}

export const EMPTY_LOG: Log = { steps: [], done: 0 };

/** Adds a step. Returns the same log if the changes cancel out. */
export function record(log: Log, at: number, changes: readonly Change[]): Log {
  const step = { at, changes: combined(changes), isTrial: false };
  return step.changes.length === 0 ? log : withStep(log, step);
}

/** Like `record`, but what is typed into the same places without a pause becomes one step. */
export function recordTyping(log: Log, at: number, changes: readonly Change[]): Log {
  const last = log.steps[log.done - 1];
  const isSame =
    last !== undefined &&
    log.done === log.steps.length &&
    !last.isTrial &&
    at - last.at <= TYPING_PAUSE &&
    places(last.changes) === places(changes);
  if (!isSame) return record(log, at, changes);
  return record({ ...log, done: log.done - 1 }, at, [...last.changes, ...changes]);
}

/** Takes back the last step; `null` if there is none. */
export function undo(log: Log): Move | null {
  const step = log.steps[log.done - 1];
  return step === undefined ? null : { log: { ...log, done: log.done - 1 }, changes: inverted(step.changes) };
}

/** Does the next undone step again; `null` if there is none. */
export function redo(log: Log): Move | null {
  const step = log.steps[log.done];
  return step === undefined ? null : { log: { ...log, done: log.done + 1 }, changes: step.changes };
}

/** Goes to the state after this many steps. */
export function goTo(log: Log, done: number): Move {
  const target = Math.max(0, Math.min(log.steps.length, done));
  const between = log.steps.slice(Math.min(target, log.done), Math.max(target, log.done));
  const changes = between.flatMap((step) => step.changes);
  return { log: { ...log, done: target }, changes: target < log.done ? inverted(changes) : changes };
}

/** Begins a trial, which is kept or dropped as a whole. Trials may be nested. */
export function beginTrial(log: Log, at: number): Log {
  return withStep(log, { at, changes: [], isTrial: true });
}

/** Returns the number of trials that have begun and are neither kept nor dropped. */
export function openTrials(log: Log): number {
  return log.steps.slice(0, log.done).filter((step) => step.isTrial).length;
}

/** Keeps the last trial: its steps become one. Returns the same log if there is no trial. */
export function keepTrial(log: Log, at: number): Log {
  const start = trialStart(log);
  if (start === null) return log;
  const changes = log.steps.slice(start, log.done).flatMap((step) => step.changes);
  const before = { steps: log.steps.slice(0, start), done: start };
  return record(before, at, changes);
}

/** Drops the last trial: all its steps are undone, and can be redone. `null` if there is no trial. */
export function dropTrial(log: Log): Move | null {
  const start = trialStart(log);
  return start === null ? null : goTo(log, start);
}

/** Returns the number of steps with which both logs begin. */
export function sharedSteps(one: Log, other: Log): number {
  const written = (step: Step | undefined): string => JSON.stringify([step?.at, step?.isTrial, step?.changes]);
  const differing = one.steps.findIndex((step, at) => written(step) !== written(other.steps[at]));
  return differing < 0 ? one.steps.length : differing;
}

function withStep(log: Log, step: Step): Log {
  return { steps: [...log.steps.slice(0, log.done), step], done: log.done + 1 };
}

/** Returns where the last open trial begins. */
function trialStart(log: Log): number | null {
  const start = log.steps.slice(0, log.done).findLastIndex((step) => step.isTrial);
  return start < 0 ? null : start;
}

function places(changes: readonly Change[]): string {
  return changes
    .map(({ layer, cell }) => `${layer} ${cell}`)
    .sort()
    .join();
}
