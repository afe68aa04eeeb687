//! All assignments, one after the other, and to each one clue after the other until one fails.
//!
//! The lesson is the page of a Dutch solver of logiquizzes: all products of permutations, of which each clue leaves fewer.
//! Its list of them all is not needed: an assignment that meets a clue is counted for it, and forgotten.

use bachet_grid::{Evaluator, Solution};
use bachet_notation::GridPuzzle;
use bachet_notation::clue::{CategoryId, ValueId};

use crate::arrangements::Arrangements;
use crate::sink::{Flow, Teller};
use crate::{Event, How, Sink, Subject};

/// Looks at every assignment; the last category changes fastest. At the end it tells how many each clue left.
pub(crate) fn filter(puzzle: &GridPuzzle, how: &How, teller: &mut Teller<'_, '_, impl Sink>) -> Flow {
    let clues = how.clues(puzzle);
    let evaluator = Evaluator::new(puzzle);
    let mut left = vec![0; clues.len() + 1];
    let Some(mut assignment) = Assignment::first(puzzle) else { return Flow::Continue(()) };
    let mut changed = 0;
    loop {
        assignment.tell(changed, teller)?;
        teller.node(1)?;
        left[0] += 1;
        let mut fits = true;
        for (met, (clue, truth)) in clues.iter().enumerate() {
            fits = evaluator.holds(truth, &assignment.table);
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
            Some(column) => changed = column,
            None => break,
        }
    }
    teller.tell(Event::BackUp { kept: 0 })?;
    for (pair, (clue, _)) in left.windows(2).zip(clues) {
        teller.tell(Event::Combine { subject: Subject::Clue(clue), before: pair[0], left: pair[1] })?;
    }
    Flow::Continue(())
}

/// Who has what: a permutation for each category but the first.
struct Assignment<'a> {
    puzzle: &'a GridPuzzle,
    columns: Vec<Arrangements>,
    table: Solution,
}

impl<'a> Assignment<'a> {
    fn first(puzzle: &'a GridPuzzle) -> Option<Self> {
        let categories = puzzle.categories.iter().skip(1);
        let columns = categories.map(|category| Arrangements::first(category, puzzle.entities()));
        let mut first = Self { puzzle, columns: columns.collect::<Option<_>>()?, table: Solution::of(puzzle) };
        first.write(0);
        Some(first)
    }

    /// Goes on to the next one. Gives the first column that changed; `None` if this was the last.
    fn advance(&mut self) -> Option<usize> {
        let column = (0..self.columns.len()).rev().find(|&column| self.columns[column].advance())?;
        let entities = self.puzzle.entities();
        for (column, category) in self.puzzle.categories.iter().skip(1).enumerate().skip(column + 1) {
            self.columns[column] = Arrangements::first(category, entities)?;
        }
        self.write(column);
        Some(column)
    }

    /// Writes the columns from this one on into the table.
    fn write(&mut self, first: usize) {
        for (column, arrangement) in self.columns.iter().enumerate().skip(first) {
            let category = CategoryId(column as u32 + 1);
            for (entity, &index) in arrangement.values().iter().enumerate() {
                self.table.set(entity, ValueId { category, index });
            }
        }
    }

    /// Tells the columns from this one on.
    fn tell(&self, first: usize, teller: &mut Teller<'_, '_, impl Sink>) -> Flow {
        let (entities, categories) = (self.puzzle.entities(), self.columns.len() as u32 + 1);
        teller.tell(Event::BackUp { kept: (first * entities) as u32 })?;
        for (category, arrangement) in (1..).zip(&self.columns).skip(first) {
            for (entity, &value) in (0..).zip(arrangement.values()) {
                let place = entity * categories + category;
                teller.tell(Event::Assign { place, value: value.into(), forced: false })?;
            }
        }
        Flow::Continue(())
    }
}
