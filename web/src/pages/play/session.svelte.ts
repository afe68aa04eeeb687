/** What every game has: a log that is saved and taken up again, a clock, dialogs, and the keys that all boards have. */
import { untrack } from "svelte";

import type { PuzzleFields } from "../../api/types";
import { Game } from "../../boards/game.svelte";
import { keyOf } from "../../core/identity";
import { type Kept, kept, laterOf } from "../../core/kept";
import type { Mark } from "../../core/link/link";
import type { Change } from "../../core/log/change";
import { EMPTY_LOG, type Log } from "../../core/log/log";
import { Marks } from "../../core/log/marks";
import { type Layers, store } from "../../core/log/stored";
import { resume } from "../../core/saved";
import { clock } from "../../core/timer";
import { say } from "../../messages/language.svelte";
import { announce, notify } from "../../shell/announce.svelte";
import { confirm } from "../../shell/confirm.svelte";
import { Autosave } from "../../shell/game/autosave.svelte";
import { Clock } from "../../shell/game/clock.svelte";
import type { Found } from "../saving/found";

/** What is played. */
export interface Played {
  readonly puzzle: PuzzleFields;
  /** The name in the gallery; `null` if the puzzle came by a link. */
  readonly name: string | null;
  /** What was marked on it in the link. */
  readonly marks: readonly Mark[];
  /** What the server has of it, if the link is one to change it. */
  readonly found?: Pick<Found, "links" | "game"> | undefined;
}

/** How the marks of a link are put on those that are there: on top of them, unless a board does it otherwise. */
export type Merge = (linked: readonly Mark[], before: Marks) => readonly Change[];

export class Session {
  readonly game = new Game(() => Date.now());
  readonly time = new Clock(this.game);
  readonly puzzle: PuzzleFields;
  readonly title: string;
  /** The dialog that is open. */
  open = $state<"share" | "settings" | "keys" | null>(null);
  /** Whether the saved game and the marks of the link are on the board. */
  isReady = $state(false);
  readonly #layers: Layers;
  readonly #saving: Autosave;
  readonly #linked: readonly Mark[];
  readonly #found: Played["found"];

  constructor({ puzzle, name, marks, found }: Played, layers: Layers) {
    this.puzzle = puzzle;
    this.title = puzzle.title ?? name ?? say("untitled");
    this.#layers = layers;
    this.#linked = marks;
    this.#found = found;
    this.#saving = new Autosave(this.game, { key: keyOf(puzzle), name, title: this.title, puzzle, layers });
  }

  /** Takes up the game and keeps it from then on. To be called where effects are, when the board follows the game. */
  run(isSolved: () => boolean, solvedText = (time: string): string => say("solved", { time }), merge: Merge = onTop): void {
    void this.#begin(merge);
    this.#saving.run(isSolved);
    this.time.run(() => isSolved() || !this.isReady);
    // Undo, redo and a replay reach the same end again, which is no news.
    let told: Log["steps"] | null = null;
    $effect(() => {
      if (!isSolved()) return;
      untrack(() => {
        const { steps } = this.game.log;
        if (steps === told) return;
        told = steps;
        notify(solvedText(clock(this.game.elapsed())), { tone: "good" });
      });
    });
  }

  /** Where the server has the game; `null` if it has not. */
  get kept(): Kept | null {
    return this.#saving.kept;
  }

  /** Whether the game is not saved in this browser, lest it replaces one that cannot be read. */
  get isWithheld(): boolean {
    return this.#saving.withheld !== null;
  }

  /** Asks whether the game may replace what is stored, and saves it if so. */
  async askReplace(): Promise<void> {
    const question = { title: say("game-replace-title"), text: say("game-replace-text"), action: say("game-replace") };
    if (await confirm(question)) this.#saving.replace();
  }

  /** Remembers where the server has the game. */
  keep(links: Kept | null): void {
    this.#saving.keep(links);
  }

  /** Does what a key means, if all boards have it. Returns whether it was done. */
  obey({ kind }: { readonly kind: string }): boolean {
    switch (kind) {
      case "undo":
        announce(this.game.undo() ? say("undone") : say("nothing-to-undo"));
        return true;
      case "redo":
        announce(this.game.redo() ? say("redone") : say("nothing-to-redo"));
        return true;
      case "pause":
        this.time.toggle();
        return true;
      case "help":
        this.open = "keys";
        return true;
      default:
        return false;
    }
  }

  /** Takes up the saved game, then puts the marks of the link on it. */
  async #begin(merge: Merge): Promise<void> {
    const isTakenUp = await this.#saving.takeUp();
    if (this.#found !== undefined) this.#goOn(this.#found);
    const linked = this.#linked.filter(({ layer, cell, value }) => this.#layers.allows(layer, cell, value));
    const isOwn = linked.length > 0 && this.game.record(merge(linked, Marks.of(this.game.log)));
    if (linked.length < this.#linked.length) notify(say("link-marks-unfit"), { tone: "bad" });
    else if (isOwn && isTakenUp) notify(say("link-over-game"));
    else if (isTakenUp) announce(say("game-taken-up"));
    this.isReady = true;
  }

  /** Goes on with the game that the server has, unless this browser has gone further with it. */
  #goOn({ links, game }: NonNullable<Played["found"]>): void {
    if (links === null) return;
    const own = { log: this.game.log, elapsed: this.game.elapsed() };
    const read = game === null ? null : resume(game, this.#layers);
    if (read?.ok === false) {
      // What cannot be read is not written over.
      notify(say(read.problem === "newer" ? "game-newer" : "game-broken"), { tone: "bad" });
      return;
    }
    const saved = read?.ok === true ? read.value : { log: EMPTY_LOG, elapsed: 0 };
    const later = laterOf(own.log, saved.log);
    if (later !== "own") this.game.restore(saved.log, saved.elapsed);
    this.#saving.keep(kept(links, compared(saved.log)));
    if (later !== "both") return;
    const bringBack = (): void => this.game.restore(own.log, own.elapsed);
    notify(say("saved-over-game"), { action: { label: say("saved-own-game"), run: bringBack } });
  }
}

/** Returns what is compared to find out whether a game has changed since it was saved. */
export function compared(log: Log): unknown {
  return store(log);
}

function onTop(linked: readonly Mark[], before: Marks): readonly Change[] {
  return linked.map(({ layer, cell, value }) => {
    const nothing = typeof value === "string" ? "" : 0;
    return { layer, cell, before: before.get(layer, cell) ?? nothing, after: value };
  });
}
