//! The search tree of a method, as far down as it can be drawn.
//!
//! A tree may have millions of nodes, so it is cut while it grows: as soon as it has too many, its deepest level is folded
//! into the nodes above it, which then know how much is hidden below them. What is left is every level that fits as a whole.

use std::ops::ControlFlow;

use crate::{Assignment, Event, Method, Sink, Stack, Subject};

/// So many assignments of a node are kept for its name.
const MOST_NAMED: usize = 3;

/// A search tree that listens to its method.
#[derive(Clone, Debug)]
pub struct Tree {
    /// More nodes than this are never kept.
    most: usize,
    /// Whether a node is below the one that its way goes through, rather than below the last one that is less deep.
    by_way: bool,
    /// Whether the second of two ways is that the first is not so.
    denies: bool,
    nodes: Vec<Branch>,
    /// Nodes deeper than this are folded.
    limit: u32,
    /// For each depth, as far as nodes are kept, the latest of them: below the one at which it stands those that it came
    /// back from.
    path: Vec<usize>,
    /// The depth of the node at which it stands.
    depth: u32,
    stack: Stack,
    /// For each depth what was taken up there last, and in how many ways it has gone on since.
    taken_up: Vec<Option<(Subject, u64)>>,
    /// How many assignments stood at the latest node, or when something was taken back since.
    named: usize,
}

/// A node of the tree. The root comes first, and each node comes after the one above it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The node above it; `None` for the root.
    pub above: Option<usize>,
    /// How far below the root.
    pub depth: u32,
    /// The first values that were chosen to get here, and how many there were.
    pub chosen: Vec<Assignment>,
    /// How many values were chosen to get here.
    pub count: usize,
    /// What was taken up above it, to go on here as one way; where ways are told from their beginning, the state says it.
    pub of: Option<Subject>,
    /// Whether this is the way on which what was chosen, or else what was taken up, is not so.
    pub is_denied: bool,
    /// What is taken up here.
    pub subject: Option<Subject>,
    /// How many solutions there are here and in what is folded below.
    pub solutions: u64,
    /// Whether one of them is what stands here.
    pub is_solution: bool,
    /// Whether it could not go on here.
    pub is_dead_end: bool,
    /// How many nodes are folded below.
    pub hidden: u64,
}

impl Tree {
    /// A tree of a method, of which at most so many nodes are kept.
    pub fn new(method: Method, most: usize) -> Self {
        Self {
            most: most.max(1),
            by_way: method == Method::BreadthFirst,
            denies: method == Method::Cnf,
            nodes: Vec::new(),
            limit: u32::MAX,
            path: Vec::new(),
            depth: 0,
            taken_up: Vec::new(),
            stack: Stack::default(),
            named: 0,
        }
    }

    /// The nodes that are kept.
    pub fn nodes(&self) -> &[Branch] {
        &self.nodes
    }

    /// How many there were in all.
    pub fn total(&self) -> u64 {
        self.nodes.iter().map(|node| 1 + node.hidden).sum()
    }

    /// Takes note of an event.
    pub fn note(&mut self, event: Event) {
        let _ = self.stack.event(event);
        match event {
            Event::Node { depth } => self.node(depth),
            Event::BackUp { kept, depth } => {
                self.named = self.named.min(kept as usize);
                self.depth = depth;
            }
            Event::Choose { subject, .. } => {
                self.taken_up.resize(self.depth as usize, None);
                self.taken_up.push(Some((subject, 0)));
                if let Some((node, true)) = self.latest() {
                    // A node to which it came back may take up something else.
                    node.subject.get_or_insert(subject);
                }
            }
            Event::Conflict { .. } => {
                if let Some((node, true)) = self.latest() {
                    node.is_dead_end = true;
                }
            }
            Event::Solution { .. } => {
                if self.by_way {
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
        let standing = self.stack.assignments();
        // A way may be told anew from further up than the node that it leads to.
        let from = if self.by_way { standing.len().saturating_sub(1) } else { self.named };
        let new = standing.get(from..).unwrap_or_default();
        let mut chosen: Vec<Assignment> = new.iter().copied().filter(|assignment| !assignment.forced).collect();
        self.named = standing.len();
        if self.nodes.is_empty() && depth > 0 {
            // A method whose nodes are candidates side by side has no node above them.
            self.nodes.push(Branch::new(None, 0, Vec::new()));
            self.path.push(0);
        }
        let above = (depth as usize).checked_sub(1).filter(|_| !self.by_way);
        let taken_up = above.and_then(|above| self.taken_up.get_mut(above)?.as_mut());
        let of = taken_up.map(|(subject, ways)| {
            *ways += 1;
            (*subject, *ways)
        });
        let is_denied = self.denies && matches!(of, Some((_, 2)));
        if let (true, Some(&first)) = (is_denied, self.path.get(depth as usize)) {
            chosen.clone_from(&self.nodes[first].chosen);
        }
        if self.by_way {
            self.find_path(self.stack.assignments().len().saturating_sub(1));
        } else {
            self.path.truncate(depth as usize);
        }
        let above = self.path.last().copied();
        if depth > self.limit {
            if let Some(above) = above {
                self.nodes[above].hidden += 1;
            }
            return;
        }
        self.path.push(self.nodes.len());
        let of = of.map(|(subject, _)| subject);
        self.nodes.push(Branch { of, is_denied, ..Branch::new(above, depth, chosen) });
        while self.nodes.len() > self.most {
            self.fold();
        }
    }

    /// Follows so many steps of the way that stands through the nodes that are kept.
    fn find_path(&mut self, steps: usize) {
        self.path.clear();
        for step in &self.stack.assignments()[..steps] {
            let above = self.path.last().copied();
            let next = self.nodes.iter().position(|node| node.above == above && node.chosen.first() == Some(step));
            match next {
                Some(next) => self.path.push(next),
                None => break,
            }
        }
    }

    /// Folds the deepest level into the one above it.
    fn fold(&mut self) {
        let deepest = self.nodes.iter().map(|node| node.depth).max().unwrap_or(0);
        let mut kept_as = vec![usize::MAX; self.nodes.len()];
        let mut kept: Vec<Branch> = Vec::new();
        for (number, node) in std::mem::take(&mut self.nodes).into_iter().enumerate() {
            match node.above.map(|above| kept_as[above]) {
                Some(above) if node.depth == deepest => {
                    kept[above].hidden += 1 + node.hidden;
                    kept[above].solutions += node.solutions;
                }
                above => {
                    kept_as[number] = kept.len();
                    kept.push(Branch { above, ..node });
                }
            }
        }
        self.nodes = kept;
        self.limit = deepest.saturating_sub(1);
        self.path = self.path.iter().map(|&node| kept_as[node]).take_while(|&node| node != usize::MAX).collect();
    }

    /// The node at which it stands and true, or the one that it is folded into and false.
    fn latest(&mut self) -> Option<(&mut Branch, bool)> {
        let found = self.path.get(self.depth as usize);
        let node = self.nodes.get_mut(*found.or(self.path.last())?)?;
        Some((node, found.is_some()))
    }
}

impl Branch {
    fn new(above: Option<usize>, depth: u32, mut chosen: Vec<Assignment>) -> Self {
        let count = chosen.len();
        chosen.truncate(MOST_NAMED);
        Self {
            above,
            depth,
            chosen,
            count,
            of: None,
            is_denied: false,
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
        self.note(event);
        ControlFlow::Continue(())
    }
}
