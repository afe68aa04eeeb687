/**
 * What follows from the marks of a logic grid, without the clues.
 *
 * Values that are ticked with each other are of one and the same person or thing: a group. What is known of one value of
 * a group is known of all. Two groups differ if a value of one is crossed with a value of the other, or if they have
 * different values of one category. A shared value is not in a group: many groups may have it.
 */
import { CROSS, type LogicGrid, type Mark, TICK } from "./grid";

/** The mark of a player in a cell. */
export type Marked = (cell: number) => Mark;

/** A value that no value of a category is left for. */
export interface Exhausted {
  readonly value: number;
  readonly category: number;
}

export interface Facts {
  /** For each cell what is known of it, by marks or by what follows from them. */
  readonly known: readonly Mark[];
  /** For each value the number of its group. Groups are numbered by their smallest value. */
  readonly groups: readonly number[];
  /** The marks that cannot all be right. */
  readonly clashing: ReadonlySet<number>;
  readonly exhausted: readonly Exhausted[];
}

/** Returns what follows from the marks. */
export function factsOf(grid: LogicGrid, marked: Marked): Facts {
  return new Deduction(grid, marked).facts();
}

class Deduction {
  readonly #grid: LogicGrid;
  readonly #marked: Marked;
  readonly #parents: number[];
  /** For each group and each value of another group, or a shared value: what is known of the two. */
  readonly #relations: Mark[];
  readonly #clashing = new Set<number>();
  readonly #ticked: number[];
  readonly #crossed: number[];

  constructor(grid: LogicGrid, marked: Marked) {
    this.#grid = grid;
    this.#marked = marked;
    this.#parents = grid.values.map((_, value) => value);
    this.#relations = new Array<Mark>(grid.valueCount ** 2).fill(0);
    this.#ticked = grid.cells.filter((cell) => marked(cell) === TICK);
    this.#crossed = grid.cells.filter((cell) => marked(cell) === CROSS);
  }

  facts(): Facts {
    this.#join();
    this.#separateCategories();
    this.#applyCrosses();
    this.#applySharedTicks();
    this.#applyCounts();
    this.#separateByShared();
    const known: Mark[] = [];
    for (const cell of this.#grid.cells) known[cell] = this.#knownOf(cell);
    const exhausted = this.#exhausted(known);
    const groups = this.#parents.map((_, value) => this.#find(value));
    return { known, groups, clashing: this.#clashing, exhausted };
  }

  /** Puts ticked values into one group. */
  #join(): void {
    for (const cell of this.#ticked) {
      const { one, other } = this.#grid.pairOf(cell);
      if (this.#grid.isShared(one) || this.#grid.isShared(other)) continue;
      const [first, second] = [this.#find(one), this.#find(other)];
      this.#parents[Math.max(first, second)] = Math.min(first, second);
    }
  }

  /** Values of one category belong to different groups. */
  #separateCategories(): void {
    for (const [category, members] of this.#grid.members.entries()) {
      if (this.#grid.categories[category]?.kind === "shared") continue;
      for (const [at, one] of members.entries()) {
        for (const other of members.slice(at + 1)) this.#separate(one, other);
      }
    }
  }

  #applyCrosses(): void {
    for (const cell of this.#crossed) {
      const { one, other } = this.#grid.pairOf(cell);
      const [owner, shared] = this.#byShared(one, other);
      if (shared !== null) this.#relate(owner, shared, CROSS);
      else if (!this.#separate(one, other)) this.#clashing.add(cell);
    }
  }

  #applySharedTicks(): void {
    for (const cell of this.#ticked) {
      const { one, other } = this.#grid.pairOf(cell);
      const [owner, shared] = this.#byShared(one, other);
      if (shared === null) continue;
      if (this.#relationOf(owner, shared) === CROSS) this.#accuse(owner, shared);
      this.#relate(owner, shared, TICK);
      for (const rest of this.#siblings(shared)) {
        if (rest === shared) continue;
        if (this.#relationOf(owner, rest) === TICK) this.#accuse(owner, rest, shared);
        else this.#relate(owner, rest, CROSS);
      }
    }
  }

  /** A shared value that occurs as often as it can is no other's. */
  #applyCounts(): void {
    for (const [category, { kind, counts }] of this.#grid.categories.entries()) {
      if (kind !== "shared" || counts === undefined) continue;
      for (const [at, shared] of (this.#grid.members[category] ?? []).entries()) {
        for (const [owners, members] of this.#grid.members.entries()) {
          if (this.#grid.categories[owners]?.kind === "shared") continue;
          const having = members.filter((owner) => this.#relationOf(owner, shared) === TICK);
          const count = counts[at] ?? members.length;
          if (having.length > count) for (const owner of having) this.#accuse(owner, shared);
          if (having.length < count) continue;
          for (const owner of members) if (!having.includes(owner)) this.#relate(owner, shared, CROSS);
        }
      }
    }
  }

  /** Groups with different shared values of one category are different. */
  #separateByShared(): void {
    const groups = new Map<number, number[]>();
    for (const [category, members] of this.#grid.members.entries()) {
      if (this.#grid.categories[category]?.kind !== "shared") continue;
      groups.clear();
      for (const shared of members) groups.set(shared, this.#groupsWith(shared));
      for (const [shared, having] of groups) {
        for (const [rest, others] of groups) {
          if (shared < rest) for (const one of having) for (const other of others) this.#separate(one, other);
        }
      }
    }
  }

  #groupsWith(shared: number): number[] {
    const all = this.#parents.map((_, value) => value).filter((value) => !this.#grid.isShared(value));
    return all.filter((value) => this.#find(value) === value && this.#relationOf(value, shared) === TICK);
  }

  /** Notes that two values belong to different groups. Returns whether that can be. */
  #separate(one: number, other: number): boolean {
    const [first, second] = [this.#find(one), this.#find(other)];
    if (first === second) {
      for (const cell of this.#ticked) if (this.#isIn(cell, first)) this.#clashing.add(cell);
      return false;
    }
    this.#relations[first * this.#grid.valueCount + second] = CROSS;
    this.#relations[second * this.#grid.valueCount + first] = CROSS;
    return true;
  }

  #isIn(cell: number, group: number): boolean {
    const { one, other } = this.#grid.pairOf(cell);
    return !this.#grid.isShared(one) && !this.#grid.isShared(other) && this.#find(one) === group && this.#find(other) === group;
  }

  /** Notes that the marks of a group with shared values contradict each other. */
  #accuse(owner: number, ...shared: number[]): void {
    const group = this.#find(owner);
    for (const cell of [...this.#ticked, ...this.#crossed]) {
      const { one, other } = this.#grid.pairOf(cell);
      const [of, value] = this.#byShared(one, other);
      if (value !== null && shared.includes(value) && this.#find(of) === group) this.#clashing.add(cell);
    }
  }

  #knownOf(cell: number): Mark {
    const own = this.#marked(cell);
    if (own !== 0) return own;
    const { one, other } = this.#grid.pairOf(cell);
    const [owner, shared] = this.#byShared(one, other);
    if (shared !== null) return this.#relationOf(owner, shared);
    if (this.#find(one) === this.#find(other)) return TICK;
    return this.#relations[this.#find(one) * this.#grid.valueCount + this.#find(other)] ?? 0;
  }

  /** Finds lines that are all crosses, although one of their values must be the right one. */
  #exhausted(known: readonly Mark[]): Exhausted[] {
    const found: Exhausted[] = [];
    for (const [own, { kind }] of this.#grid.categories.entries()) {
      if (kind !== "one each") continue;
      for (const value of this.#grid.members[own] ?? []) {
        for (const category of this.#grid.categories.keys()) {
          if (!this.#grid.hasBlock(own, category)) continue;
          const line = this.#grid.line(value, category);
          if (line.length === 0 || line.some((cell) => known[cell] !== CROSS)) continue;
          found.push({ value, category });
          for (const cell of line) if (this.#marked(cell) === CROSS) this.#clashing.add(cell);
        }
      }
    }
    return found;
  }

  #siblings(value: number): readonly number[] {
    return this.#grid.members[this.#grid.values[value]?.category ?? -1] ?? [];
  }

  /** Returns the value that has a group, then the shared one; `null` if neither is shared. */
  #byShared(one: number, other: number): [number, number | null] {
    if (this.#grid.isShared(other)) return [one, other];
    return this.#grid.isShared(one) ? [other, one] : [one, null];
  }

  #relationOf(owner: number, shared: number): Mark {
    return this.#relations[this.#find(owner) * this.#grid.valueCount + shared] ?? 0;
  }

  #relate(owner: number, shared: number, mark: Mark): void {
    this.#relations[this.#find(owner) * this.#grid.valueCount + shared] = mark;
  }

  #find(value: number): number {
    let root = value;
    while (this.#parents[root] !== root) root = this.#parents[root] ?? root;
    return root;
  }
}
