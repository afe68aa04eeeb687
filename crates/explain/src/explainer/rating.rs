//! The rating of Sudoku Explainer, as gsf's `serate` prints it.

use std::fmt;
use std::ops::ControlFlow;

use bachet_budget::Budget;
use bachet_sudoku::{SearchOutcome, Sudoku, solve};

use super::bits::bits;
use super::hint::Hint;
use super::solver::Explainer;
use crate::board::{Layout, State};
use crate::{Fact, Technique};

/// How hard a board is, in tenths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rating {
    /// The hardest step.
    pub er: u32,
    /// The hardest step until the first value is placed.
    pub ep: u32,
    /// The first step.
    pub ed: u32,
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [er, ep, ed] = [self.er, self.ep, self.ed].map(|tenths| format!("{}.{}", tenths / 10, tenths % 10));
        write!(f, "{er} {ep} {ed}")
    }
}

/// Why a board has no rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotRated {
    /// It has no solution.
    NoSolution,
    /// It has more than one solution.
    SeveralSolutions,
    /// The techniques do not solve it.
    NotSolved,
    /// It has more cells than the layout can hold.
    TooLarge,
    /// The budget is spent, or the work was cancelled.
    Stopped,
}

/// A step behind a rating.
#[derive(Clone, Debug)]
pub struct RatedStep {
    /// The technique.
    pub technique: &'static Technique,
    /// The rating of the step in tenths.
    pub rating: u32,
    /// The candidates that it removes, ascending, then the value that it places.
    pub facts: Vec<Fact>,
}

impl RatedStep {
    fn new(hint: &Hint) -> Self {
        let removed = hint.removed.iter();
        let removed = removed.flat_map(|&(cell, mask)| bits(mask).map(move |value| Fact::is_not(cell as usize, value)));
        let placed = hint.place.map(|(cell, value)| Fact::is(cell as usize, value as usize));
        Self { technique: hint.technique, rating: hint.rating, facts: removed.chain(placed).collect() }
    }
}

/// Rates a board with exactly one solution. A step of the budget is one net or one start of a search for loops.
///
/// `explainer` must be for the layout of the board, and `W` words must hold its cells.
///
/// # Errors
///
/// Returns why the board has no rating.
pub fn rate<const W: usize>(
    sudoku: &Sudoku,
    layout: &Layout<W>,
    explainer: &mut Explainer,
    budget: &mut Budget<'_>,
) -> Result<Rating, NotRated> {
    rate_each(sudoku, layout, explainer, budget, |_| ())
}

/// Rates a board as [`rate`] does, and calls `observe` with each step.
///
/// # Errors
///
/// Returns why the board has no rating.
pub fn rate_each<const W: usize>(
    sudoku: &Sudoku,
    layout: &Layout<W>,
    explainer: &mut Explainer,
    budget: &mut Budget<'_>,
    mut observe: impl FnMut(RatedStep),
) -> Result<Rating, NotRated> {
    let mut solutions = 0;
    let outcome = solve(sudoku, budget, |_| {
        solutions += 1;
        if solutions == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    match solutions {
        2 => return Err(NotRated::SeveralSolutions),
        _ if outcome != SearchOutcome::Exhausted => return Err(NotRated::Stopped),
        0 => return Err(NotRated::NoSolution),
        _ => {}
    }
    let mut grid = explainer.grid(&State::given(sudoku, layout));
    let mut rating = Rating { er: 0, ep: 0, ed: 0 };
    while !grid.is_solved() {
        let Some(hint) = explainer.hint(&grid, budget) else {
            return Err(if budget.is_spent() { NotRated::Stopped } else { NotRated::NotSolved });
        };
        observe(RatedStep::new(&hint));
        explainer.apply(&mut grid, &hint);
        rating.er = rating.er.max(hint.rating);
        if rating.ed == 0 {
            rating.ed = rating.er;
        }
        if rating.ep == 0 && hint.place.is_some() {
            rating.ep = rating.er;
        }
    }
    Ok(rating)
}
