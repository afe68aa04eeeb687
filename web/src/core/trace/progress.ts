/** What a method has done so far with the clues, the rules and the states. */
import { type Digits, keyOf, type Subject } from "./event";
import type { CheckedClue, Stretch } from "./stretch";

/** How many candidates a clue has left. */
export interface Sieve extends CheckedClue {
  /** The number of candidates that came to it. */
  readonly came: number;
}

/** What a clue comes to in a whole run. */
export interface WholeSieve extends CheckedClue {
  /** The number of the event by which it first rejects a candidate; `null` if it rejects none. */
  readonly firstFailed: number | null;
}

/** Returns, for each clue that was checked up to a moment, how many candidates it has left; in the order in which they are used. */
export function sieves(stretch: Stretch, at: number): Sieve[] {
  const counts = new Map(stretch.before.checked.map((one) => [one.clue, { ...one }]));
  for (const event of stretch.upTo(at)) {
    if (!("check" in event) || typeof event.check.of === "string" || !("clue" in event.check.of)) continue;
    const { clue } = event.check.of;
    const count = counts.get(clue) ?? { clue, held: 0, failed: 0 };
    if (event.check.holds) count.held += 1;
    else count.failed += 1;
    counts.set(clue, count);
  }
  // A clue is first checked on what the clue before it has left.
  return [...counts.values()].map((count) => ({ ...count, came: count.held + count.failed }));
}

/** How a rule of alternatives stands. */
export interface RuleState {
  /** The number of its alternatives that do not contradict what is known; `null` if it was not combined yet. */
  readonly left: number | null;
  /** The depth at which it was chosen, on the way to the current node; `null` if it was not. */
  readonly chosenAt: number | null;
  /** Whether it is the one that was chosen last. */
  readonly isChosen: boolean;
  /** Whether the latest event combines it. */
  readonly isCombined: boolean;
}

/** Returns how each rule stands at a moment, by the key of its subject. */
export function ruleStates(stretch: Stretch, at: number): Map<string, RuleState> {
  const left = new Map<string, number>();
  const chosen: (string | null)[] = stretch.before.path.map(({ decision }) => (decision === null ? null : keyOf(decision)));
  const { above } = stretch.before;
  let depth = stretch.before.counts.depth - above;
  const events = stretch.upTo(at);
  for (const event of events) {
    if ("combine" in event) left.set(keyOf(event.combine.of), Number(event.combine.left));
    else if ("node" in event) {
      depth = Math.max(0, event.node.depth - above);
      chosen.length = Math.min(chosen.length, depth);
    } else if ("backup" in event) {
      depth = Math.max(0, event.backup.depth - above);
      chosen.length = Math.min(chosen.length, depth + 1);
    } else if ("choose" in event) chosen[depth] = keyOf(event.choose.of);
  }
  const last = events.at(-1);
  const combined = last !== undefined && "combine" in last ? keyOf(last.combine.of) : null;
  const states = new Map<string, RuleState>();
  const deepest = chosen.findLast((key) => key !== null);
  for (const key of new Set([...left.keys(), ...chosen.filter((key) => key !== null)])) {
    const at = chosen.indexOf(key);
    states.set(key, { left: left.get(key) ?? null, chosenAt: at < 0 ? null : at + above, isChosen: key === deepest, isCombined: key === combined });
  }
  return states;
}

/** The states that a breadth-first search has found and not yet visited. */
export interface WaitingStates {
  readonly number: number;
  /** The next ones, as far as they are known. */
  readonly next: readonly Digits[];
}

/** Returns the states that wait at a moment; `null` if the search keeps none. */
export function waiting(stretch: Stretch, at: number): WaitingStates | null {
  const { waiting: before } = stretch.before;
  if (before === null) return null;
  const next: Digits[] = [...before.first];
  // Behind those that are listed may be others, and new ones stand behind these.
  let unlisted = before.number - before.first.length;
  let last: Digits | null = stretch.before.assigned.at(-1)?.value ?? null;
  let first = 0;
  for (const event of stretch.upTo(at)) {
    if ("assign" in event) last = event.assign.value;
    else if ("check" in event && event.check.holds && typeof event.check.of !== "string" && "state" in event.check.of) {
      if (unlisted > 0) unlisted += 1;
      else next.push(event.check.of.state);
    } else if ("node" in event && last !== null) {
      if (first < next.length && String(next[first]) === String(last)) first += 1;
      else if (first >= next.length && unlisted > 0) unlisted -= 1;
    }
  }
  return { number: next.length - first + unlisted, next: next.slice(first) };
}

/** Returns what the latest event is about; `null` if it is about nothing in particular. */
export function subjectAt(stretch: Stretch, at: number): Subject | null {
  const event = stretch.events[at - stretch.start - 1];
  if (event === undefined) return null;
  if ("check" in event) return event.check.of;
  if ("choose" in event) return event.choose.of;
  if ("conflict" in event) return event.conflict.of;
  return "combine" in event ? event.combine.of : null;
}
