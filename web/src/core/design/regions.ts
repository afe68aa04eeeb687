/** The regions of a Sudoku in its text, and boards on which they are drawn. */
import { blocksOf, type Piece } from "./blocks";
import { cellsIn, tokensOf } from "./board";
import { below, type Edit, remove } from "./edit";
import { uncommented } from "./family";

/** The region of each cell, from 1. */
export type Regions = readonly number[];

/** A region that has not one cell for each value. */
export interface Misfit {
  readonly region: number;
  readonly cells: number;
}

/** Returns the labels of the regions row by row; `null` if the text states none that can be changed. */
export function labelsIn(text: string, size: number): readonly Piece[] | null {
  const block = blocksOf(text).find(({ lines }) => /^regions\s*:/i.test(lines[0]?.text ?? ""));
  const rows = block?.lines.slice(1).map((line) => tokensOf(uncommented(line.text), line.from, size)) ?? [];
  if (rows.length !== size || rows.some((row) => row === null)) return null;
  return rows.flatMap((row) => row ?? []);
}

/** Returns the regions that a board begins with: its own, its boxes, or its rows. */
export function regionsOf(stated: readonly number[] | null, size: number): Regions {
  const given = stated ?? Array.from({ length: size * size }, (_, cell) => Math.floor(cell / size));
  const numbers = [...new Set(given)].sort((one, other) => one - other);
  return given.map((region) => numbers.indexOf(region) + 1);
}

/** Returns the regions after cells were put into one of them. */
export function painted(regions: Regions, cells: Iterable<number>, region: number): Regions {
  const chosen = new Set(cells);
  return regions.map((before, cell) => (chosen.has(cell) ? region : before));
}

/** Returns the regions that are too small or too large. */
export function misfits(regions: Regions, size: number): readonly Misfit[] {
  const counts = Array.from({ length: size }, (_, at) => ({ region: at + 1, cells: regions.filter((region) => region === at + 1).length }));
  return counts.filter(({ cells }) => cells !== size);
}

/** Writes the regions into the text. Labels that stay the same keep their place. */
export function setRegions(text: string, regions: Regions, size: number): Edit[] {
  const labels = labelsIn(text, size);
  if (labels !== null) {
    const names = namesOf(labels, regions, size);
    return labels.flatMap(({ from, to, text: before }, cell) => {
      const insert = names.get(regions[cell] ?? 0) ?? "";
      return insert === before ? [] : [{ from, to, insert }];
    });
  }
  const blocks = blocksOf(text);
  const headed = (word: RegExp) => blocks.filter(({ lines }) => word.test(lines[0]?.text ?? "")).map(({ from, lines }) => ({ from, to: lines.at(-1)?.to ?? from, text: "" }));
  // Boxes that are stated would hold beside the regions.
  const gone = [...headed(/^boxes\s*:/i), ...headed(/^regions\s*:/i)].flatMap((part) => remove(text, part));
  const rows = Array.from({ length: size }, (_, row) => regions.slice(row * size, (row + 1) * size).map((region) => nameOf(region, size)));
  const block = ["regions:", ...rows.map((row) => `  ${row.join(size < 36 ? "" : " ")}`)].join("\n");
  const last = cellsIn(text, size)?.at(-1);
  return [...gone, below(text, last?.to ?? text.trimEnd().length, block)];
}

/** Returns how each region is called: as most of its cells are already, so that few of them change. */
function namesOf(labels: readonly Piece[], regions: Regions, size: number): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  const votes = new Map<string, { region: number; label: string; count: number }>();
  for (const [cell, { text: label }] of labels.entries()) {
    const region = regions[cell] ?? 0;
    const vote = votes.get(`${region} ${label}`) ?? { region, label, count: 0 };
    votes.set(`${region} ${label}`, { ...vote, count: vote.count + 1 });
  }
  const taken = new Set<string>();
  for (const { region, label } of [...votes.values()].sort((one, other) => other.count - one.count)) {
    if (names.has(region) || taken.has(label)) continue;
    names.set(region, label);
    taken.add(label);
  }
  const free = Array.from({ length: size }, (_, at) => nameOf(at + 1, size)).filter((name) => !taken.has(name));
  for (const region of new Set(regions)) if (!names.has(region)) names.set(region, free.shift() ?? nameOf(region, size));
  return names;
}

function nameOf(region: number, size: number): string {
  return size < 36 ? (region < 10 ? String(region) : String.fromCharCode(55 + region)) : String(region);
}
