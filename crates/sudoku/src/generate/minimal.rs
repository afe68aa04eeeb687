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

/// A puzzle during its reduction.
#[derive(Clone, Debug)]
pub(super) struct Reduction {
    solution: BoardLine,
    board: PencilMarks,
    /// The orbits, in the order in which they are tried.
    order: Vec<u128>,
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

impl Reduction {
    /// Starts with all cells given.
    pub(super) fn new(solution: BoardLine, order: Vec<u128>) -> Self {
        let board = pencil_marks_of(&solution);
        let mut this = Self {
            solution,
            board,
            order,
            needed: Vec::new(),
            stays: 0,
            decided: 0,
            is_provisional: true,
            min_givens: 0,
        };
        this.remove_first_orbits();
        this
    }

    /// Returns the board of the query.
    pub(super) fn board(&self) -> &PencilMarks {
        &self.board
    }

    /// Returns the current query; `None` at the end.
    pub(super) fn query(&self) -> Option<Query> {
        let orbit = self.order.get(self.decided);
        match (self.is_provisional, orbit) {
            (true, _) => Some(Query::Second),
            (false, Some(orbit)) => Some(if orbit.is_power_of_two() { Query::Any } else { Query::Second }),
            (false, None) => None,
        }
    }

    /// Whether the query needs the solutions, not only their number.
    pub(super) fn uses_solutions(&self) -> bool {
        self.is_provisional
    }

    pub(super) fn add_solution(&mut self, other: &BoardLine) {
        let differs =
            (0..CELLS).filter(|&cell| self.solution[cell] != other[cell]).fold(0, |all, cell| all | 1 << cell);
        let positions = (0..).zip(&self.order).filter(|(_, orbit)| *orbit & differs != 0);
        let positions: u128 = positions.fold(0, |all, (position, _)| all | 1 << position);
        if positions != 0 {
            self.needed.push(positions);
        }
    }

    /// Applies the number of solutions that answers the query.
    pub(super) fn answer(&mut self, count: u32) {
        match self.query() {
            None => return,
            Some(Query::Second) if self.is_provisional => {
                self.is_provisional = count > 1;
                if self.is_provisional {
                    return self.remove_first_orbits();
                }
                self.min_givens = self.givens().count_ones();
            }
            Some(Query::Second) => self.decide(count > 1),
            Some(Query::Any) => self.decide(count > 0),
        }
        let Some(&orbit) = self.order.get(self.decided) else { return };
        if orbit.is_power_of_two() {
            // The next query asks for any other value than that of the solution.
            self.board[orbit.trailing_zeros() as usize] ^= OPEN;
        } else {
            self.set(orbit, false);
        }
    }

    /// Returns the number of givens that certainly stay.
    pub(super) fn min_givens(&self) -> u32 {
        self.min_givens
    }

    /// Returns the given cells as a mask.
    pub(super) fn givens(&self) -> u128 {
        (0..).zip(&self.order).filter(|(at, _)| self.stays >> at & 1 == 1).fold(0, |all, (_, orbit)| all | orbit)
    }

    /// Returns the full grid.
    pub(super) fn solution(&self) -> &BoardLine {
        &self.solution
    }

    /// Decides about the orbit of the query.
    fn decide(&mut self, stays: bool) {
        let orbit = self.order[self.decided];
        self.set(orbit, stays);
        self.stays |= u128::from(stays) << self.decided;
        self.min_givens += if stays { orbit.count_ones() } else { 0 };
        self.decided += 1;
    }

    /// Removes the first orbits, except those that are needed.
    fn remove_first_orbits(&mut self) {
        self.stays = 0;
        let first = self.order.len() * REMOVED_TOGETHER / CELLS;
        for at in 0..first {
            let up_to_here = (2 << at) - 1;
            let stays =
                self.needed.iter().any(|set| set & !up_to_here == 0 && set >> at & 1 == 1 && set & self.stays == 0);
            self.stays |= u128::from(stays) << at;
            self.set(self.order[at], stays);
        }
        self.decided = first;
    }

    fn set(&mut self, mut orbit: u128, given: bool) {
        while orbit != 0 {
            let cell = orbit.trailing_zeros() as usize;
            self.board[cell] = if given { 1 << (self.solution[cell] - b'1') } else { OPEN };
            orbit &= orbit - 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::random::Random;
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

    fn fast(solution: &BoardLine, order: &[u128]) -> u128 {
        let mut reduction = Reduction::new(*solution, order.to_vec());
        while let Some(query) = reduction.query() {
            let limit = if query == Query::Any { 1 } else { 2 };
            let (mut answer, mut found) = ([bachet_kernel::Answer::default()], Vec::new());
            for_each_solution_batch(&[*reduction.board()], &Options::new(limit), &mut answer, |_, line| {
                found.push(*line);
            });
            if reduction.uses_solutions() {
                for line in &found {
                    reduction.add_solution(line);
                }
            }
            reduction.answer(answer[0].count);
        }
        reduction.givens()
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
            let mut order = Symmetry::ALL[at % Symmetry::ALL.len()].orbits();
            random.shuffle(&mut order);
            assert_eq!(fast(&solution, &order), standard(&solution, &order), "{order:?}");
        }
    }
}
