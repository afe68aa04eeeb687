/** The rules of a crossing that can be put together from menus, and the expressions that say them. */
import { escaped, type Name } from "./names";

/** How many names each kind of rule is about. */
export const RULE_NAMES = {
  /** The first never with the second. */
  apart: 2,
  /** The first with the second only where the third is. */
  guarded: 3,
  /** The first only where the second is. */
  needs: 2,
  /** Never more of the first than of the second, where the second is. */
  outnumber: 2,
  /** Each of the first with the second only where its own mate is. */
  mates: 2,
  /** The first never alone. */
  company: 1,
  /** None of the first. */
  never: 1,
  /** At most so many of the first. */
  most: 1,
} as const;

export type RuleKind = keyof typeof RULE_NAMES;

export const RULE_KINDS = Object.keys(RULE_NAMES) as readonly RuleKind[];

/** The name of all travellers together. */
export const TOTAL = "total";

export interface MenuRule {
  readonly kind: RuleKind;
  /** As they are written in expressions. */
  readonly names: readonly string[];
  /** The number of `most`. */
  readonly most: number;
}

/** Returns the expression of a rule. */
export function expressionOf({ kind, names: [one = "", two = "", three = ""], most }: MenuRule): string {
  switch (kind) {
    case "apart":
      return `no ${one} or no ${two}`;
    case "guarded":
      return `${one} and ${two} => ${three}`;
    case "needs":
      return `${one} => ${two}`;
    case "outnumber":
      return `no ${two} or ${two} >= ${one}`;
    case "mates":
      return `each ${one}: her ${two} or no ${two}`;
    case "company":
      return `no ${one} or total > 1`;
    case "never":
      return `no ${one}`;
    case "most":
      return `${one} <= ${most}`;
  }
}

/** Returns the rule that an expression says; `null` if no menu says it. */
export function menuRuleOf(expression: string, names: readonly Name[]): MenuRule | null {
  const known = names.map(({ written }) => written).sort((one, other) => other.length - one.length);
  if (known.length === 0) return null;
  const name = `(${known.map(escaped).join("|")})`;
  const then = "(?:=>|implies)";
  const own = "(?:her|his|its|their)";
  const forms: readonly [RuleKind, string, readonly number[]][] = [
    ["apart", `no ${name} or no ${name}`, [1, 2]],
    ["apart", String.raw`not \( ?${name} and ${name} ?\)`, [1, 2]],
    ["guarded", `${name} and ${name} ${then} ${name}`, [1, 2, 3]],
    ["needs", `${name} ${then} ${name}`, [1, 2]],
    ["outnumber", String.raw`no ${name} or \1 >= ${name}`, [2, 1]],
    ["outnumber", String.raw`${name} >= ${name} or no \1`, [2, 1]],
    ["mates", String.raw`each ${name}: ?${own} ${name} or no \2`, [1, 2]],
    ["company", `no ${name} or total > 1`, [1]],
    ["company", `${name} ${then} total > 1`, [1]],
    ["never", `no ${name}`, [1]],
    ["most", String.raw`${name.replace("(", `(${TOTAL}|`)} <= (\d{1,6})`, [1]],
  ];
  const written = expression.replace(/\s+/g, " ").trim();
  for (const [kind, form, order] of forms) {
    const found = new RegExp(`^${form}$`, "u").exec(written);
    if (found !== null) return { kind, names: order.map((at) => found[at] ?? ""), most: kind === "most" ? Number(found[2]) : 1 };
  }
  return null;
}
