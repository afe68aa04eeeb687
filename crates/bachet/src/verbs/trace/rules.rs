//! The rules that a method works on.

use bachet_methods::{Method, MethodRules};

use super::{TraceOptions, stated};
use crate::Puzzle;
use crate::messages::MessageId;
use crate::verbs::Refusal;

/// Returns the rules into which a method translates a puzzle.
///
/// # Errors
/// If the method has no rules, or does not run on the puzzle.
pub fn method_rules(puzzle: &Puzzle, method: Method, options: &TraceOptions) -> Result<MethodRules, Refusal> {
    let options = options.run_options(puzzle, method)?;
    let Some(rules) = method.rules else {
        let has_ways = puzzle.ways().is_some();
        return Err(if has_ways { MessageId::TraceNoRulesOfWays } else { MessageId::TraceNoRules }.into());
    };
    stated(puzzle, |problem| rules(problem, &options))
}
