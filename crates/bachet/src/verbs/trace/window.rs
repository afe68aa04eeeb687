//! A part of a run: some of its events, and the state of the search before them. A run of any length is seen part by
//! part, each of which takes a new run up to there.

use std::collections::VecDeque;
use std::ops::ControlFlow;

use bachet_methods::{Assignment, CheckedClues, Event, Method, RefutedValue, Sink, Subject, Tally, TreeShape};
use bachet_solver::Budget;

use super::{Record, TraceOptions, Traced, run_method};
use crate::Puzzle;
use crate::verbs::Refusal;

/// Which events of a run are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The number of events before them.
    pub after: u64,
    /// Their maximum number.
    pub max_events: usize,
}

/// A part of a run.
#[derive(Clone, Debug)]
pub struct Window {
    /// The state of the search before the events; `None` if the run ended earlier.
    pub before: Option<SearchState>,
    /// The events.
    pub events: Vec<Event>,
    /// The run, which was stopped behind the events.
    pub traced: Traced,
}

/// The state of a search, from which its further events can be followed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchState {
    /// The costs so far.
    pub tally: Tally,
    /// The values that are assigned.
    pub assignments: Vec<Assignment>,
    /// The nodes from the root to the current one; none if the nodes are states on a way.
    pub path: Vec<PathNode>,
    /// How often each clue was checked.
    pub checked: CheckedClues,
    /// Of a breadth-first search: the states that wait to be visited, the next one first.
    pub waiting: Option<VecDeque<u128>>,
}

/// A node above the current one, or the current one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PathNode {
    /// The number of the event by which it was entered; 0 for a root that was not reported.
    pub event: u64,
    /// The number of values that were assigned when it was entered.
    pub assigned: u32,
    /// Its latest decision.
    pub decision: Option<Subject>,
    /// The number of children that were entered since that decision.
    pub children: u64,
}

impl SearchState {
    fn new(method: Method) -> Self {
        let waiting = (method.tree == TreeShape::Ways).then(VecDeque::new);
        Self { waiting, ..Self::default() }
    }

    /// Adds an event, which the record includes.
    fn add(&mut self, record: &Record, event: Event) {
        match event {
            Event::Node { depth } => self.enter(record, depth),
            Event::Backtrack { depth, .. } => self.path.truncate(depth as usize + 1),
            Event::Choose { subject, .. } => {
                if let Some(node) = self.path.last_mut() {
                    (node.decision, node.children) = (Some(subject), 0);
                }
            }
            Event::Check { subject: Subject::State(state), holds: true } => {
                if let Some(waiting) = &mut self.waiting {
                    waiting.push_back(state);
                }
            }
            _ => {}
        }
    }

    fn enter(&mut self, record: &Record, depth: u32) {
        let assignments = record.stack.assignments();
        if let Some(waiting) = &mut self.waiting {
            if waiting.front() == assignments.last().map(|last| &last.value) {
                waiting.pop_front();
            }
            return;
        }
        let depth = depth as usize;
        self.path.truncate(depth);
        // The nodes of a method without a tree are side by side, without a root.
        self.path.resize_with(depth, PathNode::default);
        if let Some(parent) = self.path.last_mut() {
            parent.children += 1;
        }
        let assigned = assignments.len() as u32;
        self.path.push(PathNode { event: record.tally.events(), assigned, ..PathNode::default() });
    }

    /// Returns the state after the latest event.
    fn at(&self, record: &Record) -> Self {
        let assignments = record.stack.assignments().to_vec();
        Self { tally: record.tally, assignments, checked: record.checked.clone(), ..self.clone() }
    }
}

/// Sees a run up to the end of a part of it.
struct Viewer<'a> {
    record: Record,
    state: SearchState,
    part: Part,
    before: Option<SearchState>,
    events: Vec<Event>,
    observe: &'a mut dyn FnMut(&Record, Event),
}

impl Sink for Viewer<'_> {
    #[expect(clippy::inline_always, reason = "the compiler must see which event it is; a call costs more")]
    #[inline(always)]
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        self.record.event(event)?;
        if self.before.is_some() {
            self.events.push(event);
            (self.observe)(&self.record, event);
        } else {
            self.state.add(&self.record, event);
            if self.record.tally.events() == self.part.after {
                self.before = Some(self.state.at(&self.record));
            }
        }
        if self.before.is_some() && self.events.len() >= self.part.max_events {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }

    #[inline]
    fn refuted(&mut self, value: RefutedValue) -> ControlFlow<()> {
        let events = value.events();
        // Before the part, a value that was refuted at once leaves nothing but its costs.
        if self.before.is_none() && self.record.tally.events() + (events.len() as u64) < self.part.after {
            return self.record.refuted(value);
        }
        events.into_iter().try_for_each(|event| self.event(event))
    }
}

/// Runs a method up to the end of a part of the run, and returns that part. The observer gets each of its events.
///
/// # Errors
/// Those of [`trace`](super::trace).
pub fn window(
    puzzle: &Puzzle,
    method: Method,
    options: &TraceOptions,
    part: Part,
    budget: &mut Budget<'_>,
    observe: &mut dyn FnMut(&Record, Event),
) -> Result<Window, Refusal> {
    let state = SearchState::new(method);
    let before = (part.after == 0).then(|| state.clone());
    let mut viewer = Viewer { record: Record::new(puzzle), state, part, before, events: Vec::new(), observe };
    let end = run_method(puzzle, method, options, budget, &mut viewer)?;
    let Viewer { record, before, events, .. } = viewer;
    Ok(Window { before, events, traced: Traced { ended: options.ended(method, end, &record), record } })
}
