/** The board of a puzzle of moves: what is where, and from where something is about to be moved. */
import type { Moving } from "../../core/ways/moving";
import type { Way } from "../ways/way.svelte";

export class Moves<Kind extends Moving = Moving> {
  readonly moving: Kind;
  readonly way: Way;
  /** The place that has the focus. */
  focus = $state(0);
  /** The place from which something is about to be moved. */
  readonly from: number | null = $derived.by(() => this.#from());
  /** What is where. */
  readonly state: readonly number[] = $derived.by(() => this.moving.read(this.way.state) ?? this.moving.start);
  #taken = $state.raw<{ readonly place: number; readonly state: string } | null>(null);

  constructor(moving: Kind, way: Way) {
    this.moving = moving;
    this.way = way;
  }

  /** Takes something from a place, unless there is nothing. Returns whether there is. */
  take(place: number): boolean {
    if (!this.moving.hasAt(this.state, place)) return false;
    this.#taken = { place, state: this.way.state };
    return true;
  }

  /** Leaves what was taken where it is. Returns whether something was taken. */
  cancel(): boolean {
    const wasTaken = this.from !== null;
    this.#taken = null;
    return wasTaken;
  }

  /** Returns the states through which a move leads. */
  after(from: number, to: number): readonly string[] {
    return this.moving.after(this.state, from, to).map((state) => this.moving.write(state));
  }

  /** What was taken in another state is no longer in the hand. */
  #from(): number | null {
    return this.#taken?.state === this.way.state ? this.#taken.place : null;
  }
}
