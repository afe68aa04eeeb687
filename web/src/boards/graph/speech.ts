/** What is said of a state of the graph. */
import type { GraphState } from "../../core/ways/graph";
import { say } from "../../messages/language.svelte";

const KINDS = { start: "design-start", goal: "design-goal", way: "design-on-way", dead_end: "graph-dead-end", other: null } as const;

/** Returns what is where in it, and what it is: the same things always in the same order. */
export function spokenState(
  { lines, kind }: GraphState,
  { isHere, isVisited, isNext }: { isHere: boolean; isVisited: boolean; isNext: boolean },
): string {
  const name = KINDS[kind];
  const parts = [
    ...(name === null ? [] : [say(name)]),
    ...(isHere ? [say("graph-here")] : []),
    ...(isVisited ? [say("graph-own-way")] : []),
    ...(isNext ? [say("graph-next")] : []),
  ];
  return [lines.join("; "), ...parts].join(". ");
}
