//! A tree that grows from left to right: a search, branch by branch.

mod layout;
mod svg;

pub use svg::tree_svg;

/// A tree.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    /// The language of the texts: `en`, `fr`, `nl`; empty if unknown.
    pub language: String,
    /// The title, drawn above it.
    pub title: String,
    /// All of it in words, for those who do not see it.
    pub description: String,
    /// Lines below the title.
    pub notes: Vec<String>,
    /// The branches: the root first, each after the one that it grows from.
    pub branches: Vec<Branch>,
    /// What the marks mean; a mark that is not in the tree is not explained.
    pub legend: Vec<(BranchMark, String)>,
}

/// A branch: a node, and what leads to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Branch {
    /// The branch that it grows from; the root is drawn whatever it says.
    pub from: usize,
    /// What leads to it, drawn above the line.
    pub label: String,
    /// What it is.
    pub mark: BranchMark,
    /// What is folded behind it, such as a number; empty for nothing.
    pub folded: String,
    /// All of it in words.
    pub aloud: String,
}

/// What a branch is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum BranchMark {
    /// Leads to no solution.
    #[default]
    Tried,
    /// Leads to a solution.
    Leads,
    /// Is a solution.
    Solution,
    /// Here it does not go on.
    DeadEnd,
}
