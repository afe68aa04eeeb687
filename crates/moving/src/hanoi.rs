//! The Tower of Hanoi: the top disk of a peg goes onto another that has no smaller one.

mod three_pegs;

use bachet_notation::moving::{Hanoi, PegMoves};

use crate::jugs::factorial;
use crate::model::bits;
use crate::position::Step;

pub(crate) use three_pegs::ThreePegs;

/// The peg of each disk side by side in the bits of a state, the smallest disk lowest.
#[derive(Clone, Debug)]
pub(crate) struct Tower {
    disks: u32,
    pegs: u32,
    width: u32,
    start: u128,
    goal: u128,
    moves: PegMoves,
    /// The pegs that may be exchanged, as a mask.
    spare: u32,
}

impl Tower {
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

    pub(crate) fn start(&self) -> u128 {
        self.start
    }

    pub(crate) fn is_goal(&self, state: u128) -> bool {
        state == self.goal
    }

    /// Smaller disks first, then by the peg they go to. The label is that of a disk and a peg.
    pub(crate) fn moves(&self, state: u128, mut visit: impl FnMut(u32, u128)) {
        let all = (1u32 << self.pegs) - 1;
        // The pegs with a smaller disk.
        let mut taken = 0;
        let mut rest = state;
        for disk in 0..self.disks {
            let peg = (rest & self.mask()) as u32;
            rest >>= self.width;
            if taken >> peg & 1 == 1 {
                continue;
            }
            let mut open = self.reach(peg) & !taken;
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

    pub(crate) fn step(&self, state: u128, label: u32) -> Step {
        let (disk, to) = (label / self.pegs, label % self.pegs);
        Step::Disk { disk, from: self.peg(state, disk), to }
    }

    pub(crate) fn pegs(&self, state: u128) -> Vec<u32> {
        (0..self.disks).map(|disk| self.peg(state, disk)).collect()
    }

    pub(crate) fn is_reversible(&self) -> bool {
        self.moves != PegMoves::Cyclic || self.pegs == 2
    }

    pub(crate) fn has_symmetry(&self) -> bool {
        self.spare != 0
    }

    pub(crate) fn alike(&self) -> Vec<u64> {
        Some(u64::from(self.spare.count_ones())).into_iter().filter(|count| *count > 0).collect()
    }

    /// The spare pegs in the order of their smallest disks.
    pub(crate) fn canonical(&self, state: u128) -> u128 {
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

    /// In how many orders the spare pegs can stand: those without a disk are the same.
    pub(crate) fn orbit(&self, state: u128) -> u64 {
        let taken = (0..self.disks).fold(0, |mask, disk| mask | 1 << self.peg(state, disk)) & self.spare;
        let empty = (self.spare & !taken).count_ones();
        factorial(self.spare.count_ones().into()) / factorial(empty.into())
    }

    /// The pegs that a disk can go to from this one.
    fn reach(&self, peg: u32) -> u32 {
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
