//! What a method makes of the rules before it begins.

use bachet_methods as methods;

use crate::Puzzle;
use crate::json::events::Subject;
use crate::verbs::MethodRules;

/// What a method makes of the rules. Every count is a string of digits; cells, clues, categories, houses and values have
/// the numbers that they have in events.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Rules {
    /// Sets of alternatives, in the order in which they are looked at.
    Alternatives(Vec<Rule>),
    /// A formula in conjunctive normal form.
    Formula(Formula),
}

/// A rule, and what may be the case if it holds.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Rule {
    /// The clue, the category, the cell or the house.
    pub of: Subject,
    /// How many alternatives there are.
    pub count: String,
    /// The first of them, or all where that was asked for.
    pub alternatives: Vec<Vec<Assignment>>,
}

/// A value and where it is.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Assignment {
    /// The cell; `null` where nobody has the value.
    pub place: Option<u32>,
    /// The category; 0 on a board.
    pub category: u32,
    /// The value.
    pub value: u32,
}

/// A formula by numbers.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Formula {
    /// The Booleans that say what is where.
    pub booleans: String,
    /// The Booleans that were needed beside them.
    pub auxiliary: String,
    /// The clauses.
    pub clauses: String,
    /// The clauses by what they are there for.
    pub groups: Vec<ClauseGroup>,
}

/// Clauses with one purpose.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ClauseGroup {
    /// What they are there for.
    pub of: ClausePurpose,
    /// How many there are.
    pub clauses: String,
}

/// What clauses are there for.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum ClausePurpose {
    /// Each cell of a board has one value.
    Cells,
    /// Each value of a category has its place.
    Values(u32),
    /// Each place has its value of a category.
    Category(u32),
    /// What is given on a board.
    Given,
    /// Each value stands once in a house.
    House(u32),
    /// A rule of a board.
    Rule(u32),
    /// A clue.
    Clue(u32),
    /// Numbers, and facts that are asked about.
    Definitions,
}

impl Rules {
    pub(super) fn new(puzzle: &Puzzle, found: &MethodRules, most: usize) -> Self {
        // The columns of the table; a board is numbered cell by cell.
        let columns = if let Puzzle::Grid(puzzle) = puzzle { puzzle.categories.len() as u32 } else { 1 };
        let assignment = |fact: &methods::Fact| Assignment {
            place: fact.entity.map(|entity| entity * columns + fact.category),
            category: fact.category,
            value: fact.value,
        };
        match found {
            MethodRules::Disjunctions(rules) => {
                let rule = |rule: &methods::Disjunction| Rule {
                    of: rule.subject.into(),
                    count: rule.alternatives.len().to_string(),
                    alternatives: rule
                        .alternatives
                        .iter()
                        .take(most)
                        .map(|a| a.iter().map(assignment).collect())
                        .collect(),
                };
                Self::Alternatives(rules.iter().map(rule).collect())
            }
            MethodRules::Formula(formula) => Self::Formula(Formula {
                booleans: formula.decisions.to_string(),
                auxiliary: formula.auxiliary.to_string(),
                clauses: formula.clauses.to_string(),
                groups: formula.groups.iter().map(|&(group, clauses)| group_of(group, clauses)).collect(),
            }),
        }
    }
}

fn group_of(group: methods::ClausePurpose, clauses: usize) -> ClauseGroup {
    let of = match group {
        methods::ClausePurpose::Cells => ClausePurpose::Cells,
        methods::ClausePurpose::Values(category) => ClausePurpose::Values(category),
        methods::ClausePurpose::Category(category) => ClausePurpose::Category(category),
        methods::ClausePurpose::Given => ClausePurpose::Given,
        methods::ClausePurpose::House(house) => ClausePurpose::House(house),
        methods::ClausePurpose::Rule(rule) => ClausePurpose::Rule(rule),
        methods::ClausePurpose::Clue(clue) => ClausePurpose::Clue(clue),
        methods::ClausePurpose::Definitions => ClausePurpose::Definitions,
    };
    ClauseGroup { of, clauses: clauses.to_string() }
}
