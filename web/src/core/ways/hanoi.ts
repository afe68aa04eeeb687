/** Towers of disks on pegs. A state has the peg of each disk, the smallest disk first. */
import type { Moving } from "./moving";

export interface HanoiFields {
  readonly disks: number;
  readonly pegs: number;
  readonly start: number | readonly number[];
  readonly goal: number | readonly number[];
}

export class Hanoi implements Moving {
  readonly kind = "hanoi";
  readonly disks: number;
  readonly count: number;
  readonly start: readonly number[];
  readonly goal: readonly number[];

  constructor({ disks, pegs, start, goal }: HanoiFields) {
    this.disks = disks;
    this.count = pegs;
    const each = (stated: number | readonly number[]): readonly number[] =>
      typeof stated === "number" ? Array.from({ length: disks }, () => stated) : stated;
    this.start = each(start);
    this.goal = each(goal);
  }

  get columns(): number {
    return this.count;
  }

  read(text: string): readonly number[] | null {
    const pegs = text.split(",").map((part) => part.trim());
    if (pegs.length !== this.disks || pegs.some((peg) => !/^[0-9]{1,3}$/.test(peg))) return null;
    const state = pegs.map(Number);
    return state.every((peg) => peg >= 1 && peg <= this.count) ? state : null;
  }

  write(state: readonly number[]): string {
    return state.join(", ");
  }

  /** Returns the disks on a peg, from 0, the smallest first. */
  on(state: readonly number[], peg: number): number[] {
    return state.flatMap((where, disk) => (where === peg + 1 ? [disk] : []));
  }

  hasAt(state: readonly number[], place: number): boolean {
    return state.includes(place + 1);
  }

  after(state: readonly number[], from: number, to: number): readonly (readonly number[])[] {
    const [disk] = this.on(state, from);
    return disk === undefined || from === to ? [] : [state.map((peg, at) => (at === disk ? to + 1 : peg))];
  }
}
