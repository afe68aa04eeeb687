/** Sliding tiles. A state has the tile in each cell, row by row, 0 for the blank. */
import type { Moving } from "./moving";

export interface TilesFields {
  readonly start: readonly (readonly (number | string)[])[];
  readonly goal: readonly (readonly (number | string)[])[];
}

export class Tiles implements Moving {
  readonly kind = "tiles";
  readonly columns: number;
  readonly start: readonly number[];
  readonly goal: readonly number[];
  /** What is written on tile N + 1. */
  readonly names: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;

  constructor({ start, goal }: TilesFields) {
    this.columns = start[0]?.length ?? 0;
    this.names = [...new Set(goal.flat().map(String).filter((name) => !isBlank(name)))];
    this.#numbers = new Map(this.names.map((name, at) => [name, at + 1]));
    const numbers = (rows: TilesFields["start"]): number[] => rows.flat().map((tile) => this.#numbers.get(String(tile)) ?? 0);
    this.start = numbers(start);
    this.goal = numbers(goal);
  }

  get count(): number {
    return this.start.length;
  }

  read(text: string): readonly number[] | null {
    const rows = text.split("/").map((row) => row.trim().split(/\s+/));
    if (rows.length * this.columns !== this.count || rows.some((row) => row.length !== this.columns)) return null;
    const state = rows.flat().map((tile) => (isBlank(tile) ? 0 : this.#numbers.get(tile)));
    return state.every((tile): tile is number => tile !== undefined) && state.filter((tile) => tile === 0).length === 1 ? state : null;
  }

  write(state: readonly number[]): string {
    const cells = state.map((tile) => (tile === 0 ? "." : (this.names[tile - 1] ?? "")));
    const rows = Array.from({ length: this.count / this.columns }, (_, row) => cells.slice(row * this.columns, (row + 1) * this.columns));
    return rows.map((row) => row.join(" ")).join(" / ");
  }

  hasAt(state: readonly number[], place: number): boolean {
    return (state[place] ?? 0) !== 0;
  }

  /** All tiles between a place and the blank move, if they stand in a line; `to` is of no matter. */
  after(state: readonly number[], from: number): readonly (readonly number[])[] {
    const blank = state.indexOf(0);
    if (blank === from) return [];
    const [row, column] = [Math.floor(from / this.columns), from % this.columns];
    const [blankRow, blankColumn] = [Math.floor(blank / this.columns), blank % this.columns];
    if (row !== blankRow && column !== blankColumn) return [swapped(state, from, blank)];
    const step = (row === blankRow ? 1 : this.columns) * Math.sign(from - blank);
    const states: (readonly number[])[] = [];
    let last = state;
    for (let hole = blank; hole !== from; hole += step) {
      last = swapped(last, hole, hole + step);
      states.push(last);
    }
    return states;
  }

  /** Returns the place of the tile that an arrow slides into the blank; `null` if there is none. */
  towards(state: readonly number[], rows: number, columns: number): number | null {
    const blank = state.indexOf(0);
    const [row, column] = [Math.floor(blank / this.columns) - rows, (blank % this.columns) - columns];
    const isOnBoard = row >= 0 && row < this.count / this.columns && column >= 0 && column < this.columns;
    return isOnBoard ? row * this.columns + column : null;
  }
}

function swapped(state: readonly number[], one: number, other: number): readonly number[] {
  return state.map((tile, at) => (at === one ? (state[other] ?? 0) : at === other ? (state[one] ?? 0) : tile));
}

function isBlank(name: string): boolean {
  return name === "0" || name === ".";
}
