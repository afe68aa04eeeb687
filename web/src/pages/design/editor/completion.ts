/** Proposes names and words as one types. */
import { type Completion, type CompletionContext, type CompletionResult } from "@codemirror/autocomplete";

import { headWords, nameWords, operatorWords, type Word } from "../../../core/design/words";

const TYPES = { keyword: "keyword", category: "class", value: "constant", name: "variable" } as const;

export function propose(context: CompletionContext): CompletionResult | null {
  const line = context.state.doc.lineAt(context.pos);
  const before = line.text.slice(0, context.pos - line.from);
  if (/(^|\s)#\s/.test(before)) return null;
  const [typed] = /[\p{L}\p{N}_'’-]*$/u.exec(before) ?? [""];
  if (typed === "" && !context.explicit) return null;
  const text = context.state.doc.toString();
  const isHead = before.trim() === typed && !/^\s/.test(before);
  const isExpression = /^\s*(?:\S+\s+)?=|^\s*(?:rule|rower|goal)[^:]*:/.test(before);
  const words = isHead ? headWords(text) : [...nameWords(text), ...(isExpression ? operatorWords(text) : [])];
  const options = words.map((word) => optionOf(word, before, typed));
  return options.length === 0 ? null : { from: context.pos - typed.length, options, validFor: /^[\p{L}\p{N}_'’-]*$/u };
}

function optionOf(word: Word, before: string, typed: string): Completion {
  // Names that occur in the line already are proposed last.
  const isUsed = before.slice(0, before.length - typed.length).includes(word.text);
  return { label: word.text, type: TYPES[word.kind], boost: isUsed ? -20 : word.kind === "value" ? 1 : 0, ...(word.of === undefined ? {} : { detail: word.of }) };
}
