/** The way of a game of moves, as the log of the game has it. */
import { Marks } from "../../core/log/marks";
import { begun, moved, NO_PATH, type Path, pathOf } from "../../core/ways/path";
import type { Game } from "../game.svelte";

export class Way {
  /** Where the game is. */
  path = $state.raw<Path>(NO_PATH);
  /** The state that is on the board. */
  readonly state = $derived.by(() => this.path.way.at(-1) ?? this.path.placed ?? this.start);
  /** The state in which the puzzle begins. */
  readonly start: string;
  readonly #game: Game;

  constructor(game: Game, start: string) {
    this.start = start;
    this.#game = game;
    game.follow(() => (this.path = pathOf(Marks.of(game.log))));
  }

  /** Makes moves that lead through these states. They are undone together. */
  move(states: readonly string[]): void {
    this.#game.record(moved(this.path, states));
  }

  /** Places everything by hand as in this state; the game begins there. */
  place(state: string): void {
    this.#game.record(begun(this.path, state === this.start ? null : state));
  }

  /** Begins anew. Returns whether that changed anything. */
  begin(): boolean {
    return this.#game.record(begun(this.path, null));
  }
}
