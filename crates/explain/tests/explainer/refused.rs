//! Boards without a rating, and work that is stopped.

use std::sync::atomic::AtomicBool;

use bachet_budget::Budget;
use bachet_explain::board::Layout;
use bachet_explain::explainer::{Explainer, NotRated, Rating, rate};

use crate::boards::classic;

fn rate_line(line: &str, budget: &mut Budget<'_>) -> Result<Rating, NotRated> {
    let sudoku = classic(line);
    let layout: Layout<2> = Layout::new(&sudoku).expect("the board fits");
    rate(&sudoku, &layout, &mut Explainer::for_rating(&layout), budget)
}

const HARD: &str = "98.76.5.......9.....75.....8.6..74...4.6.....7...4..3.2.5..89....8..67.....1....2";

#[test]
fn boards_without_one_solution_are_refused() {
    let rating = |line: &str| rate_line(line, &mut Budget::unlimited());
    assert_eq!(rating(&".".repeat(81)), Err(NotRated::SeveralSolutions));
    assert_eq!(rating(&format!("12{}", ".".repeat(79))), Err(NotRated::SeveralSolutions));
    let impossible = format!("12345678.{}9{}", ".".repeat(8), ".".repeat(63));
    assert_eq!(rating(&impossible), Err(NotRated::NoSolution));
}

#[test]
fn a_solved_board_is_rated_as_nothing() {
    let line = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
    assert_eq!(rate_line(line, &mut Budget::unlimited()), Ok(Rating { er: 0, ep: 0, ed: 0 }));
}

#[test]
fn work_stops_when_the_budget_is_spent_or_cancelled() {
    let mut budget = Budget::unlimited().steps(20_000);
    assert_eq!(rate_line(HARD, &mut budget), Err(NotRated::Stopped));
    let cancelled = AtomicBool::new(true);
    let mut budget = Budget::unlimited().cancelled_by(&cancelled);
    assert_eq!(rate_line(HARD, &mut budget), Err(NotRated::Stopped));
}
