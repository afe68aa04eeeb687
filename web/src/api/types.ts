/** Names for the questions and answers of the server, whose types are written from its description of itself. */
import type { components, paths } from "./generated";

export type Schemas = components["schemas"];

/** The questions that can be asked: `POST /api/VERB`. */
export type Verb = {
  [Path in keyof paths]: Path extends `/api/${infer Name}`
    ? Name extends `${string}/${string}` | "saved"
      ? never
      : paths[Path] extends { post: object }
        ? Name
        : never
    : never;
}[keyof paths];

type Asked<V extends Verb> = paths[`/api/${V}`]["post"]["requestBody"]["content"]["application/json"];

/** What is asked. All but the puzzle may be left out. */
export type Question<V extends Verb> = Partial<Asked<V>> & Pick<Asked<V>, Extract<keyof Asked<V>, "puzzle">>;

/** What is answered. */
export type Answer<V extends Verb> = paths[`/api/${V}`]["post"]["responses"][200]["content"]["application/json"];

/** A problem in a puzzle or a question, in the language asked for. */
export type Diagnostic = Schemas["Diagnostic"];

/** A puzzle as JSON; its fields depend on the family. */
export type PuzzleFields = Schemas["Puzzle"];

/** The fields of the puzzles of a family. */
export type FieldsOf<Family extends PuzzleFields["family"]> = Extract<PuzzleFields, { family: Family }>;

/** A puzzle as the server takes it: as text or as JSON. */
export type Source = Schemas["PuzzleSource"];

/** What is known about a puzzle of the gallery. */
export type GalleryPuzzle = Schemas["GalleryPuzzle"];

/** Cells of a Sudoku that cannot stay as they are. */
export type Clash = Schemas["SudokuConflict"];

/** The state of a Sudoku. */
export type ShownBoard = Schemas["SudokuBoard"];

/** How the clues and questions of a logic grid are understood. */
export type GridReadings = Schemas["Readings"];

/** The solutions of a puzzle, and the answers to its questions. */
export type Solved = Answer<"solve">;

/** How far it is. */
export interface Distance {
  readonly moves: number;
  /** Left out where moves have no cost. */
  readonly cost?: string;
}

/** A move that is allowed. */
export interface AllowedMove {
  /** What it does, in words. */
  readonly text: string;
  readonly after: { readonly state: string };
  /** Whether there is no way from there to the goal; `null` if that is not known. */
  readonly dead_end: boolean | null;
}

/** A state of a puzzle whose solutions are ways. */
export interface ShownWay {
  readonly state: string;
  readonly allowed: boolean;
  readonly broken: readonly { readonly rule: number; readonly say: string; readonly place: string; readonly who: readonly string[] }[];
  readonly goal: boolean;
  /** From the start, and to the nearest goal; `null` if there is no way, or that is not known. */
  readonly from_start: Distance | null;
  readonly to_goal: Distance | null;
  /** Whether both distances are known. */
  readonly exact: boolean;
  /** The move that was to be judged. */
  readonly to?: {
    readonly state: string;
    readonly allowed: boolean;
    readonly obstacles: readonly {
      readonly message: string;
      /** The number of the puzzle's rule that is broken, from 1. */
      readonly rule?: number;
      readonly say?: string;
      readonly who: readonly string[];
    }[];
  };
  /** The moves that are allowed, if they were asked for. */
  readonly moves?: readonly AllowedMove[];
  readonly moves_exact?: boolean;
  /** A move on a shortest way, if it was asked for and one is known. */
  readonly next?: AllowedMove;
}
