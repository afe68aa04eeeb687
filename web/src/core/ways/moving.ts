/** Puzzles of moves as data: how a state is written, and which state a move from one thing to another asks for. */
import { Hanoi, type HanoiFields } from "./hanoi";
import { Jugs, type JugsFields } from "./jugs";
import { Knights, type KnightsFields } from "./knights";
import { Tiles, type TilesFields } from "./tiles";

/** What the boards of all kinds have in common. States are numbers in a fixed order; places are numbered from 0. */
export interface Moving {
  readonly kind: "jugs" | "hanoi" | "tiles" | "knights";
  /** The state in which the puzzle begins. */
  readonly start: readonly number[];
  /** How many places there are from which and to which one moves. */
  readonly count: number;
  /** How many places are beside each other, for the arrows. */
  readonly columns: number;
  /** Reads a state; `null` if there is no such state. */
  read(text: string): readonly number[] | null;
  /** Writes a state as the server reads it. */
  write(state: readonly number[]): string;
  /** Whether there is anything to be moved from a place. */
  hasAt(state: readonly number[], place: number): boolean;
  /** Returns the states through which a move between two places leads, allowed or not; none if it means nothing. */
  after(state: readonly number[], from: number, to: number): readonly (readonly number[])[];
}

/** Returns the puzzle of moves that these fields describe; `null` if they are of another family. */
export function movingOf(family: string, fields: unknown): Moving | null {
  switch (family) {
    case "jugs":
      return new Jugs(fields as JugsFields);
    case "hanoi":
      return new Hanoi(fields as HanoiFields);
    case "tiles":
      return new Tiles(fields as TilesFields);
    case "knights":
      return new Knights(fields as KnightsFields);
    default:
      return null;
  }
}
