//! Questions about a group of givens, answered by one formula.
//!
//! On large boards near the limit of uniqueness each question takes thousands of conflicts, whatever its answer. Most of
//! what the solver learns there does not depend on the given in question. So a few givens at a time become assumptions,
//! while all others remain facts: what was learned from one question serves those about the other givens of the group,
//! and halves the number of conflicts. With all givens as assumptions the number would hardly shrink further, but a
//! conflict would take ten times as long, because every learned clause would name the givens that it follows from.

use bachet_notation::sudoku::CellId;
use bachet_solver::{Boolean, Budget, Cnf, SatSolver, Satisfiable};

use super::needed::with;
use crate::compile::compile_propagated;
use crate::{HouseKind, Sudoku};

/// Maximum number of givens in a group. Measured: with 8 and 16 the questions of a board take about the same time, with
/// 32 half as much again.
pub(super) const MAX_GROUP_GIVENS: usize = 16;

/// Maximum number of literals of the formula. The clauses of a board of 64x64 with few givens would fill the memory.
const MAX_LITERALS: usize = 10_000_000;

/// A board in which the givens of a group are assumptions.
pub(super) struct Group<'a> {
    sudoku: &'a Sudoku,
    solver: SatSolver,
    /// For each cell and value the literal, or 0 if propagation excludes the value.
    literals: Vec<i32>,
}

impl<'a> Group<'a> {
    /// Whether formulas suit a board. The kernel is faster on classic boards. Where regions are irregular, the other
    /// solver infers more.
    pub(super) fn suits(sudoku: &Sudoku) -> bool {
        !sudoku.is_classic() && sudoku.houses().iter().all(|house| house.kind != HouseKind::Region)
    }

    /// Prepares questions about the givens of these cells. Returns `None` if the formula would be too large.
    pub(super) fn new(sudoku: &'a Sudoku, cells: &[CellId]) -> Option<Self> {
        let open = cells.iter().fold(sudoku.clone(), |board, &cell| with(&board, cell, sudoku.all_values()));
        let compiled = compile_propagated(&open)?;
        let cnf = Cnf::with_max_literals(MAX_LITERALS, &compiled.model).ok()?;
        let size = sudoku.size() as usize;
        let mut literals = vec![0; compiled.variables.len() * size];
        for (number, boolean) in (1..).zip(&cnf.booleans) {
            if let &Boolean::Value(x, value) = boolean
                && let Ok(at) = compiled.variables.binary_search(&x)
            {
                literals[at * size + value as usize] = number;
            }
        }
        Some(Self { sudoku, solver: SatSolver::new(&cnf), literals })
    }

    /// Whether a solution violates the given of a cell, but neither those of `held` nor those outside of the group.
    pub(super) fn is_violated(
        &mut self,
        cell: CellId,
        held: impl Iterator<Item = CellId>,
        budget: &mut Budget<'_>,
    ) -> Satisfiable {
        let mut assumptions = Vec::new();
        self.exclude(cell, self.sudoku.candidates_given(cell), &mut assumptions);
        for cell in held {
            self.exclude(cell, self.sudoku.all_values() & !self.sudoku.candidates_given(cell), &mut assumptions);
        }
        self.solver.solve_assuming(&assumptions, budget)
    }

    /// Adds the assumptions that a cell has none of these values.
    fn exclude(&self, cell: CellId, values: u64, assumptions: &mut Vec<i32>) {
        let size = self.sudoku.size();
        let first = cell.index(size) * size as usize;
        let literals = self.literals[first..][..size as usize].iter().enumerate();
        let excluded = literals.filter(|&(v, &literal)| values >> v & 1 == 1 && literal != 0);
        assumptions.extend(excluded.map(|(_, &literal)| -literal));
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use bachet_notation::Text;
    use bachet_notation::sudoku::{BoxShape, Cell, RuleLine, SudokuPuzzle};

    use super::*;
    use crate::{count_up_to, solve};

    /// Leaves givens out of a solved board, and asks about those that remain.
    fn check(size: u32, rules: &[&str], step: usize) {
        let area = (size * size) as usize;
        let all = (1 << size) - 1;
        let cells = vec![Cell { candidates: all, ..Cell::default() }; area];
        let boxes = BoxShape::of_size(size);
        let rules = rules.iter().map(|&text| RuleLine { keyword: Text::new(text, 0), ..RuleLine::default() }).collect();
        let (empty, problems) = Sudoku::new(&SudokuPuzzle { size, boxes, cells, rules, ..SudokuPuzzle::default() });
        assert_eq!(problems, []);
        let mut solutions = Vec::new();
        solve(&empty, &mut Budget::unlimited(), |solution| {
            solutions.push(solution);
            ControlFlow::Break(())
        });
        // Every third given excludes one value more than it must.
        let loose = |at: usize, value: u8| if at.is_multiple_of(3) { 1 << (value % size as u8) } else { 0 };
        let values = solutions[0].values().iter().enumerate();
        let mut candidates: Vec<u64> = values.map(|(at, &value)| 1 << (value - 1) | loose(at, value)).collect();
        let is_unique = |board: &Sudoku| count_up_to(board, 2, &mut Budget::unlimited()).number == 1u32.into();
        if !is_unique(&empty.with_candidates(candidates.clone())) {
            candidates = solutions[0].values().iter().map(|&value| 1 << (value - 1)).collect();
        }
        let mut answers = [0; 2];
        for round in 0..area {
            let board = empty.with_candidates(candidates.clone());
            let at = round * step % area;
            if round.is_multiple_of(5) {
                let cells: Vec<CellId> = board.givens().skip(round % 3).step_by(2).take(MAX_GROUP_GIVENS).collect();
                let mut group = Group::new(&board, &cells).expect("the board is small");
                for &cell in &cells {
                    let others = cells.iter().copied().filter(|&other| other != cell);
                    let answer = group.is_violated(cell, others, &mut Budget::unlimited());
                    let is_needed = !is_unique(&with(&board, cell, all));
                    assert_eq!(answer, if is_needed { Satisfiable::Yes } else { Satisfiable::No }, "{cell} {round}");
                    answers[usize::from(is_needed)] += 1;
                }
            }
            let given = std::mem::replace(&mut candidates[at], all);
            if !is_unique(&empty.with_candidates(candidates.clone())) {
                candidates[at] = given;
            }
        }
        assert!(answers[0] > 5 && answers[1] > 5, "{answers:?}");
    }

    #[test]
    fn the_answers_are_those_of_counting() {
        check(9, &[], 23);
        check(6, &[], 7);
        check(9, &["diagonals"], 23);
        check(9, &["anti-knight"], 25);
    }
}
