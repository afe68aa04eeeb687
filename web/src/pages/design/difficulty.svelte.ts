/** How difficult the puzzle is that is written: asked once it has a solution and nobody has typed for a moment. */
import { rate, type Rated } from "../../api/hint";
import { Latest } from "../../api/latest";
import type { First, Seen } from "./seen";

/** Time without a key before it is asked, in milliseconds. */
const PAUSE = 500;
/** Maximum time for an answer, in seconds. */
const TIME = 5;

interface RatedText extends Rated {
  readonly text: string;
}

export class Difficulty {
  /** What was answered last; it stays, dimmed, until it is known anew. */
  rated = $state.raw<RatedText | null>(null);
  /** Whether that is about the text as it is. */
  isCurrent = $state(false);
  isAsking = $state(false);
  #pause: ReturnType<typeof setTimeout> | undefined;
  readonly #latest = new Latest<RatedText>(
    (rated) => {
      this.rated = rated;
      this.isCurrent = true;
      this.isAsking = false;
    },
    // What is wrong with the puzzle is told beside its text.
    () => {
      this.rated = null;
      this.isAsking = false;
    },
  );

  /** Asks about a text whose answer is known. */
  follow({ text, part }: Seen<First>): void {
    this.forget();
    if (!isAnswered(part)) {
      this.rated = null;
      return;
    }
    this.isCurrent = this.rated?.text === text;
    if (this.isCurrent) return;
    this.isAsking = true;
    this.#pause = setTimeout(() => {
      this.#latest.ask(async (signal) => ({ text, ...(await rate(text, TIME, signal)) }));
    }, PAUSE);
  }

  /** Forgets what was asked; to be called when the text changes. */
  forget(): void {
    this.isCurrent = false;
    clearTimeout(this.#pause);
    this.#latest.stop();
    this.isAsking = false;
  }
}

/** Whether a puzzle has one solution, or a way to its goal. */
export function isAnswered(part: First): boolean {
  switch (part.kind) {
    case "grid":
      return part.readings.left?.count === "1" && part.readings.clues.every(({ stated }) => stated !== null);
    case "sudoku":
      return part.checked.count === "1";
    case "ways":
      return part.checked.check.ways.distance !== null;
  }
}
