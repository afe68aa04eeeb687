/** The time that was played, as it runs; it stands while nobody sees the page. */
import { untrack } from "svelte";

import type { Game } from "../../boards/game.svelte";

export class Clock {
  #shown = $state(0);
  #isPaused = $state(false);
  readonly #game: Game;

  constructor(game: Game) {
    this.#game = game;
  }

  /** The time to show, in milliseconds. */
  get shown(): number {
    return this.#shown;
  }

  /** Whether the player has stopped the game. */
  get isPaused(): boolean {
    return this.#isPaused;
  }

  toggle(): void {
    this.#isPaused = !this.#isPaused;
  }

  /** Lets the time run, unless `isOver`. To be called where effects are. */
  run(isOver: () => boolean): void {
    $effect(() => {
      const sees = (): void => {
        const stands = this.#isPaused || isOver() || document.visibilityState === "hidden";
        untrack(() => {
          if (stands) this.#game.pause();
          else this.#game.start();
          this.#shown = this.#game.elapsed();
        });
      };
      sees();
      document.addEventListener("visibilitychange", sees);
      const ticking = setInterval(() => (this.#shown = this.#game.elapsed()), 1_000);
      return () => {
        document.removeEventListener("visibilitychange", sees);
        clearInterval(ticking);
        this.#game.pause();
      };
    });
  }
}
