/** What is saved on the server under two links, as this browser remembers it. */
import { keyOf } from "./identity";
import { type Log, sharedSteps } from "./log/log";

export interface Kept {
  /** The secret of the link to change it. */
  readonly change: string;
  /** The secret of the link to play it. */
  readonly play: string;
  /** Number of times that it was written when it was last seen. */
  readonly version: number;
  /** The key of what was saved: what has another one is not saved yet. */
  readonly content: string;
}

/** Remembers what was saved. */
export function kept(links: Omit<Kept, "content">, content: unknown): Kept {
  const { change, play, version } = links;
  return { change, play, version, content: keyOf(content) };
}

/** Whether what there is now is what was saved. */
export function isKept({ content }: Kept, now: unknown): boolean {
  return content === keyOf(now);
}

/** Reads what this browser remembers; `null` if it is nothing. */
export function readKept(stored: unknown): Kept | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { change, play, version, content } = stored as Partial<Record<keyof Kept, unknown>>;
  const isText = typeof change === "string" && typeof play === "string" && typeof content === "string";
  return isText && typeof version === "number" ? { change, play, version, content } : null;
}

/**
 * Says with which of two logs of the same puzzle to go on: that of this browser if it goes on from the saved one, the
 * saved one if it goes on from that; `"both"` if each has steps that the other has not.
 */
export function laterOf(own: Log, saved: Log): "own" | "saved" | "both" {
  const shared = sharedSteps(own, saved);
  if (shared === saved.steps.length) return "own";
  return shared === own.steps.length ? "saved" : "both";
}
