/** A check of what was entered: how much is wrong, and which it is only if the player asks again. */
import { say } from "../../messages/language.svelte";
import { reasonOf } from "../refused";

/** What a check has found. */
export interface Finding {
  readonly tone: "good" | "bad" | "note";
  readonly text: string;
  /** Whether the player can be shown which it is about. */
  readonly canPoint: boolean;
  /** Whether something that was entered is wrong, so that there is a reason to tell. */
  readonly isWrong?: boolean;
}

/** What is checked. */
export interface Checked {
  /** Increases with each change. */
  readonly version: number;
  /** Shows these cells as wrong. */
  showWrong(cells: readonly number[]): void;
}

export abstract class Checking {
  finding = $state.raw<Finding | null>(null);
  isChecking = $state(false);
  readonly #checked: Checked;

  constructor(checked: Checked) {
    this.#checked = checked;
  }

  /** Looks for what is wrong, and says how much it is. */
  async check(): Promise<void> {
    await this.find((isCurrent) => this.count(isCurrent));
  }

  /** Shows the cells that the check is about. */
  async point(): Promise<void> {
    await this.find(async (isCurrent) => {
      const cells = await this.name();
      if (isCurrent()) this.#checked.showWrong(cells);
      return { tone: "bad", text: this.shownText(cells.length), canPoint: false, isWrong: true };
    });
  }

  /** Says what a question finds, unless something was changed meanwhile. */
  protected async find(question: (isCurrent: () => boolean) => Promise<Finding | null>): Promise<void> {
    const { version } = this.#checked;
    const isCurrent = (): boolean => version === this.#checked.version;
    this.isChecking = true;
    try {
      const finding = await question(isCurrent);
      if (isCurrent() && finding !== null) this.finding = finding;
    } catch (why) {
      this.finding = { tone: "bad", text: reasonOf(why), canPoint: false };
    } finally {
      this.isChecking = false;
    }
  }

  /** Asks how much is wrong. What it finds counts only if it is current. */
  protected abstract count(isCurrent: () => boolean): Promise<Finding>;
  /** Asks which cells are wrong. */
  protected abstract name(): Promise<readonly number[]>;
  /** Returns what is said when this many cells are shown. */
  protected abstract shownText(count: number): string;
}

/** What is said if the server did not find it out in time. */
export function unknown(): Finding {
  return { tone: "note", text: say("check-unknown"), canPoint: false };
}
