/** The graph of states, laid out in columns by what the cheapest way from the start costs. */

/** The graph as the server finds it. */
export interface FoundGraph {
  readonly part: "everything" | "ways" | "near";
  readonly states: readonly {
    readonly lines: readonly string[];
    readonly distance?: string | null;
    readonly dead_end?: boolean | null;
    readonly kind: "start" | "goal" | "way" | "other";
  }[];
  readonly links: readonly { readonly from: number; readonly to: number; readonly both_ways: boolean; readonly shortest: boolean }[];
  readonly path: readonly (number | null)[];
}

export interface GraphState {
  /** The number in the graph of the server. */
  readonly at: number;
  readonly lines: readonly string[];
  readonly kind: FoundGraph["states"][number]["kind"] | "dead_end";
  /** The number of its column, from 0. */
  readonly rank: number;
  readonly x: number;
  readonly y: number;
}

export interface GraphMove {
  readonly from: GraphState;
  readonly to: GraphState;
  /** Whether it is on a shortest way. */
  readonly isOnWay: boolean;
}

export interface Graph {
  /** The states, in the order of the server. */
  readonly states: readonly GraphState[];
  readonly moves: readonly GraphMove[];
  readonly width: number;
  readonly height: number;
}

/** A direction in the picture: columns to the right, or states downwards. */
export interface Direction {
  readonly columns: number;
  readonly rows: number;
}

/** Room for a state, in the units of the picture. */
const STEP_X = 46;
const STEP_Y = 30;
const MARGIN = 24;

/** Lays out a graph; `null` if it has no states. */
export function graphOf({ states: found, links, path }: Omit<FoundGraph, "part">): Graph | null {
  if (found.length === 0) return null;
  const distances = found.map(({ distance }) => valueOf(distance));
  const columns = untangled(
    columnsOf(distances.every((distance) => distance !== null) ? distances : hops(found.length, links, path)),
    links,
  );
  const tallest = Math.max(...columns.map((column) => column.length));
  const places = new Map(
    columns.flatMap((column, rank) =>
      column.map((at, row) => {
        const y = MARGIN + (row + (tallest - column.length) / 2) * STEP_Y;
        return [at, { rank, x: MARGIN + rank * STEP_X, y }] as const;
      }),
    ),
  );
  const states = found.flatMap(({ lines, dead_end, kind }, at) => {
    const place = places.get(at);
    const shown = dead_end === true && kind !== "start" ? ("dead_end" as const) : kind;
    return place === undefined ? [] : [{ at, lines, kind: shown, ...place }];
  });
  return {
    states,
    moves: links.flatMap(({ from, to, shortest }) => {
      const [one, other] = [states[from], states[to]];
      return one && other ? [{ from: one, to: other, isOnWay: shortest }] : [];
    }),
    width: 2 * MARGIN + (columns.length - 1) * STEP_X,
    height: 2 * MARGIN + (tallest - 1) * STEP_Y,
  };
}

/** Returns the state beside one in a direction; in another column that which is nearest in height. */
export function beside({ states }: Graph, from: GraphState, { columns, rows }: Direction): GraphState {
  const ahead = states.filter(({ rank, y }) =>
    columns === 0 ? rank === from.rank && Math.sign(y - from.y) === rows : rank === from.rank + columns,
  );
  const far = ({ y }: GraphState): number => Math.abs(y - from.y);
  return ahead.reduce((best, state) => (best === from || far(state) < far(best) ? state : best), from);
}

/** Returns the value of a distance: a whole number or a fraction; `null` if it is not known. */
function valueOf(distance: string | null | undefined): number | null {
  if (distance === null || distance === undefined) return null;
  const [above = 0, below = 1] = distance.split("/").map(Number);
  return above / below;
}

/** Returns the number of moves to each state from the first one of the way that is shown. */
function hops(count: number, links: FoundGraph["links"], path: FoundGraph["path"]): number[] {
  const after = neighbours(links, ({ both_ways: isBothWays }) => isBothWays);
  const first = path.find((at) => at !== null) ?? 0;
  const found = new Map([[first, 0]]);
  // A map is gone through in the order in which it grows.
  for (const [at, moves] of found) {
    for (const next of after.get(at) ?? []) if (!found.has(next)) found.set(next, moves + 1);
  }
  const last = Math.max(...found.values());
  return Array.from({ length: count }, (_, at) => found.get(at) ?? last + 1);
}

/** Returns the states of each distance, the nearest first. */
function columnsOf(distances: readonly (number | null)[]): number[][] {
  const columns = new Map<number, number[]>();
  distances.forEach((distance, at) => {
    const column = columns.get(distance ?? 0);
    if (column === undefined) columns.set(distance ?? 0, [at]);
    else column.push(at);
  });
  return [...columns].sort(([one], [other]) => one - other).map(([, column]) => column);
}

/** Orders each column by where its neighbours of the column before stand, so that fewer lines cross. */
function untangled(columns: readonly (readonly number[])[], links: FoundGraph["links"]): number[][] {
  const joined = neighbours(links, () => true);
  const height = new Map<number, number>();
  return columns.map((column) => {
    const wish = new Map(
      column.map((state, at) => {
        const known = (joined.get(state) ?? []).flatMap((other) => height.get(other) ?? []);
        return [state, known.length === 0 ? at - column.length / 2 : known.reduce((sum, one) => sum + one, 0) / known.length];
      }),
    );
    const ordered = [...column].sort((one, other) => (wish.get(one) ?? 0) - (wish.get(other) ?? 0));
    ordered.forEach((state, at) => height.set(state, at - (column.length - 1) / 2));
    return ordered;
  });
}

/** Returns the states that links lead to from each one, also backwards where `leadsBack` says so. */
function neighbours(
  links: FoundGraph["links"],
  leadsBack: (link: FoundGraph["links"][number]) => boolean,
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  const join = (one: number, other: number): void => {
    const known = found.get(one);
    if (known === undefined) found.set(one, [other]);
    else known.push(other);
  };
  for (const link of links) {
    join(link.from, link.to);
    if (leadsBack(link)) join(link.to, link.from);
  }
  return found;
}
