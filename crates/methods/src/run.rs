//! Starting a method.

use std::ops::ControlFlow;

use bachet_notation::clue::Truth;
use bachet_notation::{Diagnostic, GridPuzzle};
use bachet_solver::Budget;

use crate::filling::{Board, Table};
use crate::sink::{RunEnd, Teller};
use crate::stated::Stated;
use crate::{Family, Method, Problem, Sink, rules};
use crate::{backtracking, breadth_first, clauses, cnf, depth_first, permutations, propagation, successors, walk};

/// How a method is to go about it.
#[derive(Clone, Debug, Default)]
pub struct How {
    /// How many solutions are enough; `None` for all of them.
    pub solutions: Option<u64>,
    /// Of a logic grid: the clues in the order in which they are taken up, by their place in the list; empty for that of
    /// the puzzle. A clue that is not among them comes after those that are.
    pub order: Vec<u32>,
}

impl How {
    /// The clues of a puzzle in the order in which they are taken up, those without a meaning left out.
    ///
    /// # Errors
    /// The puzzle cannot be stated: a clue may be too large to be asked in a lifetime.
    pub(crate) fn clues<'p>(&self, puzzle: &'p GridPuzzle) -> Result<Vec<(u32, &'p Truth)>, Unfit> {
        bachet_grid::compile(puzzle).map_err(Unfit::Unstated)?;
        let others = (0..puzzle.clues.len() as u32).filter(|clue| !self.order.contains(clue));
        let order = self.order.iter().copied().chain(others);
        Ok(order.filter_map(|clue| Some((clue, puzzle.clues.get(clue as usize)?.truth.as_ref()?))).collect())
    }
}

/// Why a method does not run on a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It makes no sense for the family.
    Family(Method, Family),
    /// The puzzle cannot be stated.
    Unstated(Vec<Diagnostic>),
    /// It is too large for the method.
    TooLarge(Method),
}

/// Runs a method on a puzzle: every event goes to the sink. A step of the budget is a node of the search tree, a
/// candidate looked at where there is no tree, or a way listed at the end.
///
/// # Errors
/// Why it does not run.
pub fn run(
    method: Method,
    problem: Problem<'_>,
    how: &How,
    sink: &mut impl Sink,
    budget: &mut Budget<'_>,
) -> Result<RunEnd, Unfit> {
    let mut teller = Teller::new(sink, budget, how.solutions);
    let unfit = || Unfit::Family(method, problem.family());
    let flow = match (method, problem) {
        (Method::Backtracking, Problem::Grid(puzzle)) => backtracking::fill(&mut Table::new(puzzle, how)?, &mut teller),
        (Method::Backtracking, Problem::Sudoku(sudoku)) => backtracking::fill(&mut Board::new(sudoku), &mut teller),
        (Method::Clauses, Problem::Grid(puzzle)) => clauses::grid(puzzle, &rules(problem, how)?, &mut teller),
        (Method::Clauses, Problem::Sudoku(sudoku)) => clauses::sudoku(sudoku, &rules(problem, how)?, &mut teller),
        (Method::Cnf, Problem::Grid(_) | Problem::Sudoku(_)) => {
            let (stated, formula) = cnf::stated_formula(problem)?;
            cnf::search(&stated, &formula, &mut teller)
        }
        (Method::Propagation, Problem::Grid(puzzle)) => {
            let compiled = bachet_grid::compile_merged(puzzle).map_err(Unfit::Unstated)?;
            propagation::search(&Stated::grid(puzzle, compiled), &mut teller)
        }
        (Method::Propagation, Problem::Sudoku(sudoku)) => propagation::search(&Stated::sudoku(sudoku), &mut teller),
        (Method::Permutations, Problem::Grid(puzzle)) => permutations::filter(puzzle, &how.clues(puzzle)?, &mut teller),
        (Method::Successors, Problem::Grid(puzzle)) => successors::fill(&mut Table::new(puzzle, how)?, &mut teller),
        (Method::Successors, Problem::Sudoku(sudoku)) => successors::fill(&mut Board::new(sudoku), &mut teller),
        (Method::DepthFirst, Problem::Crossing(puzzle)) => {
            walk::crossing(method, puzzle, |walk| depth_first::search(walk, &mut teller))?
        }
        (Method::DepthFirst, Problem::Moving(puzzle)) => {
            walk::moving(puzzle, |walk| depth_first::search(walk, &mut teller))
        }
        (Method::BreadthFirst, Problem::Crossing(puzzle)) => {
            walk::crossing(method, puzzle, |walk| breadth_first::search(walk, &mut teller))?
        }
        (Method::BreadthFirst, Problem::Moving(puzzle)) => {
            walk::moving(puzzle, |walk| breadth_first::search(walk, &mut teller))
        }
        _ => return Err(unfit()),
    };
    Ok(match flow {
        ControlFlow::Continue(()) => RunEnd::Exhausted,
        ControlFlow::Break(end) => end,
    })
}
