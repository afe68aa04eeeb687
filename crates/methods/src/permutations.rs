//! All assignments, one after the other, and to each one clue after the other until one fails.
//!
//! The lesson is the page of a Dutch solver of logiquizzes: all products of permutations, of which each clue leaves fewer.
//! Its list of them all is not needed: an assignment that meets a clue is counted for it, and forgotten.

use bachet_grid::{Evaluator, Known, Table};
use bachet_notation::GridPuzzle;
use bachet_notation::clue::{CategoryId, Truth, ValueId};

use crate::arrangements::Arrangements;
use crate::sink::{Flow, Teller};
use crate::{Event, Sink, Subject};

/// Looks at every assignment; the last category changes fastest. At the end it tells how many each clue left.
pub(crate) fn filter(puzzle: &GridPuzzle, clues: &[(u32, &Truth)], teller: &mut Teller<'_, '_, impl Sink>) -> Flow {
    let evaluator = Evaluator::new(puzzle);
    let mut left = vec![0; clues.len() + 1];
    let Some(mut assignment) = Assignment::first(puzzle) else { return Flow::Continue(()) };
    let mut changed = (0, 0);
    loop {
        assignment.tell(changed, teller)?;
        teller.node(1)?;
        left[0] += 1;
        let mut fits = true;
        for (met, (clue, truth)) in clues.iter().enumerate() {
            teller.heed()?;
            // Nothing is open, so nothing is missing.
            fits = evaluator.decide(truth, &assignment) == Ok(true);
            teller.tell(Event::Check { subject: Subject::Clue(*clue), holds: fits })?;
            if !fits {
                teller.tell(Event::Conflict { subject: Subject::Clue(*clue) })?;
                break;
            }
            left[met + 1] += 1;
        }
        if fits {
            teller.solution()?;
        }
        match assignment.advance() {
            Some(first) => changed = first,
            None => break,
        }
    }
    teller.tell(Event::BackUp { kept: 0, depth: 0 })?;
    for (pair, (clue, _)) in left.windows(2).zip(clues) {
        teller.tell(Event::Combine { subject: Subject::Clue(*clue), before: pair[0], left: pair[1] })?;
    }
    Flow::Continue(())
}

/// Who has what: an arrangement for each category but the first, whose values are the entities.
struct Assignment {
    entities: usize,
    columns: Vec<Arrangements>,
    /// The first arrangement of each column.
    firsts: Vec<Arrangements>,
}

impl Assignment {
    fn first(puzzle: &GridPuzzle) -> Option<Self> {
        let entities = puzzle.entities();
        let columns = puzzle.categories.iter().skip(1).map(|category| Arrangements::first(category, entities));
        let firsts: Vec<Arrangements> = columns.collect::<Option<_>>()?;
        Some(Self { entities, columns: firsts.clone(), firsts })
    }

    /// Goes on to the next one. Gives the first column that changed and the first entity in it whose value did; `None` if
    /// this was the last.
    fn advance(&mut self) -> Option<(usize, usize)> {
        for column in (0..self.columns.len()).rev() {
            if let Some(entity) = self.columns[column].advance() {
                return Some((column, entity));
            }
            self.columns[column] = self.firsts[column].clone();
        }
        None
    }

    /// The values of the entities in a category; `None` for the first.
    fn column(&self, category: CategoryId) -> Option<&[u32]> {
        let column = (category.0 as usize).checked_sub(1)?;
        self.columns.get(column).map(Arrangements::values)
    }

    /// Tells the values from this column and entity on.
    fn tell(&self, (first, mut from): (usize, usize), teller: &mut Teller<'_, '_, impl Sink>) -> Flow {
        let categories = self.columns.len() as u32 + 1;
        teller.tell(Event::BackUp { kept: (first * self.entities + from) as u32, depth: 0 })?;
        for (category, arrangement) in (1..).zip(&self.columns).skip(first) {
            for (entity, &value) in (0..).zip(arrangement.values()).skip(std::mem::take(&mut from)) {
                let place = entity * categories + category;
                teller.tell(Event::Assign { place, value: value.into(), forced: false })?;
            }
        }
        Flow::Continue(())
    }
}

impl Table for Assignment {
    #[inline]
    fn value(&self, entity: usize, category: CategoryId) -> Known<Option<u32>> {
        Ok(match self.column(category) {
            Some(values) => values.get(entity).copied(),
            None => (category.0 == 0 && entity < self.entities).then_some(entity as u32),
        })
    }

    #[inline]
    fn owner(&self, value: ValueId) -> Known<Option<usize>> {
        Ok(match self.column(value.category) {
            Some(values) => values.iter().position(|&index| index == value.index),
            None => (value.category.0 == 0).then_some(value.index as usize),
        })
    }
}
