/** A game as it is saved: the puzzle, all that was done, and the time. */
import { type Kept, readKept } from "./kept";
import { failure, type Result, success } from "./result";
import type { Log } from "./log/log";
import { type Layers, type LogProblem, readLog, store, type StoredLog } from "./log/stored";

const VERSION = 1;

/** A saved game. Games are found by `key`, which is `keyOf` the puzzle. */
export interface SavedGame {
  readonly version: number;
  readonly key: string;
  /** The name in the gallery; `null` if the puzzle came by a link. */
  readonly name: string | null;
  readonly title: string;
  readonly puzzle: unknown;
  readonly log: StoredLog;
  /** Milliseconds of playing time. */
  readonly elapsed: number;
  /** When it was saved, in milliseconds since 1970. */
  readonly savedAt: number;
  /** Which tab saved it. */
  readonly writer: string;
  readonly isSolved: boolean;
  /** Where the server has it; `null` if it has not. */
  readonly kept: Kept | null;
}

/** What a game continues with. */
export interface Resumed {
  readonly log: Log;
  readonly elapsed: number;
  readonly kept: Kept | null;
}

/** A game as the server has it: one entry of what it calls the log. */
export type SentGame = Pick<SavedGame, "version" | "log" | "elapsed">;

/** Returns what the server is to save of a game. */
export function sentGame(log: Log, elapsed: number): [SentGame] {
  return [{ version: VERSION, log: store(log), elapsed }];
}

/** Puts together what is saved. */
export function savedGame(fields: Omit<SavedGame, "version" | "log"> & { readonly log: Log }): SavedGame {
  return { ...fields, version: VERSION, log: store(fields.log) };
}

/** Reads what was saved of a game on this board. */
export function resume(saved: unknown, layers: Layers): Result<Resumed, LogProblem> {
  if (typeof saved !== "object" || saved === null) return failure("broken");
  const { version, log, elapsed, kept } = saved as Partial<Record<keyof SavedGame, unknown>>;
  if (typeof version === "number" && version > VERSION) return failure("newer");
  if (version !== VERSION || typeof elapsed !== "number" || !(elapsed >= 0)) return failure("broken");
  const read = readLog(log, layers);
  return read.ok ? success({ log: read.value, elapsed, kept: readKept(kept) }) : read;
}
