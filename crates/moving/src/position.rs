//! States and moves as people see them.

use bachet_notation::moving::{Setup, Square};

/// A state of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Position {
    /// The amount in each jug.
    Jugs(Vec<u32>),
    /// The peg of each disk, from 0, the smallest disk first.
    Hanoi(Vec<u32>),
    /// The cells row by row: 0 is the blank, other numbers are tiles from 1.
    Tiles(Vec<u8>),
    /// The squares row by row.
    Knights(Vec<Square>),
}

/// A move, with what it changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A jug is filled from the tap.
    Fill {
        /// Which jug.
        jug: usize,
        /// How much goes into it.
        amount: u32,
    },
    /// A jug is emptied.
    Empty {
        /// Which jug.
        jug: usize,
        /// How much was in it.
        amount: u32,
    },
    /// One jug is poured into another.
    Pour {
        /// Out of which jug.
        from: usize,
        /// Into which.
        to: usize,
        /// How much.
        amount: u32,
    },
    /// A disk goes to another peg.
    Disk {
        /// Which disk, the smallest is 0.
        disk: u32,
        /// From which peg, from 0.
        from: u32,
        /// To which.
        to: u32,
    },
    /// A tile slides into the blank.
    Slide {
        /// Which tile, from 1.
        tile: u8,
        /// Where it goes.
        towards: Direction,
    },
    /// A knight jumps.
    Jump {
        /// Its colour.
        colour: u8,
        /// The square it comes from, row by row from 0.
        from: usize,
        /// The square it goes to.
        to: usize,
    },
}

/// Where a tile slides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the row above.
    Up,
    /// To the row below.
    Down,
    /// To the column before.
    Left,
    /// To the column behind.
    Right,
}

impl Position {
    /// The start of the puzzle.
    pub fn start(setup: &Setup) -> Self {
        match setup {
            Setup::Jugs(puzzle) => Self::Jugs(puzzle.start.clone()),
            Setup::Hanoi(puzzle) => Self::Hanoi(puzzle.start.clone()),
            Setup::Tiles(puzzle) => Self::Tiles(puzzle.start.clone()),
            Setup::Knights(puzzle) => Self::Knights(puzzle.start.clone()),
        }
    }

    /// Makes a step, which must be possible here; a step of another family changes nothing.
    pub fn make(&mut self, step: Step, columns: usize) {
        match (self, step) {
            (Self::Jugs(amounts), Step::Fill { jug, amount }) => amounts[jug] += amount,
            (Self::Jugs(amounts), Step::Empty { jug, .. }) => amounts[jug] = 0,
            (Self::Jugs(amounts), Step::Pour { from, to, amount }) => {
                amounts[from] -= amount;
                amounts[to] += amount;
            }
            (Self::Hanoi(pegs), Step::Disk { disk, to, .. }) => pegs[disk as usize] = to,
            (Self::Tiles(cells), Step::Slide { towards, .. }) => {
                let Some(blank) = cells.iter().position(|cell| *cell == 0) else { return };
                let from = match towards {
                    Direction::Up => blank + columns,
                    Direction::Down => blank - columns,
                    Direction::Left => blank + 1,
                    Direction::Right => blank - 1,
                };
                cells.swap(blank, from);
            }
            (Self::Knights(squares), Step::Jump { from, to, .. }) => squares.swap(from, to),
            _ => {}
        }
    }

    /// The position as one line, which reads back wherever a state is expected.
    pub fn line(&self, setup: &Setup) -> String {
        let between = if matches!(self, Self::Tiles(_) | Self::Knights(_)) { " / " } else { ", " };
        self.drawn(setup).join(between)
    }

    /// The position as lines, one for each jug, peg or row of the board, which read back as the start of a puzzle.
    pub fn drawn(&self, setup: &Setup) -> Vec<String> {
        match (self, setup) {
            (Self::Jugs(amounts), Setup::Jugs(puzzle)) => {
                let jug = |(i, amount): (usize, &u32)| puzzle.named_amount(i, &amount.to_string());
                amounts.iter().enumerate().map(jug).collect()
            }
            (Self::Hanoi(pegs), _) => pegs.iter().map(|peg| (peg + 1).to_string()).collect(),
            (Self::Tiles(cells), Setup::Tiles(puzzle)) => puzzle.drawn(cells),
            (Self::Knights(squares), Setup::Knights(puzzle)) => puzzle.drawn(squares),
            _ => Vec::new(),
        }
    }
}
