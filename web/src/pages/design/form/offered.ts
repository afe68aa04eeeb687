/** Whether a clue that was put together says what it should, which the reader of the server decides. */
import { ask } from "../../../api/client";
import type { Readings } from "../../../api/design";
import type { Diagnostic } from "../../../api/types";
import { apply } from "../../../core/design/edit";
import { addClue } from "../../../core/design/edits";

/** A clue that can be added. */
export interface Offered {
  readonly expression: string;
  /** What it says, in words. */
  readonly paraphrase: string;
  /** Whether the words alone, as a clue, are read as exactly this expression. */
  readonly isRead: boolean;
  /** What is to be said against it: that it is always true, for example. */
  readonly problems: readonly Diagnostic[];
}

type Clues = Readings["clues"];

/** Returns a clue as the server reads it; `null` if it reads none. */
export async function offered(text: string, expression: string, signal: AbortSignal): Promise<Offered | null> {
  const added = apply(text, addClue(text, { expression }));
  const { readings, diagnostics } = await read(added, signal);
  const stated = readings.clues.at(-1)?.stated;
  if (stated === undefined || stated === null) return null;
  const paraphrase = stated.paraphrase.trim();
  const line = lineOf(text, added);
  const problems = diagnostics.filter((one) => one.line === line);
  const asSentence = paraphrase === "" ? null : await read(apply(text, addClue(text, { sentence: paraphrase })), signal).catch(() => null);
  signal.throwIfAborted();
  const isRead = asSentence !== null && isAlone(asSentence.readings.clues, stated.expression) && areSame(readings.clues, asSentence.readings.clues);
  return { expression: stated.expression, paraphrase, isRead, problems };
}

function read(puzzle: string, signal: AbortSignal): Promise<{ readings: Readings; diagnostics: readonly Diagnostic[] }> {
  return ask<{ readings: Readings; diagnostics: readonly Diagnostic[] }>("read", { puzzle }, signal);
}

/** Whether the last clue has one reading, which is this expression. */
function isAlone(clues: Clues, expression: string): boolean {
  const sentences = clues.at(-1)?.sentences ?? [];
  const [only] = sentences;
  if (only === undefined || sentences.length > 1) return false;
  return only.outcome === "read" && only.others.length === 0 && only.readings.length === 1 && only.readings[0]?.expression === expression;
}

/** Whether all clues but the last are read the same: a word may say how another clue is meant. */
function areSame(before: Clues, after: Clues): boolean {
  const meanings = (clues: Clues): string => JSON.stringify(clues.slice(0, -1).map(({ sentences }) => sentences.map(({ readings }) => readings)));
  return meanings(before) === meanings(after);
}

/** Returns the number of the line that was added. */
function lineOf(before: string, after: string): number {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const at = now.findIndex((line, index) => line !== old[index] && line.trim() !== "");
  return at + 1;
}
