//! What a setter wants to know of a Sudoku.

use bachet_notation::Diagnostic;
use bachet_notation::sudoku::{CellId, SudokuPuzzle};
use bachet_solver::Budget;
use bachet_sudoku::{CheckOptions, Words};

use super::{Checked, Findings};
use crate::puzzle::compiled;
use crate::verbs::{BoardConstraint, Clash, Count, SudokuSolution, Verdict};

/// What [`check`](super::check) found in a Sudoku, beside the number of its solutions.
#[derive(Clone, Debug)]
pub struct SudokuFindings {
    /// Given values that are at odds with each other as they stand.
    pub clashes: Vec<Clash>,
    /// Without solutions and without clashes: givens and rules that cannot all hold, none of which can be left out.
    pub core: Option<Vec<BoardConstraint>>,
    /// With one solution: cells whose given can be left out, though not always all at once.
    pub redundant: Vec<CellId>,
    /// With one solution: rules that can be left out, by their places among the rules, in words.
    pub redundant_rules: Vec<(usize, Words)>,
    /// With one solution: cells whose givens suffice, and none of which can be left out.
    pub minimal: Option<Vec<CellId>>,
    /// With several solutions, the cells that differ, each with the values that it has in some solution as a mask.
    pub differing: Vec<(CellId, u64)>,
    /// With several solutions, for every cell, row by row, the values that it has in some solution as a mask.
    pub candidates: Option<Vec<u64>>,
    /// With several solutions, a value that would leave one alone, if one value can.
    pub settling: Option<(CellId, u8)>,
}

/// So many solutions are listed.
const LISTED: usize = 1000;

pub(super) fn check(puzzle: &SudokuPuzzle, budget: &mut Budget<'_>) -> Result<Checked, Vec<Diagnostic>> {
    let sudoku = compiled(puzzle)?;
    let mut options = CheckOptions::default();
    options.listed = LISTED;
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
