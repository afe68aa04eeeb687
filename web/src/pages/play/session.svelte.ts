/** What every game has: a log that is saved and taken up again, a clock, dialogs, and the keys that all boards have. */
import { untrack } from "svelte";

import type { PuzzleFields } from "../../api/types";
import { Game } from "../../boards/game.svelte";
import { keyOf } from "../../core/identity";
import type { Mark } from "../../core/link/link";
import type { Change } from "../../core/log/change";
import { Marks } from "../../core/log/marks";
import type { Layers } from "../../core/log/stored";
import { clock } from "../../core/timer";
import { say } from "../../messages/language.svelte";
import { announce, notify } from "../../shell/announce.svelte";
import { Autosave } from "../../shell/game/autosave.svelte";
import { Clock } from "../../shell/game/clock.svelte";

/** What is played. */
export interface Played {
  readonly puzzle: PuzzleFields;
  /** The name in the gallery; `null` if the puzzle came by a link. */
  readonly name: string | null;
  /** What was marked on it in the link. */
  readonly marks: readonly Mark[];
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

  constructor({ puzzle, name, marks }: Played, layers: Layers) {
    this.puzzle = puzzle;
    this.title = puzzle.title ?? name ?? say("untitled");
    this.#layers = layers;
    this.#linked = marks;
    this.#saving = new Autosave(this.game, { key: keyOf(puzzle), name, title: this.title, puzzle, layers });
  }

  /** Takes up the game and keeps it from then on. To be called where effects are, when the board follows the game. */
  run(isSolved: () => boolean, solvedText = (time: string): string => say("solved", { time }), merge: Merge = onTop): void {
    void this.#begin(merge);
    this.#saving.run(isSolved);
    this.time.run(() => isSolved() || !this.isReady);
    $effect(() => {
      if (isSolved()) untrack(() => notify(solvedText(clock(this.game.elapsed())), { tone: "good" }));
    });
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
    const linked = this.#linked.filter(({ layer, cell, value }) => this.#layers.allows(layer, cell, value));
    const isOwn = linked.length > 0 && this.game.record(merge(linked, Marks.of(this.game.log)));
    if (linked.length < this.#linked.length) notify(say("link-marks-unfit"), { tone: "bad" });
    else if (isOwn && isTakenUp) notify(say("link-over-game"));
    else if (isTakenUp) announce(say("game-taken-up"));
    this.isReady = true;
  }
}

function onTop(linked: readonly Mark[], before: Marks): readonly Change[] {
  return linked.map(({ layer, cell, value }) => {
    const nothing = typeof value === "string" ? "" : 0;
    return { layer, cell, before: before.get(layer, cell) ?? nothing, after: value };
  });
}
