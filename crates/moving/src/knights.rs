//! Knights on a board: one jumps to a free square, two squares along and one aside.

use bachet_notation::moving::{Knights, Square, Turns};

use crate::model::bits;
use crate::position::Step;

/// The squares side by side in the bits of a state, above them whose turn it is: 0 anybody's, else a colour from 1.
#[derive(Clone, Debug)]
pub(crate) struct Cavalry {
    /// For each square that there is its place on the board.
    places: Vec<usize>,
    /// For each square those a jump away.
    jumps: Vec<Vec<u32>>,
    /// The number of squares of the board, holes too.
    board: usize,
    width: u32,
    start: u128,
    goal: u128,
    turns: Turns,
}

/// Along and aside.
const JUMPS: [(isize, isize); 8] = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)];

impl Cavalry {
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
        let mut cavalry = Self { board: puzzle.start.len(), jumps, width, start, goal, turns: puzzle.turns, places };
        if let Turns::First(colour) = puzzle.turns {
            cavalry.start |= (u128::from(colour) + 1) << cavalry.turn_shift();
        }
        cavalry
    }

    pub(crate) fn start(&self) -> u128 {
        self.start
    }

    pub(crate) fn is_goal(&self, state: u128) -> bool {
        state & ((1 << self.turn_shift()) - 1) == self.goal
    }

    /// By the square that a knight comes from, then by the one it goes to. The label is that of the two.
    pub(crate) fn moves(&self, state: u128, mut visit: impl FnMut(u32, u128)) {
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
                        // Of two colours the other is 3 less this one.
                        after &= (1 << self.turn_shift()) - 1;
                        after |= u128::from(3 - knight) << self.turn_shift();
                    }
                    visit(from * self.places.len() as u32 + to, after);
                }
            }
        }
    }

    pub(crate) fn step(&self, state: u128, label: u32) -> Step {
        let count = self.places.len() as u32;
        let (from, to) = (label / count, label % count);
        let colour = (self.get(state, from) as u8).saturating_sub(1);
        Step::Jump { colour, from: self.places[from as usize], to: self.places[to as usize] }
    }

    pub(crate) fn squares(&self, state: u128) -> Vec<Square> {
        let mut squares = vec![Square::Hole; self.board];
        for (square, place) in (0..).zip(&self.places) {
            squares[*place] = match self.get(state, square) {
                0 => Square::Free,
                knight => Square::Knight(knight as u8 - 1),
            };
        }
        squares
    }

    /// With turns it is not the turn of the one who just moved.
    pub(crate) fn is_reversible(&self) -> bool {
        self.turns == Turns::Any
    }

    fn get(&self, state: u128, square: u32) -> u32 {
        (state >> (square * self.width)) as u32 & ((1 << self.width) - 1)
    }

    fn turn_shift(&self) -> u32 {
        self.width * self.places.len() as u32
    }
}
