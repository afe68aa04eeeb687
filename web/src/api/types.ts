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

/** How the clues and questions of a logic grid are understood. */
export type GridReadings = Schemas["Readings"];

/** The state of a Sudoku. */
export type ShownBoard = Schemas["SudokuBoard"];

/** The marks on a logic grid. */
export type ShownMarks = Schemas["GridMarks"];

/** A state of a puzzle whose solutions are ways. */
export type ShownWay = Schemas["WayShow"];

/** A move that is allowed. */
export type AllowedMove = Schemas["AllowedMove"];

/** Why no solution has all entries or marks. */
export type DeadEnd = Schemas["DeadEnd"];

/** What is saved under two links, for who may change it. */
export type SavedToChange = Schemas["ToChange"];

/** What is saved, for who may play it. */
export type SavedToPlay = Schemas["ToPlay"];

/** What is sent to be saved. */
export type SentToSave = Schemas["Sent"];

/** The number of times that something was saved. */
export type SavedVersion = Schemas["Version"];
