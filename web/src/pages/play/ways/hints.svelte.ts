/** Hints and explanations on a board where things move. */
import type { Explained, Position } from "../../../api/hint";
import { Banks } from "../../../boards/banks/banks.svelte";
import { Game } from "../../../boards/game.svelte";
import { Moves } from "../../../boards/moves/moves.svelte";
import { Way } from "../../../boards/ways/way.svelte";
import type { Crossing } from "../../../core/ways/crossing";
import type { Moving } from "../../../core/ways/moving";
import type { HintBoard, Stage } from "../hint/board";
import type { WayProps } from "./way";

export class WayHints implements HintBoard {
  readonly puzzle: WayProps["puzzle"];
  readonly focus: () => void;
  readonly #way: Way;

  /** `focus` gives the focus to the board. */
  constructor(puzzle: WayProps["puzzle"], way: Way, focus: () => void) {
    this.puzzle = puzzle;
    this.#way = way;
    this.focus = focus;
  }

  position(): Position {
    const { placed, way } = this.#way.path;
    return { ...(placed !== null && { state: placed }), ...(way.length > 0 && { way }) };
  }
}

/** Shows a shortest way from the beginning on a board of its own. */
export class WayStage implements Stage {
  /** The board of the explanation; `null` while one plays. */
  banks = $state.raw<Banks | null>(null);
  moves = $state.raw<Moves | null>(null);
  readonly #start: string;
  readonly #crossing: Crossing | null;
  readonly #moving: Moving | null;
  #game: Game | null = null;

  constructor(start: string, crossing: Crossing | null, moving: Moving | null) {
    this.#start = start;
    this.#crossing = crossing;
    this.#moving = moving;
  }

  begin({ way }: Explained): void {
    const game = new Game(() => 0);
    const shown = new Way(game, this.#start);
    for (const { state } of way?.moves ?? []) if (state !== null) shown.move([state]);
    this.#game = game;
    this.banks = this.#crossing === null ? null : new Banks(this.#crossing, shown);
    this.moves = this.#moving === null ? null : new Moves(this.#moving, shown);
  }

  show(at: number): void {
    this.#game?.goTo(at);
  }

  end(): void {
    this.#game = null;
    this.banks = null;
    this.moves = null;
  }
}
