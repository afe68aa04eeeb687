/** Keeps a game in this browser, and takes it up again. */
import { untrack } from "svelte";

import type { Game } from "../../boards/game.svelte";
import type { Kept } from "../../core/kept";
import type { Log } from "../../core/log/log";
import type { Layers, LogProblem } from "../../core/log/stored";
import { resume, savedGame } from "../../core/saved";
import { say } from "../../messages/language.svelte";
import { notify } from "../announce.svelte";
import { followTabs, load, save, WRITER } from "./games";

/** What is saved besides the log. */
export interface About {
  readonly key: string;
  readonly name: string | null;
  readonly title: string;
  readonly puzzle: unknown;
  readonly layers: Layers;
}

export class Autosave {
  readonly #game: Game;
  readonly #about: About;
  /** The log that is saved. */
  #saved: Log;
  #isSaving = false;
  #hasFailed = false;
  #isSolved = (): boolean => false;
  #kept = $state.raw<Kept | null>(null);
  #withheld = $state.raw<LogProblem | "unreached" | null>(null);

  constructor(game: Game, about: About) {
    this.#game = game;
    this.#about = about;
    this.#saved = game.log;
  }

  /** Where the server has the game; `null` if it has not. */
  get kept(): Kept | null {
    return this.#kept;
  }

  /**
   * Why nothing is saved: what is stored cannot be read, or the store cannot be reached. `null` if the game is saved.
   * A game that this version cannot read may be whole for another one, so it is replaced only by `replace`.
   */
  get withheld(): LogProblem | "unreached" | null {
    return this.#withheld;
  }

  /** Saves the game over what is stored, and from then on with each change. */
  replace(): void {
    this.#withheld = null;
    void this.#put(this.#isSolved());
  }

  /** Remembers where the server has the game. */
  keep(kept: Kept | null): void {
    this.#kept = kept;
    void this.#put(this.#isSolved());
  }

  /** Takes up what was saved of the game. Returns whether there was anything to take up. */
  async takeUp(): Promise<boolean> {
    let stored: unknown;
    try {
      stored = await load(this.#about.key);
    } catch {
      this.#withheld = "unreached";
      this.#fail();
      return false;
    }
    if (stored === undefined) return false;
    const read = resume(stored, this.#about.layers);
    if (!read.ok) {
      this.#withheld = read.problem;
      notify(say(read.problem === "newer" ? "game-newer" : "game-broken"), { tone: "bad" });
      return false;
    }
    this.#game.restore(read.value.log, read.value.elapsed);
    this.#kept = read.value.kept;
    this.#saved = this.#game.log;
    return read.value.log.steps.length > 0;
  }

  /** Saves the game with each change and when the page is left. To be called where effects are. */
  run(isSolved: () => boolean): void {
    this.#isSolved = isSolved;
    const keep = (): void => this.#keep(untrack(isSolved));
    $effect(() => {
      if (this.#game.log === this.#saved) return;
      // After the change is drawn.
      const waiting = setTimeout(keep);
      return () => clearTimeout(waiting);
    });
    $effect(() => {
      const leave = (): void => {
        // The time that was played counts as well, once there is a game.
        if (this.#game.log.steps.length > 0) void this.#put(isSolved());
      };
      const hide = (): void => {
        if (document.visibilityState === "hidden") leave();
      };
      document.addEventListener("visibilitychange", hide);
      window.addEventListener("pagehide", leave);
      const end = followTabs(({ key }) => {
        if (key === this.#about.key) void this.#adopt();
      });
      return () => {
        document.removeEventListener("visibilitychange", hide);
        window.removeEventListener("pagehide", leave);
        end();
        if (this.#game.log !== this.#saved) keep();
      };
    });
  }

  /** Shows what another tab has done: the newest wins. */
  async #adopt(): Promise<void> {
    // What is here is saved nowhere else.
    if (this.#withheld !== null) return;
    const before = this.#game.log;
    const isTaken = await this.takeUp();
    // A tab that is left saves its time as well; that is no news.
    if (isTaken && !isSame(before, this.#game.log)) notify(say("game-from-other-tab"));
  }

  /** Saves, unless that is under way; then once more after it. */
  #keep(isSolved: boolean): void {
    if (this.#isSaving) return;
    this.#isSaving = true;
    void this.#put(isSolved).then(() => {
      this.#isSaving = false;
      if (this.#game.log !== this.#saved) this.#keep(isSolved);
    });
  }

  async #put(isSolved: boolean): Promise<void> {
    const { key, name, title, puzzle } = this.#about;
    const log = this.#game.log;
    const elapsed = this.#game.elapsed();
    const kept = this.#kept;
    this.#saved = log;
    if (this.#withheld !== null) return;
    try {
      await save(savedGame({ key, name, title, puzzle, log, elapsed, savedAt: Date.now(), writer: WRITER, isSolved, kept }));
    } catch {
      this.#fail();
    }
  }

  #fail(): void {
    if (!this.#hasFailed) notify(say("game-not-kept"), { tone: "bad" });
    this.#hasFailed = true;
  }
}

/** Whether two logs end at the same step of the same length; steps are never changed. */
function isSame(one: Log, other: Log): boolean {
  return one.done === other.done && one.steps.length === other.steps.length && one.steps.at(-1)?.at === other.steps.at(-1)?.at;
}
