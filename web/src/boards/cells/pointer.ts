/** Selecting cells with a mouse, a pen or a finger. One handler on the board serves all cells. */
import { added, cellAt, only, removed, these } from "../../core/selection";
import type { Cells } from "./cells.svelte";

/** A drag over cells. */
interface Drag {
  readonly bounds: DOMRect;
  readonly removes: boolean;
  current: number;
}

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
    const cell = this.#under(event, bounds, null);
    if (cell === null) return false;
    const { selection } = this.#cells;
    const isMore = event.ctrlKey || event.metaKey || event.shiftKey;
    const removes = isMore && !event.shiftKey && selection.cells.has(cell);
    this.#drag = { bounds, removes, current: cell };
    if (removes) this.#cells.select(removed(selection, cell));
    else this.#cells.select(isMore ? added(selection, cell) : only(cell));
    grid.setPointerCapture(event.pointerId);
    return true;
  }

  move(event: PointerEvent): void {
    const drag = this.#drag;
    if (drag === null) return;
    // A fast pointer passes cells between two events that the browser tells apart.
    for (const passed of event.getCoalescedEvents?.() ?? [event]) this.#over(this.#under(passed, drag.bounds, drag.current));
    this.#over(this.#under(event, drag.bounds, drag.current));
  }

  up(): void {
    this.#drag = null;
  }

  /** Selects all cells with the same value. */
  double(event: MouseEvent, grid: HTMLElement): void {
    const cell = this.#under(event, grid.getBoundingClientRect(), null);
    if (cell === null) return;
    const isMore = event.ctrlKey || event.metaKey || event.shiftKey;
    this.#cells.select(these(only(cell), this.#cells.alikeTo(cell), isMore));
  }

  #over(cell: number | null): void {
    const drag = this.#drag;
    if (drag === null || cell === null || cell === drag.current) return;
    drag.current = cell;
    const { selection } = this.#cells;
    this.#cells.select(drag.removes ? removed(selection, cell) : added(selection, cell));
  }

  #under({ clientX, clientY }: MouseEvent, bounds: DOMRect, current: number | null): number | null {
    const { shape } = this.#cells.board;
    const x = ((clientX - bounds.left) / bounds.width) * shape.columns;
    const y = ((clientY - bounds.top) / bounds.height) * shape.rows;
    return cellAt(x, y, shape, current);
  }
}
