/** Which nodes of a search tree are drawn at a moment, and where. A large tree is drawn around the current node alone. */
import type { SearchTree, TreeNode } from "./tree";

/** Maximum number of nodes of a tree that is drawn as a whole. */
const MAX_WHOLE = 160;
/** Of a larger tree: maximum number of levels, and of children of a node. */
const MAX_LEVELS = 30;
const MAX_CHILDREN = 4;
const MAX_OWN_CHILDREN = 9;

const ROW = 20;
const MARGIN = 14;

export type Mark = "tried" | "dead-end" | "solution" | "leads";

export interface DrawnNode {
  readonly node: TreeNode;
  readonly x: number;
  readonly y: number;
  readonly mark: Mark;
  readonly isCurrent: boolean;
  /** Whether it is above the current node, or the current one. */
  readonly isOnPath: boolean;
  /** Whether nodes below it are drawn. */
  readonly isInner: boolean;
  /** The number of nodes below it that are not drawn. */
  readonly hidden: number;
  readonly parent: DrawnNode | null;
}

export interface DrawnTree {
  readonly nodes: readonly DrawnNode[];
  readonly width: number;
  readonly height: number;
  /** The width of a level. */
  readonly column: number;
  /** The number of levels above the first one that is drawn. */
  readonly above: number;
  /** Whether every node that is known is drawn. */
  readonly isWhole: boolean;
}

/** Draws the tree as it is after this number of events of the run. */
export function drawn(tree: SearchTree, at: number): DrawnTree {
  const current = tree.currentAt(at);
  const path = new Set<TreeNode>();
  for (let node: TreeNode | null = current; node !== null; node = node.parent) path.add(node);
  const isThere = (node: TreeNode): boolean => node.entered <= at || path.has(node);
  const sizes = sizesOf(tree, isThere);
  const isWhole = (sizes[tree.root.id] ?? 0) <= MAX_WHOLE;
  const leads = leadsTo(tree, at);

  const childrenOf = (node: TreeNode): readonly TreeNode[] => {
    const children = node.children.filter(isThere);
    if (isWhole) return children;
    if (!path.has(node)) return [];
    const latest = new Set(children.slice(-(node === current ? MAX_OWN_CHILDREN : MAX_CHILDREN)));
    return children.filter((child) => path.has(child) || latest.has(child));
  };

  const line = [...path].reverse();
  const above = isWhole ? 0 : Math.max(0, line.length - MAX_LEVELS);
  const top = line[above] ?? tree.root;
  const levels = depthBelow(top, childrenOf);
  const column = levels <= 5 ? 108 : levels <= 9 ? 72 : levels <= 16 ? 44 : 28;
  const nodes: DrawnNode[] = [];
  let row = 0;

  const place = (node: TreeNode, parent: DrawnNode | null, level: number): number => {
    const children = childrenOf(node);
    const hidden = (sizes[node.id] ?? 1) - 1 - children.reduce((sum, child) => sum + (sizes[child.id] ?? 1), 0) + node.earlier;
    const mark: Mark = node.solution <= at ? "solution" : leads.has(node) ? "leads" : node.deadEnd <= at && children.length === 0 && hidden === 0 ? "dead-end" : "tried";
    const self = { node, parent, mark, hidden, isCurrent: node === current, isOnPath: path.has(node), isInner: children.length > 0, x: MARGIN + level * column, y: 0 };
    nodes.push(self);
    const rows = children.map((child) => place(child, self, level + 1));
    self.y = rows.length === 0 ? MARGIN + row++ * ROW : ((rows[0] ?? 0) + (rows.at(-1) ?? 0)) / 2;
    return self.y;
  };

  place(top, null, 0);
  return { nodes, column, above: top.depth, isWhole: isWhole && tree.root.depth === 0, width: MARGIN * 2 + levels * column + 24, height: MARGIN * 2 + Math.max(0, row - 1) * ROW };
}

/** Returns the number of nodes at and below each node. */
function sizesOf(tree: SearchTree, isThere: (node: TreeNode) => boolean): number[] {
  const sizes = new Array<number>(tree.nodes.length).fill(0);
  for (const node of tree.nodes.toReversed()) {
    if (!isThere(node)) continue;
    const size = (sizes[node.id] ?? 0) + 1;
    sizes[node.id] = size;
    if (node.parent !== null) sizes[node.parent.id] = (sizes[node.parent.id] ?? 0) + size;
  }
  return sizes;
}

/** Returns the nodes below which a solution was found. */
function leadsTo(tree: SearchTree, at: number): Set<TreeNode> {
  const found = new Set<TreeNode>();
  for (const solved of tree.nodes.filter(({ solution }) => solution <= at)) {
    for (let node = solved.parent; node !== null && !found.has(node); node = node.parent) found.add(node);
  }
  return found;
}

/** Returns the number of levels below a node. */
function depthBelow(top: TreeNode, childrenOf: (node: TreeNode) => readonly TreeNode[]): number {
  let levels = 0;
  for (let level: readonly TreeNode[] = childrenOf(top); level.length > 0; level = level.flatMap(childrenOf)) levels += 1;
  return levels;
}
