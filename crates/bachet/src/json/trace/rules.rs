//! The rules into which a method translates a puzzle.

use bachet_methods as methods;

use crate::Puzzle;
use crate::json::events::Subject;
use crate::verbs::MethodRules;

/// The rules into which a method translates a puzzle. Every count is a string of digits; cells, clues, categories,
/// houses and values have the same numbers as in events.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Rules {
    /// Sets of alternatives, in the order in which the method uses them.
    Alternatives(Vec<Rule>),
    /// A formula in conjunctive normal form.
    Formula(Formula),
}

/// A rule as a set of alternatives.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rule {
    /// The clue, the category, the cell or the house.
    #[serde(with = "Subject")]
    pub of: methods::Subject,
    /// The number of alternatives.
    pub count: String,
    /// The first alternatives, or all if asked for.
    pub alternatives: Vec<Vec<Assignment>>,
}

/// A value of a cell.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Assignment {
    /// The cell; `null` if no entity has the value.
    pub place: Option<u32>,
    /// The category; 0 on a board.
    pub category: u32,
    /// The value.
    pub value: u32,
}

/// The size of a formula.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Formula {
    /// The number of Booleans for assignments.
    pub booleans: String,
    /// The number of auxiliary Booleans.
    pub auxiliary: String,
    /// The number of clauses.
    pub clauses: String,
    /// The clauses by purpose.
    pub groups: Vec<ClauseGroup>,
    /// If asked for: each clause in order, as the numbers of its Booleans, negative for a negation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub list: Option<Vec<Vec<i64>>>,
    /// What each Boolean of the list states, from number 1 on; `null` for an auxiliary one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub states: Option<Vec<Option<Stated>>>,
}

/// What a Boolean states.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Stated {
    /// A cell of a board has a value: the number of the cell, and the value.
    Cell([u32; 2]),
    /// Two values of a logic grid belong together, each a category and a value.
    Together([[u32; 2]; 2]),
    /// A value of a logic grid that nobody has is at a spare place: the place, the category and the value.
    Unused([u32; 3]),
}

/// Clauses with one purpose.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClauseGroup {
    /// Their purpose.
    #[serde(with = "ClausePurpose")]
    pub of: methods::ClausePurpose,
    /// Their number.
    pub clauses: String,
}

/// The purpose of clauses.
#[derive(serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "methods::ClausePurpose", rename_all = "lowercase")]
enum ClausePurpose {
    /// Each cell of a board has one value.
    Cells,
    /// Each value of a category has an entity.
    Values(u32),
    /// Each entity has a value of a category.
    Category(u32),
    /// The givens of a board.
    Given,
    /// Each value occurs once in a house.
    House(u32),
    /// A rule of a board.
    Rule(u32),
    /// A clue.
    Clue(u32),
    /// Definitions of numbers and of facts.
    Definitions,
}

impl Rules {
    pub(super) fn new(puzzle: &Puzzle, found: &MethodRules, max: usize) -> Self {
        // The columns of the table; the cells of a board are numbered one by one.
        let columns = if let Puzzle::Grid(puzzle) = puzzle { puzzle.categories.len() as u32 } else { 1 };
        let assignment = |fact: &methods::Fact| Assignment {
            place: fact.entity.map(|entity| entity * columns + fact.category),
            category: fact.category,
            value: fact.value,
        };
        let group = |&(of, clauses): &(methods::ClausePurpose, usize)| ClauseGroup { of, clauses: clauses.to_string() };
        match found {
            MethodRules::Disjunctions(rules) => {
                let rule = |rule: &methods::Disjunction| Rule {
                    of: rule.subject,
                    count: rule.alternatives.len().to_string(),
                    alternatives: rule
                        .alternatives
                        .iter()
                        .take(max)
                        .map(|a| a.iter().map(assignment).collect())
                        .collect(),
                };
                Self::Alternatives(rules.iter().map(rule).collect())
            }
            MethodRules::Formula(formula) => Self::Formula(Formula {
                booleans: formula.decisions.to_string(),
                auxiliary: formula.auxiliary.to_string(),
                clauses: formula.clauses.to_string(),
                groups: formula.groups.iter().map(group).collect(),
                list: (max == usize::MAX).then(|| formula.all().map(|clause| numbers(&clause)).collect()),
                states: (max == usize::MAX).then(|| formula.propositions().iter().map(stated).collect()),
            }),
        }
    }
}

fn numbers(clause: &methods::Clause) -> Vec<i64> {
    let number = |literal: &methods::ClauseLiteral| {
        let number = i64::from(literal.number);
        if literal.is_negated { -number } else { number }
    };
    clause.literals.iter().map(number).collect()
}

fn stated(proposition: &methods::Proposition) -> Option<Stated> {
    match *proposition {
        methods::Proposition::Cell { cell, value } => Some(Stated::Cell([cell, value])),
        methods::Proposition::Together { place, value } => Some(Stated::Together([place.into(), value.into()])),
        methods::Proposition::Unused { spare, value } => Some(Stated::Unused([spare, value.0, value.1])),
        methods::Proposition::Other => None,
    }
}
