//! The solutions of logic grids and Sudokus.

use std::ops::ControlFlow;

use bachet_grid::Answers;
use bachet_notation::sudoku::SudokuPuzzle;
use bachet_notation::{Diagnostic, GridPuzzle};
use bachet_solver::{Budget, SearchOutcome};
use bachet_sudoku::clashes;

use super::answers::answered;
use super::{Solution, Solutions, SolveOptions};
use crate::puzzle::compiled;
use crate::verbs::{Count, GridSolution, SudokuSolution, Verdict};

/// Maximum number of cells in the solutions that are kept: they are shown when all are counted.
const MAX_KEPT_CELLS: usize = 1_000_000;
/// Maximum number of cells in the solutions of a grid that are listed: to count the others is faster.
const MAX_LISTED_CELLS: u64 = 10_000_000;
/// Maximum number of solutions of a Sudoku that are listed, unless more are kept: `count` is for more.
const MAX_LISTED: u64 = 10_000;

pub(super) fn grid(
    grid: &GridPuzzle,
    options: &SolveOptions<'_>,
    budget: &mut Budget<'_>,
) -> Result<Solutions, Vec<Diagnostic>> {
    let cells = (grid.entities() * grid.categories.len()).max(1);
    let mut answers = Answers::new(grid);
    let most = options.answer.min(MAX_LISTED_CELLS / cells as u64).max(2);
    let mut list = List::new(options, cells, options.enough.unwrap_or(most));
    let named = GridSolution::namer(grid);
    let end = bachet_grid::solve(grid, budget, |solution| {
        list.count()?;
        answers.add(&solution);
        list.keep(|| named(solution));
        ControlFlow::Continue(())
    })?;
    let mut solutions = list.finish(end);
    solutions.answers = answered(grid, answers.counts());
    if solutions.stopped && options.enough.is_none() {
        options.progress.iter().for_each(|progress| progress.stop_listing());
        let Count { number, exact } = bachet_grid::count(grid, budget)?;
        let number = number.max(solutions.count.number.clone());
        solutions.set_count(Count { number, exact });
        solutions.stopped = false;
    }
    Ok(solutions)
}

pub(super) fn sudoku(
    puzzle: &SudokuPuzzle,
    options: &SolveOptions<'_>,
    budget: &mut Budget<'_>,
) -> Result<Solutions, Vec<Diagnostic>> {
    let sudoku = compiled(puzzle)?;
    let mut list = List::new(options, puzzle.cells.len(), options.enough.unwrap_or(MAX_LISTED));
    let named = SudokuSolution::namer(puzzle);
    let end = bachet_sudoku::solve(&sudoku, budget, |solution| {
        list.count()?;
        list.keep(|| named(solution));
        ControlFlow::Continue(())
    });
    let mut solutions = list.finish(end);
    if solutions.verdict == Verdict::None {
        solutions.clashes = clashes(&sudoku, &sudoku.given_values());
    }
    Ok(solutions)
}

/// Solutions as they are found: all are counted up to a limit, the first are kept.
struct List<'o> {
    options: SolveOptions<'o>,
    limit: u64,
    found: u64,
    kept: Vec<Solution>,
    max_kept: usize,
}

impl<'o> List<'o> {
    /// An empty list that counts up to `limit` solutions of `cells` cells, or more if more are kept.
    fn new(options: &SolveOptions<'o>, cells: usize, limit: u64) -> Self {
        let max_kept = options.first.min((MAX_KEPT_CELLS / cells).max(1));
        let list = Self { options: *options, limit: limit.max(max_kept as u64), found: 0, kept: Vec::new(), max_kept };
        options.report(0);
        list
    }

    /// Counts a solution; breaks if there are as many as the limit already.
    fn count(&mut self) -> ControlFlow<()> {
        if self.found == self.limit {
            return ControlFlow::Break(());
        }
        self.found += 1;
        self.options.report(self.found);
        ControlFlow::Continue(())
    }

    fn keep(&mut self, solution: impl FnOnce() -> Solution) {
        if self.kept.len() < self.max_kept {
            self.kept.push(solution());
        }
    }

    fn finish(self, end: SearchOutcome) -> Solutions {
        let exact = end == SearchOutcome::Exhausted;
        let count = Count { number: self.found.into(), exact };
        let stopped = end == SearchOutcome::Stopped;
        Solutions { answers_exact: exact, stopped, ..Solutions::new(Verdict::of(&count), count, self.kept) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asks for all solutions of a puzzle without clues.
    fn solve_all(size: usize, categories: usize) -> Solutions {
        let names =
            |category: usize| (0..size).map(|value| format!("c{category}v{value}x")).collect::<Vec<_>>().join(", ");
        let lines = (0..categories).map(|category| format!("category{category}: {}\n", names(category)));
        let text: String = lines.chain(["? = category1(c0v0x)\n".to_owned()]).collect();
        let (puzzle, diagnostics) = bachet_notation::read_grid(&text);
        assert_eq!(diagnostics, []);
        let options = SolveOptions::default().first(usize::MAX);
        grid(&puzzle, &options, &mut Budget::unlimited()).expect("the puzzle can be compiled")
    }

    #[test]
    fn fewer_solutions_are_listed_if_they_are_large() {
        for (size, categories, expected, kept) in [(3, 4, 216, 216), (8, 4, 100_000, 31_250), (40, 40, 6250, 625)] {
            let found = solve_all(size, categories);
            let answered: u64 = found.answers[0].values.iter().map(|(_, count)| count).sum();
            assert_eq!((answered, found.solutions.len()), (expected, kept), "{size} x {categories}");
        }
    }
}
