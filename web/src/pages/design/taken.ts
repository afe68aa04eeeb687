/** Takes in a puzzle from elsewhere: a board, a link, JSON of this or another program, or the sentences of a page. */
import { ask, Refusal } from "../../api/client";
import type { Source } from "../../api/types";
import { familyOf } from "../../core/design/family";
import { type Kept, kept } from "../../core/kept";
import { isLink, readLink } from "../../core/link/link";
import { isSavedLink } from "../../core/link/saved";
import { say } from "../../messages/language.svelte";
import type { BoardFormat } from "./formats";

/** Why a puzzle cannot be taken in, in words. */
export class Untaken extends Error {}

/** Returns the text of a puzzle in the notation. A board is in the format `from`; `null` is the one that is recognised. */
export async function taken(given: string, from: BoardFormat | null = null): Promise<string> {
  if (from !== null) return inNotation(given, { from });
  const fragment = given.trim().replace(/^[^#\s]*(?=#[ps]=)/, "");
  if (isLink(fragment)) return linked(fragment);
  if (isSavedLink(fragment)) return (await savedText(fragment)).text;
  // What is in the notation already keeps its comments.
  if (familyOf(given) !== null) return given;
  try {
    return await inNotation(given);
  } catch (why) {
    if (!(why instanceof Refusal) || why.kind !== "refused") throw why;
    const proposal = await ask<{ text: string }>("read", { puzzle: given, propose: true }).catch(() => null);
    if (proposal === null) throw why;
    return proposal.text;
  }
}

/** Returns the text of the puzzle in a link. */
export async function linked(fragment: string): Promise<string> {
  const read = await readLink(fragment);
  if (!read.ok) throw new Untaken(say(`link-${read.problem}`));
  return written(read.value.puzzle);
}

/** Returns the text that is saved under a link, and what may change it: `null` if the link is one to play. */
export async function savedText(fragment: string): Promise<{ text: string; kept: Kept | null }> {
  const { found } = await import("../saving/found");
  const { puzzle, links } = await found(fragment).catch((why: unknown) => {
    throw new Untaken(why instanceof Error ? why.message : say("server-unreachable"));
  });
  const text = await written(puzzle);
  return { text, kept: links === null ? null : kept(links, text) };
}

/** Returns a puzzle in the notation; what is written in it keeps its comments, and its mistakes. */
async function written(puzzle: Source | Record<string, unknown>): Promise<string> {
  return typeof puzzle === "string" && (familyOf(puzzle) !== null || puzzle === "") ? puzzle : inNotation(puzzle);
}

async function inNotation(puzzle: Source | Record<string, unknown>, options: { from?: BoardFormat } = {}): Promise<string> {
  const { text } = await ask<{ text: string }>("convert", { puzzle, to: "text", ...options });
  return text;
}
