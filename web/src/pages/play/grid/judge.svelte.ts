/** What is known of the marks on a logic grid: whether they are right, and what a check has found. */
import { ask } from "../../../api/client";
import type { FieldsOf, Schemas, Solved } from "../../../api/types";
import type { Pairs } from "../../../boards/pairs/pairs.svelte";
import { TICK } from "../../../core/grid/grid";
import { type CellMark, judge, type Judgement, nearest, type Solution, solutionOf } from "../../../core/grid/solutions";
import { isComplete } from "../../../core/grid/table";
import { say } from "../../../messages/language.svelte";
import { reasonOf } from "../../refused";

/** What a check has found. */
export interface Finding {
  readonly tone: "good" | "bad" | "note";
  readonly text: string;
  /** The cells that it is about, which are not shown unless the player asks. */
  readonly cells: readonly number[];
}

/** Maximum number of solutions that marks are compared with. */
const MAX_SOLUTIONS = 1_000;

export class GridJudge {
  finding = $state.raw<Finding | null>(null);
  isSolved = $state(false);
  isChecking = $state(false);
  /** The answers to the questions, once the puzzle is solved and has no other solution. */
  answers = $state.raw<readonly string[]>([]);
  readonly #puzzle: FieldsOf<"grid">;
  readonly #pairs: Pairs;
  #solved: Promise<Solved> | null = null;

  constructor(puzzle: FieldsOf<"grid">, pairs: Pairs) {
    this.#puzzle = puzzle;
    this.#pairs = pairs;
  }

  /** Looks whether the puzzle is solved; to be called after each change. The server is asked about a full table only. */
  follow(): void {
    this.finding = null;
    this.isSolved = false;
    this.answers = [];
    const { grid, facts } = this.#pairs;
    if (isComplete(grid, facts)) void this.check(true);
  }

  /** Looks for wrong marks, and says how many there are. */
  async check(isOnlyIfSolved = false): Promise<void> {
    const { version } = this.#pairs;
    this.isChecking = true;
    try {
      const finding = await this.#find();
      if (version !== this.#pairs.version) return;
      if (!isOnlyIfSolved || this.isSolved) this.finding = finding;
      // Nobody has asked how much is wrong.
      else if (finding.tone === "bad") this.finding = { tone: "note", text: say("table-wrong"), cells: [] };
    } catch (why) {
      this.finding = { tone: "bad", text: reasonOf(why), cells: [] };
    } finally {
      this.isChecking = false;
    }
  }

  /** Shows the marks that the check is about. */
  point(): void {
    if (this.finding === null) return;
    this.#pairs.showWrong(this.finding.cells);
    this.finding = { ...this.finding, text: say("marks-shown", { count: this.finding.cells.length }), cells: [] };
  }

  /** Returns the solution that is nearest to the marks; `null` if the puzzle has none. */
  async solution(): Promise<Solution | null> {
    const { solutions } = await this.#solve();
    return nearest(this.#marks(), this.#read(solutions));
  }

  async #find(): Promise<Finding> {
    const solved = await this.#solve();
    const { solutions, exact, count } = solved;
    if (solutions.length === 0) {
      return exact ? { tone: "bad", text: say("check-no-solution"), cells: [] } : { tone: "note", text: say("check-unknown"), cells: [] };
    }
    const judgement = judge(this.#marks(), this.#read(solutions));
    const isAll = exact && count === String(solutions.length);
    // A mark that none of the first solutions has may be in another one.
    if (!isAll && judgement.kind !== "right") return { tone: "note", text: say("check-unknown"), cells: [] };
    return this.#findingOf(judgement, solved);
  }

  #findingOf(judgement: Judgement, { answers, verdict }: Solved): Finding {
    switch (judgement.kind) {
      case "wrong":
        return { tone: "bad", text: say("marks-wrong", { count: judgement.cells.length }), cells: judgement.cells };
      case "together":
        return { tone: "bad", text: say("marks-together"), cells: [] };
      case "right":
        this.isSolved = isComplete(this.#pairs.grid, this.#pairs.facts);
        if (this.isSolved && verdict === "unique") this.answers = answers.map(({ values }) => wordsOf(values[0]?.value ?? ""));
        return { tone: "good", text: say(this.isSolved ? "state-solved" : "marks-right"), cells: [] };
    }
  }

  /** Returns the player's marks with the ticks that follow from them, so that a full table is judged whole. */
  #marks(): CellMark[] {
    const { grid, facts } = this.#pairs;
    const own = this.#pairs.marks();
    if (!isComplete(grid, facts) || facts.clashing.size > 0) return own;
    const follows = grid.cells.filter((cell) => facts.known[cell] === TICK && !own.some((mark) => mark.cell === cell));
    return [...own, ...follows.map((cell): CellMark => ({ cell, mark: TICK }))];
  }

  #read(solutions: Solved["solutions"]): Solution[] {
    return (solutions as readonly Schemas["GridSolution"][]).map(({ rows }) => solutionOf(this.#pairs.grid, rows));
  }

  /** Asks for the solutions once; they stay in memory and are never shown as they are. */
  #solve(): Promise<Solved> {
    this.#solved ??= ask("solve", { puzzle: this.#puzzle, first: MAX_SOLUTIONS });
    this.#solved.catch(() => (this.#solved = null));
    return this.#solved;
  }
}

/** Returns an answer in words: a statement is right or not. */
function wordsOf(value: string): string {
  return value === "true" || value === "false" ? say("answer-is", { value }) : value;
}
