/** What compiled messages need of a language: how it writes numbers and which plural they take. */
export interface Formats {
  number(value: number): string;
  text(value: string | number): string;
  pick(value: string | number, variants: Record<string, string>, fallback: string): string;
}

/** Returns the formats of a language. */
export function formatsOf(language: string): Formats {
  const numbers = new Intl.NumberFormat(language);
  const plurals = new Intl.PluralRules(language);
  const number = (value: number): string => numbers.format(value);
  return {
    number,
    text: (value) => (typeof value === "number" ? number(value) : value),
    pick: (value, variants, fallback) => {
      const exact = String(value);
      if (Object.hasOwn(variants, exact)) return variants[exact] ?? "";
      const plural = typeof value === "number" ? plurals.select(value) : fallback;
      return variants[Object.hasOwn(variants, plural) ? plural : fallback] ?? "";
    },
  };
}
