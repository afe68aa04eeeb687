/** Steps through runs together: all show the moment after the same number of events. */
import type { Kind } from "../../core/trace/event";
import type { Run } from "./run.svelte";

const SLOWEST = 0.5;
const FASTEST = 8192;

export class Player {
  /** The number of events that have happened. */
  at = $state(0);
  /** Events per second. */
  speed = $state(4);
  /** Which way it plays; `null` if it does not. */
  playing = $state<"forwards" | "backwards" | null>(null);
  runs = $state.raw<readonly Run[]>([]);
  #frame = 0;

  /** The number of events of the longest run, as far as it is known. */
  get last(): number {
    return Math.max(0, ...this.runs.map(({ last, stretch }) => last ?? stretch?.end ?? 0));
  }

  /** Shows the moment after this number of events. */
  async show(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(at, this.last));
    const wanted = this.at;
    await Promise.all(this.runs.map((run) => run.show(wanted)));
  }

  /** Stops, then shows the moment after this number of events. */
  async stopAt(at: number): Promise<void> {
    this.pause();
    await this.show(at);
  }

  /** Plays this way, or pauses if it does. */
  toggle(way: "forwards" | "backwards"): void {
    const isOn = this.playing === way;
    this.pause();
    if (!isOn) void this.#play(way);
  }

  pause(): void {
    this.playing = null;
    cancelAnimationFrame(this.#frame);
  }

  /** Doubles the speed, or halves it. */
  hurry(isFaster: boolean): void {
    this.speed = Math.min(FASTEST, Math.max(SLOWEST, isFaster ? this.speed * 2 : this.speed / 2));
  }

  /** Goes to the next moment at which one of the runs has an event of this kind, or to the one before. Returns whether there is one. */
  async find(kind: Kind, forwards: boolean): Promise<boolean> {
    this.pause();
    const { at } = this;
    const found = (await Promise.all(this.runs.map((run) => run.find(kind, at, forwards)))).filter((one) => one !== null);
    if (found.length === 0) return false;
    await this.show(forwards ? Math.min(...found) : Math.max(...found));
    return true;
  }

  async #play(way: "forwards" | "backwards"): Promise<void> {
    this.playing = way;
    const isForwards = way === "forwards";
    if (isForwards && this.at >= this.last) await this.show(0);
    if (!isForwards && this.at === 0) await this.show(this.last);
    let [from, since, speed] = [this.at, performance.now(), this.speed];
    let isWaiting = false;
    const tick = async (now: number): Promise<void> => {
      if (this.playing !== way) return;
      if (speed !== this.speed || isWaiting) [from, since, speed, isWaiting] = [this.at, now, this.speed, false];
      const gone = Math.floor((Math.max(0, now - since) / 1000) * speed);
      const wanted = Math.max(0, Math.min(this.last, isForwards ? from + gone : from - gone));
      if (wanted !== this.at) {
        // Who plays faster than events arrive waits for them.
        isWaiting = !this.runs.every((run) => run.has(wanted));
        await this.show(wanted);
        if (isForwards) for (const run of this.runs) run.prepare(wanted);
      }
      const isOver = isForwards ? this.at >= this.last && this.runs.every(({ last }) => last !== null) : this.at === 0;
      if (isOver && this.playing === way) this.pause();
      else if (this.playing === way) this.#frame = requestAnimationFrame((next) => void tick(next));
    };
    this.#frame = requestAnimationFrame((now) => void tick(now));
  }
}
