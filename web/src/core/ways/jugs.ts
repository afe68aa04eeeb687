/** Jugs. Beyond the jugs there are two more places: the tap, from which jugs are filled, and the sink. */
import type { Moving } from "./moving";

export interface JugsFields {
  /** How much each holds; with a name as a text: `small 3`. */
  readonly capacity: readonly (number | string)[];
  readonly start: readonly number[];
  /** `null` is any amount; one number alone is for some jug. */
  readonly goal: number | readonly (number | null)[];
  readonly moves?: string | readonly string[];
}

export interface Jug {
  /** Its name, or its number from 1. */
  readonly name: string;
  readonly isNamed: boolean;
  readonly capacity: number;
}

export class Jugs implements Moving {
  readonly kind = "jugs";
  readonly jugs: readonly Jug[];
  readonly start: readonly number[];
  readonly goal: JugsFields["goal"];
  readonly hasTap: boolean;
  readonly hasSink: boolean;

  constructor({ capacity, start, goal, moves = ["fill", "empty", "pour"] }: JugsFields) {
    this.jugs = capacity.map((text, at) => jugOf(text, at));
    this.start = start;
    this.goal = goal;
    this.hasTap = moves.includes("fill");
    this.hasSink = moves.includes("empty");
  }

  get tap(): number {
    return this.jugs.length;
  }

  get sink(): number {
    return this.jugs.length + 1;
  }

  get count(): number {
    return this.jugs.length + 2;
  }

  get columns(): number {
    return this.count;
  }

  read(text: string): readonly number[] | null {
    const parts = text.split(",").map((part) => /([0-9]{1,9})$/.exec(part.trim())?.[1]);
    if (parts.length !== this.jugs.length || parts.includes(undefined)) return null;
    const amounts = parts.map(Number);
    return amounts.every((amount, at) => amount <= (this.jugs[at]?.capacity ?? 0)) ? amounts : null;
  }

  write(state: readonly number[]): string {
    return this.jugs.map(({ name, isNamed }, at) => (isNamed ? `${name} ${state[at] ?? 0}` : String(state[at] ?? 0))).join(", ");
  }

  hasAt(state: readonly number[], place: number): boolean {
    if (place === this.tap) return this.hasTap;
    return place !== this.sink && (state[place] ?? 0) > 0;
  }

  after(state: readonly number[], from: number, to: number): readonly (readonly number[])[] {
    if (from === to || from === this.sink || to === this.tap) return [];
    if (from === this.tap && to === this.sink) return [];
    const room = to === this.sink ? Number.POSITIVE_INFINITY : (this.jugs[to]?.capacity ?? 0) - (state[to] ?? 0);
    const amount = Math.min(room, from === this.tap ? room : (state[from] ?? 0));
    return [state.map((held, at) => (at === from ? held - amount : at === to ? held + amount : held))];
  }
}

function jugOf(text: number | string, at: number): Jug {
  const [, name = "", capacity = "0"] = /^(.*?)\s*([0-9]+)$/.exec(String(text)) ?? [];
  return { name: name === "" ? String(at + 1) : name, isNamed: name !== "", capacity: Number(capacity) };
}
