/** Asks what is wrong with a state, and for help. */
import { ask, Refusal } from "./client";
import { askLong } from "./long.svelte";
import type { FieldsOf, PuzzleFields, Question, ShownBoard, ShownMarks, ShownWay } from "./types";

type Family = PuzzleFields["family"];

/** What is shown of a puzzle, by its family. */
export type Shown<Of extends Family> = Of extends "sudoku" ? ShownBoard : Of extends "grid" ? ShownMarks : ShownWay;

/** The options of the question. */
export type ShowOptions = Omit<Question<"show">, "puzzle">;

/**
 * Asks for the state that the options describe. Without a signal somebody waits for the answer, and is told if it takes long.
 *
 * @throws {Refusal} There is no answer.
 * @throws {DOMException} `signal` has ended the question.
 */
export async function show<Of extends Family>(
  puzzle: FieldsOf<Of>,
  options: ShowOptions,
  signal?: AbortSignal,
): Promise<Shown<Of>> {
  const question = { puzzle, ...options };
  type Known = { show: Shown<Of> | null };
  const { show: shown } = signal === undefined ? await askLong<Known>("show", question) : await ask<Known>("show", question, signal);
  if (shown === null) throw new Refusal("unreachable");
  return shown;
}
