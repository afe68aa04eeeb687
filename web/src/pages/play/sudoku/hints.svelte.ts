/** Hints and explanations on a Sudoku. */
import type { Explained, ExplainedStep, Hint, Position } from "../../../api/hint";
import type { FieldsOf } from "../../../api/types";
import { Cells, type CellsSettings } from "../../../boards/cells/cells.svelte";
import { houseName } from "../../../boards/cells/speech";
import { Game } from "../../../boards/game.svelte";
import { type BoardDrawing, boardEntries, boardFacts, cellsOfPlace, drawBoardStep, writeBoardFacts } from "../../../core/hint/board";
import { type Strength, tells } from "../../../core/hint/step";
import { only } from "../../../core/selection";
import { fillMarks } from "../../../core/sudoku/entry";
import type { HintBoard, Stage } from "../hint/board";

export class SudokuHints implements HintBoard {
  readonly puzzle: FieldsOf<"sudoku">;
  readonly #cells: Cells;
  readonly #settings: CellsSettings;
  readonly #focus: () => void;

  /** `focus` gives the focus to the cell that has it in the selection. */
  constructor(puzzle: FieldsOf<"sudoku">, cells: Cells, settings: CellsSettings, focus: () => void) {
    this.puzzle = puzzle;
    this.#cells = cells;
    this.#settings = settings;
    this.#focus = focus;
  }

  position(): Position {
    return { set: boardEntries(this.#cells.board, this.#cells.held) };
  }

  draw(strength: Strength, hint: Hint | null): void {
    const wrong = tells(strength, "why") ? boardFacts(this.#cells.board, hint?.wrong ?? []) : [];
    if (wrong.length > 0) this.#cells.showWrong(wrong.map(({ cell }) => cell));
    if (hint?.step !== undefined) this.#cells.draw(drawn(this.#cells, hint.step, strength));
    else this.#cells.draw(tells(strength, "what") ? this.#broken(hint?.broken?.rules ?? []) : null);
  }

  /** Draws the houses and cells of rules that are broken. */
  #broken(rules: readonly string[]): BoardDrawing {
    const { board, held } = this.#cells;
    const cells = rules.flatMap((rule) => cellsOfPlace(board, rule, houseName));
    return drawBoardStep(board, held, { facts: [], known: [] }, "where", cells);
  }

  write({ facts }: ExplainedStep): void {
    const { board, held, game } = this.#cells;
    const written = boardFacts(board, facts);
    game.record(writeBoardFacts(board, held, written, this.#settings.clearsMarks));
    const [first] = written;
    if (first !== undefined) this.#cells.select(only(first.cell));
  }

  focus(): void {
    this.#focus();
  }
}

/** Shows an explanation on a board of its own, with all candidates. */
export class SudokuStage implements Stage {
  /** The board of the explanation; `null` while one plays. */
  cells = $state.raw<Cells | null>(null);
  readonly #played: Cells;
  readonly #settings: CellsSettings;
  #steps: readonly ExplainedStep[] = [];
  /** For each step the length of the log before it; the last is the length of the whole. */
  #lengths: number[] = [];

  constructor(played: Cells, settings: CellsSettings) {
    this.#played = played;
    this.#settings = settings;
  }

  begin({ steps }: Explained): void {
    const { board, held } = this.#played;
    const game = new Game(() => 0);
    const cells = new Cells(board, game, this.#settings, true);
    game.record(
      this.#played.layers.value.plain.flatMap((after, cell) => [
        { cell, layer: "value", before: 0, after },
        { cell, layer: "centre", before: 0, after: held("centre", cell) },
      ]),
    );
    game.record(fillMarks(board, cells.held).filter(({ before }) => before === 0));
    this.#lengths = [game.log.done];
    for (const { facts } of steps) {
      game.record(writeBoardFacts(board, cells.held, boardFacts(board, facts), true));
      this.#lengths.push(game.log.done);
    }
    cells.select(this.#played.selection);
    this.#steps = steps;
    this.cells = cells;
  }

  show(at: number): void {
    const { cells } = this;
    if (cells === null) return;
    cells.game.goTo(this.#lengths[at] ?? 0);
    const step = this.#steps[at];
    cells.draw(step === undefined ? null : drawn(cells, step, "what"));
  }

  end(): void {
    this.cells = null;
    this.#steps = [];
  }
}

function drawn({ board, held }: Cells, step: ExplainedStep, strength: Strength): BoardDrawing {
  return drawBoardStep(board, held, step, strength, cellsOfPlace(board, step.look, houseName));
}
