/**
 * Where a game of moves is: the state in which it began, and the state after each move.
 *
 * Both are layers of marks, so that a link holds the whole way and a kept trial keeps each of its moves.
 */
import type { Mark } from "../link/link";
import type { Change, Value } from "../log/change";
import type { Marks } from "../log/marks";
import type { Layers } from "../log/stored";

/** Holds the state that was placed by hand, in cell 0; nothing if the game begins where the puzzle does. */
const PLACED = "placed";
/** Holds in cell N the state after move N + 1. */
const WAY = "way";

/** Maximum number of moves in a way. */
export const MAX_MOVES = 5_000;

export interface Path {
  /** The state that was placed by hand; `null` if the game begins where the puzzle does. */
  readonly placed: string | null;
  /** The state after each move. */
  readonly way: readonly string[];
}

export const NO_PATH: Path = { placed: null, way: [] };

/** What a game of moves may hold, given which states there are. */
export function layersOf(isState: (text: string) => boolean): Layers {
  return {
    allows(layer, cell, value) {
      if (typeof value !== "string" || !isState(value)) return false;
      return (layer === PLACED && cell === 0) || (layer === WAY && cell < MAX_MOVES);
    },
  };
}

/** Reads where a game is from what its layers hold. */
export function pathOf(marks: { get(layer: string, cell: number): Value | undefined }): Path {
  const way: string[] = [];
  for (let state = marks.get(WAY, 0); typeof state === "string"; state = marks.get(WAY, way.length)) way.push(state);
  const placed = marks.get(PLACED, 0);
  return { placed: typeof placed === "string" ? placed : null, way };
}

/** Returns what moves change that lead through these states. */
export function moved({ way }: Path, states: readonly string[]): Change[] {
  const room = states.slice(0, MAX_MOVES - way.length);
  return room.map((after, at) => ({ cell: way.length + at, layer: WAY, before: "", after }));
}

/** Returns what changes if the game begins anew: in this state, or where the puzzle does. */
export function begun({ placed, way }: Path, state: string | null): Change[] {
  const before = placed ?? "";
  const after = state ?? "";
  const cleared = way.map((was, cell): Change => ({ cell, layer: WAY, before: was, after: "" })).reverse();
  return before === after ? cleared : [...cleared, { cell: 0, layer: PLACED, before, after }];
}

/** Returns what puts the way of a link in the place of another one. */
export function replaced(linked: readonly Mark[], before: Marks): Change[] {
  return [
    ...before.entries().map(({ layer, cell, value }) => ({ layer, cell, before: value, after: "" })),
    ...linked.map(({ layer, cell, value }) => ({ layer, cell, before: "", after: value })),
  ];
}
