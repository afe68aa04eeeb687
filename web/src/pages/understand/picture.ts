/** How the states of a search look, by the family of the puzzle. */
import type { PuzzleFields } from "../../api/types";
import type { Category } from "../../core/grid/grid";
import { Board, type BoardFields } from "../../core/sudoku/board";
import { boardNames, gridNames, type Names, stateNames } from "../../core/trace/names";
import { countOf, Crossing, type CrossingFields, MAX_TRAVELLERS } from "../../core/ways/crossing";
import { type Moving, movingOf } from "../../core/ways/moving";

export type Picture =
  | { readonly kind: "board"; readonly board: Board }
  | { readonly kind: "table"; readonly categories: readonly Category[]; readonly clues: readonly string[]; readonly labels: readonly string[]; readonly lang: string | null }
  | { readonly kind: "crossing"; readonly crossing: Crossing }
  | { readonly kind: "moves"; readonly moving: Moving }
  /** States that are written, not drawn. */
  | { readonly kind: "words" };

interface GridFields {
  readonly categories: readonly Category[];
  readonly clues?: readonly { readonly label?: string; readonly text?: string; readonly expression?: string }[];
}

export function pictureOf(puzzle: PuzzleFields): Picture {
  if (puzzle.family === "sudoku") return { kind: "board", board: new Board(puzzle as BoardFields) };
  if (puzzle.family === "grid") {
    const { categories, clues = [] } = puzzle as unknown as GridFields;
    const labels = clues.map(({ label }, at) => label ?? String(at + 1));
    const texts = clues.map(({ text, expression }, at) => `${labels[at] ?? ""}. ${text ?? expression ?? ""}`);
    return { kind: "table", categories, clues: texts, labels, lang: puzzle.language ?? null };
  }
  if (puzzle.family === "crossing") {
    const fields = puzzle as unknown as CrossingFields;
    return countOf(fields) <= MAX_TRAVELLERS ? { kind: "crossing", crossing: new Crossing(fields) } : { kind: "words" };
  }
  const moving = movingOf((puzzle as { family: string }).family, puzzle);
  return moving === null ? { kind: "words" } : { kind: "moves", moving };
}

/** Returns what places and values are called. States have the lines that the server gave them. */
export function namesOf(picture: Picture, states: ReadonlyMap<string, string>): Names {
  if (picture.kind === "board") return boardNames(picture.board);
  return picture.kind === "table" ? gridNames(picture.categories) : stateNames(states);
}
