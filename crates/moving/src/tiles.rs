//! Sliding tiles: a tile beside the blank slides into it.

mod parity;
mod pattern;
mod search;

use bachet_notation::moving::Tiles;

use crate::model::{Family, bits};
use crate::position::{Direction, Position, Step};

pub(crate) use parity::is_unreachable;
pub(crate) use search::{TileSearch, search};

/// The states hold the contents of the cells side by side, row by row: 0 is the blank, other numbers are tiles.
#[derive(Clone, Debug)]
pub(crate) struct TileSpace {
    columns: u32,
    cells: u32,
    width: u32,
    start: u128,
    goal: u128,
}

/// The directions in which a tile can slide, by label.
pub(crate) const DIRECTIONS: [Direction; 4] = [Direction::Up, Direction::Down, Direction::Left, Direction::Right];

impl TileSpace {
    pub(crate) fn new(puzzle: &Tiles) -> Self {
        let width = bits(puzzle.names.len() as u32).max(1);
        let packed = |cells: &[u8]| cells.iter().rev().fold(0, |state, cell| state << width | u128::from(*cell));
        Self {
            columns: puzzle.columns,
            cells: puzzle.start.len() as u32,
            width,
            start: packed(&puzzle.start),
            goal: packed(&puzzle.goal),
        }
    }

    /// Describes the moves with these labels, made one after the other from the start.
    pub(crate) fn steps(&self, labels: impl IntoIterator<Item = u32>) -> Vec<Step> {
        let mut state = self.start;
        let mut steps = Vec::new();
        for label in labels {
            steps.push(self.step(state, label));
            let mut after = state;
            self.moves(state, |other, to| after = if other == label { to } else { after });
            state = after;
        }
        steps
    }

    fn get(&self, state: u128, cell: u32) -> u128 {
        state >> (cell * self.width) & ((1 << self.width) - 1)
    }

    fn blank(&self, state: u128) -> u32 {
        (0..self.cells).find(|cell| self.get(state, *cell) == 0).unwrap_or(0)
    }
}

impl Family for TileSpace {
    fn start(&self) -> u128 {
        self.start
    }

    fn is_goal(&self, state: u128) -> bool {
        state == self.goal
    }

    /// The label is the index of the direction in [`DIRECTIONS`].
    fn moves(&self, state: u128, mut visit: impl FnMut(u32, u128)) {
        let blank = self.blank(state);
        for (label, direction) in (0..).zip(DIRECTIONS) {
            if let Some(from) = neighbour(blank, direction, self.columns, self.cells) {
                let tile = self.get(state, from);
                visit(label, state ^ tile << (from * self.width) ^ tile << (blank * self.width));
            }
        }
    }

    fn step(&self, state: u128, label: u32) -> Step {
        let towards = DIRECTIONS[label as usize];
        let from = neighbour(self.blank(state), towards, self.columns, self.cells);
        Step::Slide { tile: from.map_or(0, |from| self.get(state, from) as u8), towards }
    }

    fn position(&self, state: u128) -> Position {
        Position::Tiles((0..self.cells).map(|cell| self.get(state, cell) as u8).collect())
    }

    fn is_reversible(&self) -> bool {
        true
    }
}

/// The cell from which a tile slides into the blank in this direction.
pub(crate) fn neighbour(blank: u32, towards: Direction, columns: u32, cells: u32) -> Option<u32> {
    match towards {
        Direction::Up => (blank + columns < cells).then_some(blank + columns),
        Direction::Down => blank.checked_sub(columns),
        Direction::Left => (blank % columns + 1 < columns).then_some(blank + 1),
        Direction::Right => (!blank.is_multiple_of(columns)).then(|| blank - 1),
    }
}
