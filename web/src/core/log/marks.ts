/** The state of a board: what each layer holds in each cell. */
import type { Change, Value } from "./change";
import type { Log } from "./log";

/** What is on the board. A cell that holds nothing in a layer is left out. */
export class Marks {
  readonly #layers = new Map<string, Map<number, Value>>();

  /** Returns the state after all steps of a log that are done. */
  static of(log: Log): Marks {
    const marks = new Marks();
    for (const step of log.steps.slice(0, log.done)) marks.apply(step.changes);
    return marks;
  }

  /** Returns what a layer holds in a cell; `undefined` if that is nothing. */
  get(layer: string, cell: number): Value | undefined {
    return this.#layers.get(layer)?.get(cell);
  }

  /** Applies changes in their order. */
  apply(changes: readonly Change[]): void {
    for (const { layer, cell, after } of changes) {
      const cells = this.#layers.get(layer) ?? new Map<number, Value>();
      this.#layers.set(layer, cells);
      if (after === 0 || after === "") cells.delete(cell);
      else cells.set(cell, after);
    }
  }

  /** Returns all that is on the board, layers by name and cells by number. */
  entries(): { layer: string; cell: number; value: Value }[] {
    return [...this.#layers]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([layer, cells]) =>
        [...cells].sort(([one], [other]) => one - other).map(([cell, value]) => ({ layer, cell, value })),
      );
  }
}
