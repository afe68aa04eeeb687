//! How difficult a Sudoku is.

use bachet_explain::board::Layout;
use bachet_explain::explainer::{Explainer, NotRated, rate_each};
use bachet_explain::hodoku;
use bachet_notation::sudoku::SudokuPuzzle;
use bachet_solver::Budget;

use super::{BoardRating, add, singles};
use crate::puzzle::compiled;
use crate::verbs::{Refusal, Verdict};

pub(super) fn rate(puzzle: &SudokuPuzzle, budget: &mut Budget<'_>) -> Result<BoardRating, Refusal> {
    let sudoku = compiled(puzzle)?;
    match Layout::<2>::new(&sudoku) {
        Some(layout) => Ok(rated(&sudoku, &layout, budget)),
        None => Ok(Layout::<64>::new(&sudoku).map_or_else(unknown, |layout| rated(&sudoku, &layout, budget))),
    }
}

fn unknown() -> BoardRating {
    let verdict = Verdict::Unknown;
    BoardRating { verdict, explainer: None, hodoku: None, by_singles: false, techniques: Vec::new() }
}

fn rated<const W: usize>(sudoku: &bachet_sudoku::Sudoku, layout: &Layout<W>, budget: &mut Budget<'_>) -> BoardRating {
    let mut found = unknown();
    let mut explainer = Explainer::for_rating(layout);
    let rating = rate_each(sudoku, layout, &mut explainer, budget, |step| {
        add(&mut found.techniques, step.technique, step.rating);
    });
    found.verdict = match rating {
        Ok(_) | Err(NotRated::NotSolved) => Verdict::Unique,
        Err(NotRated::NoSolution) => Verdict::None,
        Err(NotRated::SeveralSolutions) => Verdict::Several,
        Err(NotRated::TooLarge | NotRated::Stopped) => Verdict::Unknown,
    };
    found.explainer = rating.ok();
    found.by_singles = found.verdict == Verdict::Unique && singles::solve(sudoku, layout);
    if found.verdict == Verdict::Unique && sudoku.is_classic() {
        found.hodoku = hodoku::rate(layout, sudoku, budget);
    }
    found
}
