//! A graph in columns: nodes with something to read in them, edges, and what the marks on them mean.

/// A graph whose nodes stand in columns, from left to right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Graph {
    /// The language of the texts: `en`, `fr`, `nl`; empty if unknown.
    pub language: String,
    /// The title, drawn above it.
    pub title: String,
    /// All of it in words, for those who do not see it.
    pub description: String,
    /// Lines below the title.
    pub notes: Vec<String>,
    /// What the columns stand for, drawn in front of their names.
    pub heading: String,
    /// The name of each column.
    pub columns: Vec<String>,
    /// The nodes.
    pub nodes: Vec<Node>,
    /// The edges; one whose ends are not nodes is not drawn.
    pub edges: Vec<Edge>,
    /// What everything means.
    pub legend: Legend,
}

/// A node: a box of a few parts, one above the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Node {
    /// The column it stands in.
    pub column: usize,
    /// What stands in each part.
    pub parts: Vec<String>,
    /// The part that has the sign.
    pub sign: Option<usize>,
    /// What it is.
    pub mark: NodeMark,
    /// All of it in words.
    pub aloud: String,
}

/// What a node is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum NodeMark {
    /// Where it begins.
    Start,
    /// Where it may end.
    Goal,
    /// On the way.
    Way,
    /// Beside the way.
    #[default]
    Detour,
    /// From here nothing leads to an end.
    DeadEnd,
}

/// An edge.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Edge {
    /// The node it leads from.
    pub from: usize,
    /// The node it leads to.
    pub to: usize,
    /// Whether it leads back as well.
    pub direction: Direction,
    /// What it is.
    pub mark: EdgeMark,
    /// What stands beside it; empty for nothing.
    pub label: String,
    /// All of it in words.
    pub aloud: String,
}

/// Which ways an edge can be gone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Direction {
    /// Both ways.
    #[default]
    Both,
    /// From its first node to its second: drawn as an arrow.
    Forward,
}

/// What an edge is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum EdgeMark {
    /// On the way, forth.
    Forth,
    /// On the way, back.
    Back,
    /// Beside the way.
    #[default]
    Detour,
}

/// What the marks of a graph mean. What has no words is not explained.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Legend {
    /// What the nodes are.
    pub nodes: Vec<(NodeMark, String)>,
    /// What the edges are.
    pub edges: Vec<(EdgeMark, String)>,
    /// What the parts of a node are, from above.
    pub parts: Vec<String>,
    /// What the sign in one of them is.
    pub sign: String,
    /// Short names and what they stand for.
    pub names: Vec<(String, String)>,
}
