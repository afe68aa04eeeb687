/** What a clue is said to mean, tried and written: the server says what it then means and what is left. */
import { ask } from "../../api/client";
import type { Counted, Readings } from "../../api/design";
import type { Diagnostic } from "../../api/types";
import { difference, withAnswer } from "../../core/design/answers";
import type { Edit } from "../../core/design/edit";
import { say } from "../../messages/language.svelte";
import { Untaken } from "./taken";

/** A meaning that was tried. */
export interface Tried {
  readonly paraphrase: string;
  /** The number of solutions it leaves. */
  readonly left: { readonly left: string; readonly exact: boolean };
  /** What is to be said against it: that it is never true, for example. */
  readonly problems: readonly Diagnostic[];
}

interface Read {
  readonly readings: Readings;
  readonly diagnostics: readonly Diagnostic[];
}

/** The puzzle in which a clue is answered, counted from 1. */
export interface Place {
  readonly text: string;
  readonly clue: number;
  /** Whether the text is a page, below whose sentences an expression need not be understood. */
  readonly isPage: boolean;
}

/** Maximum time for an answer while somebody chooses, in seconds. */
const TIME = 3;

/** Returns what a meaning says and leaves; `null` if the server does not understand it. */
export async function tried(place: Place, expression: string, signal: AbortSignal): Promise<Tried | null> {
  const text = await withMeaning(place, expression, signal);
  const [read, counted] = await Promise.all([
    ask<Read>("read", { puzzle: text }, signal),
    ask<Counted>("count", { puzzle: text, partial: true, time: TIME }, signal),
  ]);
  const stated = read.readings.clues[place.clue - 1]?.stated ?? null;
  if (stated === null) return null;
  const line = text.split("\n").findIndex((one) => one.trim() === `= ${expression}`) + 1;
  const problems = read.diagnostics.filter((one) => one.line === line);
  return { paraphrase: stated.paraphrase.trim(), left: { left: counted.count, exact: counted.exact }, problems };
}

/**
 * Returns the edits that write a meaning below its clue.
 *
 * @throws {Untaken} It cannot be written.
 */
export async function answered(place: Place, expression: string, signal?: AbortSignal): Promise<readonly Edit[]> {
  return difference(place.text, await withMeaning(place, expression, signal));
}

/** Returns the text with the meaning. A page that cannot hold it becomes a puzzle file. */
async function withMeaning({ text, clue, isPage }: Place, expression: string, signal?: AbortSignal): Promise<string> {
  const written = withAnswer(text, clue, expression);
  if (written !== null && (!isPage || (await isMeant(written, clue, signal)))) return written;
  const file = await ask<{ text: string }>("read", { puzzle: text, propose: true }, signal);
  const inFile = withAnswer(file.text, clue, expression);
  if (inFile === null || !(await isMeant(inFile, clue, signal))) throw new Untaken(say("design-answer-no-place"));
  return inFile;
}

/** Whether the clue of a text has the meaning that stands below it. */
async function isMeant(text: string, clue: number, signal?: AbortSignal): Promise<boolean> {
  const read = await ask<Read>("read", { puzzle: text }, signal).catch(() => null);
  signal?.throwIfAborted();
  return (read?.readings.clues[clue - 1]?.stated ?? null) !== null;
}
