//! A sentence held against the expression beside it: by meaning, over every way to share out the puzzle's values.

use std::ops::ControlFlow;

use bachet_grid::Solution;
use bachet_notation::clue::Truth;
use bachet_notation::{Clue, GridPuzzle, Span};
use bachet_solver::Budget;

use super::{Heard, Sentence, joined};

/// So much work is spent on the comparisons of one puzzle.
const STEPS: u64 = 100_000;
/// A puzzle with more cells is not compared: to state it takes longer than it is worth.
const MOST_CELLS: usize = 400;
/// So many ways to combine the readings of a clue's sentences are looked at.
const MOST_READINGS: usize = 16;

/// Compares the clues of one puzzle.
pub(super) struct Comparing {
    /// The puzzle without clues and questions.
    names: GridPuzzle,
    budget: Budget<'static>,
}

/// What a comparison found.
#[derive(Debug)]
pub(super) enum Found {
    /// The sentence has a reading that means what the expression means.
    Same,
    /// None of its readings does; the first of them and the expression differ there.
    Other(Solution),
    /// Not known.
    Unknown,
}

impl Comparing {
    pub(super) fn new(puzzle: &GridPuzzle) -> Self {
        let names = GridPuzzle { categories: puzzle.categories.clone(), ..GridPuzzle::default() };
        Self { names, budget: Budget::unlimited().steps(STEPS) }
    }

    /// Compares what the sentences of a clue mean together with the truth of its expression.
    pub(super) fn compare(&mut self, sentences: &[&Sentence], expression: &Truth) -> Found {
        let mut readings: Vec<Vec<&Truth>> = vec![Vec::new()];
        for sentence in sentences {
            // A sentence that says nothing here may still be what the expression puts more exactly.
            let Heard::Read(truth, others) = &sentence.heard else { return Found::Unknown };
            let all: Vec<&Truth> = std::iter::once(truth).chain(others).collect();
            readings = all.iter().flat_map(|&t| readings.iter().map(move |r| [&r[..], &[t]].concat())).collect();
            readings.truncate(MOST_READINGS);
        }
        if sentences.is_empty() || self.names.entities() * self.names.categories.len() > MOST_CELLS {
            return Found::Unknown;
        }
        let readings: Vec<Truth> = readings.into_iter().map(joined).collect();
        if readings.contains(expression) {
            return Found::Same;
        }
        let mut first = None;
        for reading in readings {
            match self.difference(reading, expression) {
                Found::Other(solution) => first = first.or(Some(solution)),
                same_or_unknown => return same_or_unknown,
            }
        }
        first.map_or(Found::Unknown, Found::Other)
    }

    /// A way to share out the values under which exactly one of the two is true.
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
