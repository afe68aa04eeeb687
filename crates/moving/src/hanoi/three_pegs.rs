//! Three pegs, from anywhere to a whole tower or back: the shortest way is known without a search.
//!
//! A disk that is not where it has to go moves once, and the smaller ones make room on the third peg: there is exactly one
//! shortest way (Hinz, Klavžar, Petr, "The Tower of Hanoi: Myths and Maths", theorem 2.7). Its length needs a look at
//! each disk, and its moves come one after the other, so that 64 disks are no harder than 3.

use bachet_notation::moving::{Hanoi, PegMoves};

use crate::position::Step;

/// A way that is known beforehand.
#[derive(Clone, Debug)]
pub(crate) struct ThreePegs {
    /// Where the disks are at the end that is not a whole tower.
    scattered: Vec<u32>,
    /// The peg of the whole tower.
    tower: u32,
    order: Order,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    /// The whole tower is the goal.
    Forwards,
    /// It is the start: the same way back.
    Backwards,
}

impl ThreePegs {
    /// The way of a puzzle, if it is one of these.
    pub(crate) fn of(puzzle: &Hanoi) -> Option<Self> {
        if puzzle.pegs != 3 || puzzle.moves != PegMoves::Any {
            return None;
        }
        let whole = |pegs: &[u32]| pegs.iter().all(|peg| *peg == pegs[0]).then(|| pegs[0]);
        match (whole(&puzzle.goal), whole(&puzzle.start)) {
            (Some(tower), _) => Some(Self { scattered: puzzle.start.clone(), tower, order: Order::Forwards }),
            (None, Some(tower)) => Some(Self { scattered: puzzle.goal.clone(), tower, order: Order::Backwards }),
            (None, None) => None,
        }
    }

    /// The number of moves: at most 2^64 - 1.
    pub(crate) fn moves(&self) -> u64 {
        self.targets(&self.scattered).filter(|(_, peg, target)| peg != target).map(|(disk, ..)| 1 << disk).sum()
    }

    /// The first moves.
    pub(crate) fn steps(&self, most: usize) -> Vec<Step> {
        let count = usize::try_from(self.moves()).unwrap_or(usize::MAX).min(most);
        let mut steps = Vec::with_capacity(count);
        let mut pegs = match self.order {
            Order::Forwards => self.scattered.clone(),
            Order::Backwards => vec![self.tower; self.scattered.len()],
        };
        while steps.len() < count {
            let step = match self.order {
                Order::Forwards => Self::next(&pegs, &vec![self.tower; pegs.len()]),
                Order::Backwards => Self::next(&pegs, &self.scattered),
            };
            let Some(step) = step else { break };
            if let Step::Disk { disk, to, .. } = step {
                pegs[disk as usize] = to;
            }
            steps.push(step);
        }
        steps
    }

    /// The next move on the way between these, one of which is a whole tower: the largest disk that is not in its place
    /// goes there, as soon as the smaller ones are on the third peg; those are a smaller puzzle of the same kind.
    fn next(pegs: &[u32], goal: &[u32]) -> Option<Step> {
        let mut goal = goal.to_vec();
        let mut step = None;
        for disk in (0..pegs.len()).rev() {
            let (from, to) = (pegs[disk], goal[disk]);
            if from != to {
                step = Some(Step::Disk { disk: disk as u32, from, to });
                goal[..disk].fill(3 - from - to);
            }
        }
        step
    }

    /// For each disk, the largest first, its peg and where it has to go so that all come together.
    fn targets<'a>(&self, pegs: &'a [u32]) -> impl Iterator<Item = (usize, u32, u32)> + 'a {
        let mut target = self.tower;
        (0..pegs.len()).rev().map(move |disk| {
            let (peg, wanted) = (pegs[disk], target);
            if peg != wanted {
                target = 3 - peg - wanted;
            }
            (disk, peg, wanted)
        })
    }
}
