/** What is known about the text as it is written: the newest that the server has said, and whether it is of this text. */
import { Refusal } from "../../api/client";
import { Latest } from "../../api/latest";
import type { Diagnostic } from "../../api/types";
import { reasonOf } from "../refused";
import { Difficulty } from "./difficulty.svelte";
import { type First, first, type Second, second, type Seen } from "./seen";

/** After this time it is said that an answer is awaited, in milliseconds. */
const SLOW = 400;
/** After this time what is known at once is painted, and what takes longer is asked for, in milliseconds. */
const PAINTED = 30;

/** Problems and the text that they are in. */
interface Problems {
  readonly text: string;
  readonly list: readonly Diagnostic[];
}

export class Analysis {
  readonly difficulty = new Difficulty();
  /** What was said of the last text that could be read. */
  seen = $state.raw<Seen<First> | null>(null);
  more = $state.raw<Seen<Second> | null>(null);
  /** The problems of a text, which may be older than the one that is written. */
  problems = $state.raw<Problems>({ text: "", list: [] });
  /** Why there is no answer, beside the problems of the text. */
  failure = $state.raw<string | null>(null);
  /** Whether the text can be read. */
  isBroken = $state(false);
  isSlow = $state(false);
  #text = $state.raw("");
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #soon: ReturnType<typeof setTimeout> | undefined;

  readonly isCurrent = $derived(this.seen?.text === this.#text);
  readonly isMoreCurrent = $derived(this.more?.text === this.#text);

  readonly #first: Latest<Seen<First>>;
  readonly #second: Latest<Seen<Second>>;

  constructor() {
    this.#first = new Latest(
      (seen) => this.#report(seen),
      (why) => this.#fail(why),
    );
    this.#second = new Latest(
      (more) => this.#add(more),
      () => this.#settle(),
    );
  }

  /** Asks about a text, at once: what is asked already is answered first, what waits is forgotten. */
  follow(text: string): void {
    this.#text = text;
    clearTimeout(this.#soon);
    this.#second.stop();
    this.difficulty.forget();
    this.#waiting ??= setTimeout(() => (this.isSlow = true), SLOW);
    this.#first.ask((signal) => this.#ask(text, signal));
  }

  stop(): void {
    this.#settle();
    clearTimeout(this.#soon);
    this.#first.stop();
    this.#second.stop();
    this.difficulty.forget();
  }

  async #ask(text: string, signal: AbortSignal): Promise<Seen<First>> {
    try {
      return await first(text, signal);
    } catch (why) {
      if (text !== this.#text) throw new Outdated();
      throw why;
    }
  }

  #report(seen: Seen<First>): void {
    this.seen = seen;
    this.problems = { text: seen.text, list: seen.problems };
    this.failure = null;
    this.isBroken = false;
    if (seen.text !== this.#text) return;
    this.difficulty.follow(seen);
    this.#soon = setTimeout(() => this.#second.ask((signal) => second(seen, signal)), PAINTED);
  }

  #add(more: Seen<Second>): void {
    this.more = more;
    if (more.text !== this.#text) return;
    const known = new Set(this.problems.list.map(placed));
    const added = more.problems.filter((problem) => !known.has(placed(problem)));
    if (added.length > 0) this.problems = { text: more.text, list: [...this.problems.list, ...added] };
    this.#settle();
  }

  #fail(why: unknown): void {
    if (why instanceof Outdated) return;
    this.#settle();
    const isOfText = why instanceof Refusal && why.kind === "refused" && why.diagnostics.some(({ line }) => line !== null);
    this.isBroken = true;
    this.problems = { text: this.#text, list: isOfText ? why.diagnostics : [] };
    this.failure = isOfText ? null : reasonOf(why);
  }

  #settle(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    this.isSlow = false;
  }
}

/** An answer about a text that has changed meanwhile. */
class Outdated extends Error {}

function placed({ code, line, column }: Diagnostic): string {
  return `${code} ${line} ${column}`;
}
