/** The names by which the travellers of a crossing are meant in its rules. */
import type { CrossingOutline } from "./outline";

/** A name as it is written in an expression. */
export interface Name {
  readonly written: string;
  /** Without quotes. */
  readonly shown: string;
  /** Whether it is that of a group, of several groups together, or of one traveller. */
  readonly kind: "group" | "tag" | "member";
}

/** Stands for an empty place: `right: nobody`. */
const NOBODY = "nobody";
/** Words that have another meaning in an expression. */
const WORDS = new Set(
  "and or not no xor iff implies each some all total sum max min trip prev boat exactly at most least in of mod her his its their".split(" "),
);

/** Returns the names that a rule may use. */
export function namesIn({ groups, declared, tags }: CrossingOutline): readonly Name[] {
  const stated = [...groups.map(({ name }) => name.text), ...declared.filter((name) => name !== NOBODY)];
  const ofGroups = [...new Set(stated)].map((name): Name => ({ ...nameOf(name), kind: "group" }));
  const members = groups.flatMap(({ name, items }) =>
    items.filter(({ kind, text }) => kind === "member" && !/^\d/.test(text)).map(({ text }) => ({ group: nameOf(name.text), own: nameOf(withoutNumber(text)) })),
  );
  const isAlone = (own: string): boolean =>
    members.filter((member) => member.own.shown === own).length === 1 && ofGroups.every(({ shown }) => shown !== own);
  const ofMembers = members.map(({ group, own }): Name => {
    if (isAlone(own.shown)) return { ...own, kind: "member" };
    return { written: `${group.written} ${own.written}`, shown: `${group.shown} ${own.shown}`, kind: "member" };
  });
  return [...ofGroups, ...tags.map((tag): Name => ({ ...nameOf(tag), kind: "tag" })), ...ofMembers];
}

/** Returns a declared name as it is written in an expression, and as it is shown. */
export function nameOf(declared: string): { written: string; shown: string } {
  const bare = declared.replace(/^thing\s+/i, "");
  const shown = bare.replace(/^"(.*)"$/, "$1");
  const isPlain = /^\p{L}[\p{L}\p{M}'’ -]*$/u.test(shown) && shown.split(" ").every((word) => !WORDS.has(word.toLowerCase()));
  return { written: isPlain && !bare.startsWith('"') ? shown : `"${shown}"`, shown };
}

/** Returns a text in which a name is replaced wherever it stands as a whole. */
export function renamed(text: string, before: string, after: string): string {
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}_])${escaped(before)}(?![\p{L}\p{N}_])`, "gu");
  return text.replace(whole, () => after);
}

/** Returns a text as a regular expression that matches it. */
export function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}

function withoutNumber(member: string): string {
  return member.startsWith('"') ? member : member.replace(/\s+\d.*$/, "");
}
