/** Which component plays which family. A family without a line is answered by the program, not played here. */
import type { Component } from "svelte";

import type { PuzzleFields } from "../../api/types";
import type { Mark } from "../../core/link/link";

/** What a component is given to play. */
export interface PlayProps {
  readonly puzzle: PuzzleFields;
  /** The name in the gallery; `null` if the puzzle came by a link. */
  readonly name: string | null;
  /** What was marked on it in the link. */
  readonly marks: readonly Mark[];
}

export const BOARDS: Readonly<Record<string, () => Promise<{ default: Component<PlayProps> }>>> = {
  sudoku: () => import("./sudoku/SudokuPlay.svelte"),
};
