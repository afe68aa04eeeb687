/** A stretch of a run: some of its events, and the state of the search before them. */
import { type Assignment, type Digits, type Kind, kindOf, type Subject, type TraceEvent } from "./event";

/** The costs of a search. */
export interface Counts {
  readonly events: number;
  readonly nodes: number;
  readonly checks: number;
  readonly deadEnds: number;
  readonly solutions: number;
  readonly depth: number;
  readonly deepest: number;
}

/** A node from the root to the current one. */
export interface PathNode {
  readonly event: number;
  /** The number of values that were assigned when it was entered. */
  readonly assigned: number;
  /** What its latest decision is about. */
  readonly decision: Subject | null;
  /** The number of children that were entered since that decision. */
  readonly children: number;
}

/** How often a clue was checked. */
export interface CheckedClue {
  readonly clue: number;
  readonly held: number;
  readonly failed: number;
}

/** The state of a search before a stretch. */
export interface Before {
  readonly counts: Counts;
  /** The number of combinations, which are the checks of a method that has no others. */
  readonly combined: number;
  readonly assigned: readonly Assignment[];
  /** The number of levels above the first node of the path: of a deep tree only the end of the path is known. */
  readonly above: number;
  readonly path: readonly PathNode[];
  readonly checked: readonly CheckedClue[];
  /** Of a breadth-first search: how many states wait, and the first of them. */
  readonly waiting: { readonly number: number; readonly first: readonly Digits[] } | null;
}

/** What is known of a moment of a run. */
export interface Moment {
  readonly counts: Counts;
  readonly assigned: readonly Assignment[];
  /** The values that the latest event took away. */
  readonly withdrawn: readonly Assignment[];
  readonly event: TraceEvent | null;
}

export class Stretch {
  readonly before: Before;
  readonly events: readonly TraceEvent[];
  /** The sentence of each event. */
  readonly sentences: readonly string[];
  /** After which events which places stand out, by the number of the event in the stretch. */
  readonly marked: ReadonlyMap<number, readonly number[]>;

  constructor(before: Before, events: readonly TraceEvent[], sentences: readonly string[], marked: ReadonlyMap<number, readonly number[]>) {
    this.before = before;
    this.events = events;
    this.sentences = sentences;
    this.marked = marked;
  }

  /** The number of events before the first one. */
  get start(): number {
    return this.before.counts.events;
  }

  /** The number of events up to the last one. */
  get end(): number {
    return this.start + this.events.length;
  }

  /** Whether the moment after this number of events of the run is in the stretch. */
  holds(at: number): boolean {
    return at >= this.start && at <= this.end;
  }

  /** Returns the events up to a moment. */
  upTo(at: number): readonly TraceEvent[] {
    return this.events.slice(0, Math.max(0, at - this.start));
  }

  /** Returns the sentence of the event with this number, from 1; `""` if it is not in the stretch. */
  sentence(number: number): string {
    return this.sentences[number - this.start - 1] ?? "";
  }

  /** Returns the moment after this number of events of the run. */
  moment(at: number): Moment {
    const counts = { ...this.before.counts, events: at };
    const assigned = [...this.before.assigned];
    let withdrawn: readonly Assignment[] = [];
    let combined = this.before.combined;
    let checks = counts.checks === combined ? 0 : counts.checks;
    const events = this.upTo(at);
    for (const [index, event] of events.entries()) {
      const isLast = index === events.length - 1;
      if ("node" in event) {
        counts.nodes += 1;
        counts.depth = event.node.depth;
        counts.deepest = Math.max(counts.deepest, event.node.depth);
      } else if ("assign" in event) assigned.push(event.assign);
      else if ("check" in event) checks += 1;
      else if ("combine" in event) combined += 1;
      else if ("conflict" in event) counts.deadEnds += 1;
      else if ("solution" in event) counts.solutions += 1;
      else if ("backup" in event) {
        const taken = assigned.splice(event.backup.kept);
        counts.depth = event.backup.depth;
        if (isLast) withdrawn = taken;
      }
    }
    // A method either tests by combining rules alone, or combines rules only to sum up its checks.
    counts.checks = checks === 0 ? combined : checks;
    return { counts, assigned, withdrawn, event: events.at(-1) ?? null };
  }

  /** Returns the number of the next event of a kind after a moment, or of the last one before it; `null` if there is none here. */
  find(kind: Kind, at: number, forwards: boolean): number | null {
    const is = (event: TraceEvent): boolean => kindOf(event) === kind;
    const index = at - this.start;
    const found = forwards ? this.events.findIndex((event, here) => here >= index && is(event)) : this.events.slice(0, Math.max(0, index - 1)).findLastIndex(is);
    return found < 0 ? null : this.start + found + 1;
  }
}
