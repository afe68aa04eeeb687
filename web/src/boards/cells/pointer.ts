/** Selecting cells with a mouse, a pen or a finger. One handler on the board serves all cells. */
import { added, cellAt, only, removed, these } from "../../core/selection";
import type { Cells } from "./cells.svelte";

/** A place on the board, in units of cells from the top left. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** A drag over cells. */
interface Drag {
  readonly bounds: DOMRect;
  readonly removes: boolean;
  current: number;
  last: Place;
}

/** The way of a fast pointer is looked at in steps of this part of a cell. */
const STEP = 0.25;

export class Pointer {
  readonly #cells: Cells;
  #drag: Drag | null = null;

  constructor(cells: Cells) {
    this.#cells = cells;
  }

  /** Returns whether the press was on a cell. */
  down(event: PointerEvent, grid: HTMLElement): boolean {
    if (event.button !== 0 || !event.isPrimary) return false;
    const bounds = grid.getBoundingClientRect();
    const last = this.#placeOf(event, bounds);
    const cell = this.#under(last, null);
    if (cell === null) return false;
    const { selection } = this.#cells;
    const isMore = event.ctrlKey || event.metaKey || event.shiftKey;
    const removes = isMore && !event.shiftKey && selection.cells.has(cell);
    this.#drag = { bounds, removes, current: cell, last };
    if (removes) this.#cells.select(removed(selection, cell));
    else this.#cells.select(isMore ? added(selection, cell) : only(cell));
    grid.setPointerCapture(event.pointerId);
    return true;
  }

  move(event: PointerEvent): void {
    const drag = this.#drag;
    if (drag === null) return;
    const { last } = drag;
    const next = this.#placeOf(event, drag.bounds);
    const steps = Math.ceil(Math.max(Math.abs(next.x - last.x), Math.abs(next.y - last.y)) / STEP);
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      this.#over({ x: last.x + (next.x - last.x) * part, y: last.y + (next.y - last.y) * part });
    }
    drag.last = next;
  }

  up(): void {
    this.#drag = null;
  }

  /** Selects all cells with the same value. */
  double(event: MouseEvent, grid: HTMLElement): void {
    const cell = this.#under(this.#placeOf(event, grid.getBoundingClientRect()), null);
    if (cell === null) return;
    const isMore = event.ctrlKey || event.metaKey || event.shiftKey;
    this.#cells.select(these(only(cell), this.#cells.alikeTo(cell), isMore));
  }

  #over(place: Place): void {
    const drag = this.#drag;
    if (drag === null) return;
    const cell = this.#under(place, drag.current);
    if (cell === null || cell === drag.current) return;
    drag.current = cell;
    const { selection } = this.#cells;
    this.#cells.select(drag.removes ? removed(selection, cell) : added(selection, cell));
  }

  #placeOf({ clientX, clientY }: MouseEvent, bounds: DOMRect): Place {
    const { rows, columns } = this.#cells.board.shape;
    return {
      x: ((clientX - bounds.left) / bounds.width) * columns,
      y: ((clientY - bounds.top) / bounds.height) * rows,
    };
  }

  #under({ x, y }: Place, current: number | null): number | null {
    return cellAt(x, y, this.#cells.board.shape, current);
  }
}
