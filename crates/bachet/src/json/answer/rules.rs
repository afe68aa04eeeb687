//! What a method makes of the rules before it begins.

use bachet_methods as methods;

use crate::Puzzle;
use crate::json::output::{Formula, Group, Output, Piece, Purpose, Rule, Rules};
use crate::verbs::MethodRules;

impl Output {
    /// What a method makes of the rules of the puzzle; of each rule so many alternatives at most.
    pub fn of_rules(puzzle: &Puzzle, found: &MethodRules, most: usize) -> Self {
        // The columns of the table; a board is numbered cell by cell.
        let columns = if let Puzzle::Grid(puzzle) = puzzle { puzzle.categories.len() as u32 } else { 1 };
        let piece = |piece: &methods::Piece| Piece {
            place: piece.entity.map(|entity| entity * columns + piece.category),
            category: piece.category,
            value: piece.value,
        };
        let rules = match found {
            MethodRules::Alternatives(rules) => {
                let rule = |rule: &methods::Rule| Rule {
                    of: rule.subject.into(),
                    count: rule.alternatives.len().to_string(),
                    alternatives: rule.alternatives.iter().take(most).map(|a| a.iter().map(piece).collect()).collect(),
                };
                Rules::Alternatives(rules.iter().map(rule).collect())
            }
            MethodRules::Formula(formula) => Rules::Formula(Formula {
                booleans: formula.decisions.to_string(),
                auxiliary: formula.auxiliary.to_string(),
                clauses: formula.clauses.to_string(),
                groups: formula.groups.iter().map(|&(group, clauses)| group_of(group, clauses)).collect(),
            }),
        };
        Self { rules: Some(rules), ..Self::default() }
    }
}

fn group_of(group: methods::Group, clauses: usize) -> Group {
    let of = match group {
        methods::Group::Cells => Purpose::Cells,
        methods::Group::Values(category) => Purpose::Values(category),
        methods::Group::Category(category) => Purpose::Category(category),
        methods::Group::Given => Purpose::Given,
        methods::Group::House(house) => Purpose::House(house),
        methods::Group::Rule(rule) => Purpose::Rule(rule),
        methods::Group::Clue(clue) => Purpose::Clue(clue),
        methods::Group::Definitions => Purpose::Definitions,
    };
    Group { of, clauses: clauses.to_string() }
}
