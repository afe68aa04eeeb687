/** The graph of states, as `export` writes it for Graphviz, laid out by the number of moves from the start. */

export interface GraphState {
  readonly id: string;
  readonly label: string;
  readonly kind: "start" | "goal" | "way" | "other";
  /** The number of moves from the start. */
  readonly rank: number;
  readonly x: number;
  readonly y: number;
}

export interface GraphMove {
  readonly from: GraphState;
  readonly to: GraphState;
  readonly label: string;
  /** Whether it is on a shortest way. */
  readonly isOnWay: boolean;
}

export interface Graph {
  readonly states: readonly GraphState[];
  readonly moves: readonly GraphMove[];
  readonly width: number;
  readonly height: number;
}

/** Room for a state, in the units of the picture. */
const STEP_X = 46;
const STEP_Y = 30;
const MARGIN = 24;
/** More states than this are no picture. */
export const MAX_STATES = 1_500;

const NODE = /^\s*(s\d+) \[label="((?:[^"\\]|\\.)*)"(?:, fillcolor=(\w+))?/;
const EDGE = /^\s*(s\d+) -> (s\d+)(?: \[(.*)\])?/;
const RANK = /rank=same;([^}]*)/;
const KINDS: Record<string, GraphState["kind"]> = { palegreen: "start", gold: "goal", aliceblue: "way" };

/** Reads a graph; `null` if there are too many states to show. */
export function graphOf(dot: string): Graph | null {
  const labels = new Map<string, { label: string; kind: GraphState["kind"] }>();
  const ranks: string[][] = [];
  const edges: { from: string; to: string; rest: string }[] = [];
  for (const line of dot.split("\n")) {
    const [, id, label = "", colour = ""] = NODE.exec(line) ?? [];
    if (id !== undefined) labels.set(id, { label: unescaped(label), kind: KINDS[colour] ?? "other" });
    const [, from, to, rest = ""] = EDGE.exec(line) ?? [];
    if (from !== undefined && to !== undefined) edges.push({ from, to, rest });
    const [, same] = RANK.exec(line) ?? [];
    if (same !== undefined) ranks.push(same.split(";").map((one) => one.trim()).filter((one) => one !== ""));
  }
  if (labels.size === 0 || labels.size > MAX_STATES) return null;
  const placed = new Set(ranks.flat());
  const loose = [...labels.keys()].filter((id) => !placed.has(id));
  const columns = untangled(loose.length > 0 ? [...ranks, loose] : ranks, edges);
  const tallest = Math.max(...columns.map((column) => column.length));
  const states = new Map<string, GraphState>();
  columns.forEach((column, rank) => {
    column.forEach((id, at) => {
      const stated = labels.get(id);
      if (stated === undefined) return;
      const y = MARGIN + (at + (tallest - column.length) / 2) * STEP_Y;
      states.set(id, { id, ...stated, rank, x: MARGIN + rank * STEP_X, y });
    });
  });
  return {
    states: [...states.values()],
    moves: edges.flatMap(({ from, to, rest }) => {
      const [one, other] = [states.get(from), states.get(to)];
      const label = /label="((?:[^"\\]|\\.)*)"/.exec(rest)?.[1] ?? "";
      return one && other ? [{ from: one, to: other, label: unescaped(label), isOnWay: rest.includes("penwidth") }] : [];
    }),
    width: 2 * MARGIN + Math.max(0, columns.length - 1) * STEP_X,
    height: 2 * MARGIN + Math.max(0, tallest - 1) * STEP_Y,
  };
}

/** Orders each column by where its neighbours of the column before stand, so that fewer lines cross. */
function untangled(columns: readonly string[][], edges: readonly { from: string; to: string }[]): string[][] {
  const neighbours = new Map<string, string[]>();
  const join = (one: string, other: string): void => {
    const known = neighbours.get(one);
    if (known === undefined) neighbours.set(one, [other]);
    else known.push(other);
  };
  for (const { from, to } of edges) {
    join(from, to);
    join(to, from);
  }
  const height = new Map<string, number>();
  return columns.map((column) => {
    const wish = new Map(
      column.map((id, at) => {
        const known = (neighbours.get(id) ?? []).flatMap((other) => height.get(other) ?? []);
        return [id, known.length === 0 ? at - column.length / 2 : known.reduce((sum, one) => sum + one, 0) / known.length];
      }),
    );
    const ordered = [...column].sort((one, other) => (wish.get(one) ?? 0) - (wish.get(other) ?? 0));
    ordered.forEach((id, at) => height.set(id, at - (column.length - 1) / 2));
    return ordered;
  });
}

function unescaped(label: string): string {
  return label.replace(/\\n/g, "\n").replace(/\\(.)/g, "$1");
}
