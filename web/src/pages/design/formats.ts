/** The formats that a puzzle can be written in, and those in which a board can come. */
import type { Family } from "../../core/design/family";

export interface Format {
  readonly name: string;
  readonly verb: "convert" | "export" | "print";
  /** What the server is asked for, beside the puzzle. */
  readonly options: object;
  /** How a file of it ends. */
  readonly ending: string;
}

const convert = (name: string, ending: string): Format => ({ name, verb: "convert", options: { to: name }, ending });
const exported = (name: string, ending: string): Format => ({ name, verb: "export", options: { to: name }, ending });
const printed = (name: string, options: object, ending: string): Format => ({ name, verb: "print", options, ending });

const ALWAYS = [convert("text", "bachet"), convert("json", "json")];
const MODELS = [exported("dimacs", "cnf"), exported("minizinc", "mzn")];
const PAGES = [printed("page", {}, "html"), printed("handout", { "without-solution": true }, "html")];
const GRAPHS = [exported("dot", "dot"), printed("graph", { graph: true }, "svg")];

const SUDOKU = [
  ["line", "txt"],
  ["grid", "txt"],
  ["pencilmarks", "txt"],
  ["list", "txt"],
  ["box-list", "txt"],
  ["sukaku", "txt"],
  ["csv", "csv"],
  ["sdk", "sdk"],
  ["sdm", "sdm"],
  ["hodoku", "txt"],
  ["jigsaw", "txt"],
  ["iss", "txt"],
] as const;

/** The formats of a board that can be named where the text alone does not tell. */
export const BOARD_FORMATS = SUDOKU.map(([name]) => name);

export type BoardFormat = (typeof BOARD_FORMATS)[number];

/** Returns the formats for a family. Whether a puzzle can be written in one of them is the server's to say. */
export function formatsFor(family: Family): readonly Format[] {
  switch (family) {
    case "grid":
      return [...ALWAYS, ...PAGES, ...MODELS];
    case "sudoku":
      return [...ALWAYS, ...PAGES, ...SUDOKU.map(([name, ending]) => convert(name, ending)), ...MODELS];
    case "crossing":
      return [...ALWAYS, ...PAGES, ...GRAPHS, exported("pddl", "pddl"), exported("pddl-domain", "pddl"), exported("pddl-problem", "pddl")];
    case "jugs":
    case "hanoi":
    case "tiles":
    case "knights":
      return [...ALWAYS, ...PAGES, ...GRAPHS];
  }
}
