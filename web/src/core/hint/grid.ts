/** The facts of an explanation on a logic grid: how they are read, drawn and written. */
import { CROSS, type LogicGrid, type Mark, TICK } from "../grid/grid";
import { type CellMark, writtenMark } from "../grid/solutions";
import type { Marked } from "../grid/facts";
import { setMarks } from "../grid/entry";
import type { Change } from "../log/change";
import { type Step, type Strength, tells } from "./step";

/** How a cell is drawn while a step is explained. */
export interface PairDrawing {
  /** What it is in the step: a reason, a supposition, or what follows. */
  readonly role: "reason" | "suppose" | "result";
  readonly mark: Mark;
}

/** How a grid is drawn while a step is explained. */
export interface GridDrawing {
  readonly cells: ReadonlyMap<number, PairDrawing>;
  /** The clues that the step uses, by their index. */
  readonly clues: readonly number[];
}

export const NO_DRAWING: GridDrawing = { cells: new Map(), clues: [] };

/** Reads facts of a logic grid: `Ann = tea`, `Ann != tea`, with categories and quotes where they are needed. */
export class GridFacts {
  readonly #grid: LogicGrid;
  /** The values by all the ways in which each is written; `null` for a text that two values share. */
  readonly #values = new Map<string, number | null>();

  constructor(grid: LogicGrid) {
    this.#grid = grid;
    for (const [value, { name, category }] of grid.values.entries()) {
      const names = [name, quoted(name)];
      const categories = [grid.categories[category]?.name ?? ""].flatMap((one) => [one, quoted(one)]);
      for (const text of new Set([...names, ...categories.flatMap((one) => names.map((other) => `${one}.${other}`))])) {
        this.#values.set(text, this.#values.has(text) ? null : value);
      }
    }
  }

  /** Returns the mark that a fact is; `null` if the grid has no cell for it. */
  read(text: string): CellMark | null {
    // A name may hold the sign as well.
    for (const { 0: sign, index } of text.matchAll(/ (!?=) /g)) {
      const [one, other] = [text.slice(0, index), text.slice(index + sign.length)].map((side) => this.#values.get(side) ?? null);
      if (one === null || one === undefined || other === null || other === undefined) continue;
      const cell = this.#grid.cellOf(one, other);
      const mark = sign.includes("!") ? CROSS : TICK;
      return this.#grid.allows("mark", cell, mark) ? { cell, mark } : null;
    }
    return null;
  }

  readAll(texts: readonly string[]): CellMark[] {
    return texts.flatMap((text) => this.read(text) ?? []);
  }
}

/** Returns marks as the server takes them. */
export function gridEntries(grid: LogicGrid, marks: readonly CellMark[]): string[] {
  return marks.map((mark) => writtenMark(grid, mark));
}

/** Returns how a step is drawn, as far as a hint of this strength tells it. */
export function drawGridStep(facts: GridFacts, step: Step, strength: Strength): GridDrawing {
  const cells = new Map<number, PairDrawing>();
  const draw = (texts: readonly string[], role: PairDrawing["role"]): void => {
    for (const { cell, mark } of facts.readAll(texts)) cells.set(cell, { role, mark });
  };
  if (tells(strength, "why")) draw(step.known, "reason");
  if (tells(strength, "what")) {
    for (const { suppose } of step.cases ?? []) draw(suppose, "suppose");
    draw(step.facts, "result");
  }
  return { cells, clues: (step.clues ?? []).map(({ index }) => index) };
}

/** Writes facts as marks. */
export function writeGridFacts(marked: Marked, facts: readonly CellMark[]): Change[] {
  return facts.flatMap(({ cell, mark }) => setMarks(marked, [cell], mark));
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
