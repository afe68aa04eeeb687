//! A minimal puzzle of a full grid.
//!
//! The usual way: go through the cells in a random order, and take away each given whose loss leaves the solution
//! unique. Two things make it fast. The solution is known: without the given of a cell it is still the only one if the
//! board has no solution with another value there. That is a search for one solution, which mostly fails early.
//! And of the first cells nearly all go. So they are taken away together, and the solver is asked for a second
//! solution. It differs from the first in some cells, and one of them must be given: if all are to go, the last of them
//! in the order stays. With this the first cells are decided again, until there is no second solution.
//! Then the decisions are those of the usual way: a wrong one could only be a given taken away too many, and there would
//! be a second solution. So the puzzle depends on the grid and the order alone, not on which solution a solver finds.
//!
//! With a symmetry, orbits of cells take the place of cells.

use bachet_kernel::{BoardLine, CELLS, PencilMarks, pencil_marks_of};

/// So many orbits in 81 are taken away together: about there the first ones must stay.
const TOGETHER: usize = 40;
/// All values.
const OPEN: u16 = 0x1ff;

/// What is asked about the board of a [`Reduction`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// Whether it has a solution.
    Any,
    /// Whether it has a second solution.
    Second,
}

/// A puzzle on the way to be minimal.
#[derive(Clone, Debug)]
pub(super) struct Reduction {
    solution: BoardLine,
    board: PencilMarks,
    /// The orbits, in the order in which they are tried.
    order: Vec<u128>,
    /// Cells of which one must be given, as places in the order.
    needed: Vec<u128>,
    /// The places of the orbits that stay.
    stays: u128,
    /// So many orbits are decided; the next one is asked about.
    decided: usize,
    /// Whether the first ones are not sure yet.
    together: bool,
    /// The number of givens that stay for sure.
    least: u32,
}

impl Reduction {
    /// Begins with all cells given.
    pub(super) fn new(solution: BoardLine, order: Vec<u128>) -> Self {
        let board = pencil_marks_of(&solution);
        let mut this =
            Self { solution, board, order, needed: Vec::new(), stays: 0, decided: 0, together: true, least: 0 };
        this.take_together();
        this
    }

    /// The board of the question.
    pub(super) fn board(&self) -> &PencilMarks {
        &self.board
    }

    /// What is asked about it; nothing more at the end.
    pub(super) fn question(&self) -> Option<Question> {
        let orbit = self.order.get(self.decided);
        match (self.together, orbit) {
            (true, _) => Some(Question::Second),
            (false, Some(orbit)) => Some(if orbit.is_power_of_two() { Question::Any } else { Question::Second }),
            (false, None) => None,
        }
    }

    /// Whether solutions are wanted, not only their number.
    pub(super) fn learns(&self) -> bool {
        self.together
    }

    /// A solution of the board.
    pub(super) fn learn(&mut self, other: &BoardLine) {
        let differs =
            (0..CELLS).filter(|&cell| self.solution[cell] != other[cell]).fold(0, |all, cell| all | 1 << cell);
        let places = (0..).zip(&self.order).filter(|(_, orbit)| *orbit & differs != 0);
        let places: u128 = places.fold(0, |all, (place, _)| all | 1 << place);
        if places != 0 {
            self.needed.push(places);
        }
    }

    /// Goes on with the number of solutions.
    pub(super) fn answer(&mut self, count: u32) {
        match self.question() {
            None => return,
            Some(Question::Second) if self.together => {
                self.together = count > 1;
                if self.together {
                    return self.take_together();
                }
                self.least = self.givens().count_ones();
            }
            Some(Question::Second) => self.decide(count > 1),
            Some(Question::Any) => self.decide(count > 0),
        }
        let Some(&orbit) = self.order.get(self.decided) else { return };
        if orbit.is_power_of_two() {
            // Any value but that of the solution.
            self.board[orbit.trailing_zeros() as usize] ^= OPEN;
        } else {
            self.set(orbit, false);
        }
    }

    /// The number of givens that stay so far.
    pub(super) fn least_givens(&self) -> u32 {
        self.least
    }

    /// The cells that are given.
    pub(super) fn givens(&self) -> u128 {
        (0..).zip(&self.order).filter(|(place, _)| self.stays >> place & 1 == 1).fold(0, |all, (_, orbit)| all | orbit)
    }

    /// The full grid.
    pub(super) fn solution(&self) -> &BoardLine {
        &self.solution
    }

    /// Decides about the orbit that was asked about.
    fn decide(&mut self, stays: bool) {
        let orbit = self.order[self.decided];
        self.set(orbit, stays);
        self.stays |= u128::from(stays) << self.decided;
        self.least += if stays { orbit.count_ones() } else { 0 };
        self.decided += 1;
    }

    /// Takes the first orbits away, but for those that are needed.
    fn take_together(&mut self) {
        self.stays = 0;
        let together = self.order.len() * TOGETHER / CELLS;
        for place in 0..together {
            let up_to_it = (2 << place) - 1;
            let stays =
                self.needed.iter().any(|set| set & !up_to_it == 0 && set >> place & 1 == 1 && set & self.stays == 0);
            self.stays |= u128::from(stays) << place;
            self.set(self.order[place], stays);
        }
        self.decided = together;
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

    /// The usual way: one orbit after the other, two solutions looked for.
    fn usual(solution: &BoardLine, order: &[u128]) -> u128 {
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
        while let Some(question) = reduction.question() {
            let limit = if question == Question::Any { 1 } else { 2 };
            let (mut answer, mut found) = ([bachet_kernel::Answer::default()], Vec::new());
            for_each_solution_batch(&[*reduction.board()], &Options::new(limit), &mut answer, |_, line| {
                found.push(*line);
            });
            if reduction.learns() {
                for line in &found {
                    reduction.learn(line);
                }
            }
            reduction.answer(answer[0].count);
        }
        reduction.givens()
    }

    #[test]
    fn the_puzzle_is_that_of_the_usual_way() {
        let mut random = Random::new(7, 0, 0);
        let solution = solve_one(&[b'.'; CELLS], &Options::new(1));
        let mut solution = solution.expect("the empty board has many");
        for at in 0..40 {
            let mut digits = *b"123456789";
            random.shuffle(&mut digits);
            solution = solution.map(|value| digits[usize::from(value - b'1')]);
            let mut order = Symmetry::ALL[at % Symmetry::ALL.len()].orbits();
            random.shuffle(&mut order);
            assert_eq!(fast(&solution, &order), usual(&solution, &order), "{order:?}");
        }
    }
}
