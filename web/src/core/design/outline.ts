/**
 * Where the parts of a logic grid stand in its text, so that a form can change them and nothing else. What the text
 * means is known by the server alone.
 */
import { type Block, blocksOf, type Piece, trimmed } from "./blocks";
import { uncommented } from "./family";

/** A category: its name, what is in brackets behind it, and its values. */
export interface Category extends Piece {
  readonly name: Piece;
  readonly kind: Piece | null;
  readonly values: readonly Piece[];
  /** Where its first value is or would be written. */
  readonly valuesFrom: number;
  /** Whether its values stand on lines of their own. */
  readonly isTall: boolean;
}

/** A clue or a question: its label, its sentence, and its expressions, each with the `=` before it. */
export interface Statement extends Piece {
  readonly label: Piece;
  readonly sentence: Piece;
  readonly expressions: readonly Piece[];
}

export interface Outline {
  readonly title: Piece | null;
  readonly language: string | null;
  readonly categories: readonly Category[];
  readonly clues: readonly Statement[];
  readonly questions: readonly Statement[];
}

/** Words before a colon that are no category. */
const KEYWORDS = new Set(["grid", "title", "language", "source"]);
const LABEL = /^(\s*)(\(?\d+[a-z]?[.)]|[-*•](?=\s|$))(\s*)/i;
const QUESTION = /^(\s*)(\?)(\s*)/;
const HEADER = /^([^:=?#(]+?)\s*(\(([^)]*)\))?\s*:(?!\d)(\s*)/;

/** Reads the outline of a text. */
export function outlineOf(text: string): Outline {
  let title: Piece | null = null;
  let language: string | null = null;
  const categories: Category[] = [];
  const clues: Statement[] = [];
  const questions: Statement[] = [];
  for (const block of blocksOf(text)) {
    const first = uncommented(block.lines[0]?.text ?? "");
    const label = LABEL.exec(first) ?? (/^\s*=/.test(first) ? ["", "", "", ""] : null);
    const question = QUESTION.exec(first);
    if (question !== null) questions.push(statement(block, question));
    else if (label !== null) clues.push(statement(block, label));
    else {
      const header = HEADER.exec(first);
      const name = header?.[1] ?? "";
      if (header === null) continue;
      const stated = trimmed(block.from + header[0].length, first.slice(header[0].length));
      if (!KEYWORDS.has(name.toLowerCase())) categories.push(category(block, header, first));
      else if (name.toLowerCase() === "language") language = stated.text;
      else if (name.toLowerCase() !== "source") title = stated;
    }
  }
  return { title, language, categories, clues, questions };
}

function statement({ from, lines }: Block, label: readonly string[]): Statement {
  const [, indent = "", mark = "", gap = ""] = label;
  const labelled = { from: from + indent.length, to: from + indent.length + mark.length, text: mark };
  const first = lines[0];
  const start = labelled.to + gap.length;
  const rest = uncommented(first?.text ?? "").slice(start - from);
  const expressions: Piece[] = [];
  let sentence: Piece = { from: start, to: start, text: "" };
  if (rest.startsWith("=")) expressions.push(trimmed(start, rest));
  else sentence = trimmed(start, rest);
  for (const line of lines.slice(1)) {
    const piece = trimmed(line.from, uncommented(line.text));
    if (piece.text.startsWith("=")) expressions.push(piece);
    else if (expressions.length === 0) sentence = { ...sentence, to: piece.to, text: `${sentence.text} ${piece.text}` };
  }
  const to = lines.at(-1)?.to ?? from;
  return { from, to, text: "", label: labelled, sentence, expressions };
}

function category({ from, lines }: Block, header: RegExpExecArray, first: string): Category {
  const [all, name = "", brackets, kind = ""] = header;
  const named = trimmed(from, name);
  const open = brackets === undefined ? -1 : from + all.indexOf("(") + 1;
  const inline = valuesIn(from + all.length, first.slice(all.length));
  const below = lines.slice(1).flatMap((line) => valuesIn(line.from, uncommented(line.text)));
  return {
    from,
    to: lines.at(-1)?.to ?? from,
    text: "",
    name: named,
    kind: open < 0 ? null : { from: open, to: open + kind.length, text: kind },
    values: [...inline, ...below],
    valuesFrom: from + first.trimEnd().length,
    isTall: inline.length === 0 && below.length > 0,
  };
}

function valuesIn(from: number, text: string): Piece[] {
  const values: Piece[] = [];
  let at = from;
  for (const part of text.split(/[,;]/)) {
    const piece = trimmed(at, part);
    if (piece.text !== "") values.push(piece);
    at += part.length + 1;
  }
  return values;
}
