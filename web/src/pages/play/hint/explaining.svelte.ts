/** The steps from the state of a game to the solution, one after the other. */
import { explain, type Explained } from "../../../api/hint";
import { say } from "../../../messages/language.svelte";
import { announce, notify } from "../../../shell/announce.svelte";
import { reasonOf } from "../../refused";
import type { HintBoard, Stage } from "./board";

/** A step as it is listed and told. */
export interface ToldStep {
  /** What it is about in a few words. */
  readonly title: string;
  /** The technique; `null` for a move. */
  readonly name: string | null;
  readonly text: string;
}

export class Explaining {
  /** The explanation that is shown; `null` while one plays. */
  shown = $state.raw<Explained | null>(null);
  /** The index of the step that is shown; behind the last one is the end. */
  at = $state(0);
  isAsking = $state(false);
  readonly steps: readonly ToldStep[] = $derived.by(() => (this.shown === null ? [] : stepsOf(this.shown)));
  /** What is said at the end. */
  readonly end: string = $derived.by(() => say("explain-end", { end: this.shown?.end ?? "unknown" }));
  readonly #board: HintBoard;
  readonly #stage: Stage;
  #asking = new AbortController();

  constructor(board: HintBoard, stage: Stage) {
    this.#board = board;
    this.#stage = stage;
  }

  /** The step that is shown; `null` at the end. */
  get step(): ToldStep | null {
    return this.steps[this.at] ?? null;
  }

  /** What is said of the moment that is shown. */
  get text(): string {
    return this.step?.text ?? this.shown?.way?.proof.join("\n") ?? this.end;
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
      this.#stage.begin(explained);
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
    const last = this.steps.length;
    this.at = Math.max(0, Math.min(at, last));
    this.#stage.show(this.at);
    const position = this.at < last ? say("explain-position", { at: this.at + 1, last }) : say("explain-at-end", { last });
    const title = this.step?.name === null ? [this.step.title] : [];
    announce([position, ...title, this.text].join(". "));
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

function stepsOf({ steps, way }: Explained): ToldStep[] {
  if (way !== undefined) return way.moves.map(({ text, why }) => ({ title: text, name: null, text: why }));
  return steps.map(({ look, name, text }) => ({ title: look, name, text }));
}
