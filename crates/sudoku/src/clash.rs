//! What clashes on a board as it stands.

use bachet_notation::sudoku::CellId;

use crate::sudoku::value_bit;
use crate::{Origin, Sudoku, Values};

/// Filled cells that cannot stay as they are, and what they break.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    /// The cells, usually two.
    pub cells: Vec<CellId>,
    /// The house that they share, or the rule that they break; for a single cell what is given there.
    pub of: Origin,
}

/// Everything that clashes: first in houses, then in rules, then cells with a value that is not among their candidates
/// and cells that have no candidate at all. The same cells are reported once.
pub fn clashes(sudoku: &Sudoku, values: &Values) -> Vec<Clash> {
    let mut found: Vec<Clash> = Vec::new();
    let mut add = |cells: Vec<CellId>, of| {
        if !found.iter().any(|clash| clash.cells == cells) {
            found.push(Clash { cells, of });
        }
    };
    for (number, house) in sudoku.houses().iter().enumerate() {
        for pair in values.alike(&house.cells) {
            add(pair.to_vec(), Origin::House(number));
        }
    }
    for (number, rule) in sudoku.rules().enumerate() {
        for broken in rule.broken(values) {
            add(broken.cells, Origin::Rule { rule: number, instance: broken.instance });
        }
    }
    for (cell, value) in values.iter() {
        let candidates = sudoku.candidates_given(cell);
        if value.map_or(sudoku.all_values(), value_bit) & candidates == 0 {
            add(vec![cell], Origin::Given(cell));
        }
    }
    found
}
