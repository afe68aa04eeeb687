/** Knights on a board. A state has the code of the letter in each square: `.` for an empty one, `#` for a missing one. */
import type { Moving } from "./moving";

export interface KnightsFields {
  readonly start: readonly string[];
  readonly goal: readonly string[];
  readonly turns?: string | null;
}

const EMPTY = ".".charCodeAt(0);
const MISSING = "#".charCodeAt(0);

export class Knights implements Moving {
  readonly kind = "knights";
  readonly columns: number;
  readonly start: readonly number[];
  readonly goal: readonly number[];
  /** The codes of the letters of all knights, in the order of the start. */
  readonly colours: readonly number[];

  constructor({ start, goal }: KnightsFields) {
    const compact = (rows: readonly string[]): string[] => rows.map((row) => row.replaceAll(/\s/g, ""));
    this.columns = compact(start)[0]?.length ?? 0;
    this.start = codes(compact(start));
    this.goal = codes(compact(goal));
    this.colours = [...new Set(this.start)].filter((code) => this.isKnight(code));
  }

  get count(): number {
    return this.start.length;
  }

  isKnight(code: number): boolean {
    return code !== EMPTY && !this.isMissing(code);
  }

  /** Whether a square is no part of the board. */
  isMissing(code: number): boolean {
    return code === MISSING;
  }

  read(text: string): readonly number[] | null {
    const rows = text.split("/").map((row) => row.replaceAll(/\s/g, ""));
    if (rows.length * this.columns !== this.count || rows.some((row) => row.length !== this.columns)) return null;
    const state = codes(rows);
    const isOwn = state.every((code, at) => code === this.start[at] || code === EMPTY || this.colours.includes(code));
    return isOwn && state.every((code, at) => this.isMissing(code) === this.isMissing(this.start[at] ?? EMPTY)) ? state : null;
  }

  write(state: readonly number[]): string {
    const squares = state.map((code) => String.fromCharCode(code));
    const rows = Array.from({ length: this.count / this.columns }, (_, row) => squares.slice(row * this.columns, (row + 1) * this.columns));
    return rows.map((row) => row.join("")).join(" / ");
  }

  hasAt(state: readonly number[], place: number): boolean {
    return this.isKnight(state[place] ?? EMPTY);
  }

  after(state: readonly number[], from: number, to: number): readonly (readonly number[])[] {
    if (from === to || !this.hasAt(state, from) || this.isMissing(state[to] ?? MISSING)) return [];
    // A square that is taken is exchanged, so that no knight is lost: it is for the rules to refuse it.
    return [state.map((code, at) => (at === from ? (state[to] ?? EMPTY) : at === to ? (state[from] ?? EMPTY) : code))];
  }
}

function codes(rows: readonly string[]): number[] {
  return [...rows.join("")].map((letter) => letter.charCodeAt(0));
}
