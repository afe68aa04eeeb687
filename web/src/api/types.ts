/** The questions and answers of the server that the pages use. The whole is described in `/api/openapi.json`. */

/** A problem in a puzzle or a question, in the language asked for. */
export interface Diagnostic {
  readonly code: string;
  readonly severity: "error" | "warning" | "note";
  readonly message: string;
  readonly line: number | null;
  readonly column: number | null;
  readonly length: number | null;
  readonly hint: string | null;
}

/** A puzzle as JSON; its fields depend on the family. */
export interface PuzzleFields {
  readonly family: string;
  readonly title: string | null;
  readonly language: string | null;
  readonly source: string | null;
  readonly [field: string]: unknown;
}

/** A puzzle as the server takes it: as text or as JSON. */
export type Source = string | Record<string, unknown>;

export interface Answered {
  readonly diagnostics: readonly Diagnostic[];
}

/** A puzzle of the gallery. */
export interface GalleryPuzzle {
  readonly name: string;
  readonly family: string;
  readonly title: string | null;
  readonly size: readonly [number, number];
  readonly language: string | null;
}

/** Cells of a Sudoku that cannot stay as they are. */
export interface Clash {
  readonly cells: readonly string[];
  readonly value: number | null;
  readonly of:
    | { readonly kind: "row" | "column" | "box" | "region" | "rule"; readonly number: number }
    | { readonly kind: "given"; readonly cell: string };
}

/** The state of a Sudoku. */
export interface ShownBoard {
  readonly rows: readonly (readonly number[])[];
  readonly valid: boolean;
  readonly clashes: readonly Clash[];
  readonly solved: boolean;
  /** Whether the empty cells can still be filled; `null` if that is not known. */
  readonly solvable: boolean | null;
  readonly dead_end?: {
    readonly kind: "givens" | "one_of" | "wrong" | "together";
    readonly cells: readonly string[];
  };
}
