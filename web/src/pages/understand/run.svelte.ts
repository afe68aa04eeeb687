/** A run of a method, of which a stretch is at hand. */
import { Refusal } from "../../api/client";
import type { MethodDescription, Rules } from "../../api/trace";
import { type Kind, keyOf, REJECTION, type Subject } from "../../core/trace/event";
import type { WholeSieve } from "../../core/trace/progress";
import type { Counts, Stretch } from "../../core/trace/stretch";
import { SearchTree } from "../../core/trace/tree";
import { reasonOf } from "../refused";
import { countsOf, partOf, rulesOf, type RunQuestion, upTo, whole } from "./parts";

/** Number of events that are fetched at once, besides those before them that overlap. */
const LENGTH = 4000;
const OVERLAP = 100;
/** Maximum number of stretches that are kept. */
const MAX_KEPT = 6;
/** Maximum number of stretches that are searched for an event. */
const MAX_SEARCHED = 25;
/** How long a moment is shown before the method is timed up to there, in milliseconds. */
const REST = 400;

/** What the whole run came to. */
export interface Summary {
  readonly how: "exhausted" | "found" | "cut" | "limit" | "full";
  readonly counts: Counts;
  readonly milliseconds: number;
  /** If solutions are ways: the number of moves of a shortest one, and how many are that short. */
  readonly shortest: { readonly moves: number; readonly ways: number } | null;
  /** What each clue that was checked came to, in the order in which they are used. */
  readonly sieves: readonly WholeSieve[];
}

export class Run {
  readonly method: MethodDescription;
  readonly question: RunQuestion;
  summary = $state.raw<Summary | null>(null);
  stretch = $state.raw<Stretch | null>(null);
  rules = $state.raw<Rules | null>(null);
  /** The numbers of the events that are the first solutions. */
  foundAt = $state.raw<readonly number[]>([]);
  /** Why there is nothing to see. */
  problem = $state("");
  /** Whether the player cancelled a question. */
  isCancelled = $state(false);
  /** Whether the server ran out of time before it came to the moment that was asked for. */
  isBeyondReach = $state(false);
  /** The number of events that have happened, at most as many as the run has. */
  at = $state(0);
  /** How long the method takes up to this moment, in milliseconds; `null` while that is not known. */
  time = $state<number | null>(null);
  /** The names of clues, rules and the like, by their keys, and of states by their numbers. */
  readonly names = new Map<string, string>();
  readonly states = new Map<string, string>();

  readonly moment = $derived.by(() => this.stretch?.moment(this.at) ?? null);
  readonly tree = $derived.by(() => (this.stretch === null ? null : new SearchTree(this.stretch, this.method.tree)));

  #known = $state<number | null>(null);
  #kept: Stretch[] = [];
  #wanted = 0;
  #showing: Promise<void> | null = null;
  /** The stretches that are being fetched, by their first event. */
  readonly #pending = new Map<number, Promise<Stretch | null>>();
  #ended = new AbortController();
  #timing: AbortController | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(method: MethodDescription, question: RunQuestion) {
    this.method = method;
    this.question = question;
  }

  /** The number of events of the run; `null` while that is not known. */
  get last(): number | null {
    return this.summary === null ? this.#known : this.summary.counts.events;
  }

  /** Whether the method tests every candidate by one clue after the other. */
  get isSifting(): boolean {
    return this.method.name === "permutations";
  }

  /** What has just happened, in words. */
  get sentence(): string {
    return this.at === 0 ? "" : (this.stretch?.sentence(this.at) ?? "");
  }

  /** Fetches what is shown first, the moment after this number of events, then what the whole run comes to. */
  async begin(at: number): Promise<void> {
    await this.show(at);
    await this.#sumUp();
    if (this.stretch !== null || this.problem !== "") return;
    // There is no such moment, as far as the server can say: the last one, or the first.
    await this.show(at);
    if (this.stretch !== null) return;
    await this.show(0);
    this.isBeyondReach = !this.isCancelled;
  }

  /** Finds out what the whole run comes to. */
  async #sumUp(): Promise<void> {
    if (this.problem !== "") return;
    if (this.method.has_rules) void rulesOf(this.question).then((rules) => (this.rules = rules), () => undefined);
    try {
      const { trace, stats } = await whole(this.question, this.#ended.signal);
      if (trace.how === undefined || trace.how === null || trace.cost === undefined || trace.cost === null) return;
      this.foundAt = (trace.found_at ?? []).map(Number);
      const counts = countsOf(trace.cost, trace.solutions ?? "0", 0);
      const shortest = trace.shortest === undefined || trace.shortest === null ? null : { moves: Number(trace.shortest) - 1, ways: Number(trace.shortest_ways ?? 0) };
      const sieves = (trace.checked ?? []).map(({ clue, held, failed, first_failed: first }) => ({
        clue,
        held: Number(held),
        failed: Number(failed),
        firstFailed: first === undefined || first === null ? null : Number(first),
      }));
      this.summary = { how: trace.how, counts, milliseconds: stats?.milliseconds ?? 0, shortest, sieves };
    } catch (why) {
      this.#fail(why);
    }
  }

  /** Ends all questions. */
  stop(): void {
    this.#ended.abort();
    this.#timing?.abort();
    clearTimeout(this.#resting);
  }

  /** Whether the moment after this number of events can be shown at once. */
  has(at: number): boolean {
    const wanted = this.#clamped(at);
    return this.#kept.some((stretch) => stretch.holds(wanted) && (wanted === 0 || wanted > stretch.start));
  }

  /** Shows the moment after this number of events, unless another one is asked for meanwhile. */
  show(at: number): Promise<void> {
    this.#wanted = at;
    this.#showing ??= this.#showWanted().finally(() => (this.#showing = null));
    return this.#showing;
  }

  /** Fetches what comes after the stretch that is shown, before it is asked for. */
  prepare(at: number): void {
    if (!this.has(at + LENGTH / 2)) void this.#fetched(this.#clamped(at + LENGTH / 2));
  }

  /** Returns the number of the next event of a kind, or of the one before; `null` if there is none within reach. */
  async find(kind: Kind, at: number, forwards: boolean): Promise<number | null> {
    if (kind === REJECTION) return this.#findRejection(at, forwards);
    const known = kind === "solution" ? this.foundAt.filter((one) => (forwards ? one > at : one < at)) : [];
    if (known.length > 0) return forwards ? Math.min(...known) : Math.max(...known);
    if (kind === "solution" && this.summary !== null && this.foundAt.length === this.summary.counts.solutions) return null;
    let from = at;
    for (let searched = 0; searched < MAX_SEARCHED; searched += 1) {
      const stretch = await this.#fetched(this.#clamped(forwards ? from + 1 : Math.max(from, 1)));
      if (stretch === null) return null;
      const found = stretch.find(kind, from, forwards);
      if (found !== null) return found;
      if (forwards ? stretch.end <= from || stretch.end === this.last : stretch.start === 0) return null;
      from = forwards ? stretch.end : stretch.start + 1;
    }
    return null;
  }

  nameOf(subject: Subject): string {
    return this.names.get(keyOf(subject)) ?? "";
  }

  /** Returns the event by which the next clue first rejects a candidate, and behind the last one the end; or the one before. */
  #findRejection(at: number, forwards: boolean): number | null {
    if (!this.isSifting || this.summary === null) return null;
    const all = [...this.summary.sieves.flatMap(({ firstFailed }) => firstFailed ?? []), this.summary.counts.events];
    const found = all.filter((one) => (forwards ? one > at : one < at));
    if (found.length === 0) return null;
    return forwards ? Math.min(...found) : Math.max(...found);
  }

  #clamped(at: number): number {
    return Math.max(0, Math.min(at, this.last ?? Number.MAX_SAFE_INTEGER));
  }

  async #showWanted(): Promise<void> {
    for (let shown: number | null = null; shown !== this.#wanted && !this.#ended.signal.aborted; ) {
      shown = this.#wanted;
      const stretch = await this.#fetched(this.#clamped(shown));
      this.isBeyondReach = stretch === null && this.problem === "" && !this.isCancelled;
      if (stretch === null) return;
      this.stretch = stretch;
      this.at = Math.min(this.#clamped(shown), stretch.end);
    }
    this.#rest();
  }

  /** Returns a stretch that holds a moment and the event before it. */
  async #fetched(at: number): Promise<Stretch | null> {
    const kept = this.#kept.find((stretch) => stretch.holds(at) && (at === 0 || at > stretch.start));
    if (kept !== undefined) {
      this.#kept = [...this.#kept.filter((one) => one !== kept), kept];
      return kept;
    }
    const from = Math.floor(Math.max(0, at - 1) / LENGTH) * LENGTH;
    const pending = this.#pending.get(from) ?? this.#ask(from).finally(() => this.#pending.delete(from));
    this.#pending.set(from, pending);
    return pending;
  }

  async #ask(from: number): Promise<Stretch | null> {
    const after = Math.max(0, from - OVERLAP);
    try {
      const part = await partOf(this.question, after, LENGTH + from - after, this.#ended.signal);
      if (part === null) return null;
      for (const { of, name } of part.subjects) this.names.set(keyOf(of), name);
      for (const [state, line] of part.states) this.states.set(state, line);
      if (part.stretch.events.length < LENGTH + from - after) this.#known = part.stretch.end;
      this.#kept = [...this.#kept, part.stretch].slice(-MAX_KEPT);
      return part.stretch;
    } catch (why) {
      this.#fail(why);
      return null;
    }
  }

  #fail(why: unknown): void {
    if (this.#ended.signal.aborted) return;
    // What there is stays.
    if (why instanceof Refusal && why.kind === "cancelled") this.isCancelled = true;
    else this.problem = reasonOf(why);
  }

  /** Times the method up to the moment that is shown, as soon as it is looked at for a while. */
  #rest(): void {
    clearTimeout(this.#resting);
    this.#timing?.abort();
    this.time = null;
    const { at } = this;
    if (at === 0 || this.#ended.signal.aborted) return;
    this.#resting = setTimeout(() => {
      const timing = new AbortController();
      this.#timing = timing;
      upTo(this.question, at, timing.signal).then(
        ({ stats }) => {
          if (this.at === at) this.time = stats?.milliseconds ?? null;
        },
        () => undefined,
      );
    }, REST);
  }
}
