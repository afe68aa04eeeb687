/** Where the problems of a text are in it, and how each can be mended. */
import type { Diagnostic } from "../../api/types";
import { rangeOf } from "../../core/design/places";
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
    const fixes = (one.fixes ?? []).map((fix) => ({ label: labelOf(fix), edits: [{ ...rangeOf(text, fix), insert: fix.text }] }));
    return { from, to, severity: one.severity, message: one.message, fixes, line: one.line, hint: one.hint };
  });
}

function labelOf({ text, length }: NonNullable<Diagnostic["fixes"]>[number]): string {
  const offer = text.trim();
  return length === 0 ? say("design-fix-insert", { offer }) : say("design-fix", { offer });
}
