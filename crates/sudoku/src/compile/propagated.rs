//! Compiles a board after propagation, so that a search does not visit the cells that are settled.

use bachet_notation::sudoku::CellId;
use bachet_solver::{Model, Solver, Var};

use super::{Compiled, compile_to_search, post_houses, post_leftovers, post_rules};
use crate::{Sudoku, Tags};

/// Compiles a board to a model in which each variable has only the values that propagation leaves, and each house only
/// the cells with several of them. Returns `None` if propagation shows that there is no solution.
///
/// The solutions are the same as of [`compile_to_search`]. On large boards with many givens the search is about twice
/// as fast. The model has no constraints for the givens, so it is of no use where their tags are needed.
pub(crate) fn compile_propagated(sudoku: &Sudoku) -> Option<Compiled> {
    let stated = compile_to_search(sudoku);
    let masks = masks_at_root(&stated, sudoku)?;
    let size = sudoku.size();
    let mut model = Model::with_capacity(masks.len(), masks.len());
    let variables: Vec<Var> = masks.iter().map(|&mask| model.variable_within(mask)).collect();
    let mut compiled = Compiled { model, variables, tags: Tags::new(sudoku), size };
    let is_open = |cell: &CellId| masks[cell.index(size)].count_ones() > 1;
    post_houses(sudoku, &mut compiled, is_open);
    post_rules(sudoku, &mut compiled);
    post_leftovers(sudoku, &mut compiled);
    Some(compiled)
}

/// Returns for each cell the values that propagation leaves; `None` if it shows that there is no solution.
fn masks_at_root(stated: &Compiled, sudoku: &Sudoku) -> Option<Vec<u64>> {
    let solver = Solver::new(&stated.model);
    let mask = |&x: &Var| {
        let left = (0..sudoku.size()).filter(|&v| !solver.holds_at_root(x.is_not(v)));
        left.fold(0, |mask, v| mask | 1 << v)
    };
    let masks: Vec<u64> = stated.variables.iter().map(mask).collect();
    masks.iter().all(|&mask| mask != 0).then_some(masks)
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use bachet_notation::sudoku::{BoxShape, Cell, SudokuPuzzle};
    use bachet_solver::{Budget, SearchOutcome};
    use proptest::prelude::*;

    use super::*;
    use crate::Solution;

    fn solutions(compiled: &Compiled) -> Vec<Solution> {
        let mut found = Vec::new();
        let end = Solver::new(&compiled.model).for_each(&mut Budget::unlimited(), |solution| {
            found.push(compiled.decode(|x| solution.value(x)));
            ControlFlow::Continue(())
        });
        assert_eq!(end, SearchOutcome::Exhausted);
        found.sort_by(|a, b| a.values().cmp(b.values()));
        found
    }

    /// A board of boxes, or of irregular regions, with these candidates in some cells.
    fn board(form: u8, givens: &[(usize, u8)]) -> Sudoku {
        let mut cells = vec![Cell { candidates: 15, ..Cell::default() }; 16];
        for &(at, candidates) in givens {
            cells[at].candidates = u64::from(candidates);
        }
        let boxes = if form == 1 { None } else { BoxShape::of_size(4) };
        let regions = (form == 1).then(|| b"AAABACBBCCBDCDDD".iter().map(|letter| letter - b'A').collect());
        let puzzle = SudokuPuzzle { size: 4, boxes, regions, cells, ..SudokuPuzzle::default() };
        let (sudoku, problems) = Sudoku::new(&puzzle);
        assert_eq!(problems, []);
        sudoku
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(200))]

        #[test]
        fn the_solutions_are_those_of_the_board(
            form in 0u8..2,
            givens in prop::collection::vec((0usize..16, 1u8..16), 0..9),
        ) {
            let sudoku = board(form, &givens);
            let expected = solutions(&compile_to_search(&sudoku));
            let found = compile_propagated(&sudoku).map_or_else(Vec::new, |compiled| solutions(&compiled));
            prop_assert_eq!(found, expected);
        }
    }

    #[test]
    fn houses_have_only_open_cells() {
        // The first row is settled, and with it two values of each box above.
        let givens: Vec<(usize, u8)> = (0..4).map(|at| (at, 1 << at)).collect();
        let compiled = compile_propagated(&board(0, &givens)).expect("there are solutions");
        let masks: Vec<u64> = compiled.variables.iter().map(|&x| compiled.model.domain(x)).collect();
        assert_eq!(masks[..8], [1, 2, 4, 8, 12, 12, 3, 3]);
        let stated = compile_to_search(&board(0, &givens));
        let cells = |compiled: &Compiled| {
            let houses = compiled.model.constraints().filter_map(|(_, constraint)| match constraint {
                bachet_solver::Constraint::AllDifferent(vars) => Some(vars.len()),
                _ => None,
            });
            houses.sum::<usize>()
        };
        assert_eq!((cells(&stated), cells(&compiled)), (48, 36));
    }
}
