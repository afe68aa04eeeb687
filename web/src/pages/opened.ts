/** Opens the puzzle that an address names: one of the gallery, or the one in the link. */
import { ask, Refusal } from "../api/client";
import type { PuzzleFields, Source } from "../api/types";
import { isLink, type Mark, readLink } from "../core/link/link";
import { isSavedLink } from "../core/link/saved";
import { say } from "../messages/language.svelte";
import type { Found } from "./saving/found";

/** What is wrong with the link. */
export class BadLink extends Error {}

export interface Opened {
  readonly puzzle: PuzzleFields;
  /** Its name, if it is of the gallery. */
  readonly name: string | null;
  readonly marks: readonly Mark[];
  /** What the server has of it, if the link leads there. */
  readonly found?: Found;
}

export async function opened(name: string | null, link: string): Promise<Opened> {
  if (isLink(link)) {
    const read = await readLink(link);
    if (!read.ok) throw new BadLink(say(`link-${read.problem}`));
    return { puzzle: await understood(read.value.puzzle as Source), name: null, marks: read.value.marks };
  }
  if (isSavedLink(link)) {
    const { found } = await import("./saving/found");
    const saved = await found(link).catch((why: unknown) => {
      throw new BadLink(why instanceof Error ? why.message : say("server-unreachable"));
    });
    return { puzzle: await understood(saved.puzzle), name: null, marks: [], found: saved };
  }
  if (name === null) throw new BadLink(say("link-missing"));
  const listed = await ask("gallery", { name });
  return { puzzle: await understood("text" in listed ? listed.text : ""), name, marks: [] };
}

/** Returns the puzzle as the server understands it. */
async function understood(source: Source): Promise<PuzzleFields> {
  const converted = await ask("convert", { puzzle: source, to: "json" });
  if (!("puzzle" in converted)) throw new Refusal("unreachable");
  return converted.puzzle;
}
