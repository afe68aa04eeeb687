//! How a river crossing is read.

use bachet_notation::crossing::{CrossingPuzzle, Rule};

/// How a river crossing was read.
#[derive(Clone, Debug)]
pub struct CrossingInterpretation {
    /// The names of the places in order.
    pub places: Vec<String>,
    /// The groups, each with the number of its members.
    pub groups: Vec<(String, u32)>,
    /// The rules as written.
    pub rules: Vec<String>,
}

pub(super) fn explain(puzzle: &CrossingPuzzle) -> CrossingInterpretation {
    CrossingInterpretation {
        places: puzzle.places.iter().map(|place| place.name.clone()).collect(),
        groups: puzzle.groups.iter().map(|group| (group.name.clone(), group.count)).collect(),
        rules: puzzle.rules.iter().map(|rule: &Rule| rule.text.clone()).collect(),
    }
}
