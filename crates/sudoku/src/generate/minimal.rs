//! Reduction of a full grid to a minimal puzzle.
//!
//! The standard algorithm goes through the cells in a random order, and removes each given without which the solution
//! is still unique. Two observations make it fast. First, the solution is known: it stays unique without the given of a
//! cell if the board has no solution with another value there, which is a search for one solution that usually fails
//! early. Second, nearly all of the first cells can be removed. So they are removed together, and the solver looks for
//! a second solution. It differs from the first in some cells, of which one must be given: if all of them are removed,
//! the last of them in the order stays. With this constraint the first cells are decided again, until there is no
//! second solution. The decisions then equal those of the standard algorithm: one given too few would allow a second
//! solution. So the puzzle depends on the grid and the order alone, not on which solutions the solver finds.
//!
//! With a symmetry, orbits of cells take the place of cells.

use bachet_kernel::{BoardLine, CELLS, PencilMarks, pencil_marks_of};
use bachet_random::Random;

/// Number of orbits, of 81, that are removed together: about the number before the first that must stay.
const REMOVED_TOGETHER: usize = 40;
/// The marks of an empty cell.
const OPEN: u16 = 0x1ff;

/// A query about the board of a [`Reduction`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Query {
    /// Whether it has a solution.
    Any,
    /// Whether it has a second solution.
    Second,
}

/// A puzzle during its reduction. The board of its query is stored beside it.
#[derive(Clone, Debug)]
pub(super) struct Reduction<'o> {
    solution: BoardLine,
    orbits: &'o [u128],
    /// The indices of the orbits, in the order in which they are tried.
    order: [u8; CELLS],
    /// Sets of orbits of which one must be given, as masks of positions in the order.
    needed: Vec<u128>,
    /// The positions of the orbits that stay, as a mask.
    stays: u128,
    /// The number of decided orbits; the next one is the subject of the query.
    decided: usize,
    /// Whether the decisions about the first orbits are still provisional.
    is_provisional: bool,
    /// The number of givens that certainly stay.
    min_givens: u32,
}

impl<'o> Reduction<'o> {
    /// Starts with all cells given, and tries the orbits in random order. Returns the board of the first query, for a
    /// second solution.
    pub(super) fn new(solution: BoardLine, orbits: &'o [u128], random: &mut Random) -> (Self, PencilMarks) {
        let mut order: [u8; CELLS] = std::array::from_fn(|at| at as u8);
        random.shuffle(&mut order[..orbits.len()]);
        let mut this = Self {
            solution,
            orbits,
            order,
            needed: Vec::new(),
            stays: 0,
            decided: 0,
            is_provisional: true,
            min_givens: 0,
        };
        let mut board = pencil_marks_of(&solution);
        this.remove_first_orbits(&mut board);
        (this, board)
    }

    /// Returns the orbit at a position of the order.
    fn orbit(&self, position: usize) -> u128 {
        self.orbits[usize::from(self.order[position])]
    }

    /// Returns the current query; `None` at the end.
    fn query(&self) -> Option<Query> {
        if self.is_provisional {
            return Some(Query::Second);
        }
        let is_decided = self.decided == self.orbits.len();
        (!is_decided).then(|| if self.orbit(self.decided).is_power_of_two() { Query::Any } else { Query::Second })
    }

    /// Adds a solution of the provisional board; others are ignored.
    pub(super) fn add_solution(&mut self, other: &BoardLine) {
        if !self.is_provisional {
            return;
        }
        let differs =
            (0..CELLS).filter(|&cell| self.solution[cell] != other[cell]).fold(0, |all, cell| all | 1 << cell);
        let positions = (0..self.orbits.len()).filter(|&position| self.orbit(position) & differs != 0);
        let positions: u128 = positions.fold(0, |all, position| all | 1 << position);
        if positions != 0 {
            self.needed.push(positions);
        }
    }

    /// Applies the number of solutions that answers the query. Returns the next query, for which the board is changed.
    pub(super) fn answer(&mut self, count: u32, board: &mut PencilMarks) -> Option<Query> {
        if self.is_provisional {
            self.is_provisional = count > 1;
            if self.is_provisional {
                self.remove_first_orbits(board);
                return Some(Query::Second);
            }
            self.min_givens = self.givens().count_ones();
        } else {
            let known = u32::from(self.query()? == Query::Second);
            self.decide(count > known, board);
        }
        let query = self.query()?;
        let orbit = self.orbit(self.decided);
        match query {
            // Any other value than that of the solution.
            Query::Any => board[orbit.trailing_zeros() as usize] ^= OPEN,
            Query::Second => self.set(orbit, false, board),
        }
        Some(query)
    }

    /// Returns the number of givens that certainly stay.
    pub(super) fn min_givens(&self) -> u32 {
        self.min_givens
    }

    /// Returns the given cells as a mask.
    pub(super) fn givens(&self) -> u128 {
        let positions = (0..self.orbits.len()).filter(|&position| self.stays >> position & 1 == 1);
        positions.fold(0, |all, position| all | self.orbit(position))
    }

    /// Returns the full grid.
    pub(super) fn solution(&self) -> &BoardLine {
        &self.solution
    }

    /// Decides about the orbit of the query.
    fn decide(&mut self, stays: bool, board: &mut PencilMarks) {
        let orbit = self.orbit(self.decided);
        self.set(orbit, stays, board);
        self.stays |= u128::from(stays) << self.decided;
        self.min_givens += if stays { orbit.count_ones() } else { 0 };
        self.decided += 1;
    }

    /// Removes the first orbits, except those that are needed.
    fn remove_first_orbits(&mut self, board: &mut PencilMarks) {
        self.stays = 0;
        let first = self.orbits.len() * REMOVED_TOGETHER / CELLS;
        for at in 0..first {
            let up_to_here = (2 << at) - 1;
            let stays =
                self.needed.iter().any(|set| set & !up_to_here == 0 && set >> at & 1 == 1 && set & self.stays == 0);
            self.stays |= u128::from(stays) << at;
            self.set(self.orbit(at), stays, board);
        }
        self.decided = first;
    }

    fn set(&self, mut orbit: u128, given: bool, board: &mut PencilMarks) {
        while orbit != 0 {
            let cell = orbit.trailing_zeros() as usize;
            board[cell] = if given { 1 << (self.solution[cell] - b'1') } else { OPEN };
            orbit &= orbit - 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::symmetry::Symmetry;

    use bachet_kernel::{Options, for_each_solution_batch, solve_one};

    /// The standard algorithm: one orbit after the other, with a search for two solutions.
    fn standard(solution: &BoardLine, order: &[u128]) -> u128 {
        let unique = |givens: u128| {
            let line = std::array::from_fn(|cell| if givens >> cell & 1 == 1 { solution[cell] } else { b'.' });
            bachet_kernel::count_one(&line, &Options::new(2)).count == 1
        };
        order
            .iter()
            .fold((1 << CELLS) - 1, |givens, orbit| if unique(givens & !orbit) { givens & !orbit } else { givens })
    }

    /// Returns the givens, and the order in which the orbits were tried.
    fn fast(solution: &BoardLine, orbits: &[u128], random: &mut Random) -> (u128, Vec<u128>) {
        let (mut reduction, mut board) = Reduction::new(*solution, orbits, random);
        let mut next = Some(Query::Second);
        while let Some(query) = next {
            let limit = if query == Query::Any { 1 } else { 2 };
            let mut answer = [bachet_kernel::Answer::default()];
            for_each_solution_batch(&[board], &Options::new(limit), &mut answer, |_, line| {
                reduction.add_solution(line);
            });
            next = reduction.answer(answer[0].count, &mut board);
        }
        (reduction.givens(), (0..orbits.len()).map(|position| reduction.orbit(position)).collect())
    }

    #[test]
    fn the_puzzle_equals_that_of_the_standard_algorithm() {
        let mut random = Random::new(7, 0, 0);
        let solution = solve_one(&[b'.'; CELLS], &Options::new(1));
        let mut solution = solution.expect("the empty board has many");
        for at in 0..40 {
            let mut digits = *b"123456789";
            random.shuffle(&mut digits);
            solution = solution.map(|value| digits[usize::from(value - b'1')]);
            let orbits = Symmetry::ALL[at % Symmetry::ALL.len()].orbits();
            let (givens, order) = fast(&solution, &orbits, &mut random);
            assert_eq!(givens, standard(&solution, &order), "{order:?}");
        }
    }
}
