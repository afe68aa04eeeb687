/** What is known of the marks on a logic grid: whether they are right, and what a check has found. */
import { show, type ShowOptions } from "../../../api/show";
import type { FieldsOf, Schemas, ShownMarks } from "../../../api/types";
import type { Pairs } from "../../../boards/pairs/pairs.svelte";
import { TICK } from "../../../core/grid/grid";
import { type Solution, solutionOf, writtenMark } from "../../../core/grid/solutions";
import { isComplete } from "../../../core/grid/table";
import { say } from "../../../messages/language.svelte";
import { Checking, type Finding, unknown } from "../checking.svelte";

export class GridJudge extends Checking {
  isSolved = $state(false);
  /** The answers to the questions, once the puzzle is solved. */
  answers = $state.raw<readonly string[]>([]);
  readonly #puzzle: FieldsOf<"grid">;
  readonly #pairs: Pairs;

  constructor(puzzle: FieldsOf<"grid">, pairs: Pairs) {
    super(pairs);
    this.#puzzle = puzzle;
    this.#pairs = pairs;
  }

  /** Looks whether the puzzle is solved; to be called after each change. The server is asked about a full table only. */
  follow(): void {
    this.finding = null;
    this.isSolved = false;
    this.answers = [];
    const { grid, facts } = this.#pairs;
    if (!isComplete(grid, facts)) return;
    void this.find(async (isCurrent) => {
      const finding = await this.count(isCurrent);
      // Nobody has asked how much is wrong.
      if (finding.tone === "bad") return { tone: "note", text: say("table-wrong"), canPoint: false, isWrong: true };
      return this.isSolved ? finding : null;
    });
  }

  /** Returns whether a pair belongs together, in a solution with as many of the marks as possible; `null` if none is known. */
  async reveal(cell: number): Promise<boolean | null> {
    const { told } = await this.#ask({ tell: [writtenMark(this.#pairs.grid, { cell, mark: TICK })] });
    return told?.[0]?.holds ?? null;
  }

  /** Returns a solution with as many of the marks as possible; `null` if none is known. */
  async solution(): Promise<Solution | null> {
    const { solution } = await this.#ask({ solution: true });
    return !solution ? null : solutionOf(this.#pairs.grid, (solution as Schemas["GridSolution"]).rows);
  }

  protected override async count(isCurrent: () => boolean): Promise<Finding> {
    const { solved, solvable, dead_end: end, answers = [] } = await this.#ask({ "count-wrong": true });
    if (solved && isCurrent()) {
      this.isSolved = true;
      this.answers = answers.map(({ values }) => wordsOf(values[0]?.value ?? ""));
    }
    switch (end?.kind) {
      case "wrong":
        return { tone: "bad", text: say("marks-wrong", { count: end.count }), canPoint: true, isWrong: true };
      case "together":
        return { tone: "bad", text: say("marks-together"), canPoint: true, isWrong: true };
      case "givens":
        return { tone: "bad", text: say("check-no-solution"), canPoint: false };
      default:
        if (solvable !== true) return unknown();
        return { tone: "good", text: say(solved ? "state-solved" : "marks-right"), canPoint: false };
    }
  }

  protected override async name(): Promise<readonly number[]> {
    const cells = new Map(this.#pairs.marks().map((mark) => [writtenMark(this.#pairs.grid, mark), mark.cell]));
    const { dead_end: end } = await this.#ask({ reveal: true });
    return (end?.cells ?? []).flatMap((mark) => cells.get(mark) ?? []);
  }

  protected override shownText(count: number): string {
    return say("marks-shown", { count });
  }

  #ask(options: ShowOptions): Promise<ShownMarks> {
    const { grid } = this.#pairs;
    const set = this.#pairs.marks().map((mark) => writtenMark(grid, mark));
    return show<"grid">(this.#puzzle, { set, ...options });
  }
}

/** Returns an answer in words: a statement is right or not. */
function wordsOf(value: string): string {
  return value === "true" || value === "false" ? say("answer-is", { value }) : value;
}
