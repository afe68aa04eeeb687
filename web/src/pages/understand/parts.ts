/** Asks for runs of methods, part by part. */
import { ask } from "../../api/client";
import { askLong } from "../../api/long.svelte";
import type { MethodDescription, PartAnswer, Rules, RunAnswer, SearchState } from "../../api/trace";
import type { PuzzleFields } from "../../api/types";
import type { Assignment, Subject } from "../../core/trace/event";
import { type Before, type Counts, Stretch } from "../../core/trace/stretch";

/** What is asked of a run. */
export interface RunQuestion {
  readonly puzzle: PuzzleFields;
  readonly method: string;
  /** Whether it goes on after the first solution. */
  readonly all: boolean;
  /** The labels of the clues that it uses first. */
  readonly order: readonly string[];
}

/** Stands for a value that is not listed. */
const UNLISTED: Assignment = { place: -1, value: "", forced: true };

/** A part of a run, with the names of what it is about. */
export interface Part {
  readonly stretch: Stretch;
  readonly subjects: readonly { readonly of: Subject; readonly name: string }[];
  readonly states: readonly (readonly [string, string])[];
}

export async function methodsFor(puzzle: PuzzleFields): Promise<readonly MethodDescription[]> {
  return (await ask<{ methods: MethodDescription[] }>("trace", { puzzle, methods: true })).methods;
}

export async function rulesOf({ puzzle, method, order }: RunQuestion): Promise<Rules> {
  return (await ask<{ rules: Rules }>("trace", { puzzle, method, order, rules: true })).rules;
}

/** Runs the method to its end, or until the time of the server is over. */
export function whole({ puzzle, method, all, order }: RunQuestion, signal: AbortSignal): Promise<RunAnswer> {
  return askLong<RunAnswer>("trace", { puzzle, method, all, order, stats: true }, signal);
}

/** Runs the method up to an event. */
export function upTo({ puzzle, method, all, order }: RunQuestion, until: number, signal: AbortSignal): Promise<RunAnswer> {
  return ask<RunAnswer>("trace", { puzzle, method, all, order, until, stats: true }, signal);
}

/** Returns a part of a run; `null` if the run ended earlier. */
export async function partOf({ puzzle, method, all, order }: RunQuestion, after: number, length: number, signal: AbortSignal): Promise<Part | null> {
  const question = { puzzle, method, all, order, events: true, words: true, after, "max-events": length };
  const { before, events, words } = await askLong<PartAnswer>("trace", question, signal);
  if (before === undefined) return null;
  const sentences = words.sentences.map((index) => words.texts[index] ?? "");
  const marked = new Map(words.marked.map(([index, places]) => [index, places]));
  return {
    stretch: new Stretch(beforeOf(before), events, sentences, marked),
    subjects: words.subjects as Part["subjects"],
    states: words.states.map(([state, line]) => [String(state), line]),
  };
}

export function countsOf(cost: SearchState["cost"], solutions: string, depth: number): Counts {
  return {
    events: Number(cost.events),
    nodes: Number(cost.nodes),
    checks: Number(cost.checks),
    deadEnds: Number(cost.dead_ends),
    solutions: Number(solutions),
    depth,
    deepest: cost.deepest,
  };
}

function beforeOf({ cost, solutions, depth, combined, assigned, assigned_before: unlisted, path, path_before: above, checked, waiting }: SearchState): Before {
  return {
    counts: countsOf(cost, solutions, depth),
    combined: Number(combined),
    // Of a deep search only the end is listed; what stands before keeps its number.
    assigned: [...new Array<Assignment>(unlisted).fill(UNLISTED), ...assigned.map(([place, value, forced]) => ({ place, value, forced }))],
    above,
    path: path.map((node) => ({
      event: Number(node.event),
      assigned: node.assigned,
      decision: (node.decision as Subject | undefined) ?? null,
      children: Number(node.children),
    })),
    checked: checked.map(([clue, held, failed]) => ({ clue, held: Number(held), failed: Number(failed) })),
    waiting: waiting === undefined || waiting === null ? null : { number: Number(waiting.number), first: waiting.first },
  };
}
