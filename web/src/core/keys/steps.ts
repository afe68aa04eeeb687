/** What keys mean while a person steps through a run; the same as in `bachet trace --step`, and C. */
import type { Kind } from "../trace/event";
import type { KeyStroke } from "./stroke";

export type StepIntent =
  | { readonly kind: "play" | "rewind" | "forward" | "back" | "start" | "end" | "faster" | "slower" | "keys" }
  | { readonly kind: "leap"; readonly forwards: boolean }
  | { readonly kind: "find"; readonly what: Kind; readonly forwards: boolean };

const KEYS: Readonly<Record<string, StepIntent>> = {
  " ": { kind: "play" },
  b: { kind: "rewind" },
  ArrowRight: { kind: "forward" },
  ArrowLeft: { kind: "back" },
  Home: { kind: "start" },
  End: { kind: "end" },
  PageDown: { kind: "leap", forwards: true },
  PageUp: { kind: "leap", forwards: false },
  n: { kind: "find", what: "placement", forwards: true },
  N: { kind: "find", what: "placement", forwards: false },
  d: { kind: "find", what: "dead-end", forwards: true },
  D: { kind: "find", what: "dead-end", forwards: false },
  s: { kind: "find", what: "solution", forwards: true },
  S: { kind: "find", what: "solution", forwards: false },
  c: { kind: "find", what: "rejection", forwards: true },
  C: { kind: "find", what: "rejection", forwards: false },
  "+": { kind: "faster" },
  "=": { kind: "faster" },
  "-": { kind: "slower" },
  _: { kind: "slower" },
  "?": { kind: "keys" },
};

/** Returns what a key means; `null` if nothing. */
export function stepIntent(stroke: KeyStroke): StepIntent | null {
  return stroke.ctrl || stroke.alt ? null : (KEYS[stroke.key] ?? null);
}
