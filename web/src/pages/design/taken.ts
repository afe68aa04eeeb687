/** Takes in a puzzle from elsewhere: a board, a link, JSON of this or another program, or the sentences of a page. */
import { ask, Refusal } from "../../api/client";
import type { Source } from "../../api/types";
import { familyOf } from "../../core/design/family";
import { isLink, readLink } from "../../core/link/link";
import { say } from "../../messages/language.svelte";

/** Why a puzzle cannot be taken in, in words. */
export class Untaken extends Error {}

/** Returns the text of a puzzle in the notation. */
export async function taken(given: string): Promise<string> {
  const fragment = given.trim().replace(/^[^#\s]*(?=#p=)/, "");
  if (isLink(fragment)) return linked(fragment);
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
  const { puzzle } = read.value;
  return typeof puzzle === "string" && familyOf(puzzle) !== null ? puzzle : inNotation(puzzle);
}

async function inNotation(puzzle: Source | Record<string, unknown>): Promise<string> {
  const { text } = await ask<{ text: string }>("convert", { puzzle, to: "text" });
  return text;
}
