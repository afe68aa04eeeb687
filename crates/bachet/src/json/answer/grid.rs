//! The parts of an answer that only logic grids have.

use bachet_grid::Solution;
use bachet_notation::GridPuzzle;
use bachet_notation::clue::{CategoryId, ValueId};

use crate::json::output::{Best, Cell, ClueLine, GridCandidates, GridCheck, GridSolution, Row, Settling};
use crate::verbs::{CluePart, Count, Differing, GridFindings};

pub(super) fn solution(grid: &GridPuzzle, solution: &Solution) -> GridSolution {
    let text = |(category, index): (u32, &u32)| {
        let category = CategoryId(category);
        (grid.category(category).name.clone(), grid.value(ValueId { category, index: *index }).text.clone())
    };
    GridSolution { rows: solution.rows().map(|row| Row((0..).zip(row).map(text).collect())).collect() }
}

pub(super) fn candidates(grid: &GridPuzzle, rows: &[Vec<Vec<String>>]) -> GridCandidates {
    let names = || grid.categories.iter().map(|c| c.name.clone());
    GridCandidates { rows: rows.iter().map(|row| Row(names().zip(row.iter().cloned()).collect())).collect() }
}

pub(super) fn best_order(grid: &GridPuzzle, order: &[(usize, Count)]) -> Vec<Best> {
    let best = |(clue, count): &(usize, Count)| Best {
        clue: clue + 1,
        label: grid.clues[*clue].label.clone(),
        count: count.number.to_string(),
        exact: count.exact,
    };
    order.iter().map(best).collect()
}

pub(super) fn check(found: &GridFindings, complete: bool) -> GridCheck {
    let lines = |list: &[CluePart]| list.iter().map(clue).collect::<Vec<ClueLine>>();
    let settling =
        |(at, expression): &(usize, Option<String>)| Settling { solution: at + 1, expression: expression.clone() };
    let cell = |cell: &Differing| Cell {
        entity: cell.entity.clone(),
        category: cell.category.clone(),
        values: cell.values.clone(),
    };
    GridCheck {
        idle: lines(&found.idle),
        minimal: found.minimal.as_deref().map(lines),
        smallest: found.smallest.as_ref().map(|(clues, _)| lines(clues)),
        smallest_proved: found.smallest.as_ref().map(|&(_, proved)| proved),
        differing: found.differing.iter().map(cell).collect(),
        settling: found.settling.iter().map(settling).collect(),
        clash: found.clash.as_deref().map(lines),
        complete,
    }
}

fn clue(part: &CluePart) -> ClueLine {
    ClueLine {
        clue: part.clue + 1,
        label: part.label.clone(),
        part: part.part.map(|part| part + 1),
        text: part.text.clone(),
    }
}
