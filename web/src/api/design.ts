/** The answers that the page Design uses, told apart by the family of the puzzle. */
import type { Answer, FieldsOf, Schemas } from "./types";

export type ReadClue = Schemas["ReadClue"];
/** `read` of a logic grid. */
export type Readings = Schemas["Readings"];
/** `read` of another family: what each line says. */
export type Stated = Schemas["Stated"];
/** What a clue may mean that is not understood. */
export type Unclear = Schemas["Unclear"];
/** `solve` of a logic grid. */
export type Solved = Omit<Answer<"solve">, "solutions"> & { readonly solutions: readonly Schemas["GridSolution"][] };
export type Counted = Answer<"count">;
export type GridFindings = Schemas["GridFindings"];
export type SudokuFindings = Schemas["SudokuFindings"];
export type WayFindings = Schemas["WayFindings"];
export type GridCandidates = Schemas["GridCandidates"];
export type SudokuCandidates = Schemas["SudokuCandidates"];
export type SudokuFields = FieldsOf<"sudoku">;

/** `check` of a family. */
export type Checked<Findings> = Omit<Answer<"check">, "check"> & { readonly check: Findings };
