/**
 * A list of which each item is watched by itself, so that only what shows a changed item is drawn anew.
 *
 * Reading a watched item costs many times what a plain one costs, so a plain copy is kept for those who need all items.
 */
export class Watched<T> {
  readonly #shown: T[];
  readonly #plain: T[];

  constructor(length: number, value: T) {
    this.#plain = new Array<T>(length).fill(value);
    this.#shown = $state([...this.#plain]);
  }

  /** All items, which nobody watches. */
  get plain(): readonly T[] {
    return this.#plain;
  }

  /** Returns an item. What reads it is told when it changes. */
  at(index: number): T | undefined {
    return this.#shown[index];
  }

  set(index: number, value: T): void {
    if (this.#plain[index] === value) return;
    this.#plain[index] = value;
    this.#shown[index] = value;
  }

  /** Sets each item to what `valueAt` returns for it. */
  update(valueAt: (index: number) => T): void {
    for (let index = 0; index < this.#plain.length; index += 1) this.set(index, valueAt(index));
  }
}
