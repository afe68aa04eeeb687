/** Keeps a game in this browser, and takes it up again. */
import type { Game } from "../../boards/game.svelte";
import type { Layers } from "../../core/log/stored";
import { resume, savedGame, type SavedGame } from "../../core/saved";
import { say } from "../../messages/language.svelte";
import { notify } from "../announce.svelte";
import { followTabs, load, save, WRITER } from "./games";

/** How long after a change it is saved, in milliseconds. */
const DELAY = 150;

/** What is saved besides the log. */
export interface About {
  readonly key: string;
  readonly name: string | null;
  readonly title: string;
  readonly puzzle: unknown;
  readonly layers: Layers;
}

/** Takes up what was saved of a game. Returns whether there was anything to take up. */
export async function takeUp(game: Game, about: About): Promise<boolean> {
  let saved: unknown;
  try {
    saved = await load(about.key);
  } catch {
    notify(say("game-not-kept"), { tone: "bad" });
    return false;
  }
  if (saved === undefined) return false;
  const read = resume(saved, about.layers);
  if (read.ok) game.restore(read.value.log, read.value.elapsed);
  else notify(say(read.problem === "newer" ? "game-newer" : "game-broken"), { tone: "bad" });
  return read.ok && read.value.log.steps.length > 0;
}

/** Saves a game with each change, and when the page is left. To be called where effects are. */
export function autosave(game: Game, about: About, isSolved: () => boolean): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isDirty = false;
  let isFirst = true;
  let hasFailed = false;

  const record = (): SavedGame => {
    const { key, name, title, puzzle } = about;
    const { log } = game;
    const elapsed = game.elapsed();
    return savedGame({ key, name, title, puzzle, log, elapsed, savedAt: Date.now(), writer: WRITER, isSolved: isSolved() });
  };

  const keep = (): void => {
    clearTimeout(waiting);
    if (!isDirty) return;
    isDirty = false;
    save(record()).catch(() => {
      if (!hasFailed) notify(say("game-not-kept"), { tone: "bad" });
      hasFailed = true;
    });
  };

  $effect(() => {
    void game.log;
    // What was just taken up is saved already.
    if (isFirst) {
      isFirst = false;
      return;
    }
    isDirty = true;
    clearTimeout(waiting);
    waiting = setTimeout(keep, DELAY);
  });

  $effect(() => {
    const leave = (): void => {
      // The time that was played counts as well, once there is a game.
      isDirty ||= game.log.steps.length > 0;
      keep();
    };
    const hide = (): void => {
      if (document.visibilityState === "hidden") leave();
    };
    document.addEventListener("visibilitychange", hide);
    window.addEventListener("pagehide", leave);
    const end = followTabs(({ key }) => {
      if (key !== about.key) return;
      // The newest wins: what the other tab has done is shown here too.
      clearTimeout(waiting);
      isDirty = false;
      void takeUp(game, about).then(() => {
        isFirst = true;
        notify(say("game-from-other-tab"));
      });
    });
    return () => {
      document.removeEventListener("visibilitychange", hide);
      window.removeEventListener("pagehide", leave);
      end();
      keep();
    };
  });
}
