/** What is known of the state of a Sudoku: whether it is valid, and what a check has found. */
import { Latest } from "../../../api/latest";
import { show, type ShowOptions } from "../../../api/show";
import type { FieldsOf, Schemas, ShownBoard } from "../../../api/types";
import type { Cells } from "../../../boards/cells/cells.svelte";
import { cellNamed, nameOf } from "../../../core/sudoku/board";
import { say } from "../../../messages/language.svelte";
import { reasonOf } from "../../refused";
import { Checking, type Finding, unknown } from "../checking.svelte";
import { clashText } from "./clashes";

/** What is said of the state. */
export interface Verdict {
  readonly kind: "valid" | "invalid" | "solved" | "unknown";
  readonly text: string;
  /** Why it is not valid, one line for each clash. */
  readonly reasons: readonly string[];
}

/** Maximum number of clashes that are told. */
const MAX_REASONS = 4;
/** Time that the server may take for the state after each entry, in seconds. */
const QUICK = 0.5;

export class Judge extends Checking {
  verdict = $state.raw<Verdict | null>(null);
  readonly #puzzle: FieldsOf<"sudoku">;
  readonly #cells: Cells;
  readonly #latest: Latest<ShownBoard>;

  constructor(puzzle: FieldsOf<"sudoku">, cells: Cells) {
    super(cells);
    this.#puzzle = puzzle;
    this.#cells = cells;
    this.#latest = new Latest(
      (state) => {
        this.verdict = this.#verdictOf(state);
        cells.showBreaking(brokenIn(state, cells.board.size));
      },
      (why) => {
        this.verdict = { kind: "unknown", text: reasonOf(why), reasons: [] };
        cells.showBreaking([]);
      },
    );
  }

  /** Asks for the state anew; to be called after each change. */
  follow(): void {
    this.finding = null;
    this.#latest.ask((signal) => this.#ask({ time: QUICK }, signal));
  }

  stop(): void {
    this.#latest.stop();
  }

  /** Returns what these cells hold in a solution that goes on from here, as far as there is one; `null` if none is known. */
  async reveal(wanted: readonly number[] | "all"): Promise<Map<number, number> | null> {
    const { size } = this.#cells.board;
    if (wanted === "all") {
      const { solution } = await this.#ask({ solution: true });
      if (!solution) return null;
      return new Map((solution as Schemas["SudokuSolution"]).rows.flat().entries());
    }
    const { told = [] } = await this.#ask({ tell: wanted.map((cell) => nameOf(cell, size)) });
    const values = told.flatMap(({ value }, at) => (value === null ? [] : [[wanted[at] ?? 0, value] as const]));
    return values.length === wanted.length ? new Map(values) : null;
  }

  protected override async count(): Promise<Finding> {
    const { solved, valid, solvable, dead_end: end } = await this.#ask({ "count-wrong": true });
    if (solved) return { tone: "good", text: say("state-solved"), canPoint: false };
    switch (end?.kind) {
      case "wrong":
        return { tone: "bad", text: say("check-wrong", { count: end.count }), canPoint: true, isWrong: true };
      case "together":
        return { tone: "bad", text: say("check-together", { count: end.count }), canPoint: true, isWrong: true };
      case "givens":
        return { tone: "bad", text: say("check-givens"), canPoint: false };
      default:
        if (!valid) return { tone: "bad", text: say("check-invalid"), canPoint: false, isWrong: true };
        return solvable === true ? { tone: "good", text: say("check-good"), canPoint: false } : unknown();
    }
  }

  protected override async name(): Promise<readonly number[]> {
    const { dead_end: end } = await this.#ask({ reveal: true });
    return (end?.cells ?? []).flatMap((name) => cellNamed(name, this.#cells.board.size) ?? []);
  }

  protected override shownText(count: number): string {
    return say("check-shown", { count });
  }

  #ask(options: ShowOptions, signal?: AbortSignal): Promise<ShownBoard> {
    const { board } = this.#cells;
    const set = this.#cells.entries().map(({ cell, value }) => `${nameOf(cell, board.size)}=${board.symbols[value] ?? value}`);
    return show<"sudoku">(this.#puzzle, { set, ...options }, signal);
  }

  #verdictOf(state: ShownBoard): Verdict {
    if (state.solved) return { kind: "solved", text: say("state-solved"), reasons: [] };
    if (state.valid) return { kind: "valid", text: say("state-valid"), reasons: [] };
    const told = state.clashes.slice(0, MAX_REASONS).map((clash) => clashText(clash, this.#cells));
    const more = state.clashes.length - told.length;
    const reasons = more > 0 ? [...told, say("clash-more", { count: more })] : told;
    return { kind: "invalid", text: say("state-invalid"), reasons };
  }
}

/** Returns the cells that break rules beside rows, columns and regions. */
function brokenIn(state: ShownBoard, size: number): number[] {
  const names = state.clashes.filter(({ of }) => of.kind === "rule").flatMap(({ cells }) => cells);
  return names.flatMap((name) => cellNamed(name, size) ?? []);
}
