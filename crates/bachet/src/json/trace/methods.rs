//! The methods that run on a puzzle.

use bachet_notation::Argument;

use crate::messages::{MessageId, Messages};
use crate::verbs::{Method, TreeShape};

/// A method of solving.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(clippy::struct_excessive_bools, reason = "each says something else about the method")]
pub struct MethodDescription {
    /// Its name.
    pub name: &'static str,
    /// What it does, in a few words.
    pub title: String,
    /// Whether it stops at the first solution unless all are asked for.
    pub stops_at_first: bool,
    /// Whether it finds shortest ways only.
    pub finds_shortest: bool,
    /// Whether the order of the clues makes a difference.
    pub uses_clue_order: bool,
    /// Whether it translates the puzzle into rules, which `rules` lists.
    pub has_rules: bool,
    /// How its nodes form a search tree.
    pub tree: Tree,
}

/// How the nodes of a method form a search tree.
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Tree {
    /// The parent of a node is the latest node that is one level higher.
    Nested,
    /// The same, with two children: a decision, and the negation of it.
    CaseSplits,
    /// The parent of a node is the state before it on its way.
    Ways,
}

impl MethodDescription {
    /// Describes a method, with the words of these messages.
    pub fn new(method: Method, messages: &Messages) -> Self {
        let name = ("method", Argument::Text(method.name.to_owned()));
        let title = ("title", Argument::Text(method.title.to_owned()));
        Self {
            name: method.name,
            title: messages.format(MessageId::TraceMethodTitle, &[name, title]),
            stops_at_first: method.stops_at_first,
            finds_shortest: method.finds_shortest,
            uses_clue_order: method.uses_clue_order,
            has_rules: method.rules.is_some(),
            tree: match method.tree {
                TreeShape::Nested => Tree::Nested,
                TreeShape::CaseSplits => Tree::CaseSplits,
                TreeShape::Ways => Tree::Ways,
            },
        }
    }
}
