//! `trace`: what a method does with the puzzle.

use std::ops::ControlFlow;

use bachet_draw::tree_svg;
use bachet_notation::{Argument, nearest};
use serde::Deserialize;

use super::{Asked, PuzzleQuestion};
use crate::drawings::{Tracing, WordedEvents};
use crate::json::{self, Payload, Text, events::Step};
use crate::messages::{Message, MessageId};
use crate::verbs::{self, Event, Method, Part, Record, Refusal, SearchTree, TraceOptions, Wanted};
use crate::{Budget, Puzzle};

/// Maximum number of events in an answer.
const MAX_EVENTS: usize = 20_000;
/// Maximum number of states before the listed events that get names.
const MAX_NAMED_STATES: usize = 1000;
/// Maximum number of nodes that are drawn.
const MAX_NODES: usize = 500;
/// Maximum number of alternatives that are listed for a rule, unless all are asked for.
const MAX_ALTERNATIVES: usize = 24;
/// Maximum number of steps of each of several methods that are compared.
const MAX_COMPARED_STEPS: u64 = 1_000_000;

/// The options of `trace`.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
#[non_exhaustive]
pub struct Trace {
    /// Method to run [default: the first that runs on the puzzle]
    pub method: Option<String>,
    /// Run several methods, separated by commas, or `all`, and compare them; each ends after a million steps
    pub compare: Option<String>,
    /// List the rules as the method uses them: alternatives for `clauses`, a formula for `cnf`
    pub rules: bool,
    /// Draw the search tree as SVG; the deepest levels of a tree of more than 500 nodes are not drawn separately
    pub tree: bool,
    /// Continue after the first solution; with `rules`, list all alternatives, or all clauses in words
    pub all: bool,
    /// Use these clues of a logic grid first, in this order; not for `cnf` and `propagation`
    pub order: Vec<String>,
    /// Stop after N events
    pub until: Option<u64>,
    /// List the first 20,000 events, in the form of the lines of `--events`
    pub events: bool,
    /// With `events`: list those after the first N, tell the state of the search before them, and stop behind them
    pub after: Option<u64>,
    /// With `events`: list at most N of them
    pub max_events: Option<usize>,
    /// With `events`: say each in words, and name what they are about
    pub words: bool,
    /// List the methods that run on the puzzle, and what each does
    pub methods: bool,
}

impl Trace {
    fn options(&self) -> TraceOptions {
        let wanted = if self.all { Wanted::All } else { Wanted::Usual };
        TraceOptions::default().wanted(wanted).order(self.order.clone())
    }

    /// Returns the method that was asked for, or the first one that fits.
    fn method(&self, puzzle: &Puzzle, fits: impl Fn(Method) -> bool) -> Result<Method, Refusal> {
        if let Some(name) = &self.method {
            return named_method(name).map_err(Refusal::Because);
        }
        let first = verbs::methods_for(puzzle).into_iter().find(|&method| fits(method));
        first.ok_or_else(|| MessageId::TraceNoRulesOfWays.into())
    }

    fn compared(&self, names: &str, puzzle: &Puzzle, budget: &mut Budget<'_>) -> Result<json::Trace, Refusal> {
        let methods = named_methods(names).map_err(Refusal::Because)?;
        let cancel = budget.cancel_flag();
        let clock = |work: &mut dyn FnMut(&mut Budget<'_>)| {
            let each = Budget::unlimited().steps(MAX_COMPARED_STEPS);
            let mut each = cancel.into_iter().fold(each, Budget::cancelled_by);
            work(&mut each);
            budget.use_steps(each.used());
        };
        Ok(json::Trace::comparison(&verbs::compare(puzzle, &methods, &self.order, clock)?))
    }

    fn ruled(&self, puzzle: &Puzzle) -> Result<json::Trace, Refusal> {
        let method = self.method(puzzle, |method| method.rules.is_some())?;
        let rules = verbs::method_rules(puzzle, method, &self.options())?;
        Ok(json::Trace::rules(puzzle, &rules, if self.all { usize::MAX } else { MAX_ALTERNATIVES }))
    }

    fn ends_at(&self, record: &Record) -> ControlFlow<()> {
        if self.until == Some(record.tally.events()) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn drawn(&self, asked: &Asked<'_>, budget: &mut Budget<'_>) -> Result<json::Trace, Refusal> {
        let method = self.method(asked.puzzle, |_| true)?;
        let messages = asked.messages_of_pages();
        let tracing = Tracing::new(asked.puzzle, method, messages)?;
        let mut tree = SearchTree::new(method, MAX_NODES);
        let mut watch = |record: &Record, event: Event| {
            tree.add(event);
            self.ends_at(record)
        };
        let traced = verbs::watch(asked.puzzle, method, &self.options(), budget, &mut watch)?;
        let drawn = tracing.tree(&tree, &traced.record.tally, messages.language().tag());
        Ok(json::Trace::Picture(Text { text: tree_svg(&drawn) }))
    }

    fn run(&self, puzzle: &Puzzle, budget: &mut Budget<'_>) -> Result<json::Trace, Refusal> {
        let method = self.method(puzzle, |_| true)?;
        if !self.events && self.until.is_none() {
            let traced = verbs::trace(puzzle, method, &self.options(), budget)?;
            return Ok(json::Trace::run(puzzle, method, &traced));
        }
        let max = self.max_events.map_or(MAX_EVENTS, |max| max.min(MAX_EVENTS));
        let mut events: Vec<Step> = Vec::new();
        let mut watch = |record: &Record, event: Event| {
            if self.events && events.len() < max {
                events.push(event.into());
            }
            self.ends_at(record)
        };
        let traced = verbs::watch(puzzle, method, &self.options(), budget, &mut watch)?;
        let run = json::Trace::run(puzzle, method, &traced);
        Ok(if self.events { run.with_events(events, &traced.record.tally) } else { run })
    }
}

impl Trace {
    /// Answers with the events from some event on, or in words.
    fn part(&self, asked: &Asked<'_>, budget: &mut Budget<'_>) -> Result<json::Trace, Refusal> {
        let (puzzle, after) = (asked.puzzle, self.after.unwrap_or(0));
        let method = self.method(puzzle, |_| true)?;
        let tracing = Tracing::new(puzzle, method, asked.messages)?;
        let mut words = WordedEvents::new(&tracing);
        let until = self.until.map_or(u64::MAX, |until| until.saturating_sub(after));
        let max =
            self.max_events.unwrap_or(MAX_EVENTS).min(MAX_EVENTS).min(usize::try_from(until).unwrap_or(usize::MAX));
        let part = Part { after, max_events: max };
        let mut observe = |record: &Record, event| {
            if self.words {
                words.add(record, event);
            }
        };
        let found = verbs::window(puzzle, method, &self.options(), part, budget, &mut observe)?;
        if let Some(before) = found.before.as_ref().filter(|_| puzzle.ways().is_some()) {
            let on_way = before.assignments.iter().rev().map(|one| one.value);
            let waiting = before.waiting.iter().flatten().copied().take(MAX_NAMED_STATES);
            on_way.take(MAX_NAMED_STATES).chain(waiting).for_each(|state| words.name_state(state));
        }
        for subject in found.before.iter().flat_map(|before| &before.path).filter_map(|node| node.decision) {
            words.name(subject);
        }
        let run = json::Trace::run(puzzle, method, &found.traced);
        let events: Vec<Step> = found.events.into_iter().map(Step::from).collect();
        let run = run.with_events(events, &found.traced.record.tally);
        let before = found.before.as_ref().filter(|_| self.after.is_some());
        Ok(run.with_window(before, self.words.then(|| words.finish())))
    }
}

impl PuzzleQuestion for Trace {
    fn answer(&self, asked: &Asked<'_>, budget: &mut Budget<'_>) -> Result<Payload, Refusal> {
        let found = match &self.compare {
            Some(names) => self.compared(names, asked.puzzle, budget),
            None if self.rules => self.ruled(asked.puzzle),
            None if self.tree => self.drawn(asked, budget),
            None if self.methods => Ok(json::Trace::methods(&verbs::methods_for(asked.puzzle), asked.messages)),
            None if self.events && (self.after.is_some() || self.words) => self.part(asked, budget),
            None => self.run(asked.puzzle, budget),
        };
        found.map(Payload::Trace)
    }
}

/// Returns the methods of a list with commas, each once, or all.
///
/// # Errors
/// A name is no method's.
pub fn named_methods(text: &str) -> Result<Vec<Method>, Message> {
    if text.trim().eq_ignore_ascii_case("all") {
        return Ok(Method::all());
    }
    let mut methods = Vec::new();
    for name in text.split(',') {
        let method = named_method(name)?;
        if !methods.contains(&method) {
            methods.push(method);
        }
    }
    Ok(methods)
}

/// Returns the method of this name, in any case.
///
/// # Errors
/// There is none; the message says which one may be meant.
pub fn named_method(name: &str) -> Result<Method, Message> {
    let name = name.trim();
    Method::named(&name.to_ascii_lowercase()).ok_or_else(|| no_method(name))
}

fn no_method(name: &str) -> Message {
    let names = Method::all().into_iter().map(|method| method.name.to_owned()).collect();
    let meant = if name.eq_ignore_ascii_case("all") { Some("--compare all") } else { meant(name) };
    let why = Message::from(MessageId::TraceNoMethod).text("method", name).text("meant", meant.unwrap_or_default());
    why.with("methods", Argument::List(names))
}

/// Returns the method that has this name elsewhere, or a name that is nearly this one.
fn meant(name: &str) -> Option<&'static str> {
    let methods = Method::all();
    let known = Method::known_as(name).or_else(|| {
        let names =
            methods.iter().flat_map(|method| [method.name].into_iter().chain(method.other_names.iter().copied()));
        nearest(name, names).and_then(Method::known_as)
    });
    known.map(|method| method.name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_methods_are_named_with_commas() {
        assert_eq!(named_methods("cnf, Clauses,cnf").ok(), Some(vec![Method::CNF, Method::CLAUSES]));
        assert_eq!(named_methods("all").ok().map(|all| all.len()), Some(Method::all().len()));
        assert!(named_methods("").is_err() && named_methods("cnf,").is_err() && named_methods("all,cnf").is_err());
    }

    #[test]
    fn a_slip_leads_to_the_method() {
        for (name, expected) in [
            ("backtraking", Some("backtracking")),
            ("Retour-sur-trace", Some("backtracking")),
            ("recherche en profondeur", Some("depth-first")),
            ("bredth first", Some("breadth-first")),
            ("simulated-annealing", None),
            ("", None),
        ] {
            assert_eq!(meant(name), expected, "{name}");
        }
    }
}
