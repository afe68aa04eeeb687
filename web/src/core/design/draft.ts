/** A puzzle that is being written: its text, and what the editor needs to undo its changes. */
import { isKept, type Kept, readKept } from "../kept";
import { familyOf, titleOf } from "./family";

/** Version of the form in which drafts are stored. */
const VERSION = 1;

export interface Draft {
  readonly version: number;
  readonly id: string;
  readonly text: string;
  /** What the editor knows of earlier texts; it alone understands it. */
  readonly history: unknown;
  /** When it was begun and last changed, in milliseconds since 1970. */
  readonly begunAt: number;
  readonly changedAt: number;
  /** Where the server has it; `null` if it has not. */
  readonly kept: Kept | null;
}

/** Begins a draft. */
export function newDraft(id: string, text: string, now: number, kept: Kept | null = null): Draft {
  return { version: VERSION, id, text, history: null, begunAt: now, changedAt: now, kept };
}

/** Reads what was saved; `null` if it is no draft, or one of a newer version. */
export function readDraft(saved: unknown): Draft | null {
  if (typeof saved !== "object" || saved === null) return null;
  // The first drafts were stored without a version.
  const { version = VERSION, id, text, history = null, begunAt, changedAt, kept } = saved as Partial<Record<keyof Draft, unknown>>;
  if (version !== VERSION) return null;
  if (typeof id !== "string" || typeof text !== "string") return null;
  if (typeof begunAt !== "number" || typeof changedAt !== "number") return null;
  return { version, id, text, history, begunAt, changedAt, kept: readKept(kept) };
}

/** Which draft goes on with what the server has. */
export interface Continued {
  /** The draft with the saved text, or with what was changed since; `null` if a new one begins. */
  readonly draft: Draft | null;
  /** Whether another draft has changes that the server has not, made to an older version. */
  readonly isOutdated: boolean;
}

/** Looks among the drafts, the newest first, for the one that goes on with a saved text. */
export function continuedWith(drafts: readonly Draft[], text: string, kept: Kept): Continued {
  const same = drafts.filter((draft) => draft.kept?.change === kept.change);
  const current = same.find((draft) => draft.kept?.version === kept.version);
  if (current !== undefined) return { draft: current, isOutdated: false };
  const unchanged = same.find((draft) => draft.kept !== null && isKept(draft.kept, draft.text));
  if (unchanged === undefined) return { draft: null, isOutdated: same.length > 0 };
  return { draft: { ...unchanged, text, history: null, kept }, isOutdated: false };
}

/** How a draft is called in lists. */
export function nameOf({ text }: Draft, untitled: string): string {
  return titleOf(text) || (familyOf(text) ?? untitled);
}

/** Returns the name of a file for a draft. */
export function fileName(text: string, ending: string): string {
  const words = titleOf(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return `${words.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "puzzle"}.${ending}`;
}
