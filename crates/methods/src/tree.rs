//! The search tree of a method, down to the depth that can be drawn.
//!
//! A tree may have millions of nodes, so it is cut while it grows: as soon as it has too many nodes, its deepest level
//! is folded into their parents, which count the nodes hidden below them. So every level that is kept is complete.

use std::ops::ControlFlow;

use crate::{Assignment, Event, Method, Sink, Stack, Subject, TreeShape};

/// Maximum number of assignments that are kept to label a node.
const MAX_LABEL_ASSIGNMENTS: usize = 3;

/// A search tree that is built from events.
#[derive(Clone, Debug)]
pub struct Tree {
    /// Maximum number of nodes that are kept.
    max_nodes: usize,
    shape: TreeShape,
    nodes: Vec<TreeNode>,
    /// Maximum depth of nodes that are kept; deeper ones are folded.
    max_depth: u32,
    /// For each depth the latest node that is kept. Those deeper than the current node have been left by backtracking.
    path: Vec<usize>,
    /// The depth of the current node.
    depth: u32,
    stack: Stack,
    /// For each depth the subject of the latest decision, and the number of its children so far.
    choice_points: Vec<Option<(Subject, u64)>>,
    /// The number of assignments at the latest node, or after the latest backtrack if that is less.
    labelled: usize,
}

/// A node of a search tree. Nodes are listed in the order in which they were entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeNode {
    /// The index of the parent; `None` for the root.
    pub parent: Option<usize>,
    /// The number of levels below the root.
    pub depth: u32,
    /// The first values that were assigned on the edge from the parent, without those that follow.
    pub assigned: Vec<Assignment>,
    /// The number of all values that were assigned on that edge, without those that follow.
    pub count: usize,
    /// The subject of the parent's decision; `None` in a tree of ways.
    pub decision: Option<Subject>,
    /// Whether the node is the second child of a case split: `assigned`, or else the decision, is negated.
    pub is_negated: bool,
    /// The subject of the decision at this node.
    pub subject: Option<Subject>,
    /// The number of solutions at this node and in the nodes folded below it.
    pub solutions: u64,
    /// Whether the values at this node are a solution.
    pub is_solution: bool,
    /// Whether the node is a dead end.
    pub is_dead_end: bool,
    /// The number of nodes folded below it.
    pub hidden: u64,
}

impl Tree {
    /// Creates the tree of a method, which keeps at most `max_nodes` nodes.
    pub fn new(method: Method, max_nodes: usize) -> Self {
        Self {
            max_nodes: max_nodes.max(1),
            shape: method.tree,
            nodes: Vec::new(),
            max_depth: u32::MAX,
            path: Vec::new(),
            depth: 0,
            choice_points: Vec::new(),
            stack: Stack::default(),
            labelled: 0,
        }
    }

    /// Returns the nodes that are kept.
    pub fn nodes(&self) -> &[TreeNode] {
        &self.nodes
    }

    /// Returns the number of all nodes, kept or folded.
    pub fn total(&self) -> u64 {
        self.nodes.iter().map(|node| 1 + node.hidden).sum()
    }

    /// Adds an event.
    pub fn add(&mut self, event: Event) {
        let _ = self.stack.event(event);
        match event {
            Event::Node { depth } => self.node(depth),
            Event::Backtrack { kept, depth } => {
                self.labelled = self.labelled.min(kept as usize);
                self.depth = depth;
            }
            Event::Choose { subject, .. } => {
                self.choice_points.resize(self.depth as usize, None);
                self.choice_points.push(Some((subject, 0)));
                if let Some((node, true)) = self.latest() {
                    // After backtracking, a node may decide something else; its first decision is kept.
                    node.subject.get_or_insert(subject);
                }
            }
            Event::Conflict { .. } => {
                if let Some((node, true)) = self.latest() {
                    node.is_dead_end = true;
                }
            }
            Event::Solution { .. } => {
                if self.shape == TreeShape::Ways {
                    self.find_path(self.stack.assignments().len());
                }
                if let Some((node, is_kept)) = self.latest() {
                    node.solutions += 1;
                    node.is_solution |= is_kept;
                }
            }
            Event::Assign { .. } | Event::Check { .. } | Event::Combine { .. } => {}
        }
    }

    fn node(&mut self, depth: u32) {
        self.depth = depth;
        let assignments = self.stack.assignments();
        // A way may be reported from further up than the parent of its last state.
        let from = if self.shape == TreeShape::Ways { assignments.len().saturating_sub(1) } else { self.labelled };
        let new = assignments.get(from..).unwrap_or_default();
        let mut assigned: Vec<Assignment> = new.iter().copied().filter(|assignment| !assignment.forced).collect();
        self.labelled = assignments.len();
        if self.nodes.is_empty() && depth > 0 {
            // The nodes of a method without a tree are candidates side by side, without a root.
            self.nodes.push(TreeNode::new(None, 0, Vec::new()));
            self.path.push(0);
        }
        let above = (depth as usize).checked_sub(1).filter(|_| self.shape != TreeShape::Ways);
        let choice_point = above.and_then(|above| self.choice_points.get_mut(above)?.as_mut());
        let decision = choice_point.map(|(subject, children)| {
            *children += 1;
            (*subject, *children)
        });
        let is_negated = self.shape == TreeShape::CaseSplits && matches!(decision, Some((_, 2)));
        if let (true, Some(&first)) = (is_negated, self.path.get(depth as usize)) {
            assigned.clone_from(&self.nodes[first].assigned);
        }
        if self.shape == TreeShape::Ways {
            self.find_path(self.stack.assignments().len().saturating_sub(1));
        } else {
            self.path.truncate(depth as usize);
        }
        let parent = self.path.last().copied();
        if depth > self.max_depth {
            if let Some(parent) = parent {
                self.nodes[parent].hidden += 1;
            }
            return;
        }
        self.path.push(self.nodes.len());
        let decision = decision.map(|(subject, _)| subject);
        self.nodes.push(TreeNode { decision, is_negated, ..TreeNode::new(parent, depth, assigned) });
        while self.nodes.len() > self.max_nodes {
            self.fold();
        }
    }

    /// Sets the path to the kept nodes along the first `steps` states of the current way.
    fn find_path(&mut self, steps: usize) {
        self.path.clear();
        for step in &self.stack.assignments()[..steps] {
            let parent = self.path.last().copied();
            let next = self.nodes.iter().position(|node| node.parent == parent && node.assigned.first() == Some(step));
            match next {
                Some(next) => self.path.push(next),
                None => break,
            }
        }
    }

    /// Folds the deepest level into its parents.
    fn fold(&mut self) {
        let deepest = self.nodes.iter().map(|node| node.depth).max().unwrap_or(0);
        let mut kept_as = vec![usize::MAX; self.nodes.len()];
        let mut kept: Vec<TreeNode> = Vec::new();
        for (number, node) in std::mem::take(&mut self.nodes).into_iter().enumerate() {
            match node.parent.map(|parent| kept_as[parent]) {
                Some(parent) if node.depth == deepest => {
                    kept[parent].hidden += 1 + node.hidden;
                    kept[parent].solutions += node.solutions;
                }
                parent => {
                    kept_as[number] = kept.len();
                    kept.push(TreeNode { parent, ..node });
                }
            }
        }
        self.nodes = kept;
        self.max_depth = deepest.saturating_sub(1);
        self.path = self.path.iter().map(|&node| kept_as[node]).take_while(|&node| node != usize::MAX).collect();
    }

    /// Returns the current node and true, or the node that it is folded into and false.
    fn latest(&mut self) -> Option<(&mut TreeNode, bool)> {
        let found = self.path.get(self.depth as usize);
        let node = self.nodes.get_mut(*found.or(self.path.last())?)?;
        Some((node, found.is_some()))
    }
}

impl TreeNode {
    fn new(parent: Option<usize>, depth: u32, mut assigned: Vec<Assignment>) -> Self {
        let count = assigned.len();
        assigned.truncate(MAX_LABEL_ASSIGNMENTS);
        Self {
            parent,
            depth,
            assigned,
            count,
            decision: None,
            is_negated: false,
            subject: None,
            solutions: 0,
            is_solution: false,
            is_dead_end: false,
            hidden: 0,
        }
    }
}

impl Sink for Tree {
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        self.add(event);
        ControlFlow::Continue(())
    }
}
