/** The events of a method, as the server lists them. */

/** A whole number; one that is too large for a number of JavaScript is a text. */
export type Digits = number | string;

/** What an event is about. */
export type Subject =
  | "board"
  | { readonly place: number }
  | { readonly clue: number }
  | { readonly category: number }
  | { readonly house: { readonly house: number; readonly value: number } }
  | { readonly rule: number }
  | { readonly clause: number }
  | { readonly boolean: number }
  | { readonly state: Digits };

export type TraceEvent =
  | { readonly node: { readonly depth: number } }
  | { readonly choose: { readonly of: Subject; readonly ways: Digits } }
  | { readonly assign: { readonly place: number; readonly value: Digits; readonly forced: boolean } }
  | { readonly check: { readonly of: Subject; readonly holds: boolean } }
  | { readonly conflict: { readonly of: Subject } }
  | { readonly backup: { readonly kept: number; readonly depth: number } }
  | { readonly combine: { readonly of: Subject; readonly before: Digits; readonly left: Digits } }
  | { readonly solution: { readonly number: Digits } };

/** The kinds of events that a person looks for. */
export const KINDS = ["placement", "dead-end", "solution"] as const;
/** Of a method that tests every candidate: the first candidate that a clue rejects. */
export const REJECTION = "rejection";
export type Kind = (typeof KINDS)[number] | typeof REJECTION;

/** Returns the kind of an event; `null` if nobody looks for it, or if its kind does not follow from the event alone. */
export function kindOf(event: TraceEvent): Kind | null {
  if ("assign" in event) return "placement";
  if ("conflict" in event) return "dead-end";
  return "solution" in event ? "solution" : null;
}

/** Returns a text that is the same for equal subjects alone. */
export function keyOf(subject: Subject): string {
  return typeof subject === "string" ? subject : JSON.stringify(subject);
}

/** A value that is assigned. */
export interface Assignment {
  readonly place: number;
  readonly value: Digits;
  /** Whether it follows from those before it. */
  readonly forced: boolean;
}
