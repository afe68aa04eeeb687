/** Numbers in the fields of a puzzle: whole ones are numbers, others texts. */
export type Numeral = number | string;

/** Returns a number that is known to be whole. */
export function wholeNumber(numeral: Numeral): number {
  return Math.max(0, Math.trunc(Number(numeral)) || 0);
}
