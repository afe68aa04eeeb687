//! The answer of `count`.

use super::ways::Ways;
use super::{Total, ways};
use crate::Puzzle;
use crate::verbs::{self, Counted};

/// The number of solutions.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Count {
    /// The number of solutions.
    #[serde(flatten)]
    pub total: Total,
    /// The number of solutions before the first clue and after each.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counts: Option<Vec<String>>,
    /// For each of `counts` whether it is exact; otherwise it is a lower bound.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counts_exact: Option<Vec<bool>>,
    /// The clues in the order in which the number of solutions falls fastest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_order: Option<Vec<BestClue>>,
    /// An estimate of the number, if one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub estimate: Option<Estimate>,
    /// The number of ways, states and moves, if the solutions are ways.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ways: Option<Ways>,
}

/// A step of the order in which the number of solutions falls fastest.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BestClue {
    /// Which clue, from 1.
    pub clue: usize,
    /// Its label; empty for a dash.
    pub label: String,
    /// The number of solutions left after it.
    pub count: String,
    /// Whether `count` is exact; otherwise it is a lower bound.
    pub exact: bool,
}

/// An estimate of the number of solutions. Numbers below a million are whole; larger ones look like `6.671e21`.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Estimate {
    /// The mean of the samples, an unbiased estimate.
    pub mean: String,
    /// The lower end of the 95 % interval.
    pub low: String,
    /// The upper end of the 95 % interval.
    pub high: String,
    /// The number of samples.
    pub samples: String,
}

impl Count {
    /// Puts together what `count` found in the puzzle.
    pub fn new(puzzle: &Puzzle, found: &Counted) -> Self {
        let per_clue = found.per_clue.as_ref();
        Self {
            total: Total::new(found.verdict, &found.count),
            counts: per_clue.map(|counts| counts.iter().map(|count| count.number.to_string()).collect()),
            counts_exact: per_clue.map(|counts| counts.iter().map(|count| count.exact).collect()),
            best_order: found.best_order.as_deref().map(|order| best_order(puzzle, order)),
            estimate: found.estimate.as_ref().map(Estimate::from),
            ways: found.ways.as_ref().map(ways::counts),
        }
    }
}

fn best_order(puzzle: &Puzzle, order: &[(usize, verbs::Count)]) -> Vec<BestClue> {
    let best = |(clue, count): &(usize, verbs::Count)| BestClue {
        clue: clue + 1,
        label: puzzle.clue_label(*clue),
        count: count.number.to_string(),
        exact: count.exact,
    };
    order.iter().map(best).collect()
}

impl From<&verbs::Estimate> for Estimate {
    fn from(estimate: &verbs::Estimate) -> Self {
        Self {
            mean: estimate.mean.to_string(),
            low: estimate.low.to_string(),
            high: estimate.high.to_string(),
            samples: estimate.samples.to_string(),
        }
    }
}
