/** What a player of a crossing or a puzzle of moves has to know: what the puzzle states, without what the board shows. */

/** What a line is about. */
export type TaskKind = "goal" | "boat" | "rower" | "cost" | "limit" | "routes" | "tags" | "capacity" | "moves" | "turns";

export interface TaskLine {
  readonly kind: TaskKind;
  /** The boat that it is about; empty if it is about all. */
  readonly name: string;
  /** As the notation has it; empty for a goal that is not stated because it is the usual one. */
  readonly text: string;
  /** Whether the text is the rows of a board. */
  readonly isBoard: boolean;
}

export interface Statement {
  readonly keyword: string;
  readonly text: string;
}

const KINDS: readonly TaskKind[] = ["goal", "boat", "rower", "cost", "limit", "routes", "tags", "capacity", "moves", "turns"];

/** Returns the lines of the task, the goal first. */
export function taskOf(family: string, stated: readonly Statement[]): TaskLine[] {
  const isDrawn = family === "tiles" || family === "knights";
  const lines = stated.flatMap(({ keyword, text }): TaskLine[] => {
    const [word = "", ...rest] = keyword.split(" ");
    const kind = KINDS.find((known) => known === word);
    if (kind === undefined || (kind === "turns" && text === "any")) return [];
    const isBoard = kind === "goal" && isDrawn;
    return [{ kind, name: rest.join(" "), text: isBoard ? text.replaceAll(", ", "\n") : shortened(kind, text), isBoard }];
  });
  const goals = lines.filter(({ kind }) => kind === "goal");
  if (goals.length === 0) goals.push({ kind: "goal", name: "", text: "", isBoard: false });
  return [...goals, ...lines.filter(({ kind }) => kind !== "goal").sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind))];
}

/** Leaves out jugs that may hold anything at the goal. */
function shortened(kind: TaskKind, text: string): string {
  if (kind !== "goal") return text;
  const kept = text.split(", ").filter((item) => !item.endsWith(" any") && item !== "any");
  return kept.length === 0 ? text : kept.join(", ");
}
