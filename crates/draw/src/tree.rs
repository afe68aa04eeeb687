//! A tree that is drawn from left to right.

mod layout;
mod svg;

pub use svg::tree_svg;

/// A tree.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    /// The language of the texts: `en`, `fr`, `nl`; empty if unknown.
    pub language: String,
    /// The title above the tree.
    pub title: String,
    /// A description of the tree for screen readers.
    pub description: String,
    /// Lines below the title.
    pub notes: Vec<String>,
    /// The branches: the root first, each after its parent.
    pub branches: Vec<Branch>,
    /// The meanings of the marks; those that do not occur in the tree are left out.
    pub legend: Vec<(BranchMark, String)>,
}

/// A node with the edge to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Branch {
    /// The index of the parent; ignored for the root.
    pub from: usize,
    /// The label of the edge.
    pub label: String,
    /// The role of the node.
    pub mark: BranchMark,
    /// The number of nodes folded below it, as a text; empty for none.
    pub folded: String,
    /// The description for screen readers.
    pub aloud: String,
}

/// The role of a branch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum BranchMark {
    /// No solution is below it.
    #[default]
    Tried,
    /// A solution is below it.
    Leads,
    /// A solution.
    Solution,
    /// A dead end.
    DeadEnd,
}
