/** How the values of a board are written, and which keys enter them. */
import type { KeyValues } from "../keys/cells";

/** Returns how each value is written, in a list that begins with an empty text for no value. */
export function symbolsOf(size: number, stated: string | undefined): string[] {
  const values = Array.from({ length: size }, (_, at) => at + 1);
  const symbol = (value: number): string => {
    if (stated === "0-F") return (value - 1).toString(16).toUpperCase();
    return stated === "numbers" || value <= 9 ? String(value) : letter(value);
  };
  return ["", ...values.map(symbol)];
}

/** Returns which value each key enters. Numbers above 9 are entered by the letters from `A`. */
export function keyValues(symbols: readonly string[]): KeyValues {
  const values = new Map<string, number>();
  for (let value = 1; value < symbols.length; value += 1) {
    const symbol = symbols[value] ?? "";
    values.set(symbol.length === 1 ? symbol : letter(value), value);
  }
  return values;
}

/** Returns the letter of a value from 10, which is `A`. */
function letter(value: number): string {
  return String.fromCharCode("A".charCodeAt(0) + value - 10);
}
