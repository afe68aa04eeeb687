//! Exhaustive enumeration: all assignments one after the other, each tested clue by clue until one fails.
//!
//! Source: the page of a Dutch solver of logiquizzes, which filters the list of all products of permutations clue by
//! clue. The list is not kept here: an assignment that satisfies a clue is counted for it.

use bachet_grid::{Evaluator, Known, Table};
use bachet_notation::GridPuzzle;
use bachet_notation::clue::{CategoryId, Truth, ValueId};

use crate::arrangements::Arrangements;
use crate::reporter::Reporter;
use crate::{Event, Family, Flow, Log, Method, Problem, RunOptions, Sink, Subject, Unfit};

impl Method {
    /// Tests every assignment of a logic grid. A board has too many: each of its rows can be arranged in 9! ways.
    pub const PERMUTATIONS: Self = Self {
        name: "permutations",
        other_names: &[
            "permutation",
            "all permutations",
            "permutaties",
            "exhaustive",
            "generate and test",
            "énumération",
        ],
        title: "tests every assignment against one clue after the other",
        families: &[Family::Grid],
        log: Some(Log::Combinations),
        ..Self::BASE
    };
}

pub(crate) fn run<S: Sink>(
    problem: Problem<'_>,
    options: &RunOptions,
    reporter: &mut Reporter<'_, '_, S>,
) -> Result<Flow, Unfit> {
    match problem {
        Problem::Grid(puzzle) => Ok(filter(puzzle, &options.clues(puzzle)?, reporter)),
        _ => Err(Unfit::Family(Method::PERMUTATIONS, problem.family())),
    }
}

/// Tests every assignment; the last category changes fastest. Reports at the end how many assignments each clue left.
fn filter(puzzle: &GridPuzzle, clues: &[(u32, &Truth)], reporter: &mut Reporter<'_, '_, impl Sink>) -> Flow {
    let evaluator = Evaluator::new(puzzle);
    let mut left = vec![0; clues.len() + 1];
    let Some(mut assignment) = FullAssignment::first(puzzle) else { return Flow::Continue(()) };
    let mut changed = (0, 0);
    loop {
        assignment.report(changed, reporter)?;
        reporter.node(1)?;
        left[0] += 1;
        let mut is_solution = true;
        for (satisfied, (clue, truth)) in clues.iter().enumerate() {
            reporter.poll()?;
            // No cell is open, so no value is missing.
            is_solution = evaluator.decide(truth, &assignment) == Ok(true);
            reporter.event(Event::Check { subject: Subject::Clue(*clue), holds: is_solution })?;
            if !is_solution {
                reporter.event(Event::Conflict { subject: Subject::Clue(*clue) })?;
                break;
            }
            left[satisfied + 1] += 1;
        }
        if is_solution {
            reporter.solution()?;
        }
        match assignment.advance() {
            Some(first) => changed = first,
            None => break,
        }
    }
    reporter.event(Event::Backtrack { kept: 0, depth: 0 })?;
    for (pair, (clue, _)) in left.windows(2).zip(clues) {
        reporter.event(Event::Combine { subject: Subject::Clue(*clue), before: pair[0], left: pair[1] })?;
    }
    Flow::Continue(())
}

/// An arrangement of values for each category but the first, whose values are the entities.
struct FullAssignment {
    entities: usize,
    columns: Vec<Arrangements>,
    /// The first arrangement of each column.
    firsts: Vec<Arrangements>,
}

impl FullAssignment {
    fn first(puzzle: &GridPuzzle) -> Option<Self> {
        let entities = puzzle.entities();
        let columns = puzzle.categories.iter().skip(1).map(|category| Arrangements::first(category, entities));
        let firsts: Vec<Arrangements> = columns.collect::<Option<_>>()?;
        Some(Self { entities, columns: firsts.clone(), firsts })
    }

    /// Moves to the next assignment. Returns the first column that changed and its first entity that changed; `None`
    /// after the last assignment.
    fn advance(&mut self) -> Option<(usize, usize)> {
        for column in (0..self.columns.len()).rev() {
            if let Some(entity) = self.columns[column].advance() {
                return Some((column, entity));
            }
            self.columns[column] = self.firsts[column].clone();
        }
        None
    }

    /// Returns the values of the entities in a category; `None` for the first category.
    fn column(&self, category: CategoryId) -> Option<&[u32]> {
        let column = (category.0 as usize).checked_sub(1)?;
        self.columns.get(column).map(Arrangements::values)
    }

    /// Reports the values from this column and entity on.
    fn report(&self, (first, mut from): (usize, usize), reporter: &mut Reporter<'_, '_, impl Sink>) -> Flow {
        let categories = self.columns.len() as u32 + 1;
        reporter.event(Event::Backtrack { kept: (first * self.entities + from) as u32, depth: 0 })?;
        for (category, arrangement) in (1..).zip(&self.columns).skip(first) {
            for (entity, &value) in (0..).zip(arrangement.values()).skip(std::mem::take(&mut from)) {
                let place = entity * categories + category;
                reporter.event(Event::Assign { place, value: value.into(), forced: false })?;
            }
        }
        Flow::Continue(())
    }
}

impl Table for FullAssignment {
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
