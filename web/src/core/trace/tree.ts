/**
 * The part of a search tree that a stretch of events enters, below the path that leads there.
 *
 * The tree of a whole stretch is built once. Each node knows when it was entered, so that the tree as it was at any
 * moment is a selection of its nodes.
 */
import type { Assignment, Subject } from "./event";
import type { Stretch } from "./stretch";

/** How the nodes of a method form a tree. */
export type TreeShape = "nested" | "case-splits" | "ways";

export interface TreeNode {
  /** Its number, in the order in which nodes were entered. */
  readonly id: number;
  readonly parent: TreeNode | null;
  readonly depth: number;
  /** The number of the event by which it was entered; 0 for a root that was not reported. */
  entered: number;
  /** The values that were assigned on the way from its parent, without those that follow. */
  assigned: readonly Assignment[];
  /** What its parent decided. */
  readonly decision: Subject | null;
  /** Whether it is the second of two cases: what leads to it is denied. */
  readonly isNegated: boolean;
  readonly children: TreeNode[];
  /** The number of its children that were left before the stretch begins. */
  earlier: number;
  /** When it turned out to be a dead end, or a solution; infinite if it did not. */
  deadEnd: number;
  solution: number;
}

/** Where the method is at each moment of a stretch. */
export class SearchTree {
  readonly root: TreeNode;
  /** The current node after each event of the stretch, and before the first one. */
  readonly #current: TreeNode[] = [];
  readonly #start: number;
  readonly nodes: TreeNode[] = [];

  constructor(stretch: Stretch, shape: TreeShape) {
    this.#start = stretch.start;
    const builder = shape === "ways" ? new WaysBuilder(stretch, this) : new NestedBuilder(stretch, this, shape);
    this.root = builder.root;
    this.#current.push(builder.current);
    for (const [index, event] of stretch.events.entries()) {
      const number = stretch.start + index + 1;
      if ("node" in event) builder.enter(event.node.depth, number);
      else if ("assign" in event) builder.assign(event.assign);
      else if ("backup" in event) builder.backtrack(event.backup.kept, event.backup.depth);
      else if ("choose" in event) builder.choose(event.choose.of);
      else if ("conflict" in event) builder.current.deadEnd = Math.min(builder.current.deadEnd, number);
      else if ("solution" in event) builder.solution(number);
      this.#current.push(builder.current);
    }
  }

  /** Returns the current node after this number of events of the run. */
  currentAt(at: number): TreeNode {
    return this.#current[Math.max(0, Math.min(this.#current.length - 1, at - this.#start))] ?? this.root;
  }
}

type Entered = Pick<TreeNode, "parent" | "depth" | "entered"> & Partial<Pick<TreeNode, "assigned" | "decision" | "isNegated">>;

abstract class Builder {
  readonly root: TreeNode;
  current: TreeNode;
  protected readonly stack: Assignment[];
  readonly #tree: SearchTree;

  constructor(stretch: Stretch, tree: SearchTree) {
    this.#tree = tree;
    this.stack = [...stretch.before.assigned];
    this.root = this.add({ parent: null, depth: stretch.before.above, entered: 0 });
    this.current = this.root;
  }

  assign(assigned: Assignment): void {
    this.stack.push(assigned);
  }

  abstract enter(depth: number, number: number): void;
  abstract backtrack(kept: number, depth: number): void;
  abstract choose(of: Subject): void;
  abstract solution(number: number): void;

  protected add({ parent, depth, entered, assigned = [], decision = null, isNegated = false }: Entered): TreeNode {
    const id = this.#tree.nodes.length;
    const node: TreeNode = { id, parent, depth, entered, assigned, decision, isNegated, earlier: 0, children: [], deadEnd: Infinity, solution: Infinity };
    parent?.children.push(node);
    this.#tree.nodes.push(node);
    return node;
  }
}

/** The parent of a node is the latest node that is one level higher. */
class NestedBuilder extends Builder {
  /** The latest node of each depth, with its decision and the number of children since. */
  readonly #path: { node: TreeNode; decision: Subject | null; children: number }[] = [];
  readonly #shape: TreeShape;
  /** The depth of the first node that is known. */
  readonly #top: number;
  #labelled: number;
  #isBegun: boolean;

  constructor(stretch: Stretch, tree: SearchTree, shape: TreeShape) {
    super(stretch, tree);
    this.#shape = shape;
    const { path, assigned, above: top } = stretch.before;
    this.#top = top;
    this.#isBegun = path.length > 0;
    for (const [level, { event, assigned: until, decision, children }] of path.entries()) {
      const above = path[level - 1];
      const own = assigned.slice(above?.assigned ?? 0, until).filter(({ forced }) => !forced);
      const parent = this.#path.at(-1)?.node ?? null;
      const isNegated = this.#isSecond(above?.children ?? 0);
      const node = level === 0 ? this.root : this.add({ parent, depth: top + level, entered: event, assigned: own, decision: above?.decision ?? null, isNegated });
      // What has been left before the stretch is only counted.
      node.earlier = children - (level < path.length - 1 ? 1 : 0);
      this.#path.push({ node, decision, children });
    }
    this.current = this.#path.at(-1)?.node ?? this.root;
    this.#labelled = path.length === 0 ? 0 : Math.min(path.at(-1)?.assigned ?? 0, assigned.length);
  }

  override enter(depth: number, number: number): void {
    const level = this.#levelOf(depth);
    const own = this.stack.slice(this.#labelled).filter(({ forced }) => !forced);
    this.#labelled = this.stack.length;
    if (level === 0 && !this.#isBegun) {
      this.#path.push({ node: this.root, decision: null, children: 0 });
      this.root.entered = number;
    } else {
      // The nodes of a method without a tree are side by side, below a root that was not reported.
      if (!this.#isBegun) this.#path.push({ node: this.root, decision: null, children: 0 });
      const above = this.#path[Math.max(0, level - 1)] ?? this.#path.at(-1);
      if (above !== undefined) above.children += 1;
      const isNegated = this.#isSecond(above?.children ?? 0);
      const assigned = isNegated && own.length === 0 ? (above?.node.children[0]?.assigned ?? []) : own;
      this.#path.length = Math.min(this.#path.length, Math.max(1, level));
      const node = this.add({ parent: above?.node ?? this.root, depth, entered: number, assigned, decision: above?.decision ?? null, isNegated });
      this.#path.push({ node, decision: null, children: 0 });
    }
    this.#isBegun = true;
    this.current = this.#path.at(-1)?.node ?? this.root;
  }

  override backtrack(kept: number, depth: number): void {
    this.stack.length = Math.min(this.stack.length, kept);
    this.#labelled = Math.min(this.#labelled, kept);
    this.#path.length = Math.min(this.#path.length, this.#levelOf(depth) + 1);
    this.current = this.#path.at(-1)?.node ?? this.root;
  }

  override choose(of: Subject): void {
    const last = this.#path.at(-1);
    if (last === undefined) return;
    last.decision = of;
    last.children = 0;
  }

  override solution(number: number): void {
    this.current.solution = Math.min(this.current.solution, number);
  }

  /** Returns the place of a depth in the path; the first one for what is above all that is known. */
  #levelOf(depth: number): number {
    return Math.max(0, depth - this.#top);
  }

  #isSecond(children: number): boolean {
    return this.#shape === "case-splits" && children === 2;
  }
}

/** The parent of a node is the node of the state before it on its way. */
class WaysBuilder extends Builder {
  constructor(stretch: Stretch, tree: SearchTree) {
    super(stretch, tree);
    this.current = this.#along(0) ?? this.root;
  }

  override enter(_depth: number, number: number): void {
    this.current = this.#along(number) ?? this.current;
  }

  override backtrack(kept: number): void {
    this.stack.length = Math.min(this.stack.length, kept);
  }

  override choose(): void {
    // The states that follow are found, not decided.
  }

  override solution(number: number): void {
    // The ways that are listed at the end may lead through states that were entered on another way.
    this.current = this.#along() ?? this.current;
    this.current.solution = Math.min(this.current.solution, number);
  }

  /** Returns the node of the last state on the current way. With a number, those that are missing are entered there. */
  #along(number?: number): TreeNode | null {
    let node = this.root;
    const [first, ...steps] = this.stack;
    if (this.root.assigned.length === 0 && first !== undefined) {
      this.root.assigned = [first];
      this.root.entered = number ?? 0;
    }
    for (const step of steps) {
      const known = node.children.find(({ assigned }) => assigned[0] !== undefined && String(assigned[0].value) === String(step.value));
      if (known === undefined && number === undefined) return null;
      node = known ?? this.add({ parent: node, depth: node.depth + 1, entered: number ?? 0, assigned: [step] });
    }
    return node;
  }
}
