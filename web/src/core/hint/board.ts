/** The facts of an explanation on a board of cells: how they are read, drawn and written. */
import type { Change } from "../log/change";
import { type Board, cellNamed, type House, nameOf } from "../sudoku/board";
import { candidatesOf, crossOut, enter, type Held, valueAt } from "../sudoku/entry";
import { bit, has, valuesOf } from "../sudoku/masks";
import { type Step, type Strength, tells } from "./step";

/** That a cell has a value, or does not have it. */
export interface BoardFact {
  readonly cell: number;
  readonly value: number;
  readonly holds: boolean;
}

/** How a cell is drawn while a step is explained. */
export interface CellDrawing {
  /** What it is in the step: a place to look at, a reason, a supposition, or where something follows. */
  readonly role: "look" | "reason" | "suppose" | "result";
  /** The value that follows; 0 if none does. */
  readonly value: number;
  /** Masks of the values that are shown in the cell: the candidates, those that go, those known to be out, those supposed. */
  readonly candidates: number;
  readonly crossed: number;
  readonly excluded: number;
  readonly supposed: number;
}

export type BoardDrawing = ReadonlyMap<number, CellDrawing>;

const ROLES = ["look", "reason", "suppose", "result"] as const;
/** What a cell begins with. */
export const UNDRAWN: CellDrawing = { role: "look", value: 0, candidates: 0, crossed: 0, excluded: 0, supposed: 0 };

/** Returns the fact of a text such as `r3c4 = 5` or `r3c4 != 5`; `null` if the board has no such cell or value. */
export function boardFact(board: Board, text: string): BoardFact | null {
  const [, name = "", not = "", symbol = ""] = /^(r[0-9]+c[0-9]+) *(!?)= *(.+)$/.exec(text) ?? [];
  const cell = cellNamed(name, board.size);
  const value = board.symbols.indexOf(symbol);
  return cell === null || value < 1 ? null : { cell, value, holds: not === "" };
}

/** Returns those of the texts that are facts of the board. */
export function boardFacts(board: Board, texts: readonly string[]): BoardFact[] {
  return texts.flatMap((text) => boardFact(board, text) ?? []);
}

/**
 * Returns what was entered, as the server takes it: the values, and the candidates that were crossed out.
 *
 * The marks in the centre of a cell are its candidates; one that is not there, and that no cell bars, is crossed out.
 */
export function boardEntries(board: Board, held: Held): string[] {
  const cells = board.givens.map((_, cell) => cell).filter((cell) => !board.isGiven(cell));
  const entry = (cell: number, sign: string, value: number): string => `${nameOf(cell, board.size)}${sign}${board.symbols[value] ?? value}`;
  return cells.flatMap((cell) => {
    const value = held("value", cell);
    if (value !== 0) return [entry(cell, "=", value)];
    const marks = held("centre", cell);
    if (marks === 0) return [];
    return valuesOf(candidatesOf(board, held, cell) & ~marks).map((one) => entry(cell, "!=", one));
  });
}

/**
 * Returns the cells where a step is to be looked for: those that its place names, else those of the houses that it names.
 *
 * `nameOfHouse` names houses in the language of the place.
 */
export function cellsOfPlace(board: Board, place: string, nameOfHouse: (house: House) => string): number[] {
  const cells = [...place.matchAll(/r[0-9]+c[0-9]+/g)].flatMap(([name]) => cellNamed(name, board.size) ?? []);
  if (cells.length > 0) return cells;
  const isNamed = (name: string): boolean => {
    const at = place.indexOf(name);
    return at >= 0 && !/[0-9]/.test(place[at + name.length] ?? "");
  };
  const houses = board.houses.filter((house) => isNamed(nameOfHouse(house)));
  return [...new Set(houses.flatMap((house) => house.cells))];
}

/** Returns how a step is drawn on a board that holds this, as far as a hint of this strength tells it; `place` is where to look. */
export function drawBoardStep(board: Board, held: Held, step: Step, strength: Strength, place: readonly number[]): BoardDrawing {
  const drawing = new Map<number, CellDrawing>();
  const draw = (cell: number, role: CellDrawing["role"], change: Partial<CellDrawing> = {}): void => {
    const before = drawing.get(cell) ?? UNDRAWN;
    const strongest = ROLES[Math.max(ROLES.indexOf(before.role), ROLES.indexOf(role))] ?? role;
    drawing.set(cell, { ...before, ...change, role: strongest });
  };
  const drawMask = (cell: number, role: CellDrawing["role"], mask: "crossed" | "excluded" | "supposed", value: number): void =>
    draw(cell, role, { [mask]: (drawing.get(cell)?.[mask] ?? 0) | bit(value) });

  for (const cell of place) draw(cell, "look");
  if (!tells(strength, "why")) return drawing;
  for (const { cell, value, holds } of boardFacts(board, step.known)) {
    if (holds) draw(cell, "reason");
    else drawMask(cell, "reason", "excluded", value);
  }
  if (!tells(strength, "what")) return drawing;
  for (const name of step.cells ?? []) {
    const cell = cellNamed(name, board.size);
    if (cell !== null) draw(cell, "look");
  }
  for (const { suppose } of step.cases ?? []) {
    for (const { cell, value, holds } of boardFacts(board, suppose)) drawMask(cell, "suppose", holds ? "supposed" : "excluded", value);
  }
  const facts = boardFacts(board, step.facts);
  for (const { cell, value, holds } of facts) {
    if (holds) draw(cell, "result", { value });
    else drawMask(cell, "result", "crossed", value);
  }
  // Where candidates go, one looks at candidates.
  if (facts.every(({ holds }) => holds)) return drawing;
  for (const cell of drawing.keys()) {
    if (valueAt(board, held, cell) !== 0) continue;
    draw(cell, "look", { candidates: held("centre", cell) || candidatesOf(board, held, cell) });
  }
  return drawing;
}

/** Writes facts: values as if they were entered, and candidates that go out of the pencil marks. */
export function writeBoardFacts(board: Board, held: Held, facts: readonly BoardFact[], clears: boolean): Change[] {
  const written = new Map<string, number>();
  const now: Held = (layer, cell) => written.get(`${layer} ${cell}`) ?? held(layer, cell);
  return facts.flatMap(({ cell, value, holds }) => {
    if (now("value", cell) === value) return [];
    const changes = holds ? enter(board, now, [cell], "value", value, clears) : crossOut(board, now, cell, value);
    for (const { layer, cell: changed, after } of changes) written.set(`${layer} ${changed}`, Number(after));
    return changes;
  });
}

/** Returns the values that a drawing shows in a cell as candidates, each with how it is shown. */
export function drawnValues({ candidates, crossed, excluded, supposed }: CellDrawing): { value: number; is: "candidate" | "crossed" | "excluded" | "supposed" }[] {
  return valuesOf(candidates | crossed | excluded | supposed).map((value) => {
    if (has(crossed, value)) return { value, is: "crossed" };
    if (has(supposed, value)) return { value, is: "supposed" };
    return { value, is: has(excluded, value) ? "excluded" : "candidate" };
  });
}
