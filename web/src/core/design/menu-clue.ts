/** Clues of a logic grid that are put together from menus, and the expressions that say them. */

/** A category as the server reads it. */
export interface MenuCategory {
  readonly name: string;
  readonly values: readonly string[];
  readonly kind: string;
  /** What its values are: `text`, `number`, a unit, or a kind of date. */
  readonly unit: string | null;
  readonly ordered: boolean;
}

/** What each relation needs: how many names, an order, a number. */
export const RELATIONS = {
  is: { names: 2, needs: "nothing", hasNumber: false },
  either: { names: 3, needs: "nothing", hasNumber: false },
  before: { names: 2, needs: "order", hasNumber: false },
  "right-before": { names: 2, needs: "order", hasNumber: false },
  "next-to": { names: 2, needs: "order", hasNumber: false },
  "places-before": { names: 2, needs: "order", hasNumber: true },
  "places-apart": { names: 2, needs: "order", hasNumber: true },
  between: { names: 3, needs: "order", hasNumber: false },
  more: { names: 2, needs: "numbers", hasNumber: false },
  "more-by": { names: 2, needs: "numbers", hasNumber: true },
  times: { names: 2, needs: "numbers", hasNumber: true },
} as const;

export type Relation = keyof typeof RELATIONS;

/** A value of a category, each by its number in its list. */
export interface Chosen {
  readonly category: number;
  readonly value: number;
}

export interface MenuClue {
  readonly relation: Relation;
  readonly isNegated: boolean;
  readonly names: readonly Chosen[];
  /** The category whose order or numbers are meant, by its number in the list. */
  readonly by: number;
  /** As it is typed, with a point or a comma. */
  readonly number: string;
}

/** Returns the relations that a puzzle allows. */
export function relationsFor(categories: readonly MenuCategory[]): readonly Relation[] {
  return (Object.keys(RELATIONS) as Relation[]).filter(
    (relation) => RELATIONS[relation].needs === "nothing" || orderedFor(relation, categories).length > 0,
  );
}

/** Returns the categories by which a relation can be meant. */
export function orderedFor(relation: Relation, categories: readonly MenuCategory[]): readonly number[] {
  const { needs } = RELATIONS[relation];
  const fits = ({ ordered, unit }: MenuCategory): boolean => ordered && (needs !== "numbers" || unit !== "text" || relation === "more");
  return needs === "nothing" ? [] : categories.flatMap((category, at) => (fits(category) ? [at] : []));
}

/**
 * Returns the categories of whose values a name of the clue can be one. A value that several may have identifies nobody,
 * so that it can only be what somebody is said to have.
 */
export function nameable(at: number, { relation, names }: MenuClue, categories: readonly MenuCategory[]): readonly number[] {
  const isSaid = at > 0 && RELATIONS[relation].needs === "nothing";
  return categories.flatMap((category, index) => {
    const isOwn = isSaid && index === names[0]?.category;
    return isOwn || (!isSaid && category.kind.startsWith("shared")) ? [] : [index];
  });
}

/** Returns the expression of a clue; `null` while something is missing. */
export function clueExpression(clue: MenuClue, categories: readonly MenuCategory[]): string | null {
  const { relation, isNegated, names, number } = clue;
  const [one, two, three] = names.map((name) => written(name, categories));
  const typed = number.trim().replace(",", ".");
  const by = categories[clue.by];
  if (one === undefined || two === undefined) return null;
  if (RELATIONS[relation].names === 3 && three === undefined) return null;
  if (RELATIONS[relation].hasNumber && !isNumber(typed, relation)) return null;
  if (RELATIONS[relation].needs !== "nothing" && by === undefined) return null;
  const order = by === undefined ? "" : ` by ${by.name}`;
  const of = (name: string): string => `${by?.name ?? ""}(${name})`;
  const negated = (expression: string): string => (isNegated ? `not (${expression})` : expression);
  switch (relation) {
    case "is":
      return isOf(names, categories, isNegated ? "!=" : "=");
    case "either": {
      const [first, second, third] = names;
      if (first === undefined || second === undefined || third === undefined) return null;
      return negated(`${isOf([first, second], categories, "=")} xor ${isOf([first, third], categories, "=")}`);
    }
    case "before":
      return negated(`${one} left of ${two}${order}`);
    case "right-before":
      return negated(`${one} directly left of ${two}${order}`);
    case "next-to":
      return negated(`${one} next to ${two}${order}`);
    case "places-before":
      return negated(`${one} ${typed} places left of ${two}${order}`);
    case "places-apart":
      return negated(`${one} ${typed} places from ${two}${order}`);
    case "between":
      return negated(`${one} between ${two} and ${three ?? ""}${order}`);
    case "more":
      return negated(`${of(one)} > ${of(two)}`);
    case "more-by":
      return negated(`${of(one)} = ${of(two)} + ${typed}`);
    case "times":
      return negated(`${of(one)} = ${typed} * ${of(two)}`);
  }
}

function written({ category, value }: Chosen, categories: readonly MenuCategory[]): string | undefined {
  return categories[category]?.values[value];
}

/** A value that stands in two categories is told apart by the name of its category. */
function isOf([one, two]: readonly Chosen[], categories: readonly MenuCategory[], sign: string): string | null {
  if (one === undefined || two === undefined) return null;
  const [first, second] = [written(one, categories), written(two, categories)];
  if (first === undefined || second === undefined) return null;
  const isTwice = categories.filter(({ values }) => values.includes(second)).length > 1;
  return isTwice ? `${categories[two.category]?.name ?? ""}(${first}) ${sign} ${second}` : `${first} ${sign} ${second}`;
}

function isNumber(typed: string, relation: Relation): boolean {
  return relation.startsWith("places") ? /^[1-9]\d{0,5}$/.test(typed) : /^\d{1,9}(?:\.\d{1,6})?$/.test(typed) && Number(typed) > 0;
}
