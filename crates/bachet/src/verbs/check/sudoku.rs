//! What the author of a Sudoku wants to know.

use std::ops::ControlFlow;

use bachet_notation::Diagnostic;
use bachet_notation::sudoku::{Cell, CellId, SudokuPuzzle};
use bachet_solver::{Budget, SearchOutcome};
use bachet_sudoku::{CheckOptions, Words};

use super::{Checked, Findings};
use crate::puzzle::compiled;
use crate::verbs::{BoardConstraint, Clash, Count, SudokuSolution, Verdict};

/// What [`check`](super::check) found in a Sudoku besides the number of solutions.
#[derive(Clone, Debug)]
pub struct SudokuFindings {
    /// Givens that violate a constraint.
    pub clashes: Vec<Clash>,
    /// If there is no solution and no clash: givens and rules that contradict each other and of which none can be left
    /// out.
    pub core: Option<Vec<BoardConstraint>>,
    /// If there is one solution: cells whose given can be left out, but not always all of them.
    pub redundant: Vec<CellId>,
    /// If there is one solution: indices and words of rules that can be left out.
    pub redundant_rules: Vec<(usize, Words)>,
    /// If there is one solution: cells whose givens suffice and of which none can be left out.
    pub minimal: Option<Vec<CellId>>,
    /// If there are several solutions: the cells that differ, each with the mask of its values.
    pub differing: Vec<(CellId, u64)>,
    /// If there are several solutions: for each cell, row by row, the mask of its values.
    pub candidates: Option<Vec<u64>>,
    /// If there are several solutions: a value that leaves only one of them, if there is one.
    pub settling: Option<(CellId, u8)>,
    /// If there are givens and pencil marks: what the marks are for.
    pub marks: Option<PencilMarks>,
}

/// Maximum number of solutions that are listed.
const MAX_LISTED: usize = 1000;

/// What the pencil marks of a puzzle with givens are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PencilMarks {
    /// They follow from the givens, so that the givens alone were checked.
    Follow,
    /// The givens alone have several solutions or none, so that the marks were checked as statements of the puzzle.
    Needed,
}

pub(super) fn check(puzzle: &SudokuPuzzle, budget: &mut Budget<'_>) -> Result<Checked, Vec<Diagnostic>> {
    let has_givens = puzzle.cells.iter().any(|cell| cell.given.is_some());
    if !has_givens || !puzzle.has_candidates() {
        return checked(puzzle, None, budget);
    }
    if candidates_follow(puzzle, budget)? {
        return checked(&puzzle.clone().without_candidates(), Some(PencilMarks::Follow), budget);
    }
    let mut found = checked(puzzle, Some(PencilMarks::Needed), budget)?;
    if let Findings::Sudoku(findings) = &mut found.findings {
        let is_given = |cell: &CellId| puzzle.cell(*cell).given.is_some();
        findings.redundant.retain(is_given);
        findings.minimal.iter_mut().for_each(|minimal| minimal.retain(is_given));
    }
    Ok(found)
}

/// Whether the givens alone have one solution, and the pencil marks allow it.
///
/// # Errors
/// If the puzzle cannot be compiled.
pub fn candidates_follow(puzzle: &SudokuPuzzle, budget: &mut Budget<'_>) -> Result<bool, Vec<Diagnostic>> {
    let sudoku = compiled(&puzzle.clone().without_candidates())?;
    let mut solutions = Vec::new();
    let end = bachet_sudoku::solve(&sudoku, budget, |solution| {
        solutions.push(solution);
        if solutions.len() > 1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let [solution] = &solutions[..] else { return Ok(false) };
    let allows = |(cell, &value): (&Cell, &u8)| cell.candidates >> (value - 1) & 1 == 1;
    Ok(end == SearchOutcome::Exhausted && puzzle.cells.iter().zip(solution.values()).all(allows))
}

fn checked(
    puzzle: &SudokuPuzzle,
    marks: Option<PencilMarks>,
    budget: &mut Budget<'_>,
) -> Result<Checked, Vec<Diagnostic>> {
    let sudoku = compiled(puzzle)?;
    let mut options = CheckOptions::default();
    options.listed = MAX_LISTED;
    let found = bachet_sudoku::check(&sudoku, options, budget);
    let verdict = found.verdict;
    let candidates = (verdict == Verdict::Several).then(|| bachet_sudoku::candidates(&sudoku, budget));
    let mask = |cell| candidates.as_ref().map_or(0, |candidates| candidates.mask(cell));
    let rule = |&number: &usize| sudoku.rules().nth(number).map(|rule| (number, rule.text()));
    let core = verdict == Verdict::None && found.clashes.is_empty();
    let findings = SudokuFindings {
        clashes: found.clashes,
        core: core.then_some(found.core),
        redundant: found.redundant,
        redundant_rules: found.redundant_rules.iter().filter_map(rule).collect(),
        minimal: found.sufficient,
        differing: found.differing.iter().map(|&cell| (cell, mask(cell))).collect(),
        settling: found.deciding,
        marks,
        candidates: candidates.map(|candidates| candidates.masks().to_vec()),
    };
    Ok(Checked {
        verdict,
        count: Count { number: found.solutions.len().into(), exact: found.all_listed && verdict != Verdict::Unknown },
        solutions: found.solutions.into_iter().map(SudokuSolution::namer(puzzle)).collect(),
        findings: Findings::Sudoku(findings),
        complete: found.complete,
    })
}
