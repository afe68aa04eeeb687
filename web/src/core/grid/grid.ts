/** A logic grid as a board: categories, their values, and a cell for each pair of values. */
import type { Value } from "../log/change";
import type { Layers } from "../log/stored";

/** Maximum number of values of all categories together. */
export const MAX_VALUES = 120;
/** Maximum length of the notes, in UTF-16 units. */
export const MAX_NOTES = 20_000;

/** What the layer `mark` holds in a cell. */
export const CROSS = 1;
export const TICK = 2;
export type Mark = 0 | typeof CROSS | typeof TICK;

export interface Category {
  readonly name: string;
  readonly values: readonly string[];
  /** Whether each value occurs once, some do not occur, or a value may occur more than once. */
  readonly kind: "one each" | "spare" | "shared";
  /** How often each value of a shared category occurs; `null` if that is open. */
  readonly counts?: readonly (number | null)[];
}

/** A value, which all of the board knows by its number. */
export interface GridValue {
  readonly category: number;
  readonly name: string;
}

/** Two values, the first of an earlier category than the second. */
export interface Pair {
  readonly one: number;
  readonly other: number;
}

export class LogicGrid implements Layers {
  readonly categories: readonly Category[];
  readonly clueCount: number;
  readonly values: readonly GridValue[];
  /** The numbers of the values of each category. */
  readonly members: readonly (readonly number[])[];
  /** All cells. Two categories that are both shared have none: neither of two such values tells who is meant. */
  readonly cells: readonly number[];

  constructor(categories: readonly Category[], clueCount: number) {
    this.categories = categories;
    this.clueCount = clueCount;
    this.values = categories.flatMap(({ values }, category) => values.map((name) => ({ category, name })));
    this.members = categories.map((_, category) =>
      this.values.flatMap((value, at) => (value.category === category ? [at] : [])),
    );
    this.cells = this.values.flatMap((_, one) =>
      this.values.flatMap((_value, other) => (one < other && this.#isPair(one, other) ? [one * this.valueCount + other] : [])),
    );
  }

  get valueCount(): number {
    return this.values.length;
  }

  isShared(value: number): boolean {
    return this.#categoryOf(value)?.kind === "shared";
  }

  /** Whether the cells of two categories are part of the board. */
  hasBlock(one: number, other: number): boolean {
    const kinds = [this.categories[one]?.kind, this.categories[other]?.kind];
    return one !== other && !kinds.every((kind) => kind === "shared") && !kinds.includes(undefined);
  }

  /** Returns the cell of two values, in either order. */
  cellOf(one: number, other: number): number {
    return Math.min(one, other) * this.valueCount + Math.max(one, other);
  }

  pairOf(cell: number): Pair {
    return { one: Math.floor(cell / this.valueCount), other: cell % this.valueCount };
  }

  /** Returns the cells of a value with the values of a category. */
  line(value: number, category: number): number[] {
    return (this.members[category] ?? []).map((other) => this.cellOf(value, other));
  }

  allows(layer: string, cell: number, value: Value): boolean {
    switch (layer) {
      case "mark":
        return (value === CROSS || value === TICK) && this.#hasCell(cell);
      case "struck":
      case "starred":
        return value === 1 && cell < this.clueCount;
      case "notes":
        return cell === 0 && typeof value === "string" && value.length <= MAX_NOTES;
      default:
        return false;
    }
  }

  #hasCell(cell: number): boolean {
    const { one, other } = this.pairOf(cell);
    return one < other && this.#isPair(one, other);
  }

  #isPair(one: number, other: number): boolean {
    return this.hasBlock(this.values[one]?.category ?? -1, this.values[other]?.category ?? -1);
  }

  #categoryOf(value: number): Category | undefined {
    return this.categories[this.values[value]?.category ?? -1];
  }
}
