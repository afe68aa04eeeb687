/** Hints and explanations on a logic grid. */
import type { Explained, ExplainedStep, Hint, Position } from "../../../api/hint";
import type { FieldsOf } from "../../../api/types";
import { Game } from "../../../boards/game.svelte";
import { Pairs, type PairsSettings } from "../../../boards/pairs/pairs.svelte";
import { setMarks } from "../../../core/grid/entry";
import type { CellMark } from "../../../core/grid/solutions";
import { drawGridStep, gridEntries, GridFacts, NO_DRAWING, writeGridFacts } from "../../../core/hint/grid";
import { type Strength, tells } from "../../../core/hint/step";
import type { HintBoard, Stage } from "../hint/board";

export class GridHints implements HintBoard {
  readonly puzzle: FieldsOf<"grid">;
  readonly #pairs: Pairs;
  readonly #settings: PairsSettings;
  readonly #facts: GridFacts;
  readonly #focus: () => void;

  /** `focus` gives the focus to the cell that has it on the board. */
  constructor(puzzle: FieldsOf<"grid">, pairs: Pairs, settings: PairsSettings, focus: () => void) {
    this.puzzle = puzzle;
    this.#pairs = pairs;
    this.#settings = settings;
    this.#facts = new GridFacts(pairs.grid);
    this.#focus = focus;
  }

  position(own = false): Position {
    const marks = own ? this.#pairs.marks() : marksOn(this.#pairs, this.#settings);
    return { set: gridEntries(this.#pairs.grid, marks) };
  }

  draw(strength: Strength, hint: Hint | null): void {
    const wrong = tells(strength, "why") ? this.#facts.readAll(hint?.wrong ?? []) : [];
    if (wrong.length > 0) this.#pairs.showWrong(wrong.map(({ cell }) => cell));
    if (hint?.step !== undefined) this.#pairs.drawing = drawGridStep(this.#facts, hint.step, strength);
    else this.#pairs.drawing = { ...NO_DRAWING, clues: tells(strength, "what") ? (hint?.broken?.clues ?? []).map(({ index }) => index) : [] };
  }

  write({ facts }: ExplainedStep): void {
    const { game, marked } = this.#pairs;
    const written = this.#facts.readAll(facts);
    game.record(writeGridFacts(marked, written));
    const [first] = written;
    if (first !== undefined) this.#pairs.focus = first.cell;
  }

  focus(): void {
    this.#focus();
  }
}

/** Shows an explanation on marks of its own. */
export class GridStage implements Stage {
  /** The marks of the explanation; `null` while one plays. */
  pairs = $state.raw<Pairs | null>(null);
  readonly #played: Pairs;
  readonly #settings: PairsSettings;
  readonly #facts: GridFacts;
  #steps: readonly ExplainedStep[] = [];
  /** For each step the length of the log before it; the last is the length of the whole. */
  #lengths: number[] = [];

  constructor(played: Pairs, settings: PairsSettings) {
    this.#played = played;
    this.#settings = settings;
    this.#facts = new GridFacts(played.grid);
  }

  begin({ steps }: Explained): void {
    const { grid } = this.#played;
    const game = new Game(() => 0);
    // The steps say only what the solution needs. What follows from marks alone is drawn as well.
    const pairs = new Pairs(grid, game, { ...this.#settings, fillsCrosses: true });
    game.record(marksOn(this.#played, this.#settings).flatMap(({ cell, mark }) => setMarks(pairs.marked, [cell], mark)));
    this.#lengths = [game.log.done];
    for (const { facts } of steps) {
      game.record(writeGridFacts(pairs.marked, this.#facts.readAll(facts)));
      this.#lengths.push(game.log.done);
    }
    pairs.focus = this.#played.focus;
    this.#steps = steps;
    this.pairs = pairs;
  }

  show(at: number): void {
    const { pairs } = this;
    if (pairs === null) return;
    pairs.game.goTo(this.#lengths[at] ?? 0);
    const step = this.#steps[at];
    pairs.drawing = step === undefined ? NO_DRAWING : drawGridStep(this.#facts, step, "what");
  }

  end(): void {
    this.pairs = null;
    this.#steps = [];
  }
}

/** Returns the marks of the player, and those that the board shows to follow from them. */
function marksOn(pairs: Pairs, { fillsCrosses }: PairsSettings): CellMark[] {
  if (!fillsCrosses) return pairs.marks();
  return pairs.grid.cells.flatMap((cell) => {
    const mark = pairs.marked(cell) || pairs.facts.known[cell] || 0;
    return mark === 0 ? [] : [{ cell, mark }];
  });
}
