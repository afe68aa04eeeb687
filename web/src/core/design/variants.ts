/** The rules of a Sudoku beside rows, columns and boxes, each of which is a line of the text. */
import { blocksOf, type Piece } from "./blocks";
import { cellsIn } from "./board";
import { below, type Edit, remove } from "./edit";
import { uncommented } from "./family";

export const VARIANTS = ["diagonals", "anti-knight", "anti-king", "nonconsecutive", "windoku", "disjoint"] as const;

export type Variant = (typeof VARIANTS)[number];

interface Stated extends Piece {
  readonly variant: Variant;
}

/** Returns the lines that state a variant. One diagonal alone is a half of `diagonals`. */
export function variantsIn(text: string): readonly Stated[] {
  return blocksOf(text).flatMap(({ from, lines }) => {
    const [first] = lines;
    if (first === undefined || lines.length > 1) return [];
    const word = uncommented(first.text).trim().toLowerCase().replace(/\s*:?$/, "").replace(/\s+/g, "-");
    const variant = /^diagonal:-?(?:up|down)$/.test(word) ? "diagonals" : VARIANTS.find((one) => one === word);
    return variant === undefined ? [] : [{ from, to: first.to, text: first.text, variant }];
  });
}

/** Returns the variants that a board of this size can have. */
export function variantsFor(size: number, hasBoxes: boolean): readonly Variant[] {
  const isSquare = Number.isInteger(Math.sqrt(size)) && size > 4;
  return VARIANTS.filter((variant) => (variant === "windoku" ? isSquare && hasBoxes : variant !== "disjoint" || hasBoxes));
}

/** Switches a variant on or off. */
export function setVariant(text: string, variant: Variant, isOn: boolean, size: number): Edit[] {
  const stated = variantsIn(text);
  const own = stated.filter((line) => line.variant === variant);
  if (!isOn) return own.flatMap((line) => remove(text, line));
  if (own.length > 0 && (variant !== "diagonals" || own.length > 1 || isWhole(own[0]))) return [];
  const [half] = own;
  if (half !== undefined) return [{ from: half.from, to: half.from + uncommented(half.text).trimEnd().length, insert: variant }];
  const last = stated.at(-1) ?? cellsIn(text, size)?.at(-1);
  return [below(text, last?.to ?? text.trimEnd().length, variant)];
}

/** Returns whether a variant holds as a whole. */
export function hasVariant(text: string, variant: Variant): boolean {
  const own = variantsIn(text).filter((line) => line.variant === variant);
  return own.length > 1 || (own.length === 1 && isWhole(own[0]));
}

function isWhole(line: Stated | undefined): boolean {
  return line !== undefined && !line.text.includes(":");
}
