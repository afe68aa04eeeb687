/** A game that is being played: its log and its time. Boards follow its changes. */
import type { Change } from "../core/log/change";
import {
  beginTrial,
  dropTrial,
  EMPTY_LOG,
  goTo,
  keepTrial,
  type Log,
  type Move,
  openTrials,
  record,
  recordTyping,
  redo,
  undo,
} from "../core/log/log";
import { Marks } from "../core/log/marks";
import { elapsedAt, paused, started, stopped, type Timer } from "../core/timer";

/** Told of changes to what is on the board, in their order. */
export type Follower = (changes: readonly Change[]) => void;

export class Game {
  #log = $state.raw<Log>(EMPTY_LOG);
  #timer = $state.raw<Timer>(stopped(0));
  readonly #followers: Follower[] = [];
  readonly #now: () => number;

  readonly canUndo = $derived(this.#log.done > 0);
  readonly canRedo = $derived(this.#log.done < this.#log.steps.length);
  /** The number of trials that have begun and are neither kept nor dropped. */
  readonly trials = $derived(openTrials(this.#log));

  /** `now` is a clock, in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  get log(): Log {
    return this.#log;
  }

  get isRunning(): boolean {
    return this.#timer.since !== null;
  }

  /** Returns the time that was played, in milliseconds. It is read anew when the clock stands or goes on. */
  elapsed(): number {
    return Math.round(elapsedAt(this.#timer, this.#now()));
  }

  /** Calls `follower` with all further changes. */
  follow(follower: Follower): void {
    this.#followers.push(follower);
  }

  /** Does something that is undone as a whole. Returns whether it changed anything. */
  record(changes: readonly Change[]): boolean {
    return this.#take(record(this.#log, this.elapsed(), changes), changes);
  }

  /** Changes a text by typing. */
  recordTyping(changes: readonly Change[]): void {
    this.#take(recordTyping(this.#log, this.elapsed(), changes), changes);
  }

  undo(): boolean {
    return this.#move(undo(this.#log));
  }

  redo(): boolean {
    return this.#move(redo(this.#log));
  }

  /** Goes to the state after this many steps. */
  goTo(done: number): void {
    this.#move(goTo(this.#log, done));
  }

  beginTrial(): void {
    this.#log = beginTrial(this.#log, this.elapsed());
  }

  keepTrial(): void {
    this.#log = keepTrial(this.#log, this.elapsed());
  }

  dropTrial(): void {
    this.#move(dropTrial(this.#log));
  }

  /** Goes on with another log of the same puzzle. */
  restore(log: Log, elapsed: number): void {
    const before = Marks.of(this.#log).entries();
    const after = Marks.of(log).entries();
    this.#log = log;
    this.#timer = { ...this.#timer, elapsed, since: this.isRunning ? this.#now() : null };
    this.#tell([
      ...before.map(({ layer, cell, value }) => ({ layer, cell, before: value, after: 0 })),
      ...after.map(({ layer, cell, value }) => ({ layer, cell, before: 0, after: value })),
    ]);
  }

  start(): void {
    this.#timer = started(this.#timer, this.#now());
  }

  pause(): void {
    this.#timer = paused(this.#timer, this.#now());
  }

  #take(log: Log, changes: readonly Change[]): boolean {
    const isSame = log === this.#log;
    this.#log = log;
    if (!isSame) this.#tell(changes);
    return !isSame;
  }

  #move(move: Move | null): boolean {
    if (move === null) return false;
    this.#log = move.log;
    this.#tell(move.changes);
    return true;
  }

  #tell(changes: readonly Change[]): void {
    for (const follower of this.#followers) follower(changes);
  }
}
