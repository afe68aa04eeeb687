//! The answer of `trace`.

mod rules;
mod run;

pub use rules::{Assignment, ClauseGroup, Formula, Rule, Rules};
pub use run::{Cost, PartialSolution, Run};

use super::Text;
use super::events::Step;
use super::solution::{Solution, solutions};
use crate::Puzzle;
use crate::verbs::{self, Agreement, Compared, Method, MethodRules, Tally};

/// The answer of `trace`.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Trace {
    /// One method.
    Run {
        /// The best solution, if one was found; a way is in `trace`.
        solutions: Vec<Solution>,
        /// What the method did.
        trace: Box<Run>,
        /// Its first events, if they were asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        events: Option<Vec<Step>>,
        /// Whether these are all of its events.
        #[serde(skip_serializing_if = "Option::is_none")]
        events_complete: Option<bool>,
    },
    /// Several methods.
    Comparison {
        /// What each method did.
        comparison: Comparison,
    },
    /// With `--rules`.
    Rules {
        /// What a method makes of the rules before it begins.
        rules: Rules,
    },
    /// With `--tree`: a picture of the search tree.
    Picture(Text),
}

/// Several methods on one puzzle.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Comparison {
    /// What each method did.
    pub methods: Vec<Run>,
    /// Whether the methods that searched everything found the same; `null` if fewer than two did.
    pub agree: Option<bool>,
}

impl Trace {
    /// Puts together what a method did with the puzzle.
    pub fn run(puzzle: &Puzzle, method: Method, found: &verbs::Traced) -> Self {
        let solution = found.record.best.as_deref().and_then(|best| run::solution(puzzle, best));
        Self::Run {
            solutions: solutions(puzzle, solution.as_slice()),
            trace: Box::new(Run::with_states(puzzle, method, found)),
            events: None,
            events_complete: None,
        }
    }

    /// Adds the first events of a run.
    #[must_use]
    pub fn with_events(self, list: Vec<Step>, tally: &Tally) -> Self {
        match self {
            Self::Run { solutions, trace, .. } => {
                let is_complete = list.len() as u64 == tally.events();
                Self::Run { solutions, trace, events: Some(list), events_complete: Some(is_complete) }
            }
            other => other,
        }
    }

    /// Puts together what several methods did.
    pub fn comparison<T>(found: &Compared<T>) -> Self {
        let rows = found.rows.iter().map(|row| match &row.found {
            Ok(found) => Run::new(row.method, found),
            Err(why) => Run::refused(row.method, why),
        });
        let agree = match found.agreement {
            Agreement::Untested => None,
            Agreement::All(_) => Some(true),
            Agreement::Differ(_) => Some(false),
        };
        Self::Comparison { comparison: Comparison { methods: rows.collect(), agree } }
    }

    /// Puts together what a method makes of the rules, with at most `max` alternatives for each rule.
    pub fn rules(puzzle: &Puzzle, found: &MethodRules, max: usize) -> Self {
        Self::Rules { rules: Rules::new(puzzle, found, max) }
    }
}
