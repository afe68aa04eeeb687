/** The steps from the state of a game to the solution, one after the other. */
import { explain, type Explained, type ExplainedStep } from "../../../api/hint";
import { announce, notify } from "../../../shell/announce.svelte";
import { say } from "../../../messages/language.svelte";
import { reasonOf } from "../../refused";
import type { HintBoard, Stage } from "./board";

export class Explaining {
  /** The explanation that is shown; `null` while one plays. */
  shown = $state.raw<Explained | null>(null);
  /** The index of the step that is shown; behind the last one is the end. */
  at = $state(0);
  isAsking = $state(false);
  readonly #board: HintBoard;
  readonly #stage: Stage;
  #asking = new AbortController();

  constructor(board: HintBoard, stage: Stage) {
    this.#board = board;
    this.#stage = stage;
  }

  get last(): number {
    return this.shown?.steps.length ?? 0;
  }

  /** The step that is shown; `null` at the end. */
  get step(): ExplainedStep | null {
    return this.shown?.steps[this.at] ?? null;
  }

  /** What is said of the moment that is shown. */
  get text(): string {
    return this.step?.text ?? say("explain-end", { end: this.shown?.end ?? "unknown" });
  }

  /** Asks for the steps and shows the first. Returns whether entries are wrong, so that nothing can be explained. */
  async open(): Promise<"wrong" | null> {
    this.#asking.abort();
    const { signal } = (this.#asking = new AbortController());
    this.isAsking = true;
    try {
      const explained = await explain(this.#board.puzzle, this.#board.position(), signal);
      if (signal.aborted) return null;
      if (explained.end === "wrong") return "wrong";
      this.#stage.begin(explained.steps);
      this.shown = explained;
      this.show(0);
    } catch (why) {
      if (!signal.aborted) notify(reasonOf(why), { tone: "bad" });
    } finally {
      if (this.#asking.signal === signal) this.isAsking = false;
    }
    return null;
  }

  show(at: number): void {
    this.at = Math.max(0, Math.min(at, this.last));
    this.#stage.show(this.at);
    announce(`${say("explain-position", { at: Math.min(this.at + 1, this.last), last: this.last })}. ${this.text}`);
  }

  /** Goes back to the game. */
  close(): void {
    this.forget();
    this.#board.focus();
  }

  /** Forgets what was asked and what is shown. */
  forget(): void {
    this.#asking.abort();
    this.isAsking = false;
    if (this.shown === null) return;
    this.shown = null;
    this.#stage.end();
  }
}
