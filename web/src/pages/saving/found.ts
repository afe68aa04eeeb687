/** Finds what a link to something saved leads to. */
import { find, mayChange, NotSaved } from "../../api/saved";
import type { Source } from "../../api/types";
import { readSavedLink } from "../../core/link/saved";
import { say } from "../../messages/language.svelte";

/** What was saved. */
export interface Found {
  /** As text or JSON. */
  readonly puzzle: Source;
  /** The links and the version; `null` if the link is one to play. */
  readonly links: { readonly change: string; readonly play: string; readonly version: number } | null;
  /** The game; `null` if there is none, or the link is one to play. */
  readonly game: unknown;
}

/**
 * Asks the server what a link leads to.
 *
 * @throws {Error} The link leads nowhere; the message says why, in the words of the page.
 */
export async function found(link: string): Promise<Found> {
  const read = readSavedLink(link);
  if (!read.ok) throw new Error(say(`link-${read.problem}`));
  try {
    const saved = await find(read.value);
    const puzzle = sourceOf(saved.puzzle ?? "");
    if (!mayChange(saved)) return { puzzle, links: null, game: null };
    const { id, play, version, log } = saved;
    return { puzzle, links: { change: id, play, version }, game: log?.[0] ?? null };
  } catch (why) {
    throw why instanceof NotSaved ? new Error(say("saved-problem", { what: why.problem })) : why;
  }
}

/** A puzzle that was saved as JSON comes back as its text. */
function sourceOf(puzzle: string): Source {
  if (!puzzle.startsWith("{")) return puzzle as Source;
  try {
    return JSON.parse(puzzle) as Source;
  } catch {
    return puzzle as Source;
  }
}
