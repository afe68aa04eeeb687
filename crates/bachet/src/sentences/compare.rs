//! A sentence held against the expression beside it: by meaning, over every way to share out the puzzle's values.

use std::ops::ControlFlow;

use bachet_grid::Solution;
use bachet_notation::clue::Truth;
use bachet_notation::{Clue, GridPuzzle, Span};
use bachet_solver::Budget;

use super::{ClueSentence, Meaning, joined};

/// Maximum number of search steps for all comparisons of one puzzle.
const MAX_STEPS: u64 = 100_000;
/// Maximum number of cells of a puzzle whose sentences are compared: compiling a larger one takes too long.
const MAX_CELLS: usize = 400;
/// Maximum number of combinations of the readings of a clue's sentences that are compared.
const MAX_COMBINATIONS: usize = 16;

/// Compares sentences with expressions of one puzzle.
pub(super) struct Comparison {
    /// The puzzle without clues and questions.
    names: GridPuzzle,
    budget: Budget<'static>,
}

/// The result of a comparison.
#[derive(Debug)]
pub(super) enum Found {
    /// One reading of the sentences means the same as the expression.
    Same,
    /// No reading does; the first and the expression differ for this solution.
    Other(Solution),
    /// Unknown.
    Unknown,
}

impl Comparison {
    pub(super) fn new(puzzle: &GridPuzzle) -> Self {
        let names = GridPuzzle { categories: puzzle.categories.clone(), ..GridPuzzle::default() };
        Self { names, budget: Budget::unlimited().steps(MAX_STEPS) }
    }

    /// Compares the joint meaning of the sentences of a clue with its expression. If one cannot be read, the expression
    /// must state at least what those before it mean; it may say how those behind it are meant: "two of these are
    /// true".
    pub(super) fn compare(&mut self, sentences: &[&ClueSentence], expression: &Truth) -> Found {
        let mut readings: Vec<Vec<&Truth>> = vec![Vec::new()];
        let (mut read, mut all_read) = (0, true);
        for sentence in sentences {
            // A sentence without a constraint may be what the expression states precisely.
            let Meaning::Read(truth, others) = &sentence.meaning else {
                all_read = false;
                break;
            };
            read += 1;
            let all: Vec<&Truth> = std::iter::once(truth).chain(others).collect();
            readings = all.iter().flat_map(|&t| readings.iter().map(move |r| [&r[..], &[t]].concat())).collect();
            readings.truncate(MAX_COMBINATIONS);
        }
        if read == 0 || !self.is_small() {
            return Found::Unknown;
        }
        let mut readings: Vec<Truth> = readings.into_iter().map(joined).collect();
        if !all_read {
            // Then the same as the expression is the reading together with it.
            readings = readings.into_iter().map(|reading| joined(vec![&reading, expression])).collect();
        }
        if readings.contains(expression) {
            return Found::Same;
        }
        let mut first = None;
        for reading in readings {
            match self.difference(reading, expression) {
                Found::Other(solution) => first = first.or(Some(solution)),
                Found::Same if !all_read => return Found::Unknown,
                same_or_unknown => return same_or_unknown,
            }
        }
        first.map_or(Found::Unknown, Found::Other)
    }

    /// Whether two constraints are known to mean the same.
    pub(super) fn is_same(&mut self, one: &Truth, other: &Truth) -> bool {
        one == other || self.is_small() && matches!(self.difference(one.clone(), other), Found::Same)
    }

    fn is_small(&self) -> bool {
        self.names.entities() * self.names.categories.len() <= MAX_CELLS
    }

    /// Looks for a solution in which exactly one of the two holds.
    fn difference(&mut self, reading: Truth, expression: &Truth) -> Found {
        let both = Truth::Iff(Box::new(reading), Box::new(expression.clone()));
        self.names.clues = vec![Clue {
            label: String::new(),
            text: None,
            expression: None,
            truth: Some(Truth::Not(Box::new(both))),
            span: Span::default(),
            parts: vec![Span::default()],
        }];
        let mut found = None;
        let end = bachet_grid::solve(&self.names, &mut self.budget, |solution| {
            found = Some(solution);
            ControlFlow::Break(())
        });
        match (found, end) {
            (Some(solution), _) => Found::Other(solution),
            (None, Ok(bachet_solver::SearchOutcome::Exhausted)) => Found::Same,
            (None, _) => Found::Unknown,
        }
    }
}
