/** Changes to the text of a logic grid, each as small as what it is about. */
import { below, type Edit, oneLine, setList } from "./edit";
import { type Category, type Outline, outlineOf, type Statement } from "./outline";

export function setTitle(text: string, title: string): Edit[] {
  const { title: stated } = outlineOf(text);
  if (stated === null) return [{ from: 0, to: 0, insert: `grid: ${oneLine(title)}\n` }];
  const gap = text[stated.from - 1] === ":" ? " " : "";
  return [{ from: stated.from, to: stated.to, insert: gap + oneLine(title) }];
}

export function renameCategory(category: Category, name: string): Edit[] {
  return [{ from: category.name.from, to: category.name.to, insert: oneLine(name).replace(/[:=?#(),;]/g, "") }];
}

/** Writes values: those that stay keep their place, and what is said about them in comments. */
export function setValues({ values, valuesFrom, isTall }: Category, wanted: readonly string[]): Edit[] {
  return setList({ items: values, from: valuesFrom, isTall }, wanted);
}

/** Adds a category below the others. */
export function addCategory(text: string, name: string, values: readonly string[]): Edit[] {
  const { categories, title } = outlineOf(text);
  const line = `${oneLine(name)}: ${values.map(oneLine).join(", ")}`;
  return [below(text, categories.at(-1)?.to ?? title?.to ?? text.length, line)];
}

export function setSentence(statement: Statement, sentence: string): Edit[] {
  const { from, to } = statement.sentence;
  const written = oneLine(sentence);
  const follows = from === to && statement.expressions[0]?.from === from;
  return [{ from, to, insert: follows && written !== "" ? `${written}\n   ` : written }];
}

/** Writes the expression of a statement anew; without a text it is taken out. */
export function setExpression(text: string, statement: Statement, expression: string): Edit[] {
  const [first] = statement.expressions;
  const last = statement.expressions.at(-1);
  const written = oneLine(expression).replace(/^=\s*/, "");
  if (first === undefined || last === undefined) return written === "" ? [] : [below(text, statement.to, `   = ${written}`)];
  if (written !== "") return [{ from: first.from, to: last.to, insert: `= ${written}` }];
  const start = text.lastIndexOf("\n", first.from);
  return [{ from: first.from > statement.sentence.to && start >= statement.from ? start : first.from, to: last.to, insert: "" }];
}

/** Adds a clue below the others: a sentence, an expression, or both. Its edit ends with the last character of the clue. */
export function addClue(text: string, clue: { readonly sentence?: string; readonly expression?: string }): Edit[] {
  const outline = outlineOf(text);
  const label = nextLabel(outline);
  const sentence = oneLine(clue.sentence ?? "");
  const expression = oneLine(clue.expression ?? "").replace(/^=\s*/, "");
  const line = [sentence, expression === "" ? "" : `= ${expression}`].filter((part) => part !== "").join("\n   ");
  const last = outline.clues.at(-1) ?? outline.categories.at(-1);
  const gap = outline.clues.length === 0 && last !== undefined ? "\n" : "";
  return [below(text, last?.to ?? outline.title?.to ?? text.length, `${gap}${label} ${line}`)];
}

/** Adds a question below the others. */
export function addQuestion(text: string, sentence: string): Edit[] {
  const { questions } = outlineOf(text);
  const end = questions.at(-1)?.to ?? text.trimEnd().length;
  return [below(text, end, `${questions.length === 0 ? "\n" : ""}? ${oneLine(sentence)}`)];
}

function nextLabel({ clues }: Outline): string {
  const last = clues.at(-1)?.label.text ?? "";
  if (/^[-*•]$/.test(last)) return last;
  const numbers = clues.map(({ label }) => Number(/\d+/.exec(label.text)?.[0] ?? 0));
  const next = Math.max(clues.length, ...numbers) + 1;
  return /^\(/.test(last) ? `(${next})` : /\)$/.test(last) ? `${next})` : `${next}.`;
}
