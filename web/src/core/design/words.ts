/** What can be meant by the word that is being typed. */
import { FAMILIES, type Family, familyOf } from "./family";
import { outlineOf } from "./outline";

export interface Word {
  readonly text: string;
  readonly kind: "keyword" | "category" | "value" | "name";
  /** The category of a value. */
  readonly of?: string;
}

/** The words before a colon, and those that stand on a line of their own. */
const KEYWORDS: Record<Family, readonly string[]> = {
  grid: ["language:", "source:"],
  sudoku: [
    "language:", "source:", "boxes:", "regions:", "diagonals", "windoku", "anti-king", "anti-knight", "nonconsecutive", "disjoint",
  ],
  crossing: [
    "language:", "source:", "places:", "routes:", "tags:", "boat:", "rower:", "cost:", "limit:", "rule:", "rule unattended:",
    "rule at banks:", "rule in boat:", "say:", "start:", "goal:",
  ],
  jugs: ["language:", "source:", "capacity:", "start:", "goal:", "moves:"],
  hanoi: ["language:", "source:", "disks:", "pegs:", "start:", "goal:", "moves:"],
  tiles: ["language:", "source:", "goal:"],
  knights: ["language:", "source:", "goal:", "turns:"],
};

/** The words of expressions. */
const OPERATORS: Partial<Record<Family, readonly string[]>> = {
  grid: [
    "and", "or", "xor", "not", "implies", "iff", "in", "not in", "next to", "not next to", "directly left of",
    "directly right of", "left of", "right of", "between", "all different", "exactly", "at least", "at most", "opposite",
  ],
  crossing: ["and", "or", "not", "implies", "each", "total", "seats", "weight", "together", "max time"],
};

/** Returns what may be typed at the beginning of a line. */
export function headWords(text: string): readonly Word[] {
  const family = familyOf(text);
  if (family === null) return FAMILIES.map((name) => ({ text: `${name}:`, kind: "keyword" }));
  return KEYWORDS[family].map((keyword) => ({ text: keyword, kind: "keyword" }));
}

/** Returns the names of the puzzle: categories and values, things and tags. */
export function nameWords(text: string): readonly Word[] {
  const family = familyOf(text);
  if (family === "grid") {
    return outlineOf(text).categories.flatMap(({ name, values }): Word[] => [
      { text: name.text, kind: "category" },
      ...values.filter((value) => !value.text.includes("..")).map((value): Word => ({ text: value.text, kind: "value", of: name.text })),
    ]);
  }
  return family === "crossing" ? thingsIn(text) : [];
}

/** Returns the words of expressions in a text. */
export function operatorWords(text: string): readonly Word[] {
  const family = familyOf(text);
  return (family === null ? [] : (OPERATORS[family] ?? [])).map((word) => ({ text: word, kind: "keyword" }));
}

function thingsIn(text: string): readonly Word[] {
  const known = new Set(KEYWORDS.crossing.map((keyword) => keyword.replace(":", "")));
  const names = new Set<string>();
  for (const line of text.split("\n")) {
    const [, head = "", rest = ""] = /^([^\s:#=][^:#=]*):(.*)$/.exec(line) ?? [];
    if (head === "tags") for (const [, tag = ""] of rest.matchAll(/([^,;=]+)=/g)) names.add(tag.trim());
    else if (head !== "" && head !== "crossing" && !known.has(head) && !head.startsWith("rule")) names.add(head.trim());
  }
  return [...names].map((name) => ({ text: name, kind: "name" }));
}
