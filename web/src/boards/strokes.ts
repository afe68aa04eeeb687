/** Reads the key of an event of the browser. */
import type { KeyStroke } from "../core/keys/stroke";

export function strokeOf(event: KeyboardEvent): KeyStroke {
  return {
    code: event.code,
    key: event.key,
    shift: event.shiftKey,
    ctrl: event.ctrlKey || event.metaKey,
    alt: event.altKey,
    numLock: event.getModifierState("NumLock"),
  };
}
