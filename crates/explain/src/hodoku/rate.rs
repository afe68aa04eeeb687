//! The score and level of a board.

use std::ops::ControlFlow;

use bachet_budget::Budget;
use bachet_sudoku::{Sudoku, solve};

use super::{Found, Kind, Solver};
use crate::board::Layout;
use crate::technique::HodokuLevel;

/// What HoDoKu says about a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The sum of the scores of the steps.
    pub score: u32,
    /// The level of the hardest step, or a harder one for a higher score.
    pub level: HodokuLevel,
}

/// The highest score of each level, from the easiest.
const MAX_SCORES: [(HodokuLevel, u32); 5] = [
    (HodokuLevel::Easy, 800),
    (HodokuLevel::Medium, 1000),
    (HodokuLevel::Hard, 1600),
    (HodokuLevel::Unfair, 1800),
    (HodokuLevel::Extreme, u32::MAX),
];

/// Rates a board; `None` unless it has exactly one solution, or if the budget ran out.
pub fn rate<const W: usize>(layout: &Layout<W>, sudoku: &Sudoku, budget: &mut Budget<'_>) -> Option<Rating> {
    rate_with(layout, sudoku, budget, &mut |_| {})
}

/// Rates a board and reports each step.
pub fn rate_with<const W: usize>(
    layout: &Layout<W>,
    sudoku: &Sudoku,
    budget: &mut Budget<'_>,
    report: &mut dyn FnMut(&Found),
) -> Option<Rating> {
    let solution = only_solution(sudoku, budget)?;
    let mut solver = Solver::given(layout, sudoku);
    let (mut score, mut hardest) = (0u32, HodokuLevel::Easy);
    while !solver.is_solved() {
        let step = match solver.next(budget) {
            Some(step) => step,
            None if budget.is_spent() => return None,
            None => guess(&solver, &solution)?,
        };
        let entry = step.kind.entry();
        score = score.saturating_add(entry.score);
        hardest = hardest.max(entry.level);
        report(&step);
        if !step.placements.iter().all(|&(cell, value)| solver.grid.has(cell as usize, value as usize)) {
            return None;
        }
        solver.apply(&step);
    }
    let level = MAX_SCORES.into_iter().find(|&(level, max)| level >= hardest && score <= max);
    Some(Rating { score, level: level.map_or(HodokuLevel::Extreme, |(level, _)| level) })
}

/// Returns the values of the only solution, from 0; `None` unless there is exactly one.
fn only_solution(sudoku: &Sudoku, budget: &mut Budget<'_>) -> Option<Vec<usize>> {
    let mut solutions = Vec::new();
    solve(sudoku, budget, |solution| {
        solutions.push(solution);
        if solutions.len() < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let solution = if solutions.len() == 1 && !budget.is_spent() { solutions.pop()? } else { return None };
    Some(solution.values().iter().map(|&value| value as usize - 1).collect())
}

/// Returns the value of the middle one of the empty cells.
fn guess<const W: usize>(solver: &Solver<'_, W>, solution: &[usize]) -> Option<Found> {
    let empty: Vec<usize> = solver.grid.state.empty.iter().collect();
    let &cell = empty.get(empty.len() / 2)?;
    Some(Found::place(Kind::BruteForce, cell, *solution.get(cell)?))
}
