/** What the mouse, a pen and fingers do on a cross-out grid. */
import { type Mark, TICK } from "../../core/grid/grid";
import { type Layout, lineBetween, type Place } from "../../core/grid/layout";
import type { Pairs } from "./pairs.svelte";

/** How long a finger rests for a tick, in milliseconds. */
const LONG_PRESS = 500;
const RIGHT_BUTTON = 2;

interface Drag {
  readonly from: Place;
  readonly cell: number;
  mark: Mark;
  /** Whether it shows on the board: for a finger not before it is clear that it does not scroll. */
  isShown: boolean;
  resting: ReturnType<typeof setTimeout> | null;
}

export class Pointer {
  readonly #pairs: Pairs;
  readonly #layout: () => Layout;
  #drag: Drag | null = null;

  constructor(pairs: Pairs, layout: () => Layout) {
    this.#pairs = pairs;
    this.#layout = layout;
  }

  /** Returns the cell at which a drag begins; `null` if there is none. */
  down(event: PointerEvent): number | null {
    const cell = cellOf(event.target);
    const from = cell === null ? undefined : this.#layout().places.get(cell);
    if (cell === null || from === undefined || !event.isPrimary || event.button === 1) return null;
    this.#cancel();
    const tick: Mark = this.#pairs.marked(cell) === TICK ? 0 : TICK;
    const isTouch = event.pointerType === "touch";
    const mark = event.button === RIGHT_BUTTON ? tick : this.#pairs.next(cell);
    this.#drag = { from, cell, mark, isShown: !isTouch, resting: isTouch ? setTimeout(() => this.#rest(tick), LONG_PRESS) : null };
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId)) {
      // A finger keeps to where it began; what it is over is read from the place.
      event.target.releasePointerCapture(event.pointerId);
    }
    if (!isTouch) this.#pairs.paint([cell], mark);
    return cell;
  }

  move({ clientX, clientY }: PointerEvent): void {
    const drag = this.#drag;
    if (drag === null) return;
    const over = cellOf(document.elementFromPoint(clientX, clientY));
    const to = over === null ? undefined : this.#layout().places.get(over);
    if (to === undefined || (over === drag.cell && !drag.isShown)) return;
    const line = lineBetween(this.#layout(), drag.from, to);
    if (line.length === 0) return;
    stop(drag);
    drag.isShown = true;
    this.#pairs.paint(line, drag.mark);
  }

  /** Sets what the drag shows. Returns whether there was one. */
  up(): boolean {
    const drag = this.#drag;
    if (drag === null) return false;
    if (!drag.isShown) this.#pairs.paint([drag.cell], drag.mark);
    stop(drag);
    this.#drag = null;
    this.#pairs.endPaint(true);
    return true;
  }

  /** Forgets a drag that has become something else: scrolling, a gesture of the browser. */
  cancel(): void {
    this.#cancel();
  }

  #rest(tick: Mark): void {
    if (this.#drag === null) return;
    this.#drag.mark = tick;
    this.#drag.isShown = true;
    this.#pairs.paint([this.#drag.cell], tick);
  }

  #cancel(): void {
    if (this.#drag === null) return;
    stop(this.#drag);
    this.#drag = null;
    this.#pairs.endPaint(false);
  }
}

function stop(drag: Drag): void {
  if (drag.resting !== null) clearTimeout(drag.resting);
  drag.resting = null;
}

export function cellOf(target: EventTarget | null): number | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
  return element === null ? null : Number(element.dataset["cell"]);
}
