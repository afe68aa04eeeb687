/** A hint about the state of a game: where to look, then why, then what follows; or what is wrong. */
import { hint as ask, type ExplainedStep, type Hint } from "../../../api/hint";
import { stronger, type Strength } from "../../../core/hint/step";
import { announce, notify } from "../../../shell/announce.svelte";
import { reasonOf } from "../../refused";
import type { HintBoard } from "./board";

/** A hint as far as it is told. */
export interface Told {
  readonly strength: Strength;
  readonly hint: Hint;
}

export class Hinting {
  told = $state.raw<Told | null>(null);
  isAsking = $state(false);
  readonly #board: HintBoard;
  /** The hint that tells everything, which the board draws as far as it is told. */
  #whole: Hint | null = null;
  #asking = new AbortController();

  constructor(board: HintBoard) {
    this.#board = board;
  }

  /** The step that can be written in; `null` if that is not told yet, or there is none. */
  get step(): ExplainedStep | null {
    return this.told?.strength === "what" ? (this.told.hint.step ?? null) : null;
  }

  /** Whether there is more to tell. */
  get hasMore(): boolean {
    const { told } = this;
    return told !== null && stronger(told.strength) !== null && (told.hint.kind === "step" || told.hint.kind === "wrong" || told.hint.kind === "way");
  }

  /** Tells where to look; then more with each call, and at last the same again. */
  async more(): Promise<void> {
    const { told } = this;
    if (told !== null && !this.hasMore) announce(told.hint.text);
    else await this.tell(stronger(told?.strength ?? null) ?? "what");
  }

  /** Tells as much as the strength says, unless the board changes meanwhile. */
  async tell(strength: Strength): Promise<void> {
    this.#asking.abort();
    const asking = (this.#asking = new AbortController());
    const { signal } = asking;
    this.isAsking = true;
    try {
      const [hint, whole] = await Promise.all([
        strength === "what" ? null : this.#ask(strength, signal),
        this.#whole ?? this.#ask("what", signal, strength !== "what"),
      ]);
      if (signal.aborted) return;
      this.#whole = whole;
      this.told = { strength, hint: hint ?? whole };
      this.#board.draw?.(strength, whole);
      announce(this.told.hint.text);
    } catch (why) {
      if (!signal.aborted) notify(reasonOf(why), { tone: "bad" });
      // The other question is of no use alone.
      asking.abort();
    } finally {
      if (this.#asking === asking) this.isAsking = false;
    }
  }

  /** Writes what follows from the step. */
  write(): void {
    const { step } = this;
    if (step !== null) this.#board.write?.(step);
    this.#board.focus();
  }

  /** Closes the hint. */
  close(): void {
    this.forget();
    this.#board.focus();
  }

  /** Forgets the hint and what was asked; to be called after each change. */
  forget(): void {
    this.#asking.abort();
    this.isAsking = false;
    this.#whole = null;
    if (this.told === null) return;
    this.told = null;
    this.#board.draw?.("where", null);
  }

  async #ask(strength: Strength, signal: AbortSignal, beside = false): Promise<Hint> {
    const { puzzle } = this.#board;
    const hint = await ask(puzzle, this.#board.position(), strength, signal, beside);
    // What follows from a wrong entry is wrong too, but nobody has entered it.
    return hint.kind === "wrong" ? ask(puzzle, this.#board.position(true), strength, signal, beside) : hint;
  }
}
