//! The parts of an answer that only Sudoku has.

use bachet_notation::sudoku::{CellId, SudokuPuzzle};
use bachet_sudoku::{HouseKind, Solution};

use crate::json::output::{
    CellValue, Constraint, Estimate, ShownCell, SudokuCandidates, SudokuCell, SudokuCheck, SudokuClash, SudokuShow,
    SudokuSolution,
};
use crate::verbs::{self, ShownBoard, SudokuFindings};

pub(super) fn solution(solution: &Solution) -> SudokuSolution {
    SudokuSolution { rows: solution.rows().map(<[u8]>::to_vec).collect() }
}

pub(super) fn candidates(puzzle: &SudokuPuzzle, masks: &[u64]) -> SudokuCandidates {
    let rows = masks.chunks(puzzle.size.max(1) as usize);
    SudokuCandidates { rows: rows.map(|row| row.iter().map(|&mask| values(mask)).collect()).collect() }
}

pub(super) fn estimate(estimate: &bachet_sudoku::Estimate) -> Estimate {
    Estimate {
        mean: estimate.mean.to_string(),
        low: estimate.low.to_string(),
        high: estimate.high.to_string(),
        samples: estimate.samples.to_string(),
    }
}

pub(super) fn check(found: &SudokuFindings, complete: bool) -> SudokuCheck {
    let cells = |cells: &Vec<CellId>| cells.iter().map(CellId::to_string).collect::<Vec<String>>();
    let differing = |&(cell, mask): &(CellId, u64)| SudokuCell { cell: cell.to_string(), values: values(mask) };
    SudokuCheck {
        clashes: found.clashes.iter().map(clash).collect(),
        core: found.core.as_ref().map(|core| core.iter().map(constraint).collect()),
        redundant: cells(&found.redundant),
        redundant_rules: found.redundant_rules.iter().map(|(rule, _)| rule + 1).collect(),
        minimal: found.minimal.as_ref().map(cells),
        differing: found.differing.iter().map(differing).collect(),
        settling: found.settling.map(|(cell, value)| CellValue { cell: cell.to_string(), value }),
        complete,
    }
}

pub(super) fn show(puzzle: &SudokuPuzzle, found: &ShownBoard) -> SudokuShow {
    let fixed = |cell: CellId| puzzle.cell(cell).given.is_some();
    let all: Vec<(CellId, Option<u8>)> = found.values.iter().collect();
    let got = |&cell: &CellId| ShownCell { cell: cell.to_string(), value: found.values.get(cell), fixed: fixed(cell) };
    let row = |row: &[(CellId, Option<u8>)]| row.iter().map(|(_, value)| value.unwrap_or(0)).collect();
    SudokuShow {
        rows: all.chunks(puzzle.size.max(1) as usize).map(row).collect(),
        fixed: all.iter().filter(|(cell, _)| fixed(*cell)).map(|(cell, _)| cell.to_string()).collect(),
        valid: found.clashes.is_empty(),
        clashes: found.clashes.iter().map(clash).collect(),
        solved: found.solved,
        solvable: found.solvable,
        cells: found.got.iter().map(got).collect(),
    }
}

fn clash(clash: &verbs::Clash) -> SudokuClash {
    SudokuClash {
        cells: clash.cells.iter().map(CellId::to_string).collect(),
        value: clash.value,
        of: constraint(&clash.of),
    }
}

fn constraint(constraint: &verbs::Constraint) -> Constraint {
    match *constraint {
        verbs::Constraint::House(HouseKind::Row, number) => Constraint::Row { number },
        verbs::Constraint::House(HouseKind::Column, number) => Constraint::Column { number },
        verbs::Constraint::House(HouseKind::Box, number) => Constraint::Box { number },
        verbs::Constraint::House(HouseKind::Region, number) => Constraint::Region { number },
        verbs::Constraint::Rule(rule, _) => Constraint::Rule { number: rule + 1 },
        verbs::Constraint::Given(cell) => Constraint::Given { cell: cell.to_string() },
    }
}

fn values(mask: u64) -> Vec<u8> {
    (1..=64).filter(|value| mask >> (value - 1) & 1 == 1).collect()
}
