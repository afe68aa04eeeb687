/** What the server has said about a text. */
import { ask, Refusal } from "../../api/client";
import type {
  Checked,
  GridCandidates,
  GridFindings,
  Readings,
  Solved,
  Stated,
  SudokuCandidates,
  SudokuFields,
  SudokuFindings,
  Unclear,
  WayFindings,
} from "../../api/design";
import type { Diagnostic, PuzzleFields } from "../../api/types";
import { type Family, familyOf, isFamily } from "../../core/design/family";
import { type Outline, outlineOf } from "../../core/design/outline";
import type { FoundGraph } from "../../core/ways/graph";

/** What is known at once, for each family. */
export type First =
  | { readonly kind: "grid"; readonly outline: Outline; readonly readings: Readings }
  | { readonly kind: "sudoku"; readonly puzzle: SudokuFields; readonly checked: Checked<SudokuFindings> }
  | { readonly kind: "ways"; readonly family: Family; readonly stated: readonly Stated[]; readonly checked: Checked<WayFindings> };

/** What takes longer. */
export interface Second {
  /** The number of clues of a logic grid that it is about. */
  readonly clues?: number;
  readonly findings?: Checked<GridFindings>;
  readonly candidates?: GridCandidates | SudokuCandidates;
  /** What the clues of a logic grid may mean that are not understood. */
  readonly unclear?: readonly Unclear[];
  /** The answer that rests on what some of them are assumed to mean. */
  readonly assuming?: Solved;
  /** The graph of states. */
  readonly graph?: FoundGraph;
}

export interface Seen<Part> {
  readonly text: string;
  readonly part: Part;
  readonly problems: readonly Diagnostic[];
}

/** Maximum time for an answer while somebody writes, in seconds. */
const TIME = 3;

interface Answered {
  readonly diagnostics: readonly Diagnostic[];
}

/** Asks for what is shown with each key. A refusal has the problems of the text. */
export async function first(text: string, signal: AbortSignal): Promise<Seen<First>> {
  const family = familyOf(text) ?? (await recognised(text, signal));
  const question = { puzzle: text, time: TIME };
  if (family === "grid") {
    const { readings, diagnostics } = await ask<{ readings: Readings } & Answered>("read", { ...question, "per-clue": true }, signal);
    return { text, problems: diagnostics, part: { kind: "grid", outline: outlineOf(text), readings } };
  }
  if (family === "sudoku") {
    const [converted, checked] = await Promise.all([
      ask<{ puzzle: SudokuFields } & Answered>("convert", { ...question, to: "json" }, signal),
      ask<Checked<SudokuFindings>>("check", question, signal),
    ]);
    return { text, problems: merged(converted, checked), part: { kind: "sudoku", puzzle: converted.puzzle, checked } };
  }
  const [read, checked] = await Promise.all([
    ask<{ statements: Stated[] } & Answered>("read", question, signal),
    ask<Checked<WayFindings>>("check", question, signal),
  ]);
  return { text, problems: merged(read, checked), part: { kind: "ways", family, stated: read.statements, checked } };
}

/** Asks for the rest. */
export async function second({ text, part }: Seen<First>, signal: AbortSignal): Promise<Seen<Second>> {
  const question = { puzzle: text, time: TIME };
  if (part.kind === "grid") {
    const isUnclear = part.readings.clues.some(isNotUnderstood);
    const [findings, found, read, solved] = await Promise.all([
      attempt(ask<Checked<GridFindings>>("check", { ...question, partial: true }, signal)),
      attempt(ask<{ candidates: GridCandidates }>("candidates", { ...question, partial: true }, signal)),
      isUnclear ? ask<{ readings: Readings }>("read", { ...question, choices: true }, signal) : null,
      isUnclear ? attempt(ask<Solved>("solve", { ...question, first: 1 }, signal)) : null,
    ]);
    const known = {
      clues: part.outline.clues.length,
      unclear: read?.readings.unclear ?? [],
      ...(findings && { findings }),
      ...(found && { candidates: found.candidates }),
      ...(solved?.assumed?.length && { assuming: solved }),
    };
    return { text, problems: findings?.diagnostics ?? [], part: known };
  }
  if (part.kind === "sudoku") {
    const found = await attempt(ask<{ candidates: SudokuCandidates }>("candidates", question, signal));
    return { text, problems: [], part: found === null ? {} : { candidates: found.candidates } };
  }
  const drawn = await attempt(ask<{ show: { graph: FoundGraph } }>("show", { ...question, graph: "ways" }, signal));
  return { text, problems: [], part: drawn === null ? {} : { graph: drawn.show.graph } };
}

/** Whether a clue has no meaning, because a sentence of it is not understood. */
export function isNotUnderstood({ stated, sentences }: Readings["clues"][number]): boolean {
  return stated === null && sentences.some(({ outcome }) => outcome === "unread" || outcome === "ambiguous");
}

/** Returns the family of a text that does not name it. */
async function recognised(text: string, signal: AbortSignal): Promise<Family> {
  try {
    const { puzzle } = await ask<{ puzzle: PuzzleFields }>("convert", { puzzle: text, to: "json" }, signal);
    return isFamily(puzzle.family) ? puzzle.family : "grid";
  } catch (why) {
    // A page with a sentence that is not understood is no puzzle yet, but it can be read.
    const read = await attempt(ask<{ readings?: Readings }>("read", { puzzle: text }, signal));
    if (read?.readings === undefined) throw why;
    return "grid";
  }
}

/** Returns an answer; `null` if the server refuses, which another question tells. */
async function attempt<Answer>(question: Promise<Answer>): Promise<Answer | null> {
  try {
    return await question;
  } catch (why) {
    if (why instanceof Refusal && why.kind === "refused") return null;
    throw why;
  }
}

function merged(...answers: readonly (Answered | null)[]): readonly Diagnostic[] {
  const all = new Map<string, Diagnostic>();
  for (const one of answers.flatMap((answer) => answer?.diagnostics ?? [])) {
    all.set(`${one.code} ${one.line} ${one.column} ${one.message}`, one);
  }
  return [...all.values()];
}
