/** Changes to a text, and those that every part of a puzzle may need. */
import type { Piece } from "./blocks";

/** What stands between `from` and `to` becomes `insert`. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Returns the text after edits that do not overlap. */
export function apply(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.from - one.from)
    .reduce((changed, { from, to, insert }) => changed.slice(0, from) + insert + changed.slice(to), text);
}

/** Returns a text as one line, which cannot begin another part of the puzzle. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Items with commas between them. */
export interface List {
  readonly items: readonly Piece[];
  /** Where the first item is or would be written. */
  readonly from: number;
  /** Whether the items stand on lines of their own. */
  readonly isTall: boolean;
}

/** Writes the items of a list: those that stay keep their place, and what is said about them in comments. */
export function setList(list: List, items: readonly string[]): Edit[] {
  const wanted = items.map(oneLine).filter((value) => value !== "");
  const old = list.items;
  let same = 0;
  while (same < old.length && same < wanted.length && old[same]?.text === wanted[same]) same += 1;
  let rest = 0;
  while (rest < old.length - same && rest < wanted.length - same && old.at(-1 - rest)?.text === wanted.at(-1 - rest)) rest += 1;
  const gone = old.slice(same, old.length - rest);
  const come = wanted.slice(same, wanted.length - rest);
  if (gone.length === 0 && come.length === 0) return [];
  const joint = list.isTall ? "\n  " : ", ";
  const [first, last] = [gone[0], gone.at(-1)];
  const [before, after] = [old[same - 1], old[old.length - rest]];
  if (come.length > 0) {
    if (first !== undefined && last !== undefined) return [{ from: first.from, to: last.to, insert: come.join(joint) }];
    if (before !== undefined) return [{ from: before.to, to: before.to, insert: joint + come.join(joint) }];
    if (after !== undefined) return [{ from: after.from, to: after.from, insert: come.join(joint) + joint }];
    return [{ from: list.from, to: list.from, insert: ` ${come.join(", ")}` }];
  }
  if (first === undefined || last === undefined) return [];
  if (before !== undefined) return [{ from: before.to, to: last.to, insert: "" }];
  return [{ from: first.from, to: after?.from ?? last.to, insert: "" }];
}

/** Takes a part out of the text, with its lines. */
export function remove(text: string, part: Piece): Edit[] {
  const to = text[part.to] === "\n" ? part.to + 1 : part.to;
  return [{ from: part.from, to, insert: "" }];
}

/** Writes a line below the one in which `at` is. */
export function below(text: string, at: number, line: string): Edit {
  const end = text.indexOf("\n", at);
  if (end < 0) return { from: text.length, to: text.length, insert: `${text === "" ? "" : "\n"}${line}\n` };
  return { from: end, to: end, insert: `\n${line}` };
}
