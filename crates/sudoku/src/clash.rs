//! Contradictions that are visible on a partly filled board.

use std::collections::HashSet;

use bachet_notation::sudoku::CellId;

use crate::sudoku::value_bit;
use crate::{HouseKind, Sudoku, TagOrigin, Values, Words};

/// Something that must hold on a board, with the names that people use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardConstraint {
    /// The values of a row, column, box or region differ: its kind, and its number from 1.
    House(HouseKind, u32),
    /// A rule by its index, and the name of the instance that is meant.
    Rule(usize, Words),
    /// The value or the candidates given in a cell.
    Given(CellId),
}

/// Cells whose values contradict a constraint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    /// The cells, usually two.
    pub cells: Vec<CellId>,
    /// The value of these cells, if they all have the same.
    pub value: Option<u8>,
    /// The constraint that the cells break.
    pub constraint: BoardConstraint,
}

/// Finds every clash on a board: first those in houses, then those of rules, then cells whose value is not among their
/// given candidates and cells without any candidate. Each set of cells is reported once.
pub fn clashes(sudoku: &Sudoku, values: &Values) -> Vec<Clash> {
    let mut found: Vec<Clash> = Vec::new();
    let mut seen: HashSet<Vec<CellId>> = HashSet::new();
    let mut add = |cells: Vec<CellId>, origin| {
        let mut set = cells.clone();
        set.sort_unstable();
        if seen.contains(&set) {
            return;
        }
        if let Some(constraint) = sudoku.constraint(origin) {
            seen.insert(set);
            let mut each = cells.iter().map(|&cell| values.get(cell));
            let first = each.next().flatten();
            let value = first.filter(|_| each.all(|value| value == first));
            found.push(Clash { cells, value, constraint });
        }
    };
    for (number, house) in sudoku.houses().iter().enumerate() {
        for pair in values.equal_pairs(&house.cells) {
            add(pair.to_vec(), TagOrigin::House(number));
        }
    }
    for (number, rule) in sudoku.rules().enumerate() {
        for broken in rule.broken(values) {
            add(broken.cells, TagOrigin::Rule { rule: number, instance: broken.instance });
        }
    }
    for (cell, value) in values.iter() {
        let candidates = sudoku.candidates_given(cell);
        if value.map_or(sudoku.all_values(), value_bit) & candidates == 0 {
            add(vec![cell], TagOrigin::Given(cell));
        }
    }
    found
}
