//! The highlights of an explanation, in colours and, for paper and for who does not see them, in shapes.

use super::board::is_explained;
use crate::board::Highlight;
use crate::scene::Block;

pub(super) const STYLE: &str = include_str!("highlight.css");

/// Whether a block has highlights or candidates.
pub(super) fn is_used(block: &Block) -> bool {
    match block {
        Block::Board(board) => is_explained(board),
        Block::CrossOut(_) | Block::Signs(_) => true,
        _ => false,
    }
}

/// Returns the class of a highlight; empty for none.
pub(super) fn class(highlight: Highlight) -> &'static str {
    match highlight {
        Highlight::None => "",
        Highlight::House => "house",
        Highlight::Reason => "reason",
        Highlight::Result => "result",
    }
}

/// The `class` attribute with a blank before it, or nothing if all classes are empty.
pub(super) struct ClassList<'a>(pub(super) &'a [&'a str]);

impl std::fmt::Display for ClassList<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut before = " class=\"";
        for class in self.0.iter().filter(|class| !class.is_empty()) {
            write!(f, "{before}{class}")?;
            before = " ";
        }
        if before == " " { f.write_str("\"") } else { Ok(()) }
    }
}
