//! Events that were stored, played once more: nothing in them is taken for granted.

use std::ops::{ControlFlow, Range};

use bachet_crossing::Numbering;
use bachet_methods::{Assignment, Event, Sink as _};
use bachet_moving::{Model, Telling};
use bachet_statespace::Space as _;

use super::Watched;
use super::record::Record;
use crate::Puzzle;

/// Plays events on a puzzle. After each the watcher sees what stands, and what it cost so far; on a break it ends.
///
/// # Errors
/// The number, from 1, of the first event that the puzzle does not allow; or what the events themselves end with.
pub fn replay<E>(
    puzzle: &Puzzle,
    events: impl IntoIterator<Item = Result<Event, E>>,
    watch: &mut (impl FnMut(&Record, Event) -> ControlFlow<()> + ?Sized),
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

/// Why events cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unplayable<E> {
    /// The event with this number, from 1, speaks of what the puzzle does not have.
    Event(u64),
    /// The next event could not be read.
    Unread(E),
}

/// No method goes on along a longer way: it would fill the memory.
const LONGEST_WAY: usize = 1_000_000;

/// Whether the step is the next one of the way.
fn follows(step: u32, standing: &[Assignment]) -> bool {
    step as usize == standing.len() && standing.len() < LONGEST_WAY
}

/// What can be written where.
enum Places {
    /// For each cell its values.
    Cells(Vec<Range<u128>>),
    /// The states of a crossing.
    States(Option<Numbering>),
    /// The states of a puzzle of moves: only those that a move leads to.
    Positions(Box<Model>),
}

impl Places {
    fn new(puzzle: &Puzzle) -> Self {
        match puzzle {
            Puzzle::Grid(puzzle) => {
                let row = || puzzle.categories.iter().map(|category| 0..category.values.len() as u128);
                Self::Cells((0..puzzle.entities()).flat_map(|_| row()).collect())
            }
            Puzzle::Sudoku(puzzle) => Self::Cells(vec![1..u128::from(puzzle.size) + 1; puzzle.cells.len()]),
            Puzzle::Crossing(puzzle) => Self::States(Numbering::new(puzzle).ok()),
            Puzzle::Moving(puzzle) => Self::Positions(Box::new(Model::new(&puzzle.setup, Telling::ByName))),
        }
    }

    fn allow(&mut self, record: &Record, event: Event) -> bool {
        let standing = record.stack.assignments();
        match (event, self) {
            (Event::BackUp { kept, .. }, _) => kept as usize <= standing.len(),
            (Event::Assign { place, value, .. }, Self::Cells(cells)) => {
                let fits = cells.get(place as usize).is_some_and(|values| values.contains(&value));
                fits && standing.len() < cells.len()
            }
            (Event::Assign { place, value, .. }, Self::States(numbering)) => {
                let known = numbering.as_ref().is_some_and(|all| all.position(&value.into()).is_some());
                known && follows(place, standing)
            }
            (Event::Assign { place, value, .. }, Self::Positions(model)) => {
                let leads = match standing.last() {
                    None => value == model.start(),
                    Some(before) => {
                        let mut found = false;
                        model.moves(before.value, |step| found |= step.to == value);
                        found
                    }
                };
                leads && follows(place, standing)
            }
            _ => true,
        }
    }
}
