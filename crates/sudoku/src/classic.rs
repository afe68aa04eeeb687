//! Classic boards by the kernel: one at a time, or a batch in its lanes.

use std::ops::ControlFlow;

use bachet_kernel::{Answer, BoardLine, CELLS, Options, PencilMarks, count_batch, for_each_solution_one, solve_batch};
use bachet_solver::{Budget, Count, SearchOutcome};
use num_bigint::BigUint;

use crate::{Solution, Sudoku, SudokuCandidates};

/// Returns the board in the format of the kernel, if it is classic.
pub(crate) fn marks(sudoku: &Sudoku) -> Option<PencilMarks> {
    if !sudoku.is_classic() {
        return None;
    }
    let mut marks = [0; CELLS];
    marks.iter_mut().zip(sudoku.all_candidates()).for_each(|(mark, &mask)| *mark = mask as u16);
    Some(marks)
}

/// Calls `found` with every solution. A step is a solution.
pub(crate) fn solve(
    marks: &PencilMarks,
    budget: &mut Budget<'_>,
    found: &mut dyn FnMut(Solution) -> ControlFlow<()>,
) -> SearchOutcome {
    each(marks, budget, &mut |line| found(Solution::of_cells(9, line.iter().map(|byte| byte - b'0'))))
}

/// As [`solve`], with solutions as lines of digits.
///
/// `found` is not generic, so that the search of the kernel is compiled only once in this crate.
pub(crate) fn each(
    marks: &PencilMarks,
    budget: &mut Budget<'_>,
    found: &mut dyn FnMut(&BoardLine) -> ControlFlow<()>,
) -> SearchOutcome {
    if !budget.step() {
        return SearchOutcome::Limit;
    }
    let mut end = None;
    let answer = for_each_solution_one(marks, &options(u32::MAX, budget), |line| {
        if !budget.step() {
            end = Some(SearchOutcome::Limit);
        } else if found(line).is_break() {
            end = Some(SearchOutcome::Stopped);
        }
        if end.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let all = answer.finished && answer.count < u32::MAX;
    end.unwrap_or(if all { SearchOutcome::Exhausted } else { SearchOutcome::Limit })
}

/// Counts solutions up to the limit.
pub(crate) fn count_up_to(marks: &PencilMarks, limit: u64, budget: &mut Budget<'_>) -> Count {
    let mut count = 0u64;
    let end = each(marks, budget, &mut |_| {
        count += 1;
        if count >= limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    Count { number: BigUint::from(count), exact: end == SearchOutcome::Exhausted }
}

/// Returns the number of solutions of each board, up to the limit; `None` if the budget was spent. A step is a board.
pub(crate) fn counts(boards: &[PencilMarks], limit: u32, budget: &mut Budget<'_>) -> Option<Vec<u32>> {
    if !boards.iter().all(|_| budget.step()) {
        return None;
    }
    let mut answers = vec![Answer::default(); boards.len()];
    count_batch(boards, &options(limit, budget), &mut answers);
    answers.iter().map(|answer| answer.finished.then_some(answer.count)).collect()
}

/// Number of solutions that are enumerated first, and of boards in a batch: enough to fill the widest lanes a few
/// times.
const BATCH: usize = 64;

/// Finds the values that each cell has in some solution. A candidate that the first solutions do not have is tested by
/// a board with this value given.
pub(crate) fn candidates(marks: &PencilMarks, budget: &mut Budget<'_>) -> SudokuCandidates {
    let mut seen = [0u64; CELLS];
    let mut left = BATCH;
    let end = each(marks, budget, &mut |line| {
        add_values(&mut seen, line);
        left -= 1;
        if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let mut complete = end != SearchOutcome::Limit;
    if end == SearchOutcome::Stopped {
        let mut open = (0..CELLS).flat_map(|cell| (0..9).map(move |v| (cell, 1u16 << v)));
        while complete {
            let unseen = open.by_ref().filter(|&(cell, bit)| u64::from(marks[cell] & bit) & !seen[cell] != 0);
            let boards: Vec<PencilMarks> = unseen.take(BATCH).map(|(cell, bit)| with(marks, cell, bit)).collect();
            if boards.is_empty() {
                break;
            }
            complete = boards.iter().all(|_| budget.step());
            let mut answers = vec![Answer::default(); boards.len()];
            let mut solutions = vec![[b'0'; CELLS]; boards.len()];
            solve_batch(&boards, &options(1, budget), &mut answers, &mut solutions);
            for (answer, line) in answers.iter().zip(&solutions) {
                complete &= answer.finished;
                if answer.count > 0 {
                    add_values(&mut seen, line);
                }
            }
        }
    }
    SudokuCandidates::new(9, seen.to_vec(), complete)
}

/// Adds the values of a solution to the masks.
fn add_values(seen: &mut [u64; CELLS], line: &BoardLine) {
    seen.iter_mut().zip(line).for_each(|(seen, byte)| *seen |= 1 << (byte - b'1'));
}

/// Returns the board with other marks in one cell.
pub(crate) fn with(marks: &PencilMarks, cell: usize, mark: u16) -> PencilMarks {
    let mut other = *marks;
    other[cell] = mark;
    other
}

fn options<'a>(limit: u32, budget: &Budget<'a>) -> Options<'a> {
    let options = Options::new(limit);
    budget.cancel_flag().map_or(options, |flag| options.cancel(flag))
}
