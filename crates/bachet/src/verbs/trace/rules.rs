//! The rules that a method works on.

use bachet_methods::{Method, MethodRules};

use super::{TraceOptions, stated};
use crate::Puzzle;
use crate::messages::MessageId;
use crate::verbs::Refusal;

/// Returns the rules into which a method translates a puzzle.
///
/// # Errors
/// The method takes the puzzle as it is, or does not run on it.
pub fn method_rules(puzzle: &Puzzle, method: Method, options: &TraceOptions) -> Result<MethodRules, Refusal> {
    let options = options.run_options(puzzle, method)?;
    let Some(rules) = method.rules else { return Err(MessageId::TraceNoRules.into()) };
    stated(puzzle, |problem| rules(problem, &options))
}
