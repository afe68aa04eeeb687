/** What hints and explanations need of a board. */
import type { Explained, ExplainedStep, Hint, Position } from "../../../api/hint";
import type { PuzzleFields } from "../../../api/types";
import type { Strength } from "../../../core/hint/step";

export interface HintBoard {
  readonly puzzle: PuzzleFields;
  /** Returns what was entered, and unless it is only the player's `own`, what the board shows to follow from it. */
  position(own?: boolean): Position;
  /** Draws what a hint of this strength tells, or nothing. `hint` tells everything. */
  draw?(strength: Strength, hint: Hint | null): void;
  /** Writes what follows from a step, as the player would. */
  write?(step: ExplainedStep): void;
  /** Gives the focus to the board. */
  focus(): void;
}

/** A board that can show the states between the steps of an explanation, beside what the player entered. */
export interface Stage {
  /** Begins from what the player entered. */
  begin(explained: Explained): void;
  /** Shows the state before the step of this index, and draws the step; behind the last one, the end. */
  show(at: number): void;
  /** Shows what the player entered again. */
  end(): void;
}
