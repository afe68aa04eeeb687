//! The steps of a run for a page on which a person steps through it: every event of a short run, the placements, dead
//! ends and solutions of a longer one.

use bachet_draw::{Block, RunPicture, RunStep, StepAssignment, StepCounts, StepKind, SteppedRun};
use bachet_notation::Argument;

use super::Tracing;
use super::index::Index;
use crate::messages::{MessageId, one_line};
use crate::verbs::{Assignment, Event, Record};

/// Maximum number of events of which each is a step.
const MAX_EVENTS: u64 = 20_000;
/// Maximum number of steps, of any run.
const MAX_STEPS: usize = 60_000;
/// Maximum number of pictures of states, before those of the end.
const MAX_STATES: usize = 3000;
/// Maximum number of moves of a way that a step adds. Only the end of a run may have more.
const MAX_MOVES: usize = 1000;

/// Collects the steps of a run.
pub struct Steps<'a> {
    tracing: &'a Tracing<'a>,
    texts: Index<String>,
    marked: Index<Vec<u32>>,
    /// The numbers of states, in the order of their pictures.
    states: Index<u128>,
    collected: Vec<RunStep>,
    /// Whether some kinds of events are no steps any more.
    is_thinned: bool,
    /// Whether there are no further steps but the last.
    is_full: bool,
    /// The number of assignments that have stayed since the last step.
    kept: u32,
    /// The number of all events.
    events: u64,
}

impl<'a> Steps<'a> {
    /// Starts before the first event.
    pub fn new(tracing: &'a Tracing<'a>) -> Self {
        let mut steps = Self {
            tracing,
            texts: Index::new(),
            marked: Index::new(),
            states: Index::new(),
            collected: Vec::new(),
            is_thinned: false,
            is_full: false,
            kept: 0,
            events: 0,
        };
        // The first list is that of a step without marked cells.
        steps.marked.number(Vec::new());
        steps
    }

    /// Adds an event; the record includes it already.
    pub fn add(&mut self, record: &Record, event: Event) {
        self.events = record.tally.events();
        let here = match event {
            Event::Assign { .. } => record.stack.assignments().len() - 1,
            _ => record.stack.assignments().len(),
        };
        self.kept = self.kept.min(here as u32);
        if self.is_full {
            return;
        }
        if !self.is_thinned && self.events > MAX_EVENTS {
            self.thin();
        }
        if self.collected.len() >= MAX_STEPS || self.states.values.len() >= MAX_STATES {
            self.is_full = true;
        } else if !self.is_thinned || kind(event) != StepKind::Other {
            self.push(record, Some(event));
        }
    }

    /// Returns the run; the record is that of its end, with the last event if it is known.
    pub fn finish(mut self, record: &Record, last: Option<Event>) -> SteppedRun {
        let (is_thinned, is_full) = (self.is_thinned, self.is_full);
        if self.collected.last().map_or(0, |step| step.event) < record.tally.events() {
            self.push(record, last);
        }
        let numbers = [
            ("events", Argument::number(self.events)),
            ("steps", Argument::number(self.collected.len().saturating_sub(1))),
        ];
        let id = if is_full { MessageId::StepperCut } else { MessageId::StepperThinned };
        let remark = if is_full || is_thinned { self.tracing.messages.format(id, &numbers) } else { String::new() };
        let picture = if self.tracing.picture.has_ways() {
            RunPicture::States(self.states.values.iter().map(|&state| self.picture(state)).collect())
        } else {
            RunPicture::Cells(Box::new(self.tracing.picture.solution(&[], self.tracing.messages)))
        };
        SteppedRun {
            title: self.tracing.method.name.to_owned(),
            picture,
            texts: self.texts.values,
            marked: self.marked.values,
            steps: self.collected,
            remark,
        }
    }

    fn picture(&self, state: u128) -> Block {
        let at = [Assignment { place: 0, value: state, forced: false }];
        match self.tracing.picture.picture(&at, None, self.tracing.messages) {
            Block::River(river) => Block::River(bachet_draw::River { caption: String::new(), ..river }),
            Block::Drawing(drawing) => Block::Drawing(bachet_draw::Drawing { caption: String::new(), ..drawing }),
            other => other,
        }
    }

    /// Leaves out the steps that a person does not look for.
    fn thin(&mut self) {
        self.is_thinned = true;
        let mut kept = u32::MAX;
        let mut steps = std::mem::take(&mut self.collected);
        steps.retain_mut(|step| {
            kept = kept.min(step.kept);
            let stays = step.kind != StepKind::Other;
            if stays {
                step.kept = std::mem::replace(&mut kept, u32::MAX);
            }
            stays
        });
        self.kept = self.kept.min(kept);
        self.collected = steps;
    }

    fn push(&mut self, record: &Record, event: Option<Event>) {
        let assignments = record.stack.assignments();
        let words = event.map(|event| one_line(&self.tracing.words(record, Some(event)))).unwrap_or_default();
        let marked = self.tracing.picture.marked(assignments, event);
        let kept = self.kept as usize;
        let is_cut = self.tracing.picture.has_ways() && assignments.len() - kept > MAX_MOVES;
        let first = if is_cut { assignments.len() - MAX_MOVES } else { kept };
        let mut assigned: Vec<_> = (first..assignments.len()).map(|at| self.assigned(&assignments[..=at])).collect();
        if let Some(added) = assigned.first_mut().filter(|_| is_cut) {
            // It stands for the moves before it, too.
            added.caption = self.texts.number("…".to_owned());
        }
        let tally = &record.tally;
        self.collected.push(RunStep {
            event: tally.events(),
            kind: event.map_or(StepKind::Other, kind),
            words: self.texts.number(words),
            kept: self.kept,
            assigned,
            marked: self.marked.number(marked),
            counts: StepCounts {
                nodes: tally.nodes,
                checks: tally.tests(),
                dead_ends: tally.dead_ends,
                solutions: tally.solutions,
                depth: tally.depth.into(),
            },
        });
        self.kept = assignments.len() as u32;
    }

    /// Returns the last of the assignments.
    fn assigned(&mut self, assignments: &[Assignment]) -> StepAssignment {
        let Some(&Assignment { place, value, .. }) = assignments.last() else { return StepAssignment::default() };
        let (picture, messages) = (&self.tracing.picture, self.tracing.messages);
        if picture.has_ways() {
            let caption = self.texts.number(one_line(&picture.caption(assignments, messages)));
            return StepAssignment { place, value: self.states.number(value), caption };
        }
        let value = self.texts.number(one_line(&picture.value(place, value)));
        StepAssignment { place, value, caption: value }
    }
}

fn kind(event: Event) -> StepKind {
    match event {
        Event::Assign { .. } => StepKind::Placement,
        Event::Conflict { .. } => StepKind::DeadEnd,
        Event::Solution { .. } => StepKind::Solution,
        _ => StepKind::Other,
    }
}
