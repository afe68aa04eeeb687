//! The answer of `trace`.

mod methods;
mod rules;
mod run;
mod window;

pub use methods::{MethodDescription, Tree};
pub use rules::{Assignment, ClauseGroup, Formula, Rule, Rules};
pub use run::{Cost, PartialSolution, Run};
pub use window::{About, EventWords, NamedSubject, PathNode, SearchState, Waiting};

use super::Text;
use super::events::Step;
use super::solution::{Solution, solutions};
use crate::Puzzle;
use crate::drawings;
use crate::messages::Messages;
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
        /// The state of the search before the listed events, if they were asked for from some event on. Left out if the
        /// run ended earlier.
        #[serde(skip_serializing_if = "Option::is_none")]
        before: Option<Box<SearchState>>,
        /// The listed events in words, if that was asked for.
        #[serde(skip_serializing_if = "Option::is_none")]
        words: Option<Box<EventWords>>,
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
    /// With `methods`: the methods that run on the puzzle.
    Methods {
        /// The methods, in the order in which they are usually shown.
        methods: Vec<MethodDescription>,
    },
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
            before: None,
            words: None,
        }
    }

    /// Adds the first events of a run.
    #[must_use]
    pub fn with_events(self, list: Vec<Step>, tally: &Tally) -> Self {
        match self {
            Self::Run { solutions, trace, before, words, .. } => {
                let is_complete = list.len() as u64 == tally.events();
                Self::Run { solutions, trace, events: Some(list), events_complete: Some(is_complete), before, words }
            }
            other => other,
        }
    }

    /// Adds a part of a run: the state of the search before the listed events, and these in words.
    #[must_use]
    pub fn with_window(self, state: Option<&verbs::SearchState>, worded: Option<drawings::EventWords>) -> Self {
        match self {
            Self::Run { solutions, trace, events, events_complete, .. } => Self::Run {
                solutions,
                trace,
                events,
                events_complete,
                before: state.map(|state| Box::new(state.into())),
                words: worded.map(|worded| Box::new(worded.into())),
            },
            other => other,
        }
    }

    /// Lists methods.
    pub fn methods(methods: &[Method], messages: &Messages) -> Self {
        Self::Methods { methods: methods.iter().map(|&method| MethodDescription::new(method, messages)).collect() }
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
