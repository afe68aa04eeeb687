/** The formats that a puzzle can be written in. */
import type { Family } from "../../core/design/family";

export interface Format {
  readonly name: string;
  readonly verb: "convert" | "export";
  /** How a file of it ends. */
  readonly ending: string;
}

const convert = (name: string, ending: string): Format => ({ name, verb: "convert", ending });
const exported = (name: string, ending: string): Format => ({ name, verb: "export", ending });

const ALWAYS = [convert("text", "bachet"), convert("json", "json")];
const MODELS = [exported("dimacs", "cnf"), exported("minizinc", "mzn")];
const GRAPH = exported("dot", "dot");

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

/** Returns the formats for a family. Whether a puzzle can be written in one of them is the server's to say. */
export function formatsFor(family: Family): readonly Format[] {
  switch (family) {
    case "grid":
      return [...ALWAYS, ...MODELS];
    case "sudoku":
      return [...ALWAYS, ...SUDOKU.map(([name, ending]) => convert(name, ending)), ...MODELS];
    case "crossing":
      return [...ALWAYS, GRAPH, exported("pddl", "pddl"), exported("pddl-domain", "pddl"), exported("pddl-problem", "pddl")];
    case "jugs":
    case "hanoi":
    case "tiles":
    case "knights":
      return [...ALWAYS, GRAPH];
  }
}
