/** A puzzle that is being written: its text, and what the editor needs to undo its changes. */
import { familyOf, titleOf } from "./family";

export interface Draft {
  readonly id: string;
  readonly text: string;
  /** What the editor knows of earlier texts; it alone understands it. */
  readonly history: unknown;
  /** When it was begun and last changed, in milliseconds since 1970. */
  readonly begunAt: number;
  readonly changedAt: number;
}

/** Begins a draft. */
export function newDraft(id: string, text: string, now: number): Draft {
  return { id, text, history: null, begunAt: now, changedAt: now };
}

/** Reads what was saved; `null` if it is no draft. */
export function readDraft(saved: unknown): Draft | null {
  if (typeof saved !== "object" || saved === null) return null;
  const { id, text, history = null, begunAt, changedAt } = saved as Partial<Record<keyof Draft, unknown>>;
  if (typeof id !== "string" || typeof text !== "string") return null;
  if (typeof begunAt !== "number" || typeof changedAt !== "number") return null;
  return { id, text, history, begunAt, changedAt };
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
