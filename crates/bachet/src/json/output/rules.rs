//! What a method makes of the rules before it begins.

use crate::json::trace::Subject;

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
    pub alternatives: Vec<Vec<Piece>>,
}

/// A value and where it is.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Piece {
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
    pub groups: Vec<Group>,
}

/// Clauses with one purpose.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Group {
    /// What they are there for.
    pub of: Purpose,
    /// How many there are.
    pub clauses: String,
}

/// What clauses are there for.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Purpose {
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
