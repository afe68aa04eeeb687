//! How a river crossing is read.

use bachet_notation::crossing::{CrossingPuzzle, Rule};

/// How a river crossing was read.
#[derive(Clone, Debug)]
pub struct CrossingReading {
    /// The names of the places in order.
    pub places: Vec<String>,
    /// The groups, each with the number of its members.
    pub groups: Vec<(String, u32)>,
    /// The rules as written.
    pub rules: Vec<String>,
}

pub(super) fn explain(puzzle: &CrossingPuzzle) -> CrossingReading {
    CrossingReading {
        places: puzzle.places.iter().map(|place| place.name.clone()).collect(),
        groups: puzzle.groups.iter().map(|group| (group.name.clone(), group.count)).collect(),
        rules: puzzle.rules.iter().map(|rule: &Rule| rule.text.clone()).collect(),
    }
}

/// The lines of the text that say what may be, each as its keyword and what it says: `boat`, `2 seats`.
pub fn stated_rules(puzzle: &CrossingPuzzle) -> Vec<(String, String)> {
    const KEYWORDS: [&str; 6] = ["routes", "boat", "rower", "cost", "limit", "rule"];
    let text = to_text(puzzle);
    let line = |line: &str| {
        let (keyword, says) = line.split_once(": ")?;
        let first = keyword.split(' ').next()?;
        KEYWORDS.contains(&first).then(|| (keyword.to_owned(), says.to_owned()))
    };
    text.lines().filter_map(line).collect()
}

pub(super) fn to_text(puzzle: &CrossingPuzzle) -> String {
    bachet_notation::crossing::write(puzzle)
}
