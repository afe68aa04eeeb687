/** What is known of the state of a Sudoku: whether it is valid, and what a check has found. */
import { Latest } from "../../../api/latest";
import type { FieldsOf, ShownBoard } from "../../../api/types";
import type { Cells } from "../../../boards/cells/cells.svelte";
import { say } from "../../../messages/language.svelte";
import { reasonOf } from "../../refused";
import { cellsNamed, clashText, stateOf } from "./verdicts";

/** What is said of the state. */
export interface Verdict {
  readonly kind: "valid" | "invalid" | "solved" | "unknown";
  readonly text: string;
  /** Why it is not valid, one line for each clash. */
  readonly reasons: readonly string[];
}

/** What a check has found. */
export interface Finding {
  readonly tone: "good" | "bad" | "note";
  readonly text: string;
  /** The cells that it is about, which are not shown unless the player asks. */
  readonly cells: readonly number[];
}

/** Maximum number of clashes that are told. */
const MAX_REASONS = 4;

export class Judge {
  verdict = $state.raw<Verdict | null>(null);
  finding = $state.raw<Finding | null>(null);
  isChecking = $state(false);
  readonly #puzzle: FieldsOf<"sudoku">;
  readonly #cells: Cells;
  readonly #latest: Latest<ShownBoard>;

  constructor(puzzle: FieldsOf<"sudoku">, cells: Cells) {
    this.#puzzle = puzzle;
    this.#cells = cells;
    this.#latest = new Latest(
      (state) => (this.verdict = this.#verdictOf(state)),
      (why) => (this.verdict = { kind: "unknown", text: reasonOf(why), reasons: [] }),
    );
  }

  /** Asks for the state anew; to be called after each change. */
  follow(): void {
    this.finding = null;
    this.#latest.ask((signal) => stateOf(this.#puzzle, this.#cells, { reveals: false, signal }));
  }

  stop(): void {
    this.#latest.stop();
  }

  /** Looks for wrong entries, and says how many there are. */
  async check(): Promise<void> {
    const { version } = this.#cells;
    this.isChecking = true;
    try {
      const state = await stateOf(this.#puzzle, this.#cells, { reveals: true });
      if (version === this.#cells.version) this.finding = this.#findingOf(state);
    } catch (why) {
      this.finding = { tone: "bad", text: reasonOf(why), cells: [] };
    } finally {
      this.isChecking = false;
    }
  }

  /** Shows the cells that the check is about. */
  point(): void {
    if (this.finding === null) return;
    this.#cells.showWrong(this.finding.cells);
    this.finding = { ...this.finding, text: say("check-shown", { count: this.finding.cells.length }), cells: [] };
  }

  #verdictOf(state: ShownBoard): Verdict {
    if (state.solved) return { kind: "solved", text: say("state-solved"), reasons: [] };
    if (state.valid) return { kind: "valid", text: say("state-valid"), reasons: [] };
    const told = state.clashes.slice(0, MAX_REASONS).map((clash) => clashText(clash, this.#cells));
    const more = state.clashes.length - told.length;
    const reasons = more > 0 ? [...told, say("clash-more", { count: more })] : told;
    return { kind: "invalid", text: say("state-invalid"), reasons };
  }

  #findingOf(state: ShownBoard): Finding {
    const { dead_end: end } = state;
    if (state.solved) return { tone: "good", text: say("state-solved"), cells: [] };
    const cells = cellsNamed(end?.cells ?? [], this.#cells.board.size);
    switch (end?.kind) {
      case "wrong":
        return { tone: "bad", text: say("check-wrong", { count: cells.length }), cells };
      case "one_of":
        return { tone: "bad", text: say("check-one-of", { count: cells.length }), cells };
      case "together":
        return { tone: "bad", text: say("check-together", { count: cells.length }), cells };
      case "givens":
        return { tone: "bad", text: say("check-givens"), cells: [] };
      case undefined:
        if (!state.valid) return { tone: "bad", text: say("check-invalid"), cells: [] };
        if (state.solvable === null) return { tone: "note", text: say("check-unknown"), cells: [] };
        return { tone: "good", text: say("check-good"), cells: [] };
    }
  }
}
