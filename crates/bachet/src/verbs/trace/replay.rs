//! Replays stored events, with a check of each.

use std::ops::ControlFlow;

use bachet_methods::{Assignment, Event, Sink as _};

use super::partial::{Cell, cells};
use super::record::{Record, Watched};
use crate::Puzzle;
use crate::ways::WayFamily;

/// Replays events on a puzzle. After each the observer gets the record so far; the replay ends when it breaks.
///
/// # Errors
/// If the puzzle does not allow an event, or an event could not be read.
pub fn replay<E>(
    puzzle: &Puzzle,
    events: impl IntoIterator<Item = Result<Event, E>>,
    watch: &mut dyn FnMut(&Record, Event) -> ControlFlow<()>,
) -> Result<Record, Unplayable<E>> {
    let mut places = Places::new(puzzle);
    let mut watched = Watched { record: Record::new(puzzle), watch };
    for (number, event) in (1..).zip(events) {
        let event = event.map_err(Unplayable::Unread)?;
        if !places.allow(&watched.record, event) {
            return Err(Unplayable::Event(number));
        }
        if watched.event(event).is_break() {
            break;
        }
    }
    Ok(watched.record)
}

/// Why events cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unplayable<E> {
    /// The event with this number, from 1, does not belong to the puzzle or cannot follow those before it.
    Event(u64),
    /// The next event could not be read.
    Unread(E),
}

/// Maximum number of states of a way: more would fill the memory.
const MAX_WAY_STATES: usize = 1_000_000;

/// Whether the step is the next one of the way.
fn follows(step: u32, assignments: &[Assignment]) -> bool {
    step as usize == assignments.len() && assignments.len() < MAX_WAY_STATES
}

/// What may be assigned next.
enum Places<'p> {
    /// The cells of a table or board.
    Cells(Vec<Cell>),
    /// The states of a puzzle whose solutions are ways.
    Ways(Box<dyn WayFamily + 'p>),
}

impl<'p> Places<'p> {
    fn new(puzzle: &'p Puzzle) -> Self {
        match puzzle.ways() {
            Some(ways) => Self::Ways(ways),
            None => Self::Cells(cells(puzzle)),
        }
    }

    /// Whether the event may be the next one; if so, it is applied.
    fn allow(&mut self, record: &Record, event: Event) -> bool {
        let (assignments, tally) = (record.stack.assignments(), &record.tally);
        match event {
            // The first node may be the root, or the first of several below an implied root.
            Event::Node { depth } if tally.nodes == 0 => depth <= 1,
            Event::Node { depth } => Some(depth) == tally.depth.checked_add(1),
            Event::Backtrack { kept, depth } => {
                let is_back = kept as usize <= assignments.len() && depth <= tally.depth;
                if let (true, Self::Cells(cells)) = (is_back, self) {
                    for taken in &assignments[kept as usize..] {
                        cells[taken.place as usize].is_filled = false;
                    }
                }
                is_back
            }
            Event::Assign { place, value, .. } => self.can_hold(assignments, place, value),
            Event::Solution { number } => {
                tally.solutions.checked_add(1) == Some(number) && self.is_solution(assignments)
            }
            Event::Choose { .. } | Event::Check { .. } | Event::Conflict { .. } | Event::Combine { .. } => true,
        }
    }

    /// Whether the value may be assigned; if so, it is.
    fn can_hold(&mut self, assignments: &[Assignment], place: u32, value: u128) -> bool {
        match self {
            Self::Cells(cells) => {
                let open = cells.get_mut(place as usize).filter(|cell| !cell.is_filled && cell.values.contains(&value));
                open.map(|cell| cell.is_filled = true).is_some()
            }
            Self::Ways(ways) => {
                let leads = match assignments.last() {
                    None => ways.is_start(value),
                    Some(before) => ways.may_follow(before.value, value),
                };
                leads && follows(place, assignments)
            }
        }
    }

    /// Whether the partial solution is complete.
    fn is_solution(&self, assignments: &[Assignment]) -> bool {
        match self {
            Self::Cells(cells) => cells.iter().all(|cell| cell.is_given || cell.is_filled),
            Self::Ways(ways) => assignments.last().is_some_and(|last| ways.is_goal(last.value)),
        }
    }
}
