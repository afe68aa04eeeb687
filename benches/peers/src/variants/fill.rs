//! Random solved boards: depth-first search with restarts, over the values of a cell or the cells of a value, whichever
//! are fewest, in random order. Independent of the solver that is measured.

use super::board::Board;
use crate::random::Random;

/// Returns a random solution of an empty board, or `None` after too many restarts.
pub fn fill(board: &Board, random: &mut Random, beginnings: usize) -> Option<Vec<u8>> {
    let houses_of = board.houses_of();
    let cells = board.givens.len();
    (0..beginnings).find_map(|_| {
        let all = u64::MAX >> (64 - board.size);
        let mut search = Search { board, houses_of: &houses_of, random, left: cells * 8 };
        let filled = search.go(&mut State { candidates: vec![all; cells], open: cells })?;
        Some(filled.candidates.iter().map(|mask| mask.trailing_zeros() as u8).collect())
    })
}

#[derive(Clone)]
struct State {
    candidates: Vec<u64>,
    open: usize,
}

/// The top bit of the candidates of a cell that has its value.
const PLACED: u64 = 1 << 63;

struct Search<'a> {
    board: &'a Board,
    houses_of: &'a [Vec<usize>],
    random: &'a mut Random,
    /// The remaining alternatives.
    left: usize,
}

impl Search<'_> {
    fn go(&mut self, state: &mut State) -> Option<State> {
        if state.open == 0 {
            return Some(state.clone());
        }
        let mut choices = self.fewest(state);
        self.random.shuffle(&mut choices);
        for (cell, value) in choices {
            self.left = self.left.checked_sub(1)?;
            let mut next = state.clone();
            self.place(&mut next, cell, value);
            if let Some(filled) = self.go(&mut next) {
                return Some(filled);
            }
        }
        None
    }

    fn place(&self, state: &mut State, cell: usize, value: u32) {
        state.candidates[cell] = PLACED | 1 << value;
        state.open -= 1;
        for &house in &self.houses_of[cell] {
            for &other in &self.board.houses[house] {
                if state.candidates[other] & PLACED == 0 {
                    state.candidates[other] &= !(1 << value);
                }
            }
        }
    }

    /// Returns the values of a cell or the cells of a value in a house, whichever are fewest.
    fn fewest(&self, state: &State) -> Vec<(usize, u32)> {
        let values = |mask: u64| (0..self.board.size as u32).filter(move |v| mask >> v & 1 == 1);
        let open = |cell: &usize| state.candidates[*cell] & PLACED == 0;
        let cells = (0..state.candidates.len()).filter(open);
        let cell = cells.min_by_key(|&cell| state.candidates[cell].count_ones()).unwrap_or(0);
        let mut best: Vec<(usize, u32)> = values(state.candidates[cell]).map(|v| (cell, v)).collect();
        for house in self.board.houses.iter().filter(|house| house.len() == self.board.size) {
            let placed = house.iter().filter(|&cell| !open(cell)).fold(0, |all, &cell| all | state.candidates[cell]);
            for v in values(!placed) {
                let has = |cell: &&usize| open(cell) && state.candidates[**cell] >> v & 1 == 1;
                if house.iter().filter(has).count() < best.len() {
                    best = house.iter().filter(has).map(|&cell| (cell, v)).collect();
                }
            }
        }
        best
    }
}
