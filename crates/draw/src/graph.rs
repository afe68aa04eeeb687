//! A graph whose nodes are arranged in columns.

/// A graph whose nodes are arranged in columns, from left to right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Graph {
    /// The language of the texts: `en`, `fr`, `nl`; empty if unknown.
    pub language: String,
    /// The title above the graph.
    pub title: String,
    /// A description of the graph for screen readers.
    pub description: String,
    /// Lines below the title.
    pub notes: Vec<String>,
    /// The meaning of the columns, drawn before their names.
    pub heading: String,
    /// The name of each column.
    pub columns: Vec<String>,
    /// The nodes.
    pub nodes: Vec<Node>,
    /// The edges; an edge without both nodes is not drawn.
    pub edges: Vec<Edge>,
    /// The explanation of all marks.
    pub legend: Legend,
}

/// A node: a box with a few parts, one below the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Node {
    /// The column of the node.
    pub column: usize,
    /// The text of each part.
    pub parts: Vec<String>,
    /// The part with the sign.
    pub sign: Option<usize>,
    /// The role of the node.
    pub mark: NodeMark,
    /// The description for screen readers.
    pub aloud: String,
}

/// The role of a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum NodeMark {
    /// The start.
    Start,
    /// A goal.
    Goal,
    /// A node on the highlighted way.
    Way,
    /// A node off the highlighted way.
    #[default]
    Detour,
    /// A node from which no goal can be reached.
    DeadEnd,
}

/// An edge.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Edge {
    /// The index of the first node.
    pub from: usize,
    /// The index of the second node.
    pub to: usize,
    /// The direction of the edge.
    pub direction: Direction,
    /// The role of the edge.
    pub mark: EdgeMark,
    /// The label; empty for none.
    pub label: String,
    /// The description for screen readers.
    pub aloud: String,
}

/// The direction of an edge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Direction {
    /// Both directions.
    #[default]
    Both,
    /// From the first node to the second, drawn as an arrow.
    Forward,
}

/// The role of an edge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum EdgeMark {
    /// A move forward on the highlighted way.
    Forth,
    /// A move back on the highlighted way.
    Back,
    /// A move off the highlighted way.
    #[default]
    Detour,
}

/// The explanation of the marks of a graph. A mark without words is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Legend {
    /// The roles of nodes.
    pub nodes: Vec<(NodeMark, String)>,
    /// The roles of edges.
    pub edges: Vec<(EdgeMark, String)>,
    /// The meanings of the parts of a node, from the top.
    pub parts: Vec<String>,
    /// The meaning of the sign.
    pub sign: String,
    /// Short names and their meanings.
    pub names: Vec<(String, String)>,
}
