//! The Tower of Hanoi: the top disk of a peg goes onto another that has no smaller one.

mod three_pegs;

use bachet_notation::moving::{Hanoi, PegMoves};

use crate::jugs::factorial;
use crate::model::{Family, bits};
use crate::position::{Position, Step};

pub(crate) use three_pegs::ThreePegs;

/// The states hold the peg of each disk side by side, that of the smallest disk in the lowest bits.
#[derive(Clone, Debug)]
pub(crate) struct PegSpace {
    disks: u32,
    pegs: u32,
    width: u32,
    start: u128,
    goal: u128,
    moves: PegMoves,
    /// The interchangeable pegs, as a mask: those that are empty at the start and at the end.
    spare: u32,
}

impl PegSpace {
    pub(crate) fn new(puzzle: &Hanoi) -> Self {
        let width = bits(puzzle.pegs - 1);
        let packed = |pegs: &[u32]| pegs.iter().rev().fold(0, |state, peg| state << width | u128::from(*peg));
        let used = puzzle.start.iter().chain(&puzzle.goal).fold(0, |mask, peg| mask | 1 << peg);
        let spare = if puzzle.moves == PegMoves::Any { ((1u32 << puzzle.pegs) - 1) & !used } else { 0 };
        Self {
            disks: puzzle.disks,
            pegs: puzzle.pegs,
            width,
            start: packed(&puzzle.start),
            goal: packed(&puzzle.goal),
            moves: puzzle.moves,
            spare: if spare.count_ones() > 1 { spare } else { 0 },
        }
    }

    /// The pegs to which a disk can go from this one.
    fn targets(&self, peg: u32) -> u32 {
        let all = (1u32 << self.pegs) - 1;
        match self.moves {
            PegMoves::Any => all & !(1 << peg),
            PegMoves::Adjacent => (1 << peg << 1 | 1 << peg >> 1) & all,
            PegMoves::Cyclic => 1 << ((peg + 1) % self.pegs),
        }
    }

    fn peg(&self, state: u128, disk: u32) -> u32 {
        (state >> (disk * self.width) & self.mask()) as u32
    }

    fn mask(&self) -> u128 {
        (1 << self.width) - 1
    }
}

impl Family for PegSpace {
    fn start(&self) -> u128 {
        self.start
    }

    fn is_goal(&self, state: u128) -> bool {
        state == self.goal
    }

    /// Ordered by disk, the smallest first, then by target peg. The label is `disk * pegs + target`.
    fn moves(&self, state: u128, mut visit: impl FnMut(u32, u128)) {
        let all = (1u32 << self.pegs) - 1;
        // The pegs that hold a smaller disk.
        let mut taken = 0;
        let mut rest = state;
        for disk in 0..self.disks {
            let peg = (rest & self.mask()) as u32;
            rest >>= self.width;
            if taken >> peg & 1 == 1 {
                continue;
            }
            let mut open = self.targets(peg) & !taken;
            while open != 0 {
                let to = open.trailing_zeros();
                open &= open - 1;
                let shift = disk * self.width;
                visit(disk * self.pegs + to, state ^ u128::from(peg ^ to) << shift);
            }
            taken |= 1 << peg;
            if taken == all {
                return;
            }
        }
    }

    fn step(&self, state: u128, label: u32) -> Step {
        let (disk, to) = (label / self.pegs, label % self.pegs);
        Step::Disk { disk, from: self.peg(state, disk), to }
    }

    fn position(&self, state: u128) -> Position {
        Position::Hanoi((0..self.disks).map(|disk| self.peg(state, disk)).collect())
    }

    fn is_reversible(&self) -> bool {
        self.moves != PegMoves::Cyclic || self.pegs == 2
    }

    fn has_symmetry(&self) -> bool {
        self.spare != 0
    }

    fn interchangeable(&self) -> Vec<u64> {
        Some(u64::from(self.spare.count_ones())).into_iter().filter(|count| *count > 0).collect()
    }

    /// The spare pegs are in the order of their smallest disks.
    fn canonical(&self, state: u128) -> u128 {
        let mut name = [u32::MAX; 32];
        let mut free = self.spare;
        let mut sorted = 0;
        for disk in 0..self.disks {
            let peg = self.peg(state, disk);
            let name = &mut name[peg as usize];
            if *name == u32::MAX {
                *name = if self.spare >> peg & 1 == 1 { free.trailing_zeros() } else { peg };
                free &= !(self.spare & 1 << *name);
            }
            sorted |= u128::from(*name) << (disk * self.width);
        }
        sorted
    }

    /// The number of orders of the spare pegs; empty ones are the same.
    fn orbit(&self, state: u128) -> u64 {
        let taken = (0..self.disks).fold(0, |mask, disk| mask | 1 << self.peg(state, disk)) & self.spare;
        let empty = (self.spare & !taken).count_ones();
        factorial(self.spare.count_ones().into()) / factorial(empty.into())
    }
}
