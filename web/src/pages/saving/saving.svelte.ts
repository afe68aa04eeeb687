/** Saves what is on a page on the server, under a link to change it and one to play it. */
import { type Content, find, mayChange, NotSaved, remove, replace, save, type SavedProblem } from "../../api/saved";
import { isKept, type Kept, kept } from "../../core/kept";
import { say } from "../../messages/language.svelte";
import { announce } from "../../shell/announce.svelte";

/** What can be saved. */
export interface Savable {
  /** Where the server has it, as this browser remembers; `null` if it has not. */
  readonly kept: Kept | null;
  /** Remembers it. */
  keep(kept: Kept | null): void;
  /** Returns what is saved now. A puzzle that is played stays as it was `stored`: its text has comments. */
  content(stored?: string): Content;
  /** Returns what of it is compared to find out whether there is something to save. */
  compared(): unknown;
  /** Whether the stored puzzle stays when this is saved over it. */
  readonly keepsPuzzle: boolean;
}

export class Saving {
  readonly #what: Savable;
  isBusy = $state(false);
  /** Why the last wish was not fulfilled. */
  problem = $state<SavedProblem | null>(null);

  constructor(what: Savable) {
    this.#what = what;
  }

  get kept(): Kept | null {
    return this.#what.kept;
  }

  /** Whether the server has all that is here. */
  get isCurrent(): boolean {
    return this.kept !== null && isKept(this.kept, this.#what.compared());
  }

  /** Saves: under new links, or over what is there, if that is still the version that is known here. */
  async save(): Promise<void> {
    await this.#attempt(async () => {
      const before = this.kept;
      if (before === null) return this.#add();
      if (!this.#what.keepsPuzzle) return this.#put(before.version);
      const stored = await this.#stored(before);
      if (stored.version !== before.version) throw new NotSaved("changed");
      return this.#put(stored.version, stored.puzzle);
    });
  }

  /** Saves under new links; the old ones still lead to what was saved there. */
  async saveAsNew(): Promise<void> {
    await this.#attempt(() => this.#add());
  }

  /** Saves over whatever is there. */
  async overwrite(): Promise<void> {
    const before = this.kept;
    if (before !== null) await this.#attempt(async () => this.#put((await this.#stored(before)).version));
  }

  /** Deletes what is saved. Returns whether it is gone. */
  async remove(): Promise<boolean> {
    const before = this.kept;
    if (before === null) return false;
    return this.#attempt(async () => {
      await remove(before.change).catch((why: unknown) => {
        // What somebody else has deleted is gone as well.
        if (!(why instanceof NotSaved) || why.problem !== "unknown") throw why;
      });
      this.#what.keep(null);
      announce(say("saved-deleted"));
    });
  }

  async #add(): Promise<void> {
    const compared = this.#what.compared();
    const { id, play, version } = await save(this.#what.content());
    this.#keep({ change: id, play, version }, compared);
  }

  async #put(version: number, stored?: string): Promise<void> {
    const before = this.kept;
    if (before === null) return;
    const compared = this.#what.compared();
    const now = await replace(before.change, this.#what.content(stored), version);
    this.#keep({ ...before, version: now }, compared);
  }

  #keep(links: Omit<Kept, "content">, compared: unknown): void {
    this.#what.keep(kept(links, compared));
    announce(say("saved-done"));
  }

  async #stored({ change }: Kept): Promise<{ version: number; puzzle: string }> {
    const stored = await find(change);
    if (!mayChange(stored)) throw new NotSaved("play-only");
    return { version: stored.version, puzzle: stored.puzzle ?? "" };
  }

  /** Does one thing at a time. Returns whether it is done. */
  async #attempt(what: () => Promise<void>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.problem = null;
    try {
      await what();
      return true;
    } catch (why) {
      this.problem = why instanceof NotSaved ? why.problem : "unreachable";
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
