/** Sets of values as bits: bit `v - 1` stands for the value `v`. */

export function bit(value: number): number {
  return 2 ** (value - 1);
}

export function has(mask: number, value: number): boolean {
  return (mask & bit(value)) !== 0;
}

export function valuesOf(mask: number): number[] {
  const values: number[] = [];
  for (let value = 1; bit(value) <= mask; value += 1) if (has(mask, value)) values.push(value);
  return values;
}

export function maskOf(values: readonly number[]): number {
  return values.reduce((mask, value) => mask | bit(value), 0);
}

/** Returns the mask of the values from 1 to `size`. */
export function allUpTo(size: number): number {
  return 2 ** size - 1;
}
