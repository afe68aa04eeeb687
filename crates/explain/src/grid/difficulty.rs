//! How difficult a grid is: a scale of our own.

use super::FoundStep;

/// What the difficulty of a grid is made of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difficulty {
    /// The number of steps.
    pub steps: usize,
    /// The cost of the hardest step.
    pub hardest: u32,
    /// The sum of the costs of all steps.
    pub sum: u64,
    /// The sum of the costs, each divided by the number of steps that could be seen at its point: where many are open,
    /// one of them is found soon.
    ///
    /// Pelánek found that the time that people take for a Sudoku depends on both: how hard steps are, and how many are
    /// open at once ("Difficulty Rating of Sudoku Puzzles by a Computational Model", FLAIRS 2011).
    pub scarcity: f64,
}

impl Difficulty {
    /// Adds up the steps of an explanation.
    pub fn of(steps: &[FoundStep]) -> Self {
        let costs = || steps.iter().map(|found| found.step.cost);
        let shares = steps.iter().map(|found| f64::from(found.step.cost) / found.open.max(1) as f64);
        Self {
            steps: steps.len(),
            hardest: costs().max().unwrap_or(0),
            sum: costs().map(u64::from).sum(),
            scarcity: shares.sum(),
        }
    }

    /// Returns the difficulty as one number: the scarcity and the hardest step, in the cost of a clue.
    pub fn score(&self) -> f64 {
        (self.scarcity + f64::from(self.hardest)) / 100.0
    }
}
