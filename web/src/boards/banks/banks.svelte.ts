/** The board of a river crossing: who is where, and who sits in the boat that is about to go. */
import type { Crossing, Placing } from "../../core/ways/crossing";
import type { Way } from "../ways/way.svelte";

export class Banks {
  readonly crossing: Crossing;
  readonly way: Way;
  /** Whether everything is placed by hand, without regard to the rules. */
  isFree = $state(false);
  /** The traveller that has the focus, by its number. */
  focus = $state(0);
  readonly placing: Placing = $derived.by(() => this.#placing());
  /** Who sits in the boat, in the order of boarding. */
  readonly load: readonly number[] = $derived.by(() => this.#load());
  /** The boat that is loaded. */
  readonly boat: number = $derived.by(() => this.#boat);
  /** The place to which it is about to go. */
  readonly target: number | null = $derived.by(() => this.#targetOf(this.#boat));
  #boarded = $state.raw<readonly number[]>([]);
  #boat = $state(0);
  #target = $state<number | null>(null);

  constructor(crossing: Crossing, way: Way) {
    this.crossing = crossing;
    this.way = way;
  }

  /** Returns the places to which a boat can go. */
  targetsOf(boat: number): number[] {
    return this.crossing.placesFrom(this.placing.boats[boat] ?? 0);
  }

  /** Returns the travellers at a place who are not in the boat. */
  ashore(place: number): number[] {
    return this.placing.travellers.flatMap((where, at) => (where === place && !this.load.includes(at) ? [at] : []));
  }

  /** Boards the chosen boat or another one at the same place; whoever is in it lands. Returns whether that could be. */
  toggle(traveller: number): boolean {
    if (this.load.includes(traveller)) {
      this.#boarded = this.load.filter((one) => one !== traveller);
      return true;
    }
    return this.board(traveller, this.#boat) || this.crossing.boats.some((_, boat) => this.board(traveller, boat));
  }

  /** Boards a boat. Returns whether the boat is where the traveller is. */
  board(traveller: number, boat: number): boolean {
    if (this.placing.travellers[traveller] !== this.placing.boats[boat]) return false;
    if (boat !== this.#boat) this.choose(boat);
    if (!this.load.includes(traveller)) this.#boarded = [...this.load, traveller];
    return true;
  }

  /** Loads another boat. Whoever sits in the one before lands. */
  choose(boat: number): void {
    this.#boarded = [];
    this.#boat = boat;
    this.#target = null;
  }

  /** Chooses where the boat goes. */
  aim(place: number): void {
    this.#target = place;
  }

  /** Everybody lands. */
  land(): void {
    this.#boarded = [];
  }

  /** Returns the state after the trip of the boat. */
  crossed(to: number): string {
    return this.crossing.write(this.crossing.crossed(this.placing, this.#boat, this.load, to));
  }

  /** Puts a traveller or a boat elsewhere by hand. */
  put(kind: "traveller" | "boat", at: number, place: number): void {
    const { travellers, boats } = this.placing;
    const replaced = (list: readonly number[]): number[] => list.map((was, one) => (one === at ? place : was));
    const placing = kind === "boat" ? { travellers, boats: replaced(boats) } : { travellers: replaced(travellers), boats };
    this.way.place(this.crossing.write(placing));
  }

  #placing(): Placing {
    return this.crossing.read(this.way.state) ?? { travellers: [], boats: [] };
  }

  /** Whoever is no longer where the boat is has left it. */
  #load(): readonly number[] {
    if (this.isFree) return [];
    const { travellers, boats } = this.placing;
    return this.#boarded.filter((one) => travellers[one] === boats[this.#boat]);
  }

  #targetOf(boat: number): number | null {
    const targets = this.targetsOf(boat);
    if (this.#target !== null && targets.includes(this.#target)) return this.#target;
    return targets[0] ?? null;
  }
}
