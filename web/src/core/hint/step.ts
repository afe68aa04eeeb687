/** A step of an explanation, as far as a board draws it. */

/** How much a hint tells: where to look, also why, also what follows. */
export const STRENGTHS = ["where", "why", "what"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** A step as the server writes it. Facts are written as they are entered: `r3c4 = 5`, `Ann != tea`. */
export interface Step {
  /** What follows. */
  readonly facts: readonly string[];
  /** The earlier facts that it follows from. */
  readonly known: readonly string[];
  /** The clues that it follows from. */
  readonly clues?: readonly { readonly index: number }[];
  /** The cells of a board that its rules are about. */
  readonly cells?: readonly string[];
  /** The suppositions by which it looks ahead. */
  readonly cases?: readonly { readonly suppose: readonly string[] }[];
}

/** Returns the next strength; `null` after the last. */
export function stronger(strength: Strength | null): Strength | null {
  return STRENGTHS[strength === null ? 0 : STRENGTHS.indexOf(strength) + 1] ?? null;
}

/** Whether a hint of one strength tells what another one does. */
export function tells(strength: Strength, other: Strength): boolean {
  return STRENGTHS.indexOf(strength) >= STRENGTHS.indexOf(other);
}
