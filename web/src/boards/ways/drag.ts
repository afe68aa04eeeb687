/** Dragging a thing to a place. A pointer that has not moved far is a click, which the thing hears itself. */

/** How far a pointer goes before it drags, in pixels. */
const THRESHOLD = 4;

/** What is dragged, and how far. */
export interface Dragged {
  readonly thing: string;
  readonly x: number;
  readonly y: number;
}

export class Drag {
  #from: { thing: string; pointer: number; x: number; y: number } | null = null;
  #isDragging = false;
  readonly #show: (dragged: Dragged | null) => void;
  readonly #drop: (thing: string, place: string) => void;

  /** `show` is told what is dragged; `drop` is told the `data-drop` of the place where it ends. */
  constructor(show: (dragged: Dragged | null) => void, drop: (thing: string, place: string) => void) {
    this.#show = show;
    this.#drop = drop;
  }

  down(event: PointerEvent, thing: string): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#from = { thing, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    this.#isDragging = false;
  }

  move(event: PointerEvent): void {
    const from = this.#from;
    if (from?.pointer !== event.pointerId) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!this.#isDragging && Math.hypot(x, y) < THRESHOLD) return;
    this.#isDragging = true;
    this.#show({ thing: from.thing, x, y });
  }

  up(event: PointerEvent): void {
    const from = this.#from;
    if (from?.pointer !== event.pointerId) return;
    const isDragging = this.#isDragging;
    this.cancel();
    if (!isDragging) return;
    // The click that follows the end of a drag is none.
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
    const places = document.elementsFromPoint(event.clientX, event.clientY);
    const place = places.map((one) => one.closest<HTMLElement>("[data-drop]")).find((one) => one !== null);
    if (place?.dataset["drop"] !== undefined) this.#drop(from.thing, place.dataset["drop"]);
  }

  cancel(): void {
    this.#from = null;
    this.#isDragging = false;
    this.#show(null);
  }
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
