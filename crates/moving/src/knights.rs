//! Knights on a board: one jumps to a free square, two squares along and one aside.

use bachet_notation::moving::{Knights, Square, Turns};

use crate::model::{Family, bits};
use crate::position::{Position, Step};

/// The states hold the squares side by side and, above them, whose turn it is: 0 for anybody, else a colour from 1.
#[derive(Clone, Debug)]
pub(crate) struct KnightSpace {
    /// The place on the board of each square that is no hole.
    places: Vec<usize>,
    /// For each square, the squares a jump away.
    jumps: Vec<Vec<u32>>,
    /// The number of places of the board, holes included.
    board: usize,
    width: u32,
    start: u128,
    goal: u128,
    turns: Turns,
}

/// The rows and columns that each jump goes down and right.
const JUMPS: [(isize, isize); 8] = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)];

impl KnightSpace {
    pub(crate) fn new(puzzle: &Knights) -> Self {
        let columns = puzzle.columns as usize;
        let places: Vec<usize> = (0..puzzle.start.len()).filter(|place| puzzle.start[*place] != Square::Hole).collect();
        let jumps = places.iter().map(|place| {
            let (row, column) = ((place / columns) as isize, (place % columns) as isize);
            let reached = JUMPS.iter().filter_map(|(along, aside)| {
                let (row, column) = (row + along, column + aside);
                let inside = row >= 0 && (0..columns as isize).contains(&column);
                let place = inside.then(|| row as usize * columns + column as usize)?;
                places.binary_search(&place).ok().map(|square| square as u32)
            });
            reached.collect()
        });
        let jumps = jumps.collect();
        let width = bits(puzzle.colours.len() as u32);
        let packed = |squares: &[Square]| {
            let code = |place: &usize| match squares[*place] {
                Square::Knight(colour) => u128::from(colour) + 1,
                Square::Hole | Square::Free => 0,
            };
            places.iter().rev().fold(0, |state, place| state << width | code(place))
        };
        let (start, goal) = (packed(&puzzle.start), packed(&puzzle.goal));
        let mut space = Self { board: puzzle.start.len(), jumps, width, start, goal, turns: puzzle.turns, places };
        if let Turns::First(colour) = puzzle.turns {
            space.start |= (u128::from(colour) + 1) << space.turn_shift();
        }
        space
    }

    fn get(&self, state: u128, square: u32) -> u32 {
        (state >> (square * self.width)) as u32 & ((1 << self.width) - 1)
    }

    fn turn_shift(&self) -> u32 {
        self.width * self.places.len() as u32
    }

    /// Returns the colour whose turn it is; `None` if any may move.
    pub(crate) fn turn(&self, state: u128) -> Option<u8> {
        ((state >> self.turn_shift()) as u8).checked_sub(1)
    }
}

impl Family for KnightSpace {
    fn start(&self) -> u128 {
        self.start
    }

    fn is_goal(&self, state: u128) -> bool {
        state & ((1 << self.turn_shift()) - 1) == self.goal
    }

    /// Ordered by the square that the knight leaves, then by its target. The label is `from * squares + to`.
    fn moves(&self, state: u128, mut visit: impl FnMut(u32, u128)) {
        let turn = (state >> self.turn_shift()) as u32;
        for from in 0..self.places.len() as u32 {
            let knight = self.get(state, from);
            if knight == 0 || turn != 0 && turn != knight {
                continue;
            }
            for &to in &self.jumps[from as usize] {
                if self.get(state, to) == 0 {
                    let moved = u128::from(knight) << (from * self.width) | u128::from(knight) << (to * self.width);
                    let mut after = state ^ moved;
                    if self.turns != Turns::Any {
                        // The two colours are 1 and 2.
                        after &= (1 << self.turn_shift()) - 1;
                        after |= u128::from(3 - knight) << self.turn_shift();
                    }
                    visit(from * self.places.len() as u32 + to, after);
                }
            }
        }
    }

    fn step(&self, state: u128, label: u32) -> Step {
        let count = self.places.len() as u32;
        let (from, to) = (label / count, label % count);
        let colour = (self.get(state, from) as u8).saturating_sub(1);
        Step::Jump { colour, from: self.places[from as usize], to: self.places[to as usize] }
    }

    fn position(&self, state: u128) -> Position {
        let mut squares = vec![Square::Hole; self.board];
        for (square, place) in (0..).zip(&self.places) {
            squares[*place] = match self.get(state, square) {
                0 => Square::Free,
                knight => Square::Knight(knight as u8 - 1),
            };
        }
        Position::Knights(squares)
    }

    /// Where colours take turns, the one that has moved cannot move back at once.
    fn is_reversible(&self) -> bool {
        self.turns == Turns::Any
    }
}
