/** A Sudoku as a board of cells: what is drawn and what is entered. What its rules mean is the server's to say. */
import { COLOURS, type KeyValues, type Mode } from "../keys/cells";
import type { Value } from "../log/change";
import type { Layers } from "../log/stored";
import type { Shape } from "../selection";
import { consecutiveBarred, type Related, sameBarred } from "./barred";
import { allUpTo, maskOf } from "./masks";
import { keyValues, symbolsOf } from "./symbols";

/** Maximum size of a board. */
export const MAX_SIZE = 25;

/** Cells with different values. */
export interface House {
  readonly kind: "row" | "column" | "box" | "region" | "diagonal";
  /** Which of its kind, from 1. */
  readonly number: number;
  readonly cells: readonly number[];
}

/** A diagonal whose values differ, seen from the left, and the rule that says so. */
export interface Diagonal {
  readonly direction: "down" | "up";
  readonly rule: string;
}

const DIAGONALS: readonly Diagonal[] = [
  { direction: "down", rule: "diagonal: down" },
  { direction: "up", rule: "diagonal: up" },
];

export class Board implements Layers {
  readonly size: number;
  readonly shape: Shape;
  /** The given value of each cell; 0 if it has none. */
  readonly givens: readonly number[];
  /** For each cell the mask of the values that it may have. */
  readonly allowed: readonly number[];
  readonly houses: readonly House[];
  /** For each cell its box or irregular region; `null` if there are none. */
  readonly regions: readonly number[] | null;
  /** The diagonals whose values differ. */
  readonly diagonals: readonly Diagonal[];
  /** The rules as they are written in the puzzle. */
  readonly rules: readonly string[];
  /** How each value is written; the first is empty. */
  readonly symbols: readonly string[];
  readonly keys: KeyValues;
  /** The cells that cannot have the value of each cell: those that share a house, or are barred by a rule. */
  readonly peers: Related;
  /** The cells that cannot have a value next to that of each cell. */
  readonly apart: Related;

  constructor(fields: BoardFields) {
    this.size = fields.cells.length;
    this.shape = { rows: this.size, columns: this.size };
    this.givens = fields.cells.flat().map((value) => value ?? 0);
    this.allowed = this.givens.map((_, cell) => {
      const stated = fields.candidates?.[nameOf(cell, this.size)];
      return stated === undefined ? allUpTo(this.size) : maskOf(stated);
    });
    this.rules = fields.rules ?? [];
    this.diagonals = DIAGONALS.filter(({ rule }) => this.rules.some((one) => one === "diagonals" || one === rule));
    const box = fields.regions === undefined ? boxOf(this.size, fields.boxes) : null;
    this.regions = fields.regions?.flat() ?? (box === null ? null : boxes(this.size, box));
    this.houses = this.#houses(fields.regions === undefined ? "box" : "region");
    this.symbols = symbolsOf(this.size, fields.symbols);
    this.keys = keyValues(this.symbols);
    const barred = sameBarred(this.rules, this.shape, box);
    this.peers = this.givens.map((_, cell) => {
      const sharing = this.houses.filter((house) => house.cells.includes(cell)).flatMap((house) => house.cells);
      return [...new Set([...sharing, ...(barred[cell] ?? [])])].filter((peer) => peer !== cell);
    });
    this.apart = consecutiveBarred(this.rules, this.shape);
  }

  get cellCount(): number {
    return this.size * this.size;
  }

  isGiven(cell: number): boolean {
    return this.givens[cell] !== 0;
  }

  allows(layer: Mode | string, cell: number, value: Value): boolean {
    if (cell >= this.cellCount || typeof value !== "number" || !Number.isSafeInteger(value) || value < 1) return false;
    if (layer === "colour") return value <= allUpTo(COLOURS);
    if (this.isGiven(cell)) return false;
    if (layer === "value") return value <= this.size;
    return (layer === "corner" || layer === "centre") && value <= allUpTo(this.size);
  }

  #houses(kind: "box" | "region"): House[] {
    const { size } = this;
    const numbers = Array.from({ length: size }, (_, at) => at);
    const house = (of: House["kind"], at: number, cells: number[]): House => ({ kind: of, number: at + 1, cells });
    const rows = numbers.map((at) => house("row", at, numbers.map((other) => at * size + other)));
    const columns = numbers.map((at) => house("column", at, numbers.map((other) => other * size + at)));
    const names = [...new Set(this.regions ?? [])].sort((one, other) => one - other);
    const regions = names.map((name, at) =>
      house(kind, at, this.givens.map((_, cell) => cell).filter((cell) => this.regions?.[cell] === name)),
    );
    const diagonals = this.diagonals.map(({ direction }) =>
      direction === "down"
        ? house("diagonal", 0, numbers.map((at) => at * (size + 1)))
        : house("diagonal", 1, numbers.map((at) => (at + 1) * (size - 1))),
    );
    return [...rows, ...columns, ...regions, ...diagonals];
  }
}

/** The fields of a Sudoku in JSON that a board needs. */
export interface BoardFields {
  readonly cells: readonly (readonly (number | null)[])[];
  readonly boxes?: string;
  readonly regions?: readonly (readonly number[])[];
  readonly symbols?: string;
  readonly candidates?: Readonly<Record<string, readonly number[]>>;
  readonly rules?: readonly string[];
}

/** Returns how a cell is called: `r1c1` is at the top left. */
export function nameOf(cell: number, size: number): string {
  return `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;
}

/** Returns the cell of a name, such as `r1c1`; `null` if there is none. */
export function cellNamed(name: string, size: number): number | null {
  const [, row = 0, column = 0] = (/^r([0-9]+)c([0-9]+)$/.exec(name) ?? []).map(Number);
  const isInside = row >= 1 && row <= size && column >= 1 && column <= size;
  return isInside ? (row - 1) * size + column - 1 : null;
}

/** Returns how many rows and columns a box has: those stated (`2x3`, `none`), else the usual ones, wider than high. */
function boxOf(size: number, stated: string | undefined): [number, number] | null {
  const [rows, columns] = stated?.split("x").map(Number) ?? usualBox(size);
  return rows === undefined || columns === undefined || !(rows > 0) || !(columns > 0) ? null : [rows, columns];
}

/** Returns the box of each cell. */
function boxes(size: number, [rows, columns]: [number, number]): number[] {
  const across = Math.ceil(size / columns);
  return Array.from({ length: size * size }, (_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return Math.floor(row / rows) * across + Math.floor(column / columns);
  });
}

function usualBox(size: number): [number, number] | [] {
  for (let rows = Math.floor(Math.sqrt(size)); rows > 1; rows -= 1) if (size % rows === 0) return [rows, size / rows];
  return [];
}
