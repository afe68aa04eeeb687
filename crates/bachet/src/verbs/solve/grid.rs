//! The solutions of a logic grid, and what they answer.

use std::ops::ControlFlow;

use bachet_grid::Answers;
use bachet_notation::{Diagnostic, GridPuzzle};
use bachet_solver::{Budget, SearchOutcome};

use super::answers::answered;
use super::{KEPT, Solution, Solutions, SolveOptions};
use crate::Known;
use crate::verbs::{Count, Verdict};

/// So many cells of solutions are gone through: the solver remembers each one until it has them all.
const CELLS: u64 = 10_000_000;

pub(super) fn solve(
    grid: &GridPuzzle,
    options: &SolveOptions,
    budget: &mut Budget<'_>,
    known: &Known,
) -> Result<Solutions, Vec<Diagnostic>> {
    let mut found = 0;
    let mut solutions = Vec::new();
    let mut answers = Answers::new(grid);
    let cells = (grid.entities() * grid.categories.len()).max(1);
    let listed = options.answer.min(CELLS / cells as u64).max(2);
    let kept = options.first.min((KEPT / cells).max(1));
    known.set_solutions(found);
    let end = bachet_grid::solve(grid, budget, |solution| {
        found += 1;
        known.set_solutions(found);
        answers.add(&solution);
        if solutions.len() < kept {
            solutions.push(Solution::Grid(solution));
        }
        if found < listed { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })?;
    let exact = end == SearchOutcome::Exhausted;
    let count = if end == SearchOutcome::Stopped {
        known.counting();
        let counted = bachet_grid::count(grid, budget)?;
        Count { number: counted.number.max(found.into()), exact: counted.exact }
    } else {
        Count { number: found.into(), exact }
    };
    let answers = answered(grid, answers.counts());
    Ok(Solutions {
        verdict: Verdict::of(&count),
        count,
        solutions,
        answers,
        answers_exact: exact,
        stopped: false,
        ways: None,
        moves: None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a puzzle without clues gives when all its solutions are asked for.
    fn all(size: usize, categories: usize) -> Solutions {
        let names =
            |category: usize| (0..size).map(|value| format!("c{category}v{value}x")).collect::<Vec<_>>().join(", ");
        let lines = (0..categories).map(|category| format!("category{category}: {}\n", names(category)));
        let text: String = lines.chain(["? = category1(c0v0x)\n".to_owned()]).collect();
        let (puzzle, diagnostics) = bachet_notation::read_grid(&text);
        assert_eq!(diagnostics, []);
        let options = SolveOptions::default().first(usize::MAX);
        solve(&puzzle, &options, &mut Budget::unlimited(), &Known::default()).expect("the puzzle can be stated")
    }

    #[test]
    fn large_solutions_are_gone_through_in_smaller_numbers() {
        for (size, categories, expected, kept) in [(3, 4, 216, 216), (8, 4, 100_000, 31_250), (40, 40, 6250, 625)] {
            let found = all(size, categories);
            let answered: u64 = found.answers[0].values.iter().map(|(_, count)| count).sum();
            assert_eq!((answered, found.solutions.len()), (expected, kept), "{size} x {categories}");
        }
    }
}
