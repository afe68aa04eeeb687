//! Three pegs, from anywhere to a whole tower or back: the shortest way is known without a search.
//!
//! The largest misplaced disk moves once, while the smaller ones are on the third peg: there is exactly one shortest
//! way (Hinz, Klavžar, Petr, "The Tower of Hanoi: Myths and Maths", theorem 2.7). Its length takes linear time in the
//! disks.

use bachet_notation::moving::{Hanoi, PegMoves};

use crate::position::Step;

/// A shortest way that is known without a search.
#[derive(Clone, Debug)]
pub(crate) struct ThreePegs {
    /// The pegs of the disks at the other end of the way.
    scattered: Vec<u32>,
    /// The peg of the whole tower.
    tower: u32,
    order: Order,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    /// The whole tower is the goal.
    Forwards,
    /// The whole tower is the start; the way is the reverse of the other.
    Backwards,
}

impl ThreePegs {
    /// Returns the way of the puzzle, or `None` if neither end is a whole tower on three pegs with any moves.
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

    /// The first moves, at most `max`.
    pub(crate) fn steps(&self, max: usize) -> Vec<Step> {
        let count = usize::try_from(self.moves()).unwrap_or(usize::MAX).min(max);
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

    /// The next move on the way between these, one of which is a whole tower. The largest misplaced disk moves to its
    /// target once the smaller disks are on the third peg, which is a smaller puzzle of the same kind.
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

    /// For each disk, the largest first, its peg and its target, with which the disks gather on the tower's peg.
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
