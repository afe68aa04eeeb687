//! `trace`: what a method does with the puzzle.

use std::ops::ControlFlow;

use bachet_draw::tree_svg;
use bachet_notation::{Argument, nearest};
use serde::Deserialize;

use super::{Asked, PuzzleQuestion};
use crate::drawings::{EventWords, Tracing, WordedEvents};
use crate::json::{self, Payload, Text, events::Step};
use crate::messages::{Message, MessageId, Messages};
use crate::verbs::{self, Event, Method, Part, Record, Refusal, SearchTree, TraceOptions, Traced, Wanted};
use crate::{Budget, Puzzle};

/// Maximum number of events in an answer.
const MAX_EVENTS: usize = 20_000;
/// Maximum number of states before the listed events that get names.
const MAX_NAMED_STATES: usize = 1000;
/// Maximum number of nodes that are drawn.
pub const MAX_TREE_NODES: usize = 500;
/// Maximum number of alternatives that are listed for a rule, unless all are asked for.
const MAX_ALTERNATIVES: usize = 24;
/// Maximum number of steps of each of several methods that are compared.
const MAX_COMPARED_STEPS: u64 = 1_000_000;

/// Options that a list of events does not have.
#[cfg(feature = "clap")]
const NOT_OF_LISTS: [&str; 4] = ["compare", "methods", "rules", "tree"];
/// Options that a list of methods does not have.
#[cfg(feature = "clap")]
const NOT_OF_METHODS: [&str; 7] = ["method", "compare", "rules", "tree", "all", "order", "until"];

/// The options of `trace`.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
#[non_exhaustive]
pub struct Trace {
    /// Method to run [default: the first that runs on the puzzle]
    #[cfg_attr(feature = "clap", arg(long, value_name = "METHOD"))]
    pub method: Option<String>,

    /// Run several methods, separated by commas, or `all`, and compare them; methods that cannot use `order` run
    /// without it
    #[cfg_attr(feature = "clap", arg(long, value_name = "METHODS", conflicts_with_all = ["method", "until", "all"]))]
    pub compare: Option<String>,

    /// List the methods that run on the puzzle, and what each does
    #[cfg_attr(feature = "clap", arg(long, conflicts_with_all = NOT_OF_METHODS))]
    pub methods: bool,

    /// List the rules as the method uses them: alternatives for `clauses`, a formula for `cnf`
    #[cfg_attr(feature = "clap", arg(long, conflicts_with_all = ["compare", "until"]))]
    pub rules: bool,

    /// Draw the search tree as SVG; the deepest levels of a tree of more than 500 nodes are not drawn separately
    #[cfg_attr(feature = "clap", arg(long, conflicts_with_all = ["compare", "rules"]))]
    pub tree: bool,

    /// Continue after the first solution; with `rules`, list all alternatives, or all clauses in words
    #[cfg_attr(feature = "clap", arg(long))]
    pub all: bool,

    /// Use these clues of a logic grid first, in this order; not for `cnf` and `propagation`
    #[cfg_attr(feature = "clap", arg(long, value_name = "LABELS", value_delimiter = ','))]
    pub order: Vec<String>,

    /// Stop after N events, and show the state of the search
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..)))]
    pub until: Option<u64>,

    /// List the first 20,000 events, in the form of the lines of `--events`
    #[cfg_attr(feature = "clap", arg(skip))]
    pub events: bool,

    /// List the events after the first N; with JSON, tell the state of the search before them
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", conflicts_with_all = NOT_OF_LISTS))]
    pub after: Option<u64>,

    /// List at most N events, and stop behind them [default: 20000]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", conflicts_with_all = NOT_OF_LISTS))]
    pub max_events: Option<usize>,

    /// List the events in words; with JSON, name what they are about
    #[cfg_attr(feature = "clap", arg(long, conflicts_with_all = NOT_OF_LISTS))]
    pub words: bool,
}

/// The events of a run.
#[derive(Clone, Debug)]
pub struct ListedEvents {
    /// The answer with the events.
    pub answer: json::Trace,
    /// The events in words, if that was asked for.
    pub words: Option<EventWords>,
    /// How the run ended.
    pub traced: Traced,
}

impl Trace {
    /// Returns the options of the method.
    pub fn options(&self) -> TraceOptions {
        let wanted = if self.all { Wanted::All } else { Wanted::Usual };
        TraceOptions::default().wanted(wanted).order(self.order.clone())
    }

    /// Returns whether the answer lists events.
    pub fn lists_events(&self) -> bool {
        self.events || self.after.is_some() || self.max_events.is_some() || self.words
    }

    /// Returns the maximum number of alternatives that are listed for a rule.
    pub fn max_alternatives(&self) -> usize {
        if self.all { usize::MAX } else { MAX_ALTERNATIVES }
    }

    /// Returns whether the run ends after this event.
    pub fn ends_at(&self, record: &Record) -> ControlFlow<()> {
        if self.until == Some(record.tally.events()) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// Runs the method and draws its search tree as SVG, with the words of these messages.
    ///
    /// # Errors
    /// The method does not run on the puzzle.
    pub fn draw(
        &self,
        puzzle: &Puzzle,
        method: Method,
        budget: &mut Budget<'_>,
        messages: &Messages,
    ) -> Result<(String, Traced), Refusal> {
        let tracing = Tracing::new(puzzle, method, messages)?;
        let mut tree = SearchTree::new(method, MAX_TREE_NODES);
        let mut watch = |record: &Record, event: Event| {
            tree.add(event);
            self.ends_at(record)
        };
        let traced = verbs::watch(puzzle, method, &self.options(), budget, &mut watch)?;
        let drawn = tracing.tree(&tree, &traced.record.tally, messages.language().tag());
        Ok((tree_svg(&drawn), traced))
    }

    /// Runs the method and lists its events, with the words of these messages.
    ///
    /// # Errors
    /// The method does not run on the puzzle.
    pub fn list(
        &self,
        puzzle: &Puzzle,
        method: Method,
        budget: &mut Budget<'_>,
        messages: &Messages,
    ) -> Result<ListedEvents, Refusal> {
        if self.after.is_some() || self.max_events.is_some() || self.words {
            return self.part(puzzle, method, budget, messages);
        }
        let mut events: Vec<Step> = Vec::new();
        let mut watch = |record: &Record, event: Event| {
            if events.len() < MAX_EVENTS {
                events.push(event.into());
            }
            self.ends_at(record)
        };
        let traced = verbs::watch(puzzle, method, &self.options(), budget, &mut watch)?;
        let answer = json::Trace::run(puzzle, method, &traced).with_events(events, &traced.record.tally);
        Ok(ListedEvents { answer, words: None, traced })
    }

    /// Lists the events of a part of the run.
    fn part(
        &self,
        puzzle: &Puzzle,
        method: Method,
        budget: &mut Budget<'_>,
        messages: &Messages,
    ) -> Result<ListedEvents, Refusal> {
        let after = self.after.unwrap_or(0);
        let tracing = Tracing::new(puzzle, method, messages)?;
        let mut words = WordedEvents::new(&tracing);
        let max = self.max_events.unwrap_or(MAX_EVENTS).min(MAX_EVENTS);
        let until = self.until.map_or(u64::MAX, |until| until.saturating_sub(after));
        let part = Part { after, max_events: max.min(usize::try_from(until).unwrap_or(usize::MAX)) };
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
        let events: Vec<Step> = found.events.into_iter().map(Step::from).collect();
        let run = json::Trace::run(puzzle, method, &found.traced).with_events(events, &found.traced.record.tally);
        let before = found.before.as_ref().filter(|_| self.after.is_some());
        let words = self.words.then(|| words.finish());
        Ok(ListedEvents { answer: run.with_window(before, words.clone()), words, traced: found.traced })
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
        Ok(json::Trace::rules(puzzle, &rules, self.max_alternatives()))
    }

    fn run(&self, puzzle: &Puzzle, method: Method, budget: &mut Budget<'_>) -> Result<json::Trace, Refusal> {
        let traced = if self.until.is_some() {
            let mut watch = |record: &Record, _| self.ends_at(record);
            verbs::watch(puzzle, method, &self.options(), budget, &mut watch)?
        } else {
            verbs::trace(puzzle, method, &self.options(), budget)?
        };
        Ok(json::Trace::run(puzzle, method, &traced))
    }
}

impl PuzzleQuestion for Trace {
    fn answer(&self, asked: &Asked<'_>, budget: &mut Budget<'_>) -> Result<Payload, Refusal> {
        let (puzzle, messages) = (asked.puzzle, asked.messages);
        let found = match &self.compare {
            Some(names) => self.compared(names, puzzle, budget),
            None if self.rules => self.ruled(puzzle),
            None if self.tree => {
                let (text, _) = self.draw(puzzle, self.method(puzzle, |_| true)?, budget, asked.messages_of_pages())?;
                Ok(json::Trace::Picture(Text { text }))
            }
            None if self.methods => Ok(json::Trace::methods(&verbs::methods_for(puzzle), messages)),
            None if self.lists_events() => {
                Ok(self.list(puzzle, self.method(puzzle, |_| true)?, budget, messages)?.answer)
            }
            None => self.run(puzzle, self.method(puzzle, |_| true)?, budget),
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
