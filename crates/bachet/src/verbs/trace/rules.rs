//! What a method makes of a puzzle before it begins.

use bachet_methods::{Formula, Method, Rule, formula, rules};

use super::{TraceOptions, stated};
use crate::Puzzle;
use crate::messages::MessageId;
use crate::verbs::Refusal;

/// What a method makes of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MethodRules {
    /// Rules as sets of alternatives, in the order in which they are looked at.
    Alternatives(Vec<Rule>),
    /// A formula, counted.
    Formula(Formula),
}

/// Tells what a method makes of a puzzle.
///
/// # Errors
/// The method takes the puzzle as it is, or does not run on it.
pub fn method_rules(puzzle: &Puzzle, method: Method, options: &TraceOptions) -> Result<MethodRules, Refusal> {
    let how = options.how(puzzle, method)?;
    match method {
        Method::Clauses => Ok(MethodRules::Alternatives(stated(puzzle, |problem| rules(problem, &how))?)),
        Method::Cnf => Ok(MethodRules::Formula(stated(puzzle, formula)?)),
        _ => Err(MessageId::TraceNoRules.into()),
    }
}
