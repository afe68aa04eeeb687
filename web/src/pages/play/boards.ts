/** Which component plays which family. A family without a line is answered by the program, not played here. */
import type { Component } from "svelte";

import type { FieldsOf, PuzzleFields } from "../../api/types";
import type { Played } from "./session.svelte";

export type Family = PuzzleFields["family"];

/** What a component is given to play. */
export interface PlayProps<Of extends Family = Family> extends Omit<Played, "puzzle"> {
  readonly puzzle: FieldsOf<Of>;
}

type Boards = { readonly [Of in Family]?: () => Promise<{ default: Component<PlayProps<Of>> }> };

const BOARDS: Boards = {
  grid: () => import("./grid/GridPlay.svelte"),
  crossing: () => import("./ways/WayPlay.svelte"),
  hanoi: () => import("./ways/WayPlay.svelte"),
  jugs: () => import("./ways/WayPlay.svelte"),
  knights: () => import("./ways/WayPlay.svelte"),
  tiles: () => import("./ways/WayPlay.svelte"),
  sudoku: () => import("./sudoku/SudokuPlay.svelte"),
};

/** Returns what loads the component of a family; `undefined` if there is none. */
export function boardOf(family: Family): (() => Promise<{ default: Component<PlayProps> }>) | undefined {
  // A component of a family is given the puzzles of that family only.
  return BOARDS[family] as (() => Promise<{ default: Component<PlayProps> }>) | undefined;
}
