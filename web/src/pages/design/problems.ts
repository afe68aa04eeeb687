/** Where the problems of a text are in it, and how each can be mended. */
import type { Diagnostic } from "../../api/types";
import { offersOf, rangeOf } from "../../core/design/fixes";
import { say } from "../../messages/language.svelte";
import type { Problem } from "./editor/editor";

export interface Placed extends Problem {
  readonly line: number | null;
  readonly hint: string | null;
}

/** Returns the problems with their places. */
export function placed(text: string, diagnostics: readonly Diagnostic[]): readonly Placed[] {
  return diagnostics.map((one) => {
    const { from, to } = rangeOf(text, one);
    const fixes = offersOf(one.hint).map((offer) => ({ label: say("design-fix", { offer }), edits: [fixed(text, { from, to }, offer)] }));
    return { from, to, severity: one.severity, message: one.message, fixes, line: one.line, hint: one.hint };
  });
}

/** A keyword is offered with its colon, which stands behind it in the text already. */
function fixed(text: string, { from, to }: { from: number; to: number }, offer: string): Problem["fixes"][number]["edits"][number] {
  const isDoubled = offer.endsWith(":") && text[to] === ":";
  return { from, to, insert: isDoubled ? offer.slice(0, -1) : offer };
}
