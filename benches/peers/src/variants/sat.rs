//! The same boards for batsat: a Boolean for each cell and value, exactly one a cell, at most one a house, exactly one
//! where a house has as many cells as there are values.

use bachet_sudoku::Verdict;
use batsat::intmap::AsIndex as _;
use batsat::{Lit, Solver, SolverInterface as _, Var, lbool};

use super::board::Board;

/// Returns the verdict by searching for a second solution after excluding the first.
pub fn verdict(board: &Board) -> Verdict {
    let mut solver: batsat::BasicSolver = Solver::default();
    let size = board.size;
    for _ in 0..board.givens.len() * size {
        solver.new_var_default();
    }
    let lit = |cell: usize, value: usize| Lit::new(Var::from_index(cell * size + value), true);
    let exactly_one = |solver: &mut batsat::BasicSolver, lits: &[Lit]| {
        for (place, &a) in lits.iter().enumerate() {
            for &b in &lits[place + 1..] {
                solver.add_clause_reuse(&mut vec![!a, !b]);
            }
        }
        if lits.len() == size {
            solver.add_clause_reuse(&mut lits.to_vec());
        }
    };
    for (cell, given) in board.givens.iter().enumerate() {
        let lits: Vec<Lit> = (0..size).map(|v| lit(cell, v)).collect();
        exactly_one(&mut solver, &lits);
        if let Some(value) = given {
            solver.add_clause_reuse(&mut vec![lit(cell, usize::from(*value))]);
        }
    }
    for house in &board.houses {
        for v in 0..size {
            let lits: Vec<Lit> = house.iter().map(|&cell| lit(cell, v)).collect();
            exactly_one(&mut solver, &lits);
        }
    }
    if solver.solve_limited(&[]) != lbool::TRUE {
        return Verdict::None;
    }
    let chosen = (0..board.givens.len()).map(|cell| {
        let value = (0..size).find(|&v| solver.value_lit(lit(cell, v)) == lbool::TRUE).unwrap_or(0);
        !lit(cell, value)
    });
    let mut blocked: Vec<Lit> = chosen.collect();
    solver.add_clause_reuse(&mut blocked);
    if solver.solve_limited(&[]) == lbool::TRUE { Verdict::Several } else { Verdict::Unique }
}
