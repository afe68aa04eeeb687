/** The notation in colours. What a line means is the server's to say; here it is told apart by how it begins. */
import { HighlightStyle, StreamLanguage, type StringStream, syntaxHighlighting } from "@codemirror/language";
import { tags } from "@lezer/highlight";

interface Line {
  /** What the rest of the line is. */
  rest: "start" | "values" | "sentence" | "expression" | "board";
}

const WORDS =
  /^(?:and|or|xor|not|implies|iff|in|next to|directly|left of|right of|between|all different|exactly|at least|at most|each|total|of|true)\b/i;
const HEADER = /^[^\s:=?#(][^:=?#(]*(?:\([^)]*\))?\s*:(?!\d)/;
/** A row of a board, or a line between rows: signs, each by itself or all without spaces. */
const BOARD = /^\s*(?:[-+|\s]+|(?:[\w.*_]{1,2}|\{\w+\}|\|)(?:\s+(?:[\w.*_]{1,2}|\{\w+\}|\|))*|[\w.#*]+)\s*$/;

function token(stream: StringStream, state: Line): string | null {
  if (stream.sol()) state.rest = "start";
  const isFirst = stream.string.slice(0, stream.pos).trim() === "";
  if (stream.eatSpace()) return null;
  if (stream.peek() === "#" && /^#(\s|$)/.test(stream.string.slice(stream.pos)) && (isFirst || /\s/.test(stream.string[stream.pos - 1] ?? " "))) {
    stream.skipToEnd();
    return "comment";
  }
  if (state.rest === "start") return begin(stream, state);
  if (state.rest === "sentence") return untilComment(stream);
  if (state.rest === "board") return stream.match(/^[1-9A-Za-z]+/) ? "number" : (stream.next(), "punctuation");
  if (stream.match(/^\d+(?:[.:]\d+)?/)) return "number";
  if (stream.match(/^[,;()[\]]/)) return "punctuation";
  if (state.rest === "expression") {
    if (stream.match(/^(?:!=|<=|>=|=>|==|\.\.|[=<>≠≤≥+\-*/])/)) return "operator";
    if (stream.match(WORDS)) return "operatorKeyword";
    if (stream.match(/^[\p{L}\p{N}_'’.-]+/u)) return "name";
  } else if (stream.match(/^[^,;#()[\]\d]+/)) return "value";
  stream.next();
  return null;
}

function begin(stream: StringStream, state: Line): string | null {
  const rest = stream.string.slice(stream.pos);
  if (stream.match(/^\?/)) {
    state.rest = "sentence";
    return "question";
  }
  if (stream.peek() === "=") {
    state.rest = "expression";
    stream.next();
    return "operator";
  }
  if (stream.match(/^(?:\(?\d+[a-z]?[.)]|[-*•])(?=\s)/i) && !BOARD.test(rest)) {
    state.rest = /^\s*=/.test(stream.string.slice(stream.pos)) ? "expression" : "sentence";
    return "label";
  }
  const header = HEADER.exec(rest);
  if (header !== null) {
    const [name] = header;
    stream.pos += name.length;
    const isRule = /^rule|^goal|^rower/.test(name);
    state.rest = isRule ? "expression" : /^(?:grid|sudoku|crossing|jugs|hanoi|tiles|knights|source|language|say)\s*:/.test(name) ? "sentence" : "values";
    return "header";
  }
  state.rest = BOARD.test(rest) && /[.|\d]|--/.test(rest) ? "board" : "values";
  return state.rest === "board" ? (stream.next(), /[\d\w]/.test(rest[0] ?? "") ? "number" : "punctuation") : untilEdge(stream);
}

function untilComment(stream: StringStream): string {
  const rest = stream.string.slice(stream.pos);
  const at = rest.search(/\s#(\s|$)/);
  stream.pos += at < 0 ? rest.length : at + 1;
  return "sentence";
}

function untilEdge(stream: StringStream): string {
  if (!stream.match(/^[^,;#]+/)) stream.next();
  return "value";
}

const language = StreamLanguage.define<Line>({
  name: "bachet",
  startState: () => ({ rest: "start" }),
  token,
  languageData: { commentTokens: { line: "#" } },
  tokenTable: {
    header: tags.heading,
    label: tags.labelName,
    question: tags.processingInstruction,
    sentence: tags.content,
    value: tags.string,
    name: tags.variableName,
    operatorKeyword: tags.operatorKeyword,
  },
});

const colours = HighlightStyle.define([
  { tag: tags.heading, color: "var(--accent)", fontWeight: "600" },
  { tag: tags.labelName, color: "var(--note)", fontWeight: "600" },
  { tag: tags.processingInstruction, color: "var(--note)", fontWeight: "700" },
  { tag: tags.content, color: "var(--ink)" },
  { tag: tags.string, color: "var(--ink)" },
  { tag: tags.variableName, color: "var(--good)" },
  { tag: tags.number, color: "var(--good)" },
  { tag: [tags.operator, tags.operatorKeyword], color: "var(--bad)" },
  { tag: tags.punctuation, color: "var(--line-strong)" },
  { tag: tags.comment, color: "var(--ink-2)", fontStyle: "italic" },
]);

export const notation = [language, syntaxHighlighting(colours)];
