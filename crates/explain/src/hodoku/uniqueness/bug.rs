//! Bivalue universal grave + 1: if the only cell with three candidates had two, there would be no or two solutions.

use super::rectangles::apply;
use crate::StepPattern;
use crate::board::BoardRule;
use crate::hodoku::found::{Found, Reasons, Sink, values};
use crate::hodoku::{Kind, grid::Grid};

/// Looks for the cell with three candidates.
pub(crate) fn search<const W: usize>(grid: &Grid<'_, W>, sink: &mut Sink<'_>) -> bool {
    let Some((cell, value)) = find(grid) else { return false };
    let removed = values(grid.candidates(cell) & !(1 << value)).map(|value| (cell as u16, value as u8)).collect();
    sink.add(Found::delete(Kind::BugPlusOne, removed), || {
        let mask = |at: usize| if at == cell { grid.candidates(at) & !(1 << value) } else { grid.candidates(at) };
        let cells = grid.state.empty.iter().map(|at| (at as u16, mask(at))).collect();
        let rules = vec![BoardRule::OneSolution, BoardRule::Cell(cell as u16)];
        Reasons { rules, pattern: StepPattern::Deadly { cells, is_grave: true } }
    })
}

fn find<const W: usize>(grid: &Grid<'_, W>) -> Option<(usize, usize)> {
    if !apply(grid) {
        return None;
    }
    let mut third = None;
    for cell in grid.state.empty.iter() {
        match grid.width(cell) {
            2 => {}
            3 if third.is_none() => third = Some(cell),
            _ => return None,
        }
    }
    let third = third?;
    // The value that all houses of the cell have three times. All others have every value twice.
    let mut triple = None;
    for house in 0..grid.layout.houses.len() {
        for value in 0..grid.size() {
            match grid.count(house, value) {
                0 | 2 => {}
                3 if grid.house(house).contains(third) && triple.is_none_or(|other| other == value) => {
                    triple = Some(value);
                }
                _ => return None,
            }
        }
    }
    let value = triple.filter(|&value| grid.has(third, value))?;
    grid.houses_of(third).all(|house| grid.count(house, value) == 3).then_some((third, value))
}
