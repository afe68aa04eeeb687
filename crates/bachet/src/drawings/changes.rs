//! Changes that make a way possible, as the lines to write.

use bachet_crossing::{Change, Changes, Distance};
use bachet_notation::crossing::{BoatId, CrossingPuzzle, boat_keyword, rule_statements, write_rule};

/// A change in words.
pub struct DescribedChange {
    /// The kind, as messages know it: `load-limit`, `least`, `cost-limit`, `unattended`, `rule`, `rower`, `any-rower`,
    /// `own-rower` or `anywhere`.
    pub kind: &'static str,
    /// The index of the rule that is changed or removed.
    pub rule: Option<usize>,
    /// The line as it is after the change, or the rule that is removed.
    pub line: String,
    /// The distance of the goal after it.
    pub distance: Distance,
}

/// Returns each change as the line to write.
pub fn changes(puzzle: &CrossingPuzzle, changes: &Changes) -> Vec<DescribedChange> {
    changes.found.iter().map(|(change, distance)| described(puzzle, *change, *distance)).collect()
}

fn described(puzzle: &CrossingPuzzle, change: Change, distance: Distance) -> DescribedChange {
    let changed = change.applied_to(puzzle);
    let statement = |keyword: &str| written(&changed, keyword);
    let of_boat = |keyword: &str, boat: BoatId| written(&changed, &boat_keyword(puzzle, keyword, boat));
    let (kind, rule, line) = match change {
        Change::LoadLimit { boat, .. } => ("load-limit", None, of_boat("boat", boat)),
        Change::Least { boat, .. } => ("least", None, of_boat("boat", boat)),
        Change::CostLimit(_) => ("cost-limit", None, statement("limit")),
        Change::Unattended(rule) => {
            let line = format!("rule unattended: {}", write_rule(&changed, &changed.rules[rule]));
            ("unattended", Some(rule), line)
        }
        Change::WithoutRule(rule) => ("rule", Some(rule), write_rule(puzzle, &puzzle.rules[rule])),
        Change::Rower(None, _) => ("rower", None, statement("rower")),
        Change::Rower(Some(boat), _) => ("rower", None, of_boat("rower", boat)),
        Change::AnyRower(None) => ("any-rower", None, String::new()),
        Change::AnyRower(Some(boat)) => ("own-rower", None, written(puzzle, &boat_keyword(puzzle, "rower", boat))),
        Change::Anywhere(_) | Change::BoatAnywhere(_) => ("anywhere", None, last_goal(&changed)),
    };
    DescribedChange { kind, rule, line, distance }
}

/// Returns the line with a keyword.
fn written(puzzle: &CrossingPuzzle, keyword: &str) -> String {
    let found = rule_statements(puzzle).into_iter().find(|(word, _)| word == keyword);
    found.map_or_else(String::new, |(word, says)| format!("{word}: {says}"))
}

/// Returns the goal that was added last, as a line of its own.
fn last_goal(puzzle: &CrossingPuzzle) -> String {
    let mut only = puzzle.clone();
    only.goal.drain(..only.goal.len().saturating_sub(1));
    let goal = bachet_notation::crossing::statements(&only).into_iter().find(|(word, _)| word == "goal");
    goal.map_or_else(String::new, |(word, says)| format!("{word}: {says}"))
}
